// One import for portable sources: Apple's frameworks where they exist, the runtime elsewhere.
#if canImport(UIKit)
@_exported public import Combine
@_exported public import SwiftUI
@_exported public import UIKit
#else
@_exported public import VitrineSwiftUI
#endif
