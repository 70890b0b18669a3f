// Core Graphics re-exports the geometry types that Foundation already has on Linux.
@_exported public import Foundation
@_exported public import VitrineFoundation
// Nothing in it is public: it is for the targets above alone.
@_exported public import VitrineSupport
