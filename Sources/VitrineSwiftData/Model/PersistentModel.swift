/// A class whose instances are kept in a container. `@Model` makes one.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _RelationshipValue {
    /// The variables that are kept.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    /// Where the variables are.
    var _$modelData: _ModelData { get }
    /// Makes a model of what is kept.
    init(_modelData: _ModelData)
}

extension PersistentModel {
    /// What names the model, in all contexts and in the store.
    public var persistentModelID: PersistentIdentifier { _$modelData.identifier }
    /// What names the model.
    public var id: PersistentIdentifier { _$modelData.identifier }
    /// The context that has the model; nil before it is inserted and after its deletion is saved.
    public var modelContext: ModelContext? { _$modelData.context }
    /// Whether something of it is not saved.
    public var hasChanges: Bool { modelContext?.isUnsaved(self) ?? false }
    /// Whether it is deleted.
    public var isDeleted: Bool { _$modelData.isDeleted }

    /// Models are equal that stand for the same data.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs._$modelData.identifier == rhs._$modelData.identifier
    }

    /// Hashes what names the model.
    public func hash(into hasher: inout Hasher) { hasher.combine(_$modelData.identifier) }

    /// The value of a variable.
    public func _$value<Value>(_ keyPath: KeyPath<Self, Value>, _ index: Int) -> Value {
        let data = _$modelData
        data.registrar.access(self, keyPath: keyPath)
        return data.value(index)
    }

    /// Sets a variable, and tells its context and those who observe it.
    public func _$set<Value>(_ keyPath: ReferenceWritableKeyPath<Self, Value>, _ index: Int, _ value: Value) {
        let data = _$modelData
        let property = data.entity.properties[index]
        if property.relationship != nil {
            Relationships.set(value as! any _RelationshipValue, property, of: self)
            return
        }
        data.context?.willSet(self, property)
        data.registrar.withMutation(of: self, keyPath: keyPath) { data.slots[index] = .value(value) }
        data.context?.didChange(self)
    }
}

/// What names a model.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
    /// What names a model within its kind.
    public struct ID: Hashable, Comparable, Codable, Sendable {
        let uuid: UUID
        /// By their bytes.
        public static func < (lhs: ID, rhs: ID) -> Bool { lhs.uuid < rhs.uuid }
    }

    /// What names it within its kind.
    public let id: ID
    /// The name of its kind.
    public let entityName: String

    init(entityName: String, uuid: UUID = UUID()) {
        self.entityName = entityName
        id = ID(uuid: uuid)
    }

    /// By kind, then by bytes.
    public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
        (lhs.entityName, lhs.id) < (rhs.entityName, rhs.id)
    }
}
