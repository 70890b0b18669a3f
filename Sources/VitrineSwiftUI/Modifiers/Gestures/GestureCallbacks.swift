/// A gesture with an action for its end: what `onEnded(_:)` makes.
public struct _EndedGesture<Content: Gesture> {
    let content: Content
    let action: (Content.Value) -> Void
}

extension _EndedGesture: Gesture {
    /// A primitive gesture.
    public typealias Body = Never
    /// The value of the gesture itself.
    public typealias Value = Content.Value

    /// The gesture's own, which tells of its end.
    public static func _makeMachine(of gesture: Self) -> _GestureMachine<Value> {
        EndedMachine(Content._makeMachine(of: gesture.content), gesture.action)
    }

    /// Takes over the action.
    public static func _update(_ machine: _GestureMachine<Value>, to gesture: Self) {
        guard let machine = machine as? EndedMachine<Value> else { return }
        machine.action = gesture.action
        Content._update(machine.base, to: gesture.content)
    }
}

private final class EndedMachine<Value>: WrappingGestureMachine<Value, Value> {
    var action: (Value) -> Void
    private var isDone = false

    init(_ base: _GestureMachine<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(base)
    }

    override func baseDidChange() { phase = base.phase }

    override func deliver() {
        super.deliver()
        guard !isDone, case .ended(let value) = phase else { return }
        isDone = true
        action(value)
    }
}

/// A gesture with an action for its changes: what `onChanged(_:)` makes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
    let content: Content
    let action: (Content.Value) -> Void
}

extension _ChangedGesture: Gesture {
    /// A primitive gesture.
    public typealias Body = Never
    /// The value of the gesture itself.
    public typealias Value = Content.Value

    /// The gesture's own, which tells of its values.
    public static func _makeMachine(of gesture: Self) -> _GestureMachine<Value> {
        ChangedMachine(Content._makeMachine(of: gesture.content), gesture.action)
    }

    /// Takes over the action.
    public static func _update(_ machine: _GestureMachine<Value>, to gesture: Self) {
        guard let machine = machine as? ChangedMachine<Value> else { return }
        machine.action = gesture.action
        Content._update(machine.base, to: gesture.content)
    }
}

private final class ChangedMachine<Value: Equatable>: WrappingGestureMachine<Value, Value> {
    var action: (Value) -> Void
    private var told: Value?

    init(_ base: _GestureMachine<Value>, _ action: @escaping (Value) -> Void) {
        self.action = action
        super.init(base)
    }

    override func baseDidChange() { phase = base.phase }

    override func deliver() {
        super.deliver()
        guard !progress.isOver, let value = phase.value, value != told else { return }
        told = value
        action(value)
    }
}

/// A gesture with other values: what `map(_:)` makes.
public struct _MapGesture<Content: Gesture, Value> {
    let content: Content
    let transform: (Content.Value) -> Value
}

extension _MapGesture: Gesture {
    /// A primitive gesture.
    public typealias Body = Never

    /// The gesture's own, with other values.
    public static func _makeMachine(of gesture: Self) -> _GestureMachine<Value> {
        MapMachine(Content._makeMachine(of: gesture.content), gesture.transform)
    }

    /// Takes over the function.
    public static func _update(_ machine: _GestureMachine<Value>, to gesture: Self) {
        guard let machine = machine as? MapMachine<Content.Value, Value> else { return }
        machine.transform = gesture.transform
        Content._update(machine.base, to: gesture.content)
    }
}

final class MapMachine<Base, Value>: WrappingGestureMachine<Base, Value> {
    var transform: (Base) -> Value

    init(_ base: _GestureMachine<Base>, _ transform: @escaping (Base) -> Value) {
        self.transform = transform
        super.init(base)
    }

    override func baseDidChange() { phase = base.phase.map(transform) }
}

/// A gesture that tells whether its touches may still become it, or are it.
struct PressingGesture<Content: Gesture> {
    let content: Content
    let action: (Bool) -> Void
}

extension PressingGesture: Gesture {
    typealias Body = Never
    typealias Value = Content.Value

    static func _makeMachine(of gesture: Self) -> _GestureMachine<Value> {
        PressingMachine(Content._makeMachine(of: gesture.content), gesture.action)
    }

    static func _update(_ machine: _GestureMachine<Value>, to gesture: Self) {
        guard let machine = machine as? PressingMachine<Value> else { return }
        machine.action = gesture.action
        Content._update(machine.base, to: gesture.content)
    }
}

private final class PressingMachine<Value>: WrappingGestureMachine<Value, Value> {
    var action: (Bool) -> Void
    private var isPressing = false

    init(_ base: _GestureMachine<Value>, _ action: @escaping (Bool) -> Void) {
        self.action = action
        super.init(base)
    }

    override func baseDidChange() { phase = base.phase }

    override func deliver() {
        super.deliver()
        tell(!progress.isOver && phase.value != nil)
    }

    override func cancel() {
        super.cancel()
        tell(false)
    }

    private func tell(_ isNow: Bool) {
        guard isNow != isPressing else { return }
        isPressing = isNow
        action(isNow)
    }
}

nonisolated extension Gesture {
    /// Adds an action to perform when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Returns a gesture that's the result of mapping the given closure over the gesture.
    public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }
}

nonisolated extension Gesture where Value: Equatable {
    /// Adds an action to perform when the gesture's value changes.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
