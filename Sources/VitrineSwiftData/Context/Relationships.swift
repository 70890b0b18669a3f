/// Keeps both ends of relationships.
enum Relationships {
    /// Sets a relationship of a model.
    static func set(_ value: any _RelationshipValue, _ property: Property, of owner: any PersistentModel) {
        let data = owner._$modelData
        let context = data.context
        let old = context == nil ? [] : data.related(property)
        context?.willSet(owner, property)
        property.notify(owner) { data.slots[property.index] = .value(value) }
        guard let context else { return }
        context.didChange(owner)
        let new = value._models
        for model in new { context.insert(model) }
        link(old, new, property, of: owner)
    }

    /// Makes the other ends of what a model leads to lead back.
    static func link(
        _ old: [any PersistentModel], _ new: [any PersistentModel], _ property: Property,
        of owner: any PersistentModel
    ) {
        guard let inverse = owner._$modelData.entity.inverse(of: property) else { return }
        // What stands at both ends as before is nothing to look at: appending looks at what is appended.
        let head = zip(old, new).prefix { $0 === $1 }.count
        let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 === $1 }
            .count
        let (old, new) = (old[head..<old.count - tail], new[head..<new.count - tail])
        let (before, after) = (Set(old.map(key)), Set(new.map(key)))
        for model in old where !after.contains(key(model)) { remove(owner, from: inverse, of: model) }
        for model in new where !before.contains(key(model)) {
            let data = model._$modelData
            let current = data.related(inverse)
            if current.contains(where: { $0 === owner }) { continue }
            if inverse.relationship!.value.isToMany {
                write(current + [owner], inverse, of: model)
            } else {
                // One owner only: the one before loses the model.
                for other in current { remove(model, from: property, of: other) }
                write([owner], inverse, of: model)
            }
        }
    }

    /// Ends what leads from a model to another one.
    static func remove(_ model: any PersistentModel, from property: Property, of owner: any PersistentModel) {
        let current = owner._$modelData.related(property)
        let rest = current.filter { $0 !== model }
        if rest.count != current.count { write(rest, property, of: owner) }
    }

    private static func write(
        _ models: [any PersistentModel], _ property: Property, of owner: any PersistentModel
    ) {
        let data = owner._$modelData
        // Where there must be one and is none, the model before stays.
        guard let value = property.relationship!.value.make(models) else { return }
        data.context?.willSet(owner, property)
        property.notify(owner) { data.slots[property.index] = .value(value) }
        data.context?.didChange(owner)
    }

    private static func key(_ model: any PersistentModel) -> PersistentIdentifier {
        model._$modelData.identifier
    }
}
