/// A gesture that updates the state provided by a gesture's updating callback.
public struct GestureStateGesture<Base: Gesture, State> {
    /// The originating gesture.
    public var base: Base
    /// The state that is updated.
    public var state: GestureState<State>
    /// Called with each value, to change the state and how that is shown.
    public var update: (Base.Value, inout State, inout Transaction) -> Void

    /// Makes a gesture that updates a state.
    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        update = body
    }
}

extension GestureStateGesture: Gesture {
    /// A primitive gesture.
    public typealias Body = Never
    /// The value of the gesture itself.
    public typealias Value = Base.Value

    /// The gesture's own, which keeps the state.
    public static func _makeMachine(of gesture: Self) -> _GestureMachine<Value> {
        UpdatingMachine(Base._makeMachine(of: gesture.base), gesture.state, gesture.update)
    }

    /// Takes over the function.
    public static func _update(_ machine: _GestureMachine<Value>, to gesture: Self) {
        guard let machine = machine as? UpdatingMachine<Value, State> else { return }
        machine.state = gesture.state
        machine.update = gesture.update
        Base._update(machine.base, to: gesture.base)
    }
}

private final class UpdatingMachine<Value, State>: WrappingGestureMachine<Value, Value> {
    var state: GestureState<State>
    var update: (Value, inout State, inout Transaction) -> Void
    private var isSet = false

    init(
        _ base: _GestureMachine<Value>, _ state: GestureState<State>,
        _ update: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        self.state = state
        self.update = update
        super.init(base)
    }

    override func baseDidChange() { phase = base.phase }

    override func deliver() {
        super.deliver()
        if !progress.isOver, let value = phase.value {
            isSet = true
            state.set { update(value, &$0, &$1) }
        } else if progress.isOver {
            finish()
        }
    }

    override func cancel() {
        super.cancel()
        finish()
    }

    private func finish() {
        guard isSet else { return }
        isSet = false
        state.reset()
    }
}

nonisolated extension Gesture {
    /// Updates the provided gesture state property as the gesture's value changes.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

/// A property wrapper type that updates a property while the user performs a gesture and resets the property
/// back to its initial state when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    /// Changes the transaction of the reset from a value.
    private let willReset: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    /// Creates a view state that is derived from a gesture.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

    /// Creates a view state that is derived from a gesture.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates a view state that is derived from a gesture, with the transaction of its reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// Creates a view state that is derived from a gesture, with the transaction of its reset.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// Creates a view state that is derived from a gesture, and changes the transaction of its reset.
    ///
    /// - Parameter reset: Gets the value before the reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        willReset = reset
    }

    /// Creates a view state that is derived from a gesture, and changes the transaction of its reset.
    ///
    /// - Parameter reset: Gets the value before the reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The present value.
    public var wrappedValue: Value { location?.get() ?? initialValue }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    /// Changes the value, with a transaction of its own.
    @MainActor fileprivate func set(_ change: (inout Value, inout Transaction) -> Void) {
        guard let location else { return }
        var value = location.get()
        var transaction = Transaction.current
        change(&value, &transaction)
        location.set(value, transaction)
    }

    @MainActor fileprivate func reset() {
        guard let location else { return }
        var transaction = Transaction.current
        willReset(location.get(), &transaction)
        location.set(initialValue, transaction)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// State that is nil outside the gesture.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// State that is nil outside the gesture, and changes the transaction of its reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: GraphProperty, InputComparable {
    /// The graph connects it.
    nonisolated public static var _graphField: _GraphFieldMeaning { .init(.graph(Self.self)) }

    @MainActor mutating func connect(_ slot: inout AnyObject?, _ node: _GraphNode) {
        if let known = slot {
            location = unsafeDowncast(known, to: StateLocation<Value>.self)
        } else {
            let made = StateLocation(initialValue)
            made.graph = node.graph
            slot = made
            location = made
        }
    }

    /// The initial value matters once only, so a new one is no change.
    func isSameInput(as other: GestureState<Value>) -> Bool { true }
}
