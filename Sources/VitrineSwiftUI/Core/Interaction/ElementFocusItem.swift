import VitrineSupport

/// A button of the graph as something that can have focus.
///
/// No view stands behind it: it gives its frame in the coordinates of the nearest view around its element — the
/// hosting view or a scroll view — and takes presses itself.
@MainActor
final class ElementFocusItem: NSObject, UIFocusItem, FocusPressResponder, FocusNamed, FocusEffectChoosing,
    FocusStopChoosing
{
    private(set) weak var element: InteractionElement?
    /// What a press that is down acts on.
    private weak var pressed: (any TouchTarget)?
    /// What the end of a press does.
    private var response: (() -> Void)?

    init(_ element: InteractionElement) { self.element = element }

    var canBecomeFocused: Bool {
        guard let element, !element.isTornDown else { return false }
        return element.environment.isEnabled && element.modifier.isFocusable && element.isShown
    }

    /// In the container's coordinates.
    var frame: CGRect {
        guard let element else { return .zero }
        return element.modifier.fillsRow ? element.touchFrame.insetBy(dx: 4, dy: 4) : element.frameInContainer
    }

    var focusName: String? { element?.label ?? "removed" }

    var showsFocusEffect: Bool { element?.environment.isFocusEffectEnabled ?? false }

    var isStopOfItsOwn: Bool { element?.modifier.fillsRow != true }

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
        guard let element else { return false }
        if let command = FocusCommand(press), let response = element.response(to: command) {
            if case .move = command {
                // Focus moves too: the press goes on.
                response()
                return false
            }
            self.response = response
            return true
        }
        guard press.type == .select, let target = element.pressTarget else { return false }
        pressed = target
        target.touchBegan(tapCount: 1)
        return true
    }

    func pressEnded(_ press: UIPress, with event: UIPressesEvent?) {
        let (response, target) = (self.response, pressed)
        self.response = nil
        pressed = nil
        response?()
        target?.touchEnded(isInside: true, tapCount: 1)
    }

    func pressCancelled(_ press: UIPress, with event: UIPressesEvent?) {
        response = nil
        pressed?.touchCancelled()
        pressed = nil
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
        !ancestors.contains { $0.hidesContent }
    }
}

extension ViewGraph {
    /// The focusable elements whose layers are a view's, in a rectangle of its coordinates.
    func focusItems(in view: UIView, _ rect: CGRect) -> [any UIFocusItem] {
        focusables.compactMap { element in
            if parkedItems > 0, element.isParked { return nil }
            guard element.containerView === view, element.focusItem.frame.overlaps(rect) else {
                return nil
            }
            return element.focusItem
        }
    }
}
