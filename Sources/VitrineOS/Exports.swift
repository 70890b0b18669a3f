// Logs take what Foundation formats.
@_exported public import Foundation
