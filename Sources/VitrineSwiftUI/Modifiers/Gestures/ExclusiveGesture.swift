/// A gesture that consists of two gestures where only one of them can succeed.
///
/// The first gesture has precedence: the second one succeeds once the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
    /// The value of an exclusive gesture that indicates which of two gestures succeeded.
    public enum Value {
        /// The first of two gestures succeeded.
        case first(First.Value)
        /// The second of two gestures succeeded.
        case second(Second.Value)
    }

    /// The first of two gestures.
    public var first: First
    /// The second of two gestures.
    public var second: Second

    /// Creates a gesture from two gestures where only one of them succeeds.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture: Gesture {
    /// A primitive gesture.
    public typealias Body = Never

    /// Those of both.
    public static func _makeMachine(of gesture: Self) -> _GestureMachine<Value> {
        ExclusiveMachine<First, Second>(gesture)
    }

    /// Updates both.
    public static func _update(_ machine: _GestureMachine<Value>, to gesture: Self) {
        guard let machine = machine as? ExclusiveMachine<First, Second> else { return }
        First._update(machine.first, to: gesture.first)
        Second._update(machine.second, to: gesture.second)
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class ExclusiveMachine<First: Gesture, Second: Gesture>: PairMachine<
    First, Second, ExclusiveGesture<First, Second>.Value
>
{
    init(_ gesture: ExclusiveGesture<First, Second>) { super.init(gesture.first, gesture.second) }

    override func receive(_ input: GestureInput) {
        first.receive(input)
        // It follows the touches from the beginning, and counts if the other one fails.
        second.receive(input)
        partsDidChange()
        if first.progress == .active || first.progress == .ended { second.cancel() }
    }

    override func partsDidChange() {
        phase =
            first.progress == .failed ? second.phase.map { .second($0) } : first.phase.map { .first($0) }
    }

    override func deliver() {
        first.deliver()
        if first.progress == .failed { second.deliver() }
    }
}

nonisolated extension Gesture {
    /// Combines two gestures exclusively to create a new gesture where only one gesture succeeds, giving precedence to the
    /// first gesture.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}
