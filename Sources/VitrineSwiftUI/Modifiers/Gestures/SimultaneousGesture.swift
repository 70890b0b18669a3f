/// A gesture containing two gestures that can happen at the same time with neither of them preceding the other.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
    /// The value of a simultaneous gesture that indicates which of its two gestures receives events.
    public struct Value {
        /// The value of the first gesture.
        public var first: First.Value?
        /// The value of the second gesture.
        public var second: Second.Value?
    }

    /// The first of two gestures that can happen simultaneously.
    public var first: First
    /// The second of two gestures that can happen simultaneously.
    public var second: Second

    /// Creates a gesture with two gestures that can receive updates or succeed independently of each other.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture: Gesture {
    /// A primitive gesture.
    public typealias Body = Never

    /// Those of both.
    public static func _makeMachine(of gesture: Self) -> _GestureMachine<Value> {
        SimultaneousMachine<First, Second>(gesture)
    }

    /// Updates both.
    public static func _update(_ machine: _GestureMachine<Value>, to gesture: Self) {
        guard let machine = machine as? SimultaneousMachine<First, Second> else { return }
        First._update(machine.first, to: gesture.first)
        Second._update(machine.second, to: gesture.second)
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// A machine of two others.
class PairMachine<First: Gesture, Second: Gesture, Value>: _GestureMachine<Value> {
    let first: _GestureMachine<First.Value>
    let second: _GestureMachine<Second.Value>

    init(_ first: First, _ second: Second) {
        self.first = First._makeMachine(of: first)
        self.second = Second._makeMachine(of: second)
        super.init()
        partsDidChange()
    }

    override var traits: GestureTraits { first.traits.union(second.traits) }

    override var deadline: TimeInterval? {
        [first, second].filter { !$0.progress.isOver }.compactMap(\.deadline).min()
    }

    override func cancel() {
        first.cancel()
        second.cancel()
        super.cancel()
    }

    /// Finds out what the two make together.
    func partsDidChange() {}
}

private final class SimultaneousMachine<First: Gesture, Second: Gesture>: PairMachine<
    First, Second, SimultaneousGesture<First, Second>.Value
>
{
    init(_ gesture: SimultaneousGesture<First, Second>) { super.init(gesture.first, gesture.second) }

    override func receive(_ input: GestureInput) {
        first.receive(input)
        second.receive(input)
        partsDidChange()
    }

    override func partsDidChange() {
        let value = SimultaneousGesture<First, Second>.Value(
            first: first.phase.value, second: second.phase.value)
        switch (first.progress, second.progress) {
        case (.failed, .failed): phase = .failed
        case (.ended, let other) where other.isOver: phase = .ended(value)
        case (let other, .ended) where other.isOver: phase = .ended(value)
        case (.active, _), (_, .active), (.ended, _), (_, .ended): phase = .active(value)
        default: phase = .possible(value.first == nil && value.second == nil ? nil : value)
        }
    }

    override func deliver() {
        first.deliver()
        second.deliver()
    }
}

nonisolated extension Gesture {
    /// Combines a gesture with another gesture to create a new gesture that recognises both gestures at the same time.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}
