import VitrineModelStore

/// The variables of one model, and where it belongs.
public final class _ModelData {
    /// What a variable holds.
    enum Slot {
        /// Nothing was set yet.
        case empty
        case value(Any)
        /// Related models that nobody has asked for.
        case unread([UUID])
    }

    let entity: Entity
    /// What names the model. Made when it is asked for: the storage that a class begins with is often only looked at for its
    /// defaults.
    private(set) lazy var identifier = PersistentIdentifier(entityName: entity.name)
    let registrar = ObservationRegistrar()
    var slots: [Slot]
    weak var context: ModelContext?
    /// Its place among the models of its kind in the context, in the order in which they came.
    var order = 0
    var isDeleted = false

    /// Makes storage for a new model.
    public convenience init(_ type: any PersistentModel.Type) { self.init(Entity.of(type)) }

    init(_ entity: Entity, uuid: UUID? = nil) {
        self.entity = entity
        slots = Array(repeating: .empty, count: entity.properties.count)
        if let uuid { identifier = PersistentIdentifier(entityName: entity.name, uuid: uuid) }
    }

    /// Sets a variable before the model is whole.
    public func _initialize<Value>(_ index: Int, _ value: Value) { slots[index] = .value(value) }

    /// The value of a constant of a model that is read.
    public func _constant<Value>(_ index: Int) -> Value { value(index) }

    /// Takes over the constants of a model.
    func readConstants(of model: any PersistentModel) {
        for property in entity.properties {
            if let constant = property.constant { slots[property.index] = .value(constant(model)) }
        }
    }

    /// What the store did not have stays as it is in a new model.
    public func _adopt(_ defaults: _ModelData) {
        for (index, slot) in slots.enumerated() {
            if case .empty = slot { slots[index] = defaults.slots[index] }
        }
    }

    /// The value of a variable; related models are looked up when they are asked for first.
    func value<Value>(_ index: Int) -> Value {
        if case .value(let value) = slots[index] { return value as! Value }
        let property = entity.properties[index]
        guard let value = resolved(property) else {
            let name = "\(entity.name).\(property.name)"
            fatalError(
                property.relationship == nil
                    ? "\(name) has no value: it was added to the model after its store was made. "
                        + "Give it a default value in the class, or make it optional."
                    : "\(name) leads to a model that was deleted: make it optional, or name its inverse.")
        }
        slots[index] = .value(value)
        return value as! Value
    }

    /// The value of a slot that has none yet.
    private func resolved(_ property: Property) -> Any? {
        guard let relationship = property.relationship else { return property.attribute?.empty }
        guard case .unread(let ids) = slots[property.index], let context else {
            return relationship.value.make([])
        }
        let destination = relationship.destination
        return relationship.value.make(ids.compactMap { context.model($0, of: destination) })
    }

    /// The related models of a relationship.
    func related(_ property: Property) -> [any PersistentModel] {
        if case .value(let value) = slots[property.index] {
            return (value as! any _RelationshipValue)._models
        }
        guard let value = resolved(property) as? any _RelationshipValue else { return [] }
        slots[property.index] = .value(value)
        return value._models
    }

    // MARK: Rows

    /// What is kept of the variables.
    func row() throws -> [StoredValue] {
        try entity.properties.map { property in
            if property.isEphemeral { return .missing }
            return switch slots[property.index] {
            case .empty: .missing
            case .unread(let ids): .identifiers(ids)
            case .value(let value):
                if let attribute = property.attribute {
                    try attribute.encode(value)
                } else {
                    .identifiers(
                        (value as! any _RelationshipValue)._models.map(\._$modelData.identifier.id.uuid))
                }
            }
        }
    }

    /// Takes over what is kept of the variables.
    func read(_ row: [StoredValue]) throws {
        for property in entity.properties { slots[property.index] = try slot(property, row[property.index]) }
    }

    func slot(_ property: Property, _ stored: StoredValue) throws -> Slot {
        guard let attribute = property.attribute else { return .unread(stored.identifiers) }
        // What a new column holds for rows from before: nothing, not even a nil.
        guard case .missing = stored else { return .value(try attribute.decode(stored)) }
        return .empty
    }
}

/// What a variable stores for itself beside the storage of its model: nothing.
public struct _NoValue {
    /// Makes nothing.
    public init() {}
}
