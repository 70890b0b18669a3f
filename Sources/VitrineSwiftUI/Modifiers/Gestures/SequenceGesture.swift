/// A gesture that's a sequence of two gestures.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
    /// The value of a sequence gesture that helps to detect whether the first gesture succeeded, so the second can start.
    public enum Value {
        /// The first gesture hasn't ended.
        case first(First.Value)
        /// The first gesture has ended; the second has a value once it began.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture in a sequence of two gestures.
    public var first: First
    /// The second gesture in a sequence of two gestures.
    public var second: Second

    /// Creates a sequence gesture with two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture: Gesture {
    /// A primitive gesture.
    public typealias Body = Never

    /// The first one's, and then the second's.
    public static func _makeMachine(of gesture: Self) -> _GestureMachine<Value> {
        SequenceMachine<First, Second>(gesture)
    }

    /// Updates both.
    public static func _update(_ machine: _GestureMachine<Value>, to gesture: Self) {
        guard let machine = machine as? SequenceMachine<First, Second> else { return }
        First._update(machine.first, to: gesture.first)
        Second._update(machine.second, to: gesture.second)
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceMachine<First: Gesture, Second: Gesture>: PairMachine<
    First, Second, SequenceGesture<First, Second>.Value
>
{
    init(_ gesture: SequenceGesture<First, Second>) { super.init(gesture.first, gesture.second) }

    override var traits: GestureTraits { first.traits }
    override var deadline: TimeInterval? {
        first.progress == .ended ? second.deadline : first.deadline
    }

    override func receive(_ input: GestureInput) {
        if first.progress == .ended {
            second.receive(input)
        } else {
            first.receive(input)
            // The fingers that are down then begin the second one.
            if first.progress == .ended {
                for index in input.fingers.indices {
                    second.receive(
                        GestureInput(
                            kind: .began, time: input.time, finger: input.fingers[index],
                            fingers: Array(input.fingers[...index]), isPress: input.isPress,
                            space: input.space))
                }
            }
        }
        partsDidChange()
    }

    override func partsDidChange() {
        guard case .ended(let value) = first.phase else {
            phase = first.phase.map { .first($0) }
            return
        }
        switch second.phase {
        case .possible(let other): phase = .active(.second(value, other))
        case .active(let other): phase = .active(.second(value, other))
        case .ended(let other): phase = .ended(.second(value, other))
        case .failed: phase = .failed
        }
    }

    override func deliver() {
        first.deliver()
        if first.progress == .ended { second.deliver() }
    }
}

nonisolated extension Gesture {
    /// Sequences a gesture with another one to create a new gesture, which results in the second gesture only receiving
    /// events after the first gesture succeeds.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
