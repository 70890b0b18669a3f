/// A type that defines how an animatable value changes over time.
public protocol CustomAnimation: Hashable {
    /// The value at a time after the start, on the way from zero to `value`; nil once the animation is complete.
    ///
    /// - Parameters:
    ///   - value: The vector to animate towards: the difference between the new value and the old.
    ///   - time: Seconds since the start.
    ///   - context: Keeps what the animation has to remember between calls.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    /// How fast the value changes at a time, in values per second; nil where that is not known, as by default.
    nonisolated func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V?

    /// Whether the animation goes on in the place of one that is under way, with its state and its time. Otherwise, as by
    /// default, both run, and what they give is added.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    /// Not known.
    nonisolated public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    /// Both run.
    nonisolated public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// What a custom animation gets besides time and value.
public struct AnimationContext<Value: VectorArithmetic> {
    /// What the animation remembers between calls.
    public var state: AnimationState<Value>
    /// Whether the animation has done what it was made for, though it may still go on.
    public var isLogicallyComplete = false
    /// The environment of the view that is animated.
    public internal(set) var environment: EnvironmentValues

    package init(
        state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = EnvironmentValues()
    ) {
        self.state = state
        self.environment = environment
    }

    /// A context with another state.
    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var result = AnimationContext<T>(state: state, environment: environment)
        result.isLogicallyComplete = isLogicallyComplete
        return result
    }
}

/// What an animation of a value remembers, by keys.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    /// Remembers nothing.
    public init() {}

    /// The value of a key; its default where none was set.
    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for what animations remember.
public protocol AnimationStateKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}
