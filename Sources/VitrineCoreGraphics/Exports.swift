// Core Graphics re-exports the geometry types that Foundation already has on Linux.
@_exported public import Foundation
