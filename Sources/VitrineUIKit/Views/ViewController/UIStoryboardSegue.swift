/// The way from one view controller to another.
///
/// Storyboards are not read here: a segue is one that the program makes.
@MainActor @preconcurrency
open class UIStoryboardSegue: NSObject {
    /// The name of the segue.
    open private(set) var identifier: String?
    /// The controller that it leads from.
    open private(set) var source: UIViewController
    /// The controller that it leads to.
    open private(set) var destination: UIViewController
    private let performHandler: (() -> Void)?

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
}
