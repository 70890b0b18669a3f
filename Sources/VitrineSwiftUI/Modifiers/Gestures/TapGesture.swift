import VitrineUIKit

/// A gesture that recognises one or more taps.
public struct TapGesture: Gesture, Sendable {
    /// The required number of taps.
    public var count: Int
    /// A primitive gesture.
    public typealias Body = Never
    /// A tap has no value.
    public typealias Value = Void

    /// Creates a tap gesture with the number of required taps.
    nonisolated public init(count: Int = 1) { self.count = count }

    /// Counts taps.
    public static func _makeMachine(of gesture: TapGesture) -> _GestureMachine<Void> {
        TapMachine(count: gesture.count) { _, _ in }
    }
}

/// A gesture that recognises one or more taps and reports their location.
public struct SpatialTapGesture: Gesture, Sendable {
    /// The attributes of a tap gesture.
    public struct Value: Equatable, Sendable {
        /// Where the last tap was, in points of the gesture's coordinate space.
        public var location: CGPoint
    }

    /// The required number of taps.
    public var count: Int
    /// The coordinate space of the location.
    public var coordinateSpace: CoordinateSpace
    /// A primitive gesture.
    public typealias Body = Never

    /// Creates a tap gesture with the number of required taps and the coordinate space of its location.
    nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    /// Creates a tap gesture with the number of required taps and the coordinate space of its location.
    @_disfavoredOverload
    nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// Counts taps.
    public static func _makeMachine(of gesture: SpatialTapGesture) -> _GestureMachine<Value> {
        TapMachine(count: gesture.count) { point, space in
            Value(location: space.location(of: point, in: gesture.coordinateSpace))
        }
    }
}

/// Counts taps of one finger.
private final class TapMachine<Value>: _GestureMachine<Value> {
    private let count: Int
    private let value: (CGPoint, any GestureSpace) -> Value
    private var taps = 0
    private var start: CGPoint?
    private var pauseEnd: TimeInterval?

    /// Further than this no tap goes, and no second one is from the first: as far as UIKit's, in points.
    private let allowedMovement: CGFloat = 45
    /// The next tap follows within this time, as for UIKit's, in seconds.
    private let pause: TimeInterval = 0.35

    init(count: Int, value: @escaping (CGPoint, any GestureSpace) -> Value) {
        self.count = max(1, count)
        self.value = value
    }

    override var traits: GestureTraits { .tap }
    override var deadline: TimeInterval? { pauseEnd }

    override func receive(_ input: GestureInput) {
        // Fingers on a touchpad do not touch.
        guard !progress.isOver, input.touchpad == nil else { return }
        switch input.kind {
        case .began: begin(input)
        case .moved: if let finger = input.finger, isFar(finger.location) { phase = .failed }
        case .ended: if let finger = input.finger { end(at: finger.location, input) }
        case .time: if let pauseEnd, input.time >= pauseEnd - 1e-6 { phase = .failed }
        }
    }

    private func isFar(_ point: CGPoint) -> Bool {
        start.map { hypot(point.x - $0.x, point.y - $0.y) > allowedMovement } ?? false
    }

    private func begin(_ input: GestureInput) {
        guard let finger = input.finger, input.fingers.count <= 1, !isFar(finger.location) else {
            phase = .failed
            return
        }
        pauseEnd = nil
        if start == nil { start = finger.location }
    }

    private func end(at point: CGPoint, _ input: GestureInput) {
        taps += 1
        if taps >= count {
            phase = .ended(value(point, input.space))
        } else {
            pauseEnd = input.time + pause
        }
    }
}
