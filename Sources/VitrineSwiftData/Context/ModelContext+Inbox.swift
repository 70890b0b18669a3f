import Foundation
import VitrineModelStore

extension ModelContext {
    /// Takes over what other contexts saved; what was changed here stays.
    func readInbox() {
        for message in inbox.take() {
            switch message {
            case .changed(let changes): for change in changes { take(change) }
            case .erased: forgetAll()
            }
        }
    }

    func take(_ change: ModelChange) {
        let key = ObjectIdentifier(change.entity)
        for id in change.stored.removed {
            guard let model = kinds[key]?.models[id] else { continue }
            model._$modelData.isDeleted = true
            changed.remove(model)
            deleted.remove(model)
            unregister(model)
            tell(model)
        }
        for row in change.stored.rows {
            if let model = kinds[key]?.models[row.id] {
                guard !isUnsaved(model) else { continue }
                show(row, in: model)
                tell(model)
            } else if kinds[key]?.isRead == true {
                do { try make(row, change.entity) } catch { Self.report("\(error)") }
                if let model = kinds[key]?.models[row.id] { tell(model) }
            }
        }
    }

    func forgetAll() {
        let all = kinds.values.flatMap(\.models.values)
        kinds = [:]
        (inserted, changed, deleted) = (ModelSet(), ModelSet(), ModelSet())
        for model in all {
            model._$modelData.isDeleted = true
            model._$modelData.context = nil
            tell(model)
        }
    }

    func show(_ row: StoredRow, in model: any PersistentModel) {
        let data = model._$modelData
        for property in data.entity.properties {
            guard let slot = try? data.slot(property, row.values[property.index]) else { continue }
            // What is not kept is as it was.
            if case .empty = slot { continue }
            property.notify(model) { data.slots[property.index] = slot }
        }
    }
}
