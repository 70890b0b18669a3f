import VitrineCoreGraphics

/// The view of a navigation controller.
@MainActor
final class NavigationControllerView: UIView {
    weak var controller: UINavigationController?

    /// The bar comes before the page, as it does for the eye.
    override var accessibilitySubviews: [UIView] {
        subviews.filter { $0 is UINavigationBar } + subviews.filter { !($0 is UINavigationBar) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.showPendingChange()
        controller?.layoutBar()
    }

    /// During a transition that nobody holds, the pages and the bar take no touches.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        guard let controller, let transition = controller.transition, !transition.isInteractive, hit != nil
        else {
            return hit
        }
        return self
    }
}

/// Where the pages are.
@MainActor
final class NavigationTransitionView: UIView {
    weak var controller: UINavigationController?

    /// Only the page that comes can have focus during a transition.
    override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        guard controller?.transition != nil, let top = controller?.topViewController?.viewIfLoaded else {
            return super.focusItems(in: rect)
        }
        return [top]
    }
}
