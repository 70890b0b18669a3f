/// A rectangle in a view that takes part in layout and focus without being a view.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    public override init() { super.init() }

    /// The rectangle, in the owning view's coordinates, in points.
    open var layoutFrame: CGRect { frame() }

    /// The view that owns the guide; set by `addLayoutGuide(_:)`.
    open weak var owningView: UIView?

    /// A name for debugging.
    open var identifier = ""

    /// Where the rectangle comes from: the guides of a view compute theirs from its insets.
    // `final`: in a `@preconcurrency` class, Swift 6.3 mangles the accessors of a closure with an actor
    // differently in the class and in subclasses of other files, and linking fails.
    package final var frame: @MainActor () -> CGRect = { .zero }
}
