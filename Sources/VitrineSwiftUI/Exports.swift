// SwiftUI re-exports UIKit, Combine, Observation and Foundation, and so does this module: a source that
// imports SwiftUI alone sees all of them.
@_exported public import Foundation
@_exported public import Observation
@_exported public import VitrineCombine
@_exported public import VitrineTransferable
@_exported public import VitrineUIKit
