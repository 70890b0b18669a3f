import VitrineUIKit

/// A dragging motion that invokes an action as the drag-event sequence changes.
public struct DragGesture: Gesture, Sendable {
    /// The attributes of a drag gesture, in points of the gesture's coordinate space.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where it went down.
        public var startLocation: CGPoint
        /// Points per second.
        public var velocity: CGSize

        /// How far the finger has come.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        // Apple publishes no formula; a quarter of the velocity is our choice.
        private static let prediction: CGFloat = 0.25

        /// How far the drag would go if it came to rest from its velocity.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: translation.width + velocity.width * Self.prediction,
                height: translation.height + velocity.height * Self.prediction)
        }

        /// Where the drag would end if it came to rest from its velocity.
        public var predictedEndLocation: CGPoint {
            CGPoint(
                x: location.x + velocity.width * Self.prediction,
                y: location.y + velocity.height * Self.prediction)
        }
    }

    /// How far the finger must move before the gesture succeeds, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of the locations.
    public var coordinateSpace: CoordinateSpace
    /// A primitive gesture.
    public typealias Body = Never

    /// Creates a dragging gesture.
    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
    ) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    /// Creates a dragging gesture.
    @_disfavoredOverload
    nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Follows a finger that moves.
    public static func _makeMachine(of gesture: DragGesture) -> _GestureMachine<Value> {
        DragMachine(gesture)
    }
}

/// Follows the first finger.
private final class DragMachine: _GestureMachine<DragGesture.Value> {
    private let gesture: DragGesture
    private var finger: ObjectIdentifier?
    private var start = CGPoint.zero
    private var tracker = VelocityTracker()

    init(_ gesture: DragGesture) { self.gesture = gesture }

    override var traits: GestureTraits { gesture.minimumDistance > 0 ? .drag : [.drag, .tap] }

    override func receive(_ input: GestureInput) {
        guard !progress.isOver, let moved = input.finger else { return }
        if finger == nil, input.kind == .began { begin(moved, input) }
        guard finger == moved.id else { return }
        switch input.kind {
        case .began: if gesture.minimumDistance <= 0 { phase = .active(value(at: moved.location, input)) }
        case .moved:
            tracker.add(moved.location, at: input.time)
            let distance = hypot(moved.location.x - start.x, moved.location.y - start.y)
            if progress == .active || distance >= gesture.minimumDistance {
                phase = .active(value(at: moved.location, input))
            }
        case .ended: phase = progress == .active ? .ended(value(at: moved.location, input)) : .failed
        case .time: break
        }
    }

    private func begin(_ new: GestureInput.Finger, _ input: GestureInput) {
        // A remote's button goes nowhere.
        guard !input.isPress, input.fingers.count == 1 else {
            phase = .failed
            return
        }
        finger = new.id
        start = new.location
        tracker.add(new.location, at: input.time)
    }

    private func value(at point: CGPoint, _ input: GestureInput) -> DragGesture.Value {
        let velocity = tracker.velocity(at: input.time)
        return DragGesture.Value(
            time: Date(), location: input.space.location(of: point, in: gesture.coordinateSpace),
            // Where it began in the view as it is now: a view that follows the finger is not ahead of it.
            startLocation: input.space.location(of: start, in: gesture.coordinateSpace),
            velocity: CGSize(width: velocity.x, height: velocity.y))
    }
}
