/// A type-erased gesture.
public struct AnyGesture<Value> {
    private let storage: Storage

    /// Creates an instance from another gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        storage = TypedStorage(gesture)
    }
}

extension AnyGesture: Gesture {
    /// A primitive gesture.
    public typealias Body = Never

    /// That of the gesture inside.
    public static func _makeMachine(of gesture: Self) -> _GestureMachine<Value> {
        gesture.storage.makeMachine()
    }

    /// Updates that of the gesture inside, if it is still one of its type.
    public static func _update(_ machine: _GestureMachine<Value>, to gesture: Self) {
        gesture.storage.update(machine)
    }

    fileprivate class Storage: @unchecked Sendable {
        @MainActor func makeMachine() -> _GestureMachine<Value> { fatalError("Storage is abstract.") }
        @MainActor func update(_ machine: _GestureMachine<Value>) {}
    }

    private final class TypedStorage<T: Gesture>: Storage, @unchecked Sendable where T.Value == Value {
        private let gesture: T
        init(_ gesture: T) { self.gesture = gesture }

        override func makeMachine() -> _GestureMachine<Value> { ErasedMachine(of: gesture) }
        override func update(_ machine: _GestureMachine<Value>) {
            (machine as? ErasedMachine<T>)?.update(to: gesture)
        }
    }
}

/// Knows the type of the gesture that was erased.
private final class ErasedMachine<T: Gesture>: WrappingGestureMachine<T.Value, T.Value> {
    init(of gesture: T) { super.init(T._makeMachine(of: gesture)) }
    override func baseDidChange() { phase = base.phase }
    func update(to gesture: T) { T._update(base, to: gesture) }
}

extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the gesture, if there is one.
    public typealias Value = Wrapped.Value
    /// A primitive gesture.
    public typealias Body = Never

    /// That of the gesture; one that has failed for none.
    public static func _makeMachine(of gesture: Wrapped?) -> _GestureMachine<Wrapped.Value> {
        if let gesture { return Wrapped._makeMachine(of: gesture) }
        let none = _GestureMachine<Wrapped.Value>()
        none.phase = .failed
        return none
    }

    /// Updates that of the gesture.
    public static func _update(_ machine: _GestureMachine<Wrapped.Value>, to gesture: Wrapped?) {
        if let gesture { Wrapped._update(machine, to: gesture) }
    }
}

/// Options that control how adding a gesture to a view affects other gestures recognised by the view and its subviews.
public struct GestureMask: OptionSet, Sendable {
    /// The mask as a number.
    public let rawValue: UInt32
    /// Makes a mask from a number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Disable all gestures in the subview hierarchy, including the added gesture.
    public static let none: GestureMask = []
    /// Enable the added gesture but disable all gestures in the subview hierarchy.
    public static let gesture = GestureMask(rawValue: 1 << 0)
    /// Enable all gestures in the subview hierarchy but disable the added gesture.
    public static let subviews = GestureMask(rawValue: 1 << 1)
    /// Enable both the added gesture as well as all other gestures on the view and its subviews.
    public static let all: GestureMask = [.gesture, .subviews]
}
