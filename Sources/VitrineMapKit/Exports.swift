// What Apple's framework brings along: MapKit has Core Location and UIKit, and here SwiftUI's maps, too.
@_exported public import Foundation
@_exported public import VitrineCoreLocation
@_exported public import VitrineUIKit
