/// A button of the graph as something that can have focus.
///
/// No view stands behind it: it gives its frame in the coordinates of the nearest view around its element — the
/// hosting view or a scroll view — and takes presses itself.
@MainActor
final class ElementFocusItem: NSObject, UIFocusItem, FocusPressResponder, FocusNamed {
    private weak var element: InteractionElement?
    private var isPressed = false

    init(_ element: InteractionElement) { self.element = element }

    var canBecomeFocused: Bool {
        guard let element, !element.isTornDown else { return false }
        return element.environment.isEnabled && element.isShown
    }

    /// In the container's coordinates.
    var frame: CGRect { element?.frameInContainer ?? .zero }

    var focusName: String? { element?.label ?? "removed" }

    var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { element?.containerView }
    var focusItemContainer: (any UIFocusItemContainer)? { nil }
    func setNeedsFocusUpdate() { UIFocusSystem.setNeedsUpdate(self) }
    func updateFocusIfNeeded() { UIFocusSystem.updateIfNeeded(self) }
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        element?.setFocused(context.nextFocusedItem === self)
    }

    func pressBegan(_ press: UIPress, with event: UIPressesEvent?) -> Bool {
        guard press.type == .select, let element, element.acceptsTouch else { return false }
        isPressed = true
        element.touchBegan(tapCount: 1)
        return true
    }

    func pressEnded(_ press: UIPress, with event: UIPressesEvent?) {
        guard isPressed else { return }
        isPressed = false
        element?.touchEnded(isInside: true, tapCount: 1)
    }

    func pressCancelled(_ press: UIPress, with event: UIPressesEvent?) {
        isPressed = false
        element?.touchCancelled()
    }
}

extension Element {
    /// The view whose coordinates the element's layers are in.
    var containerView: UIView? {
        for ancestor in ancestors {
            if let view = (ancestor as? any PlatformViewElement)?.platformView { return view }
        }
        return graph.viewHost
    }

    /// The frame in the coordinates of `containerView`.
    var frameInContainer: CGRect {
        var result = frame
        for ancestor in ancestors {
            if ancestor is any PlatformViewElement { return result }
            result.origin.x += ancestor.origin.x
            result.origin.y += ancestor.origin.y
        }
        return result
    }

    /// Whether the element is drawn: not inside something hidden.
    var isShown: Bool {
        !ancestors.contains { $0 is HiddenElement }
    }
}

extension ViewGraph {
    /// The focusable elements whose layers are a view's, in a rectangle of its coordinates.
    func focusItems(in view: UIView, _ rect: CGRect) -> [any UIFocusItem] {
        focusables.compactMap { element in
            guard element.containerView === view, element.frameInContainer.intersects(rect) else {
                return nil
            }
            return element.focusItem
        }
    }
}
