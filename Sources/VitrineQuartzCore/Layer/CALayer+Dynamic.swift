// Swift constructs from a metatype through `required` initialisers only, and those would break every
// subclass that overrides `init()`. The allocating entry point of a convenience initialiser takes its class
// from the metatype it is called on and dispatches `init()` through that; binding a static function to its
// symbol gives exactly that. `DynamicCreationTests` pins the symbols.
extension CALayer {
    @_silgen_name("$s17VitrineQuartzCore7CALayerC8_dynamicACyt_tcfC")
    private static func _allocateDynamic(_: Void) -> CALayer

    // Initialisers take their arguments owned, functions do not: without `__owned` it would be released twice.
    @_silgen_name("$s17VitrineQuartzCore7CALayerC8_copyingACyp_tcfC")
    private static func _allocateCopying(_ layer: __owned Any) -> CALayer

    /// Makes a layer of a class known at run time, by its `init()`.
    package static func make(from type: CALayer.Type) -> CALayer { type._allocateDynamic(()) }

    /// Makes a presentation layer by the class's `init(layer:)`.
    package static func make(copying layer: CALayer) -> CALayer {
        let outer = isMakingPresentation
        isMakingPresentation = true
        defer { isMakingPresentation = outer }
        return Swift.type(of: layer)._allocateCopying(layer)
    }

    /// Whether `init(layer:)` is called for a presentation layer.
    static var isMakingPresentation = false
}
