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
    package var frame: @MainActor () -> CGRect = { .zero }
}
