import VitrineUIKit

/// Where a gesture is.
enum GesturePhase<Value> {
    /// The touches may still become the gesture; there may be a value already, as that of a press that is not yet long.
    case possible(Value?)
    /// It is the gesture, and goes on.
    case active(Value)
    /// It was the gesture.
    case ended(Value)
    /// It is not the gesture, or was taken away.
    case failed

    /// The value so far.
    var value: Value? {
        switch self {
        case .possible(let value): value
        case .active(let value), .ended(let value): value
        case .failed: nil
        }
    }

    var progress: GestureProgress {
        switch self {
        case .possible: .possible
        case .active: .active
        case .ended: .ended
        case .failed: .failed
        }
    }

    func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
        switch self {
        case .possible(let value): .possible(value.map(transform))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }
}

/// A phase without its value.
enum GestureProgress {
    case possible, active, ended, failed

    /// Whether touches do not matter any more.
    var isOver: Bool { self == .ended || self == .failed }
}

/// What a gesture is made of, as far as others have to know.
struct GestureTraits: OptionSet {
    let rawValue: Int
    /// Taps, or drags that begin with the touch: what a button around or inside would take, too.
    static let tap = GestureTraits(rawValue: 1 << 0)
    /// A finger that stays.
    static let press = GestureTraits(rawValue: 1 << 1)
    /// Fingers that move.
    static let drag = GestureTraits(rawValue: 1 << 2)
    /// Two fingers about each other, also on a touchpad.
    static let transform = GestureTraits(rawValue: 1 << 3)
}

/// Something that happens to the touches of a gesture.
struct GestureInput {
    enum Kind { case began, moved, ended, time }

    struct Finger {
        let id: ObjectIdentifier
        /// In the window.
        let location: CGPoint
    }

    let kind: Kind
    /// In seconds, on the clock of the events.
    let time: TimeInterval
    /// What began, moved or ended.
    let finger: Finger?
    /// What is down now.
    let fingers: [Finger]
    /// A button was pressed while the view had focus, and not a finger put down.
    let isPress: Bool
    /// Fingers on a touchpad: they are no fingers on the screen, and only some gestures know them.
    var touchpad: Touchpad?
    let space: any GestureSpace

    /// Two fingers on a touchpad.
    struct Touchpad {
        /// The pointer, in the window.
        let location: CGPoint
        /// The distance of the fingers as a factor of that at the beginning.
        let scale: CGFloat
        /// How far they have turned, in radians, clockwise.
        let rotation: CGFloat
    }
}

/// Where the view of a gesture is.
@MainActor
protocol GestureSpace: AnyObject {
    /// The size of the view, in points.
    var size: CGSize { get }
    /// A point of the window in a coordinate space.
    func location(of point: CGPoint, in space: CoordinateSpace) -> CGPoint
}

/// Follows the touches of one gesture: from the first finger down until the gesture is over.
///
/// Gestures that consist of others have machines that consist of theirs. What happened is told to actions only when
/// `deliver()` is called: a gesture that others go before may be complete long before it counts.
@MainActor
public class _AnyGestureMachine {
    var progress: GestureProgress { .failed }
    /// When `receive` wants to be called with the time, at the latest; on the clock of the events.
    var deadline: TimeInterval? { nil }
    var traits: GestureTraits { [] }
    /// Takes what happened.
    func receive(_ input: GestureInput) {}
    /// Calls the actions for what has happened.
    func deliver() {}
    /// The touches are somebody else's: the gesture has failed, and so has what was not told yet. What it set while it
    /// was possible goes back.
    func cancel() {}
}

/// Follows the touches of a gesture with values of a type.
public class _GestureMachine<Value>: _AnyGestureMachine {
    final var phase = GesturePhase<Value>.possible(nil)
    override final var progress: GestureProgress { phase.progress }
    override func cancel() { phase = .failed }
}

/// A gesture that says what another one says, and something more.
class WrappingGestureMachine<Base, Value>: _GestureMachine<Value> {
    let base: _GestureMachine<Base>

    init(_ base: _GestureMachine<Base>) {
        self.base = base
        super.init()
        baseDidChange()
    }

    override var deadline: TimeInterval? { base.deadline }
    override var traits: GestureTraits { base.traits }

    override func receive(_ input: GestureInput) {
        base.receive(input)
        baseDidChange()
    }

    override func deliver() { base.deliver() }

    override func cancel() {
        base.cancel()
        baseDidChange()
    }

    /// Takes over what the other one says.
    func baseDidChange() {}
}
