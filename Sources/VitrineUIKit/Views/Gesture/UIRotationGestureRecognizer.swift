public import VitrineCoreGraphics

/// Recognises two fingers that turn about each other, on a screen or on a touchpad; continuous.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer, IndirectReceiving {
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

    /// How far the fingers on a touchpad have turned.
    private var indirectAngle: CGFloat?

    private var angle: CGFloat? {
        if let indirectAngle { return indirectAngle }
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
        angleDidChange(at: event.timestamp)
    }

    private func angleDidChange(at time: TimeInterval) {
        guard let angle, let lastAngle else { return }
        var step = angle - lastAngle
        // The short way round.
        if step > .pi { step -= 2 * .pi }
        if step < -.pi { step += 2 * .pi }
        self.lastAngle = angle
        self.time = time
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

    package func receive(_ change: IndirectChange, at time: TimeInterval) {
        switch change {
        case .began: (indirectAngle, lastAngle) = (0, 0)
        case .transformed(_, let rotation):
            indirectAngle = rotation
            angleDidChange(at: time)
        case .ended:
            self.time = time
            state = state.isUnderway ? .ended : .failed
        case .cancelled: state = state.isUnderway ? .cancelled : .failed
        case .scrolled: break
        }
    }

    open override func reset() {
        super.reset()
        indirectAngle = nil
        (lastAngle, turned, rotation) = (nil, 0, 0)
        tracker = VelocityTracker()
    }
}
