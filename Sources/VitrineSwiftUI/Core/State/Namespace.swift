/// A dynamic property type that allows access to a namespace defined by the persistent identity of the view
/// that holds it.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// A namespace, by identity.
    public struct ID: Hashable, Sendable {
        private let number: Int
        private static let numbers = VersionSource()
        /// What is kept for the names in the namespace, by whoever gives them a meaning.
        let attachments = Attachments()
        init() { number = Self.numbers.next() }

        public static func == (left: ID, right: ID) -> Bool { left.number == right.number }
        public func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    /// Values that live as long as a namespace.
    @MainActor final class Attachments {
        var values: [String: AnyObject] = [:]
        nonisolated init() {}
    }

    private final class Storage {
        let id = ID()
    }

    private var id: ID?

    /// Makes a namespace property.
    public init() {}

    /// The namespace.
    public var wrappedValue: Namespace.ID {
        guard let id else { preconditionFailure("Reading a Namespace property outside View.body.") }
        return id
    }
}

extension Namespace: GraphProperty, InputComparable {
    /// The graph connects it.
    nonisolated public static var _graphField: _GraphFieldMeaning { .init(.graph(Self.self)) }

    @MainActor mutating func connect(_ slot: inout AnyObject?, _ node: _GraphNode) {
        let storage = slot as? Storage ?? Storage()
        slot = storage
        id = storage.id
    }

    func isSameInput(as other: Namespace) -> Bool { true }
}
