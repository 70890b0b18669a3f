public import Foundation
import VitrineModelStore
import VitrineSupport

extension ModelContext {
    /// Keeps what has changed.
    ///
    /// - Throws: Where the file cannot be written, and where a relationship has too few or too many models or forbids a
    ///   deletion. Nothing is kept then.
    public func save() throws {
        readInbox()
        guard hasChanges, !isSaving else { return }
        isSaving = true
        defer { isSaving = false }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        try mergeUniques()
        try check()
        var changes: [ObjectIdentifier: ModelChange] = [:]
        func change(_ model: any PersistentModel, _ edit: (inout StoreChange) throws -> Void) rethrows {
            let entity = model._$modelData.entity
            try edit(&changes[ObjectIdentifier(entity), default: ModelChange(entity: entity)].stored)
        }
        for model in inserted.elements + changed.elements {
            let data = model._$modelData
            try change(model) {
                $0.rows.append(StoredRow(id: data.identifier.id.uuid, values: try data.row()))
            }
        }
        for model in deleted.elements {
            change(model) { $0.removed.append(model._$modelData.identifier.id.uuid) }
        }
        try container.apply(Array(changes.values), from: inbox)
        for model in deleted.elements { unregister(model) }
        (inserted, changed, deleted) = (ModelSet(), ModelSet(), ModelSet())
        NotificationCenter.default.post(name: Self.didSave, object: self)
    }

    /// Does something, and saves.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// Takes back all that is not saved.
    public func rollback() {
        let all = (inserted.elements, changed.elements, deleted.elements)
        (inserted, changed, deleted) = (ModelSet(), ModelSet(), ModelSet())
        for model in all.0 {
            unregister(model)
            model._$modelData.isDeleted = true
        }
        for model in all.1 + all.2 {
            let data = model._$modelData
            data.isDeleted = false
            guard
                let row = try? container.store(of: data.entity)?.row(
                    data.identifier.id.uuid, of: data.entity.table)
            else { continue }
            show(row, in: model)
        }
        for model in all.0 + all.1 + all.2 { tell(model) }
    }

    /// New models take the place of others with the same unique value.
    ///
    /// - Complexity: O(n) for n models of the kinds that have such values and new models.
    private func mergeUniques() throws {
        var seen: Set<ObjectIdentifier> = []
        for entity in inserted.elements.map(\._$modelData.entity)
        where !entity.uniques.isEmpty && seen.insert(ObjectIdentifier(entity)).inserted {
            // Those that are kept count, too, whether anybody has asked for them or not.
            try read(entity)
            for property in entity.uniques {
                var first: [StoredValue: any PersistentModel] = [:]
                for model in Array(models(of: entity)) {
                    guard case .value(let value) = model._$modelData.slots[property.index],
                        let stored = try property.attribute?.encode(value), stored != .null
                    else { continue }
                    if first[stored] == nil {
                        first[stored] = model
                    } else if inserted.contains(model) {
                        merge(model, into: first[stored]!)
                    }
                }
            }
        }
    }

    /// Has the model that was there first go on with the values of a new one.
    private func merge(_ model: any PersistentModel, into first: any PersistentModel) {
        let (old, data) = (first._$modelData, model._$modelData)
        for property in data.entity.properties where !property.isUnique && property.constant == nil {
            let slot = data.slots[property.index]
            if property.relationship == nil {
                property.notify(first) { old.slots[property.index] = slot }
            } else if case .value(let value) = slot {
                Relationships.set(value as! any _RelationshipValue, property, of: first)
            }
        }
        didChange(first)
        delete(model)
    }

    private func check() throws {
        for model in inserted.elements + changed.elements {
            let data = model._$modelData
            for property in data.entity.properties {
                guard let counts = property.relationship?.counts, counts != (0, 0) else { continue }
                let count = data.related(property).count
                if count < counts.minimum || counts.maximum > 0 && count > counts.maximum {
                    throw StoreError(
                        "\(data.entity.name).\(property.name) has \(count) models, and may have "
                            + (counts.maximum > 0
                                ? "\(counts.minimum) to \(counts.maximum)." : "\(counts.minimum) or more."))
                }
            }
        }
        for model in deleted.elements {
            let data = model._$modelData
            for property in data.entity.properties where property.relationship?.deleteRule == .deny {
                if data.related(property).contains(where: { !$0._$modelData.isDeleted }) {
                    throw StoreError(
                        "a \(data.entity.name) is not deleted while it has '\(property.name)', whose delete rule is deny: "
                            + "delete those first, or call rollback().")
                }
            }
        }
    }

    func saveSoon() {
        guard autosaveEnabled, !savesSoon else { return }
        savesSoon = true
        let link = MainLink()
        link.context = self
        DispatchQueue.main.async { link.context?.saveNow() }
    }

    private func saveNow() {
        savesSoon = false
        guard autosaveEnabled else { return }
        do { try save() } catch { Self.report("what changed is not saved: \(error)") }
    }

    static func report(_ sentence: String) { ReportLog.current.report("SwiftData: \(sentence)") }

    /// Before a context saves.
    public static let willSave = Notification.Name("NSManagedObjectContextWillSaveNotification")
    /// After a context has saved.
    public static let didSave = Notification.Name("NSManagedObjectContextDidSaveNotification")
}
