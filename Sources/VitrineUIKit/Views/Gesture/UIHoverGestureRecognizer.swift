/// Follows the pointer over a view while no button is held; continuous: it begins when the pointer comes and ends when it
/// leaves.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    private var place = CGPoint.zero

    /// Where the pointer is, or was when it left, in a view's coordinates; in the window's when `view` is nil. Points.
    open override func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

    /// Touches are none of its business.
    override func allows(_ touch: UITouch) -> Bool { false }

    /// The pointer is over the view.
    func hover(at location: CGPoint, modifiers: UIKeyModifierFlags, isNew: Bool) {
        if !isNew, location == place { return }
        place = location
        modifierFlags = modifiers
        force(isNew || state == .possible ? .began : .changed)
    }

    /// The pointer left.
    func hoverEnded() {
        guard state.isUnderway else { return }
        force(.ended)
        finishSequence()
    }
}
