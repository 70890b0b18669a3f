/// A rectangle in a view that takes part in layout and focus without being a view.
///
/// Add it to a view with `addLayoutGuide(_:)`, and place it with constraints.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    /// Where the rectangle comes from.
    enum Kind {
        /// Constraints.
        case own
        /// The bounds of the view, less some insets.
        case insets
        /// The content of a scroll view.
        case content
        /// The visible part of a scroll view.
        case frame
    }

    public override init() { super.init() }

    deinit { storedItem?.ownerIsGoing() }

    /// The rectangle, in the owning view's coordinates, in points. That of the last layout pass where constraints
    /// determine it.
    open var layoutFrame: CGRect {
        switch kind {
        case .own: storedFrame
        case .insets: owningView?.bounds.inset(by: insets) ?? .zero
        case .content: CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
        case .frame: owningView?.bounds ?? .zero
        }
    }

    /// The view that owns the guide; set by `addLayoutGuide(_:)`.
    open weak var owningView: UIView?

    /// A name for debugging.
    open var identifier = ""

    /// Whether the constraints would allow the guide another rectangle. For debugging.
    ///
    /// Complexity: O(size of the system).
    open var hasAmbiguousLayout: Bool {
        owningView != nil && kind == .own && !madeLayoutItem.ambiguousDimensions.isEmpty
    }

    /// The constraints that the rectangle of the guide depends on along an axis, in the order they were activated.
    /// For debugging; it may list more than are at work.
    ///
    /// Complexity: O(size of the system).
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        storedItem?.affectingConstraints(axis) ?? []
    }

    // MARK: For Auto Layout

    final var kind = Kind.own
    /// What constraints made the rectangle.
    final var storedFrame = CGRect.zero
    // `final`: in a `@preconcurrency` class, Swift 6.3 mangles the accessors of a closure with an actor
    // differently in the class and in subclasses of other files, and linking fails.
    final var insetsOfOwner: @MainActor (UIView) -> UIEdgeInsets = { _ in .zero }
    private var storedItem: LayoutItem?

    final var insets: UIEdgeInsets { owningView.map(insetsOfOwner) ?? .zero }

    final var madeLayoutItem: LayoutItem {
        if let storedItem { return storedItem }
        let item = LayoutItem(self)
        storedItem = item
        return item
    }

    /// Before the guide leaves its view.
    final func deactivateConstraints() {
        guard let storedItem else { return }
        var view = owningView
        while let current = view {
            for constraint in current.layoutItem?.held ?? []
            where constraint.items.contains(where: { $0 === storedItem }) {
                constraint.deactivate()
            }
            view = current.storedSuperview
        }
    }
}
