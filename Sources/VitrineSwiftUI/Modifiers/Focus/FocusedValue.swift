import VitrinePlatform

/// What a property reads of the values of the focus, owned by a node.
nonisolated final class FocusedLocation<Value>: AnyLocation, @unchecked Sendable, FocusedValueReader {
    var read: (FocusedValues) -> Value?
    private var value: Value?
    @MainActor weak var graph: ViewGraph?

    @MainActor init(_ graph: ViewGraph, _ read: @escaping (FocusedValues) -> Value?) {
        self.graph = graph
        self.read = read
        super.init()
        FocusedValueCenter.shared.add(self)
    }

    func get() -> Value? {
        track()
        return value
    }

    /// Reads, before the body is evaluated.
    @MainActor func refresh() { value = graph.flatMap { read(FocusedValueCenter.shared.values(in: $0)) } }

    @MainActor func follow() {
        let old = value
        refresh()
        if !ValueComparison.isEqual(old, value) { invalidateDependents(Transaction()) }
    }

    /// The location in the slot of a property, made when there is none.
    @MainActor static func connect(
        _ slot: inout AnyObject?, _ node: _GraphNode, _ read: @escaping (FocusedValues) -> Value?
    ) -> FocusedLocation<Value> {
        let location = slot as? FocusedLocation<Value> ?? FocusedLocation(node.graph, read)
        slot = location
        location.read = read
        location.refresh()
        return location
    }
}

/// A property wrapper for observing values from the focused view or one of the views around it.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private let source: AnyHashable
    private var location: FocusedLocation<Value>?

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        read = { $0[keyPath: keyPath] }
        source = keyPath
    }

    /// Reads an observable object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0.object(objectType) }
        source = ObjectIdentifier(objectType)
    }

    /// The value; nil where neither the focused view nor one around it gives one.
    public var wrappedValue: Value? { location?.get() }
}

extension FocusedValue: GraphProperty, InputComparable {
    /// The graph connects it.
    nonisolated public static var _graphField: _GraphFieldMeaning { .init(.graph(Self.self)) }

    static var isState: Bool { false }

    @MainActor mutating func connect(_ slot: inout AnyObject?, _ node: _GraphNode) {
        location = FocusedLocation.connect(&slot, node, read)
    }

    func isSameInput(as other: FocusedValue<Value>) -> Bool { source == other.source }
}

/// A property wrapper for reading and writing what a binding of the focused view, or of one around it, is bound to.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
    private var location: FocusedLocation<Binding<Value>>?

    /// Reads the binding at a key path.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

    /// The value; nil where there is no binding, and nothing is written then, nor by nil.
    public var wrappedValue: Value? {
        get { location?.get()?.wrappedValue }
        nonmutating set { if let newValue { location?.get()?.wrappedValue = newValue } }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value?> {
        let location = location
        return Binding(
            get: { location?.get()?.wrappedValue },
            set: { if let value = $0 { location?.get()?.wrappedValue = value } })
    }
}

extension FocusedBinding: GraphProperty, InputComparable {
    /// The graph connects it.
    nonisolated public static var _graphField: _GraphFieldMeaning { .init(.graph(Self.self)) }

    static var isState: Bool { false }

    @MainActor mutating func connect(_ slot: inout AnyObject?, _ node: _GraphNode) {
        let keyPath = keyPath
        location = FocusedLocation.connect(&slot, node) { $0[keyPath: keyPath] }
    }

    func isSameInput(as other: FocusedBinding<Value>) -> Bool { keyPath == other.keyPath }
}

/// A property wrapper for an observable object that the focused view gives, or one around it.
@MainActor @preconcurrency @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties.
    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        /// A binding to a property.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            .property(keyPath, of: object)
        }
    }

    private var location: FocusedLocation<ObjectType>?

    /// Reads the object of this type.
    nonisolated public init() {}

    /// The object; nil where none is given.
    public var wrappedValue: ObjectType? { location?.get() }

    /// Bindings to the object's properties; nil where none is given.
    public var projectedValue: Wrapper? { wrappedValue.map(Wrapper.init) }
}

/// What a property of a focused object keeps in its node.
@MainActor
private final class FocusedObjectSlot: DisconnectableSlot {
    var location: AnyObject?
    var subscription: AnyObject?

    func disconnect() { (subscription as? any DisconnectableSlot)?.disconnect() }
}

extension FocusedObject: GraphProperty, InputComparable {
    /// The graph connects it.
    nonisolated public static var _graphField: _GraphFieldMeaning { .init(.graph(Self.self)) }

    static var isState: Bool { false }

    mutating func connect(_ slot: inout AnyObject?, _ node: _GraphNode) {
        let kept = slot as? FocusedObjectSlot ?? FocusedObjectSlot()
        slot = kept
        let location = FocusedLocation<ObjectType>.connect(&kept.location, node) {
            $0.object(ObjectType.self)
        }
        self.location = location
        if let object = location.get() {
            ObjectSubscription.connect(&kept.subscription, object, node)
        } else {
            (kept.subscription as? any DisconnectableSlot)?.disconnect()
            kept.subscription = nil
        }
    }

    func isSameInput(as other: FocusedObject<ObjectType>) -> Bool { true }
}
