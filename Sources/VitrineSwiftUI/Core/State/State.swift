/// A property wrapper type that can read and write a value managed by the graph.
///
/// The value belongs to the view's identity: it survives new view values and moves, and ends with the view's
/// removal. Reading it in a body makes that body — and no other — depend on it. Before the view is in a graph,
/// reads give the initial value and writes do nothing, as in SwiftUI.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    /// Stores an initial value.
    public init(wrappedValue value: Value) { initialValue = value }

    /// Stores an initial value.
    public init(initialValue value: Value) { initialValue = value }

    /// The underlying value.
    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set { location?.set(newValue, .current) }
    }

    /// A binding to the state.
    public var projectedValue: Binding<Value> {
        if let location { return Binding(location: location) }
        return .constant(initialValue)
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// State that starts as nil.
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: GraphProperty, InputComparable {
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
    func isSameInput(as other: State<Value>) -> Bool { true }
}
