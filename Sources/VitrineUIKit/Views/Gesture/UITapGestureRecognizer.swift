/// Recognises one or more taps with one or more fingers.
///
/// A touch that moves more than 45 points, or stays longer than 1.5 s when more taps are needed, is no tap; the
/// next tap must follow within 0.35 s. These are observed numbers, UIKit documents none.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps. 1 unless changed.
    open var numberOfTapsRequired = 1
    /// The number of fingers. 1 unless changed.
    open var numberOfTouchesRequired = 1
    /// The pointer buttons that tap. The primary one unless changed.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        receiveSelectOnTelevision()
    }

    static let allowedMovement: CGFloat = 45
    static let pauseBetweenTaps: TimeInterval = 0.35

    private var taps = 0
    private var lifted = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var firstStart: CGPoint?
    private let timeout = GestureTimer()

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        // A single tap leaves the double tap its chance; both are reported unless one requires the other to fail.
        if let tap = preventedGestureRecognizer as? UITapGestureRecognizer {
            return tap.numberOfTapsRequired <= numberOfTapsRequired
        }
        return super.canPrevent(preventedGestureRecognizer)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        timeout.cancel()
        for touch in touches {
            starts[ObjectIdentifier(touch)] = touch.windowLocation
            if let first = firstStart, distance(first, touch.windowLocation) > Self.allowedMovement,
                numberOfTouchesRequired == 1
            {
                state = .failed
                return
            }
            if firstStart == nil { firstStart = touch.windowLocation }
        }
        if numberOfTouches > numberOfTouchesRequired { state = .failed }
        if !event.buttonMask.isEmpty, !event.buttonMask.contains(buttonMaskRequired) { state = .failed }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { timeout.cancel() }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard let start = starts[ObjectIdentifier(touch)] else { continue }
            if distance(start, touch.windowLocation) > Self.allowedMovement { state = .failed }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lifted += touches.count
        guard lifted >= numberOfTouchesRequired else { return }
        lifted = 0
        countTap()
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { countTap() }

    private func countTap() {
        taps += 1
        if taps >= numberOfTapsRequired {
            state = .ended
        } else {
            timeout.schedule(after: Self.pauseBetweenTaps, for: self) { [weak self] in self?.state = .failed }
        }
    }

    open override func reset() {
        super.reset()
        timeout.cancel()
        taps = 0
        lifted = 0
        starts = [:]
        firstStart = nil
    }
}

/// The distance between two points.
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}
