// As views are made of a class known at run time (`UIView+Dynamic.swift`). Tests pin the symbol.
extension UINavigationController {
    @_silgen_name("$s12VitrineUIKit22UINavigationControllerC8_dynamicAcA06UIViewD0C_tcfC")
    private static func _allocateDynamic(_ rootViewController: __owned UIViewController)
        -> UINavigationController

    /// Makes a controller of a class known at run time by its `init(rootViewController:)`. A class without that initialiser
    /// traps with Swift's own message, as on Apple's systems.
    static func make<Controller: UINavigationController>(
        from type: Controller.Type, rootViewController: UIViewController
    ) -> Controller {
        unsafeDowncast(type._allocateDynamic(rootViewController), to: Controller.self)
    }
}

/// Makes a navigation controller of a class known at run time, by the class's `init(rootViewController:)`.
///
/// A translated program calls it, for `T(rootViewController:)` and `type.init(rootViewController:)`. A class without the
/// initialiser traps with Swift's own message.
@MainActor @preconcurrency
public func _make<Controller: UINavigationController>(
    _ type: Controller.Type, rootViewController: UIViewController
) -> Controller {
    UINavigationController.make(from: type, rootViewController: rootViewController)
}
