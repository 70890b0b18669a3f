/// Invalidates a node whenever an observable object is about to change.
@MainActor
final class ObjectSubscription: DisconnectableSlot, ObjectHolding {
    private weak var object: AnyObject?
    var heldObject: AnyObject? { object }
    private var cancellable: AnyCancellable?

    /// Subscribes the node to an object, once.
    static func connect<O: ObservableObject>(_ slot: inout AnyObject?, _ object: O, _ node: _GraphNode) {
        let subscription = slot as? ObjectSubscription ?? ObjectSubscription()
        slot = subscription
        subscription.observe(object, node)
    }

    func observe<O: ObservableObject>(_ object: O, _ node: _GraphNode) {
        guard self.object !== object else { return }
        self.object = object
        let changes = ObjectChanges(of: object, for: node)
        // Sendable, or it would be taken for isolated: objects may announce their changes on any thread.
        cancellable = object.objectWillChange.sink { @Sendable _ in changes.objectWillChange() }
    }

    func disconnect() { cancellable = nil }
}

extension Binding {
    /// A binding to a property of an object.
    @MainActor static func property<Root: AnyObject>(
        _ keyPath: ReferenceWritableKeyPath<Root, Value>, of object: Root
    ) -> Binding<Value> {
        Binding(location: ObjectLocation(object, keyPath, known: nil))
    }

    /// A binding to a property of an object whose changes the view that makes it follows.
    @MainActor static func property<Root: ObservableObject>(
        _ keyPath: ReferenceWritableKeyPath<Root, Value>, followed object: Root
    ) -> Binding<Value> {
        Binding(location: ObjectLocation(object, keyPath, known: object[keyPath: keyPath]))
    }
}

/// A property of an object as a place.
final class ObjectLocation<Root: AnyObject, Value>: Location<Value>, @unchecked Sendable {
    private let object: Root
    private let keyPath: ReferenceWritableKeyPath<Root, Value>
    /// What the property was when the binding was made; nil where it is not to be read before somebody needs it.
    private let known: Value?
    /// Whether it was written from here: what stands there now may not be what a control shows, which wrote it.
    private var isWritten = false

    init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>, known: Value?) {
        self.object = object
        self.keyPath = keyPath
        self.known = known
    }

    override func get() -> Value { object[keyPath: keyPath] }

    override func set(_ value: Value, _ transaction: Transaction) {
        isWritten = true
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }

    /// Nothing tells a reader of the binding that the object changed: the view that follows the object makes another binding
    /// then, and whoever gets that is evaluated if the property was another.
    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Root, Value>, object === other.object, !isWritten,
            !other.isWritten, let known, let otherKnown = other.known, keyPath == other.keyPath
        else { return false }
        return ValueComparison.isEqual(known, otherKnown)
    }
}

/// A property wrapper type that subscribes to an observable object and invalidates a view when it changes.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties.
    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        /// A binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            .property(keyPath, followed: object)
        }
    }

    /// The object.
    public var wrappedValue: ObjectType

    /// Observes an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

    /// Observes an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: GraphProperty, InputComparable {
    /// The graph connects it.
    nonisolated public static var _graphField: _GraphFieldMeaning { .init(.graph(Self.self)) }

    static var isState: Bool { false }

    mutating func connect(_ slot: inout AnyObject?, _ node: _GraphNode) {
        ObjectSubscription.connect(&slot, wrappedValue, node)
    }

    func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool { false }

    func isSameInput(as other: ObservedObject<ObjectType>) -> Bool { wrappedValue === other.wrappedValue }
}

/// A property wrapper type that instantiates an observable object, once per identity of the view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var storage: StateObjectStorage<ObjectType>?

    /// Makes the object the first time the view is evaluated.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object; outside a view's body a new one each time.
    @MainActor @preconcurrency public var wrappedValue: ObjectType { storage?.object ?? make() }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        .init(object: wrappedValue)
    }
}

/// What `@StateObject` keeps in its node.
@MainActor
final class StateObjectStorage<ObjectType: ObservableObject>: DisconnectableSlot, ObjectHolding {
    let object: ObjectType
    var heldObject: AnyObject? { object }
    private let subscription = ObjectSubscription()

    init(_ object: ObjectType, _ node: _GraphNode) {
        self.object = object
        subscription.observe(object, node)
    }

    func disconnect() { subscription.disconnect() }
}

extension StateObject: GraphProperty, InputComparable {
    /// The graph connects it.
    nonisolated public static var _graphField: _GraphFieldMeaning { .init(.graph(Self.self)) }

    mutating func connect(_ slot: inout AnyObject?, _ node: _GraphNode) {
        if let known = slot as? StateObjectStorage<ObjectType> {
            storage = known
        } else {
            let made = StateObjectStorage(make(), node)
            slot = made
            storage = made
        }
    }

    func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool { false }

    func isSameInput(as other: StateObject<ObjectType>) -> Bool { true }
}
