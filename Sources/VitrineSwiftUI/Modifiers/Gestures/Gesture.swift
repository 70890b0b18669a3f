/// An instance that matches a sequence of events to a gesture, and provides a stream of values for each of its
/// states.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type representing the gesture's value.
    associatedtype Value
    /// The type of gesture representing the body of this gesture.
    associatedtype Body: Gesture

    /// The content and behaviour of the gesture.
    @MainActor @preconcurrency var body: Body { get }

    /// Makes what follows touches; gestures with a body use the default.
    static func _makeMachine(of gesture: Self) -> _GestureMachine<Value>

    /// Gives a machine of `_makeMachine(of:)` the actions of a newer value; gestures with a body use the default.
    static func _update(_ machine: _GestureMachine<Value>, to gesture: Self)
}

extension Gesture where Body.Value == Value {
    /// That of the body.
    public static func _makeMachine(of gesture: Self) -> _GestureMachine<Value> {
        NestingLimit.check(Self.self)
        return Body._makeMachine(of: gesture.body)
    }

    /// Updates that of the body.
    public static func _update(_ machine: _GestureMachine<Value>, to gesture: Self) {
        Body._update(machine, to: gesture.body)
    }
}

extension Gesture where Body == Never {
    /// Primitive gestures have no body.
    public var body: Never {
        fatalError("body should not be called on \(Self.self): it is a primitive gesture.")
    }

    /// Gestures without actions have nothing to take over.
    public static func _update(_ machine: _GestureMachine<Value>, to gesture: Self) {}
}

extension Never: Gesture {
    /// Never has no value.
    public typealias Value = Never

    /// Never happens.
    public static func _makeMachine(of gesture: Never) -> _GestureMachine<Never> {}

    /// Never changes.
    public static func _update(_ machine: _GestureMachine<Never>, to gesture: Never) {}
}
