@_exported public import Foundation
@_exported public import VitrineCoreGraphics
@_exported public import VitrineFoundation
