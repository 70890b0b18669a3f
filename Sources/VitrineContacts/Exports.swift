// What Apple's framework brings along.
@_exported public import Foundation
