/// Recognises a finger held still; continuous: it begins after the time and follows the finger until it lifts.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long to hold, in seconds. 0.5 unless changed.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the finger may move before the gesture begins, in points. 10 unless changed.
    open var allowableMovement: CGFloat = 10
    /// The number of fingers. 1 unless changed.
    open var numberOfTouchesRequired = 1
    /// The number of full taps before the hold. 0 unless changed.
    open var numberOfTapsRequired = 0

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        receiveSelectOnTelevision()
    }

    private var start: CGPoint?
    private var taps = 0
    private let timer = GestureTimer()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isUnderway { return }
        if numberOfTouches > numberOfTouchesRequired {
            state = .failed
            return
        }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        start = centroid
        holdBegan()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        if !state.isUnderway { holdBegan() }
    }

    private func holdBegan() {
        guard taps == numberOfTapsRequired else { return }
        if minimumPressDuration <= 0 {
            state = .began
        } else {
            timer.schedule(after: minimumPressDuration, for: self) { [weak self] in self?.state = .began }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isUnderway {
            state = .changed
        } else if let start, let now = centroid, distance(start, now) > allowableMovement {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { holdEnded() }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { holdEnded() }

    private func holdEnded() {
        if state.isUnderway {
            state = .ended
            return
        }
        timer.cancel()
        taps += 1
        if taps > numberOfTapsRequired {
            state = .failed
        } else {
            timer.schedule(after: UITapGestureRecognizer.pauseBetweenTaps, for: self) { [weak self] in
                self?.state = .failed
            }
        }
    }

    open override func reset() {
        super.reset()
        timer.cancel()
        start = nil
        taps = 0
    }
}
