/// A gesture with an action added: made by `onEnded`, `onChanged` and `updating`.
public struct _ActionGesture<Base: Gesture>: Gesture {
    let base: Base
    let add: @MainActor (inout _GestureRecognition<Base.Value>) -> Void
    /// A primitive gesture.
    public typealias Body = Never
    /// The value of the gesture itself.
    public typealias Value = Base.Value

    /// The recognition of the gesture itself, which does more.
    public static func _recognition(of gesture: Self) -> _GestureRecognition<Base.Value> {
        var recognition = Base._recognition(of: gesture.base)
        gesture.add(&recognition)
        return recognition
    }
}

/// A gesture that updates the state provided by a gesture's updating callback.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// The originating gesture.
    public var base: Base
    /// The state that is updated.
    public var state: GestureState<State>
    /// Called with each value.
    public var body: _ActionGesture<Base> {
        let location = state.location
        let update = update
        return _ActionGesture(base: base) { recognition in
            recognition.changed.append { value, transaction in
                guard let location else { return }
                var new = location.value
                update(value, &new, &transaction)
                location.set(new, transaction)
            }
            recognition.finished.append { location?.reset() }
        }
    }
    let update: (Base.Value, inout State, inout Transaction) -> Void
    /// The value of the gesture itself.
    public typealias Value = Base.Value
}

extension Gesture {
    /// Adds an action to perform when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
        _ActionGesture(base: self) { $0.ended.append(action) }
    }

    /// Updates the provided gesture state property as the gesture's value changes.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
    }
}

extension Gesture where Value: Equatable {
    /// Adds an action to perform when the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
        _ActionGesture(base: self) { $0.changed.append { value, _ in action(value) } }
    }
}

/// A property wrapper type that updates a property while the user performs a gesture and resets the property
/// back to its initial state when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private let resetTransaction: Transaction
    private(set) var location: GestureStateLocation<Value>?

    /// Creates a view state that is derived from a gesture.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
    }

    /// Creates a view state that is derived from a gesture.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Creates a view state that is derived from a gesture, with the transaction of its reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        initialValue = wrappedValue
        self.resetTransaction = resetTransaction
    }

    /// Creates a view state that is derived from a gesture, with the transaction of its reset.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// The present value.
    public var wrappedValue: Value { location?.get() ?? initialValue }

    /// The state itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// State that is nil outside the gesture.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: GraphProperty, InputComparable {
    @MainActor mutating func connect(_ slot: inout AnyObject?, _ node: _GraphNode) {
        if let known = slot {
            location = unsafeDowncast(known, to: GestureStateLocation<Value>.self)
        } else {
            let made = GestureStateLocation(initialValue, resetTransaction)
            slot = made
            location = made
        }
    }

    func isSameInput(as other: GestureState<Value>) -> Bool { true }
}

/// The storage behind `@GestureState`, owned by a node.
final class GestureStateLocation<Value>: AnyLocation, @unchecked Sendable {
    private let initialValue: Value
    private let resetTransaction: Transaction
    private(set) var value: Value

    init(_ value: Value, _ resetTransaction: Transaction) {
        initialValue = value
        self.resetTransaction = resetTransaction
        self.value = value
    }

    func get() -> Value {
        track()
        return value
    }

    @MainActor func set(_ new: Value, _ transaction: Transaction) {
        let isSame = ValueComparison.isEqual(value, new)
        value = new
        if !isSame { invalidateDependents(transaction) }
    }

    @MainActor func reset() { set(initialValue, resetTransaction) }
}
