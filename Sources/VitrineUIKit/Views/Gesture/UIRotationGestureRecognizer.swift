public import VitrineCoreGraphics

/// Recognises two fingers that turn about each other; continuous.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers must turn until the gesture begins, in radians. Not published; an estimate: 5 degrees.
    private static let slop = 5 * CGFloat.pi / 180

    private var lastAngle: CGFloat?
    private var turned: CGFloat = 0
    private var tracker = VelocityTracker()
    private var time: TimeInterval = 0

    /// How far the fingers have turned since the beginning, in radians, clockwise. Setting it goes on from there.
    open var rotation: CGFloat = 0

    /// How fast they turn, in radians per second.
    open var velocity: CGFloat { tracker.velocity(at: time).x }

    private var angle: CGFloat? {
        guard activeTouches.count >= 2 else { return nil }
        let (a, b) = (activeTouches[0].windowLocation, activeTouches[1].windowLocation)
        return atan2(b.y - a.y, b.x - a.x)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > 2 {
            if state == .possible { state = .failed }
            return
        }
        lastAngle = angle
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let angle, let lastAngle else { return }
        var step = angle - lastAngle
        // The short way round.
        if step > .pi { step -= 2 * .pi }
        if step < -.pi { step += 2 * .pi }
        self.lastAngle = angle
        time = event.timestamp
        if state == .possible {
            turned += step
            guard abs(turned) >= Self.slop else { return }
            tracker.add(CGPoint(x: 0, y: 0), at: time)
            state = .began
            return
        }
        rotation += step
        tracker.add(CGPoint(x: rotation, y: 0), at: time)
        state = .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        time = event.timestamp
        if state.isUnderway {
            state = .ended
        } else if numberOfTouches <= touches.count {
            state = .failed
        }
    }

    open override func reset() {
        super.reset()
        (lastAngle, turned, rotation) = (nil, 0, 0)
        tracker = VelocityTracker()
    }
}
