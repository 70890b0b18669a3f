// Whoever imports this module writes for Foundation as it is on Apple's systems.
@_exported public import Foundation
// Apple's brings the macro `@Observable` along.
@_exported public import Observation
