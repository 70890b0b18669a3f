// What Apple's framework brings along.
@_exported public import Foundation
@_exported @_weakLinked public import FoundationNetworking
@_exported public import VitrineUIKit
