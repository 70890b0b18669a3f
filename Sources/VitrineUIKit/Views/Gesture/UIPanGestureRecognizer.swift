/// The kinds of scrolling that a pan accepts besides touches.
public struct UIScrollTypeMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Wheels with notches.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Touchpads.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Both.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognises dragging; begins when the touch has moved 10 points.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer, IndirectReceiving {
    /// The smallest number of fingers. 1 unless changed.
    open var minimumNumberOfTouches = 1
    /// The largest number of fingers; no limit unless changed.
    open var maximumNumberOfTouches = Int.max

    /// What scrolls as a finger would drag, besides touches: it has no touches then, and begins at once. Nothing unless
    /// set; all for the pans of scroll views.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far the touch must move before the pan begins, in points.
    static let slop: CGFloat = 10

    /// The sum of the movements of the centre of the touches, in the window, since the reset.
    private var moved = CGPoint.zero
    /// Where ``translation(in:)`` counts from, in the same terms.
    private var origin = CGPoint.zero
    private var lastPoint: CGPoint?
    private var tracker = VelocityTracker()
    private var lastTime: TimeInterval = 0

    /// How far the pan has come since it started or ``setTranslation(_:in:)``, in points.
    open func translation(in view: UIView?) -> CGPoint {
        vector(CGPoint(x: moved.x - origin.x, y: moved.y - origin.y), in: view)
    }

    /// Makes the present place count as `translation`.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let wanted = windowVector(translation, in: view)
        origin = CGPoint(x: moved.x - wanted.x, y: moved.y - wanted.y)
    }

    /// How fast the centre of the touches moves, in points per second.
    open func velocity(in view: UIView?) -> CGPoint {
        vector(tracker.velocity(at: lastTime), in: view)
    }

    /// A window vector in a view's coordinate space: the view may be scaled or turned.
    private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let zero = view.convert(CGPoint.zero, from: nil)
        let tip = view.convert(vector, from: nil)
        return CGPoint(x: tip.x - zero.x, y: tip.y - zero.y)
    }

    private func windowVector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view else { return vector }
        let zero = view.convert(CGPoint.zero, to: nil)
        let tip = view.convert(vector, to: nil)
        return CGPoint(x: tip.x - zero.x, y: tip.y - zero.y)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > maximumNumberOfTouches, !state.isUnderway {
            state = .failed
            return
        }
        // A finger that joins moves the centre, which is no movement.
        lastPoint = centroid
        note(at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let point = centroid else { return }
        if let lastPoint {
            moved.x += point.x - lastPoint.x
            moved.y += point.y - lastPoint.y
        }
        lastPoint = point
        note(at: event.timestamp)
        if state.isUnderway {
            state = .changed
        } else if numberOfTouches >= minimumNumberOfTouches, hasLeftSlop(moved) {
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = event.timestamp
        let remaining = numberOfTouches - touches.count
        if state.isUnderway {
            if remaining < minimumNumberOfTouches {
                state = .ended
            } else {
                lastPoint = nil
            }
        } else if remaining <= 0 {
            state = .failed
        }
    }

    // MARK: Wheels and touchpads

    package var takesTransforms: Bool { false }

    package func takesScrolling(isDiscrete: Bool) -> Bool {
        allowedScrollTypesMask.contains(isDiscrete ? .discrete : .continuous)
    }

    package func receive(_ change: IndirectChange, at time: TimeInterval) {
        switch change {
        case .began: note(at: time)
        case .scrolled(let distance):
            moved.x += distance.dx
            moved.y += distance.dy
            note(at: time)
            state = state == .possible ? .began : .changed
        case .ended:
            lastTime = time
            state = state.isUnderway ? .ended : .failed
        case .cancelled: state = state.isUnderway ? .cancelled : .failed
        case .transformed: break
        }
    }

    open override func reset() {
        super.reset()
        moved = .zero
        origin = .zero
        lastPoint = nil
        tracker = VelocityTracker()
    }

    /// Whether the movement is long enough to begin.
    func hasLeftSlop(_ movement: CGPoint) -> Bool {
        distance(.zero, movement) >= Self.slop
    }

    private func note(at time: TimeInterval) {
        lastTime = time
        tracker.add(moved, at: time)
    }
}
