/// The way from one view controller to another: of a storyboard, or one that the program makes.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    /// The name of the segue.
    open private(set) var identifier: String?
    /// The controller that it leads from.
    open private(set) var source: UIViewController
    /// The controller that it leads to.
    open private(set) var destination: UIViewController
    private var performHandler: (() -> Void)?

    /// Makes a segue of a subclass that overrides ``perform()``.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        performHandler = nil
    }

    /// Makes a segue that a closure performs.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        self.performHandler = performHandler
    }

    /// Shows the destination: calls the closure that the segue was made with. Subclasses override it instead.
    open func perform() {
        demand(
            performHandler != nil,
            "\(type(of: self)) was made without a closure: override perform(), or make it with a performHandler."
        )
        performHandler?()
    }

    /// The entry that `make(from:…)` allocates through.
    @usableFromInline
    convenience init(
        _dynamic identifier: String?, _ source: UIViewController, _ destination: UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    @_silgen_name("$s12VitrineUIKit17UIStoryboardSegueC8_dynamic__ACSSSg_AA16UIViewControllerCAGtcfC")
    private static func _allocateDynamic(
        _ identifier: __owned String?, _ source: __owned UIViewController,
        _ destination: __owned UIViewController
    ) -> UIStoryboardSegue

    /// Makes a segue of a class that a storyboard names. One that does not override ``perform()`` does what its kind says.
    static func make(
        from type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController,
        destination: UIViewController, handler: @escaping () -> Void
    ) -> UIStoryboardSegue {
        let made = make(from: type, identifier: identifier, source: source, destination: destination)
        made.performHandler = handler
        return made
    }

    /// Makes a segue of a class known at run time.
    static func make<Segue: UIStoryboardSegue>(
        from type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
    ) -> Segue {
        unsafeDowncast(type._allocateDynamic(identifier, source, destination), to: type)
    }
}

/// Makes a segue of a class known at run time, by the class's `init(identifier:source:destination:)`.
///
/// A translated program calls it, for `T(identifier:source:destination:)` and `type.init(identifier:source:destination:)`. A
/// class without the initialiser traps with Swift's own message.
@MainActor @preconcurrency
public func _make<Segue: UIStoryboardSegue>(
    _ type: Segue.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> Segue {
    UIStoryboardSegue.make(from: type, identifier: identifier, source: source, destination: destination)
}
