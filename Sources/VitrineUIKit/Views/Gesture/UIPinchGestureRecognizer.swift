public import VitrineCoreGraphics

/// Recognises two fingers that move apart or together, on a screen or on a touchpad; continuous.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer, IndirectReceiving {
    /// How much the distance of the fingers must change until the gesture begins, in points. Not published; an estimate.
    private static let slop: CGFloat = 8

    private var startDistance: CGFloat = 0
    private var base: CGFloat = 1
    private var tracker = VelocityTracker()
    private var time: TimeInterval = 0

    /// The distance of the fingers as a factor of that at the beginning. Setting it goes on from there.
    open var scale: CGFloat = 1 {
        didSet {
            guard !isMeasuring else { return }
            base = scale
            if let distance = distanceOfTouches { startDistance = distance }
        }
    }
    private var isMeasuring = false

    /// How fast the factor changes, each second.
    open var velocity: CGFloat { tracker.velocity(at: time).x }

    /// How far apart the fingers on a touchpad are, in points of fingers that began 400 points apart: 2 % begin.
    private var indirectDistance: CGFloat?

    private var distanceOfTouches: CGFloat? {
        if let indirectDistance { return indirectDistance }
        guard activeTouches.count >= 2 else { return nil }
        return distance(activeTouches[0].windowLocation, activeTouches[1].windowLocation)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches > 2 {
            if state == .possible { state = .failed }
            return
        }
        guard let distance = distanceOfTouches else { return }
        startDistance = max(distance, 1)
        base = state.isUnderway ? scale : 1
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        distanceDidChange(at: event.timestamp)
    }

    private func distanceDidChange(at time: TimeInterval) {
        guard let distance = distanceOfTouches, startDistance > 0 else { return }
        if state == .possible {
            guard abs(distance - startDistance) >= Self.slop else { return }
            // What the fingers moved until then is not a part of it.
            startDistance = distance
        }
        self.time = time
        isMeasuring = true
        scale = base * distance / startDistance
        isMeasuring = false
        tracker.add(CGPoint(x: scale, y: 0), at: time)
        state = state == .possible ? .began : .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        time = event.timestamp
        if state.isUnderway {
            // One finger that stays is no pinch any more.
            state = .ended
        } else if numberOfTouches <= touches.count {
            state = .failed
        }
    }

    package func receive(_ change: IndirectChange, at time: TimeInterval) {
        switch change {
        case .began:
            indirectDistance = Self.indirectStart
            startDistance = Self.indirectStart
            base = 1
        case .transformed(let scale, _):
            indirectDistance = Self.indirectStart * scale
            distanceDidChange(at: time)
        case .ended:
            self.time = time
            state = state.isUnderway ? .ended : .failed
        case .cancelled: state = state.isUnderway ? .cancelled : .failed
        case .scrolled: break
        }
    }
    private static let indirectStart: CGFloat = 400

    open override func reset() {
        super.reset()
        indirectDistance = nil
        (startDistance, base) = (0, 1)
        isMeasuring = true
        scale = 1
        isMeasuring = false
        tracker = VelocityTracker()
    }
}
