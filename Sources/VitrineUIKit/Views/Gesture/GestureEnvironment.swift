/// Arbitrates between the recognisers that receive the touches, or the presses, of one window.
@MainActor
final class GestureEnvironment {
    /// What a recogniser that wants to recognise gets told.
    enum Decision { case go, wait, refuse }

    /// The recognisers with touches or presses, or memories of them, in the order in which they joined.
    private(set) var active: [UIGestureRecognizer] = []
    /// Called after recognition or failure, so that the views' share of the touches is brought up to date.
    var onChange: (() -> Void)?

    func join(_ recognizer: UIGestureRecognizer) {
        guard recognizer.environment !== self else { return }
        recognizer.environment = self
        active.append(recognizer)
    }

    /// Whether `recognizer` may recognise now.
    func decide(_ recognizer: UIGestureRecognizer) -> Decision {
        // Whoever recognised first keeps the touches.
        for other in rivals(of: recognizer) {
            let holds = other.state.isUnderway || other.state == .ended
            if holds, other.excludes(recognizer) { return .refuse }
            if holds, recognizer.requires(other) { return .refuse }
        }
        if isBlocked(recognizer) { return .wait }
        if recognizer.view?.gestureRecognizerShouldBegin(recognizer) == false { return .refuse }
        if recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) == false { return .refuse }
        return .go
    }

    /// Whether a recogniser that must fail first has not yet.
    private func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
        rivals(of: recognizer).contains { $0.state == .possible && recognizer.requires($0) }
    }

    /// The other recognisers that share a touch or a press.
    private func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        active.filter {
            $0 !== recognizer && $0.sharesSequence(with: recognizer)
        }
    }

    /// Fails everything that the recogniser keeps from recognising.
    func didRecognize(_ recognizer: UIGestureRecognizer) {
        for other in rivals(of: recognizer) where other.state == .possible {
            if recognizer.excludes(other) || other.requires(recognizer) { other.force(.failed) }
        }
        onChange?()
    }

    /// Lets those go on that waited for the failure.
    func didFail(_ recognizer: UIGestureRecognizer) {
        for other in active where other !== recognizer && !other.heldStates.isEmpty && !isBlocked(other) {
            other.releaseHeldStates()
        }
        onChange?()
    }

    /// Resets what is finished. Called after every event and timer.
    func settle() {
        let finished = active.filter { $0.state.isFinal && $0.isIdle }
        guard !finished.isEmpty else { return }
        active.removeAll { recognizer in finished.contains { $0 === recognizer } }
        for recognizer in finished { recognizer.finishSequence() }
        onChange?()
    }

    /// Whether any recogniser of the touch could still recognise, and asks to hold back touches meanwhile.
    func isHeld(_ touch: UITouch, by delays: (UIGestureRecognizer) -> Bool) -> Bool {
        active.contains { $0.state == .possible && delays($0) && $0.sequenceTouches.contains(touch) }
    }
}
