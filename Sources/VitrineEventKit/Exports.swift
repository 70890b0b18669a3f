// What Apple's framework brings along.
@_exported public import Foundation
@_exported public import VitrineCoreGraphics
@_exported public import VitrineCoreLocation
