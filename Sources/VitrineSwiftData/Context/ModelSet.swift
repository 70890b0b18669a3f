/// Models in the order in which they came.
struct ModelSet {
    private var places: [PersistentIdentifier: Int] = [:]
    private var list: [(any PersistentModel)?] = []

    var isEmpty: Bool { places.isEmpty }
    var models: [any PersistentModel] { list.compactMap { $0 } }

    func contains(_ model: any PersistentModel) -> Bool { places[model._$modelData.identifier] != nil }

    mutating func insert(_ model: any PersistentModel) {
        guard places[model._$modelData.identifier] == nil else { return }
        places[model._$modelData.identifier] = list.count
        list.append(model)
    }

    @discardableResult
    mutating func remove(_ model: any PersistentModel) -> Bool {
        guard let place = places.removeValue(forKey: model._$modelData.identifier) else { return false }
        list[place] = nil
        return true
    }
}
