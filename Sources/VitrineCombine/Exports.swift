// Combine as programs write for it: OpenCombine, with the schedulers and publishers that Foundation and Dispatch have on
// Apple's systems, and what OpenCombine lacks.
@_exported public import Foundation
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
