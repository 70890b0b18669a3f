// As views are made of a class known at run time (`UIView+Dynamic.swift`). Tests pin the symbol.
extension UIViewController {
    @_silgen_name("$s12VitrineUIKit16UIViewControllerC8_dynamic_ACSSSg_10Foundation6BundleCSgtcfC")
    private static func _allocateDynamic(_ nibName: __owned String?, _ bundle: __owned Bundle?)
        -> UIViewController

    /// Makes a controller of a class known at run time by its `init(nibName:bundle:)`. A class without that initialiser
    /// traps with Swift's own message, as on Apple's systems.
    static func make<Controller: UIViewController>(
        from type: Controller.Type, nibName: String?, bundle: Bundle?
    ) -> Controller {
        unsafeDowncast(type._allocateDynamic(nibName, bundle), to: Controller.self)
    }
}

/// Makes a view controller of a class known at run time, by the class's `init(nibName:bundle:)`.
///
/// A translated program calls it, for `T(nibName:bundle:)` and `type.init(nibName:bundle:)`. A class without the initialiser
/// traps with Swift's own message.
@MainActor @preconcurrency
public func _make<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String?, bundle: Bundle?
) -> Controller {
    UIViewController.make(from: type, nibName: nibName, bundle: bundle)
}
