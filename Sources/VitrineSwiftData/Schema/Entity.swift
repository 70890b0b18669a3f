import Synchronization
import VitrineModelStore

/// A kind of model: a class, its name, and its variables.
///
/// Unchecked: it does not change once it is made.
final class Entity: @unchecked Sendable {
    let type: any PersistentModel.Type
    let name: String
    let properties: [Property]
    /// The variables of which no two models have the same value.
    let uniques: [Property]
    /// What is kept of it.
    let table: StoreTable

    private init(_ type: any PersistentModel.Type) {
        self.type = type
        name = String(describing: type)
        properties = type.schemaMetadata.enumerated().map { $1.make($0) }
        uniques = properties.filter(\.isUnique)
        table = StoreTable(
            name: name,
            columns: properties.map { StoreTable.Column(name: $0.name, originalName: $0.originalName) })
    }

    private static let all = Mutex<[ObjectIdentifier: Entity]>([:])

    static func of(_ type: any PersistentModel.Type) -> Entity {
        let key = ObjectIdentifier(type)
        if let entity = all.withLock({ $0[key] }) { return entity }
        // Outside of the lock: descriptions are the program's code.
        let entity = Entity(type)
        return all.withLock { all in
            if let other = all[key] { return other }
            all[key] = entity
            return entity
        }
    }

    /// The relationship of the other kind that leads back.
    func inverse(of property: Property) -> Property? {
        guard let relationship = property.relationship else { return nil }
        let candidates = relationship.destination.properties.filter { $0.relationship?.destination === self }
        if let keyPath = relationship.inverse { return candidates.first { $0.keyPath == keyPath } }
        if let named = candidates.first(where: { $0.relationship?.inverse == property.keyPath }) {
            return named
        }
        // Found by itself where there is one of each, and neither says something else.
        let own = properties.filter { $0.relationship?.destination === relationship.destination }
        guard own.count == 1, candidates.count == 1, candidates[0] !== property,
            candidates[0].relationship?.inverse == nil
        else { return nil }
        return candidates[0]
    }
}

/// A variable of a kind of model.
final class Property: @unchecked Sendable {
    let index: Int
    let name: String
    let keyPath: AnyKeyPath
    let originalName: String?
    let attribute: AttributeCoding?
    let relationship: RelationshipDescription?
    let isUnique: Bool
    /// Whether its values are not kept.
    let isEphemeral: Bool
    /// Reads a constant, which the model keeps by itself; nil for variables.
    let constant: ((any PersistentModel) -> Any)?
    /// Changes a model as those who observe the variable must know.
    let notify: (any PersistentModel, () -> Void) -> Void

    init(
        index: Int, name: String, keyPath: AnyKeyPath, metadata: (any SchemaProperty)?, kind: PropertyKind,
        constant: ((any PersistentModel) -> Any)?,
        notify: @escaping (any PersistentModel, () -> Void) -> Void
    ) {
        self.index = index
        self.name = name
        self.keyPath = keyPath
        self.notify = notify
        self.constant = constant
        originalName = metadata?.originalName
        switch kind {
        case .attribute(let coding): (attribute, relationship) = (coding, nil)
        case .relationship(let description): (attribute, relationship) = (nil, description)
        }
        let options = (metadata as? Schema.Attribute)?.options ?? []
        isUnique = options.contains(.unique)
        isEphemeral = options.contains(.ephemeral)
    }
}

/// How one kind of model leads to another.
struct RelationshipDescription {
    let destinationType: any PersistentModel.Type
    /// The type of the variable.
    let value: RelationshipType
    let deleteRule: Schema.Relationship.DeleteRule
    let counts: (minimum: Int, maximum: Int)
    let inverse: AnyKeyPath?

    var destination: Entity { Entity.of(destinationType) }
}

/// A type of variables that hold related models.
struct RelationshipType {
    let type: any _RelationshipValue.Type
    var isToMany: Bool { type._isToMany }

    /// The value for models; nil where there must be one and is none.
    func make(_ models: [any PersistentModel]) -> Any? { type.made(models) }
}

extension _RelationshipValue {
    /// The value as any one: nil of an optional variable and no value at all are not the same.
    fileprivate static func made(_ models: [any PersistentModel]) -> Any? {
        guard let value = _make(models) else { return nil }
        return value
    }
}

/// What a variable holds.
enum PropertyKind {
    case attribute(AttributeCoding)
    case relationship(RelationshipDescription)

    static func of<Value>(_ type: Value.Type, name: String, metadata: (any SchemaProperty)?) -> PropertyKind {
        if let value = type as? any _RelationshipValue.Type, let destination = value._destination {
            let metadata = metadata as? Schema.Relationship
            return .relationship(
                RelationshipDescription(
                    destinationType: destination, value: RelationshipType(type: value),
                    deleteRule: metadata?.deleteRule ?? .nullify,
                    counts: (metadata?.minimumModelCount ?? 0, metadata?.maximumModelCount ?? 0),
                    inverse: metadata?.inverse))
        }
        return .attribute(AttributeCoding(type, name: name))
    }
}
