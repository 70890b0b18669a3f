/// A property wrapper that reads a value from a view's environment.
///
/// Reading makes the body depend on this one value: another value's change does not evaluate it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        /// Finds nothing where the object is missing.
        case object((EnvironmentValues) -> Value?, AnyObject.Type)
    }

    private let source: Source
    private var value: Value?

    /// Reads the value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    /// Reads an observable object of a type; traps if there is none.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object({ $0.object(Value.self) }, Value.self)
    }

    /// Reads an observable object of a type, nil if there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object({ .some($0.object(T.self)) }, T.self)
    }

    /// The current value; outside a view's body it is the default.
    public var wrappedValue: Value {
        if let value { return value }
        guard let found = read(EnvironmentValues()) else { refuse(at: "") }
        return found
    }

    private func read(_ environment: EnvironmentValues) -> Value? {
        switch source {
        case .keyPath(let keyPath): environment[keyPath: keyPath]
        case .object(let find, _): find(environment)
        }
    }

    /// Ends the program, as SwiftUI does, and says which view lacks what.
    private func refuse(at place: String) -> Never {
        fatalError(
            "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be missing "
                + "as an ancestor of this view.\(place)")
    }
}

extension Environment: GraphProperty, InputComparable {
    /// The graph connects it.
    nonisolated public static var _graphField: _GraphFieldMeaning { .init(.graph(Self.self)) }

    static var isState: Bool { false }

    @MainActor mutating func connect(_ slot: inout AnyObject?, _ node: _GraphNode) {
        guard let found = read(node.environment) else { refuse(at: ViewPath(to: node).sentence) }
        value = found
    }

    @MainActor func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
        !ValueComparison.isEqual(read(old), read(new))
    }

    func isSameInput(as other: Environment<Value>) -> Bool {
        switch (source, other.source) {
        case let (.keyPath(a), .keyPath(b)): a == b
        case let (.object(_, a), .object(_, b)): a == b
        default: false
        }
    }
}

/// A property wrapper for an observable object supplied by an ancestor.
@MainActor @preconcurrency @propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
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

    private var object: ObjectType?
    /// Where the object is missing.
    private var place = ""

    /// Reads the object of this type from the environment.
    nonisolated public init() {}

    /// The object; traps if no ancestor supplied one.
    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.\(place)")
        }
        return object
    }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: GraphProperty, InputComparable {
    /// The graph connects it.
    nonisolated public static var _graphField: _GraphFieldMeaning { .init(.graph(Self.self)) }

    static var isState: Bool { false }

    mutating func connect(_ slot: inout AnyObject?, _ node: _GraphNode) {
        object = node.environment.object(ObjectType.self)
        guard let object else { return place = ViewPath(to: node).sentence }
        ObjectSubscription.connect(&slot, object, node)
    }

    func isAffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
        old.object(ObjectType.self) !== new.object(ObjectType.self)
    }

    func isSameInput(as other: EnvironmentObject<ObjectType>) -> Bool { true }
}
