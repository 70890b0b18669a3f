// Core Graphics re-exports the geometry types that Foundation already has on Linux.
@_exported public import Foundation
// Nothing in it is public: it is for the targets above alone.
@_exported public import VitrineSupport
