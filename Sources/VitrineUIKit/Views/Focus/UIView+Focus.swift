import VitrineSupport

// The members that subclasses override are in the classes' bodies, where Swift allows overriding. Their
// defaults are here:
//
//     open var canBecomeFocused: Bool { false }                                        // UIView
//     open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }             // focusPreferences in UIViewController
//     open var parentFocusEnvironment: (any UIFocusEnvironment)? { focusParent }
//     open var focusItemContainer: (any UIFocusItemContainer)? { self }                // viewIfLoaded in UIViewController
//     open func setNeedsFocusUpdate() { UIFocusSystem.setNeedsUpdate(self) }
//     open func updateFocusIfNeeded() { UIFocusSystem.updateIfNeeded(self) }
//     open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
//     open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
//     open func focusItems(in rect: CGRect) -> [any UIFocusItem] { focusSubviews(in: rect) }   // UIView

extension UIView: UIFocusItem, UIFocusItemContainer {
    /// The view's own coordinate space.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The view controller whose view this is, else the superview.
    var focusParent: (any UIFocusEnvironment)? {
        (next as? UIViewController) ?? superview
    }

    /// The subviews that reach into a rectangle of the bounds, or may show something outside themselves.
    func focusSubviews(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { !$0.isHidden && (!$0.clipsToBounds || $0.frame.overlaps(rect)) }
    }
}

extension UIScrollView: UIFocusItemScrollableContainer {}

extension UIViewController: UIFocusEnvironment {
    /// The view, or nothing while it is not loaded.
    var focusPreferences: [any UIFocusEnvironment] {
        viewIfLoaded.map { [$0] } ?? []
    }

    /// What contains the view: the window, or on the way to the parent what lies between, such as a cell that a child
    /// controller is in and the collection view around it.
    var focusParent: (any UIFocusEnvironment)? {
        viewIfLoaded?.superview ?? parent
    }
}
