import VitrineModelStore

/// Models in the order in which they came, each once.
typealias ModelSet = KeyedList<PersistentIdentifier, any PersistentModel>

extension ModelSet {
    func contains(_ model: any PersistentModel) -> Bool { contains(model._$modelData.identifier) }

    mutating func insert(_ model: any PersistentModel) { insert(model, for: model._$modelData.identifier) }

    @discardableResult
    mutating func remove(_ model: any PersistentModel) -> Bool { remove(model._$modelData.identifier) }
}
