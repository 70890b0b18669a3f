import VitrineUIKit

/// A gesture that succeeds when the user performs a long press.
public struct LongPressGesture: Gesture, Sendable {
    /// How long to press, in seconds.
    public var minimumDuration: Double
    /// How far the finger may move meanwhile, in points.
    public var maximumDistance: CGFloat
    /// A primitive gesture.
    public typealias Body = Never
    /// True while pressed.
    public typealias Value = Bool

    /// Creates a long-press gesture.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// Waits for a finger that stays.
    public static func _makeMachine(of gesture: LongPressGesture) -> _GestureMachine<Bool> {
        LongPressMachine(gesture)
    }
}

/// True from the touch on; that it stayed long enough is the end.
private final class LongPressMachine: _GestureMachine<Bool> {
    private let gesture: LongPressGesture
    private var start: CGPoint?
    private var end: TimeInterval?

    init(_ gesture: LongPressGesture) { self.gesture = gesture }

    override var traits: GestureTraits { .press }
    override var deadline: TimeInterval? { end }

    override func receive(_ input: GestureInput) {
        // Fingers on a touchpad do not touch.
        guard !progress.isOver, input.touchpad == nil else { return }
        switch input.kind {
        case .began:
            guard let finger = input.finger, input.fingers.count == 1 else {
                phase = .failed
                return
            }
            start = finger.location
            end = input.time + max(0, gesture.minimumDuration)
            phase = gesture.minimumDuration > 0 ? .possible(true) : .ended(true)
        case .moved:
            guard let start, let now = input.finger?.location else { return }
            if hypot(now.x - start.x, now.y - start.y) > gesture.maximumDistance { phase = .failed }
        case .ended: phase = .failed
        case .time: if let end, input.time >= end - 1e-6 { phase = .ended(true) }
        }
    }
}
