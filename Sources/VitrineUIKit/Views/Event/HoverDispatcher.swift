/// Tells recognisers where the pointer is while no button is held.
@MainActor
final class HoverDispatcher {
    private unowned let window: UIWindow
    /// The recognisers that the pointer is over, inner ones first.
    private var entered: [UIHoverGestureRecognizer] = []

    init(window: UIWindow) { self.window = window }

    func moved(to location: CGPoint, modifiers: UIKeyModifierFlags) {
        var over: [UIHoverGestureRecognizer] = []
        var view = window.hitTest(location, with: nil)
        while let current = view {
            for case let recognizer as UIHoverGestureRecognizer in current.gestureRecognizers ?? []
            where recognizer.isEnabled { over.append(recognizer) }
            view = current.superview
        }
        let left = entered.filter { old in !over.contains { $0 === old } }
        let known = entered
        entered = over
        for recognizer in left { recognizer.hoverEnded() }
        // An action may have changed what is there.
        for recognizer in over where entered.contains(where: { $0 === recognizer }) {
            recognizer.hover(
                at: location, modifiers: modifiers, isNew: !known.contains { $0 === recognizer })
        }
    }

    func exited() {
        let left = entered
        entered = []
        for recognizer in left { recognizer.hoverEnded() }
    }
}
