// Swift constructs from a metatype through `required` initialisers only, and a required `init(frame:)`
// would break every subclass that overrides it. The allocating entry of a convenience initialiser takes its
// class from the metatype it is called on and dispatches `init(frame:)` through that, so a static function
// bound to that symbol makes views of any class. Tests pin the symbol.
extension UIView {
    @_silgen_name("$s12VitrineUIKit6UIViewC8_dynamicAC10Foundation6CGRectV_tcfC")
    private static func _allocateDynamic(_ frame: CGRect) -> UIView

    /// Makes a view of a class known at run time by its `init(frame:)`. A class without that initialiser
    /// traps with Swift's own message, as on Apple's systems.
    package static func make<View: UIView>(from type: View.Type, frame: CGRect) -> View {
        unsafeDowncast(type._allocateDynamic(frame), to: View.self)
    }
}
