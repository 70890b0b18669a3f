public import Foundation
import VitrineFoundation
import VitrineModelStore

extension NSManagedObjectContext {
    /// Saves to the parent, or to the stores.
    ///
    /// - Throws: Where an object is not as its model says, where somebody else has saved meanwhile and the merge policy forbids
    ///   it, and where a file cannot be written. Nothing is saved then.
    public func save() throws {
        guard hasChanges, !isSaving else { return processPendingChanges() }
        isSaving = true
        defer { isSaving = false }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        willSave()
        processPendingChanges()
        try validate()
        try resolveDoubles()
        try resolveConflicts()
        let (new, changed, removed) = (inserted.elements, updated.elements, deleted.elements)
        var changes = ObjectChanges()
        changes.inserted = new.map { ObjectRow(id: $0.objectID, values: $0.values) }
        changes.updated = changed.map {
            ObjectChanges.Update(
                row: ObjectRow(id: $0.objectID, values: $0.values), committed: $0.committed ?? $0.values)
        }
        changes.deleted = removed.map(\.objectID)
        try source().apply(changes, from: self)
        settle(new, changed, removed)
        var info: [AnyHashable: Any] = [
            NSInsertedObjectsKey: Set(new), NSUpdatedObjectsKey: Set(changed),
            NSDeletedObjectsKey: Set(removed),
        ]
        info[NSInsertedObjectIDsKey] = Set(new.map(\.objectID))
        info[NSUpdatedObjectIDsKey] = Set(changed.map(\.objectID))
        info[NSDeletedObjectIDsKey] = Set(removed.map(\.objectID))
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
        processPendingChanges()
    }

    /// Objects may change themselves, and others, before they are saved.
    private func willSave() {
        var told: Set<ObjectIdentifier> = []
        for _ in 0..<1000 {
            let waiting = (inserted.elements + updated.elements + deleted.elements)
                .filter { told.insert(ObjectIdentifier($0)).inserted }
            if waiting.isEmpty { return }
            for object in waiting { object.willSave() }
        }
    }

    private func settle(_ new: [NSManagedObject], _ changed: [NSManagedObject], _ removed: [NSManagedObject])
    {
        (inserted, updated, deleted) = (ObjectSet(), ObjectSet(), ObjectSet())
        for object in new + changed {
            object.state.isInserted = false
            object.state.isUpdated = false
            object.state.isKept = true
            object.committed = nil
        }
        for object in removed {
            gone.insert(object.objectID)
            object.state.isKept = false
            unregister(object)
        }
        for object in new + changed + removed { object.didSave() }
    }

    // MARK: Rules

    private func validate() throws {
        var errors: [NSError] = []
        func check(_ body: () throws -> Void) {
            do { try body() } catch { errors.append(error as NSError) }
        }
        for object in inserted.elements { check(object.validateForInsert) }
        for object in updated.elements { check(object.validateForUpdate) }
        for object in deleted.elements { check(object.validateForDelete) }
        if !errors.isEmpty { throw CoreDataError.joined(errors) }
    }

    /// Objects that have the same values as others, which must be unique.
    private func resolveDoubles() throws {
        guard parent == nil else { return }
        let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
        var seen: Set<ObjectIdentifier> = []
        for entity in (inserted.elements + updated.elements).map(\.entity)
        where !entity.allConstraints.isEmpty {
            guard seen.insert(ObjectIdentifier(entity)).inserted else { continue }
            let request = NSFetchRequest<NSManagedObject>()
            request.entity = entity
            let objects = try objects(request)
            for constraint in entity.allConstraints {
                var first: [[AnyHashable]: NSManagedObject] = [:]
                for object in objects where !object.state.isDeleted {
                    let values = constraint.map {
                        object.modelValue(at: object.place(of: $0)) as? AnyHashable ?? AnyHashable(NSNull())
                    }
                    if values.allSatisfy({ $0.base is NSNull }) { continue }
                    guard let other = first[values] else {
                        first[values] = object
                        continue
                    }
                    try merge(object, other, constraint, policy)
                }
            }
        }
    }

    private func merge(
        _ object: NSManagedObject, _ other: NSManagedObject, _ constraint: [String],
        _ policy: NSMergePolicyType
    ) throws {
        let (new, old) = object.state.isInserted ? (object, other) : (other, object)
        switch policy {
        case .errorMergePolicyType:
            throw CoreDataError.make(
                NSManagedObjectConstraintMergeError,
                [
                    NSAffectedObjectsErrorKey: [new, old],
                    NSLocalizedDescriptionKey:
                        "Two objects of \(object.entity.name ?? "") have the same \(constraint.joined(separator: ", ")), which is "
                        + "unique. Set the context's mergePolicy to keep one of them.",
                ])
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
            for property in old.entity.layout.properties
            where old.entity.layout.attribute(property.index) != nil {
                old.setModelValue(new.modelValue(at: property.index), at: property.index)
            }
            delete(new)
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: delete(new)
        }
    }

    /// What somebody else has saved since an object was read.
    private func resolveConflicts() throws {
        guard parent == nil else { return }
        let source = try source()
        let policy = (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType
        var conflicts: [NSMergeConflict] = []
        for object in updated.elements {
            guard let committed = object.committed else { continue }
            let row = try source.row(of: object.objectID)
            if let row, !object.differs(committed, row.values) { continue }
            switch policy {
            case .errorMergePolicyType:
                conflicts.append(NSMergeConflict(object, read: committed, kept: row?.values))
            case .mergeByPropertyObjectTrumpMergePolicyType: if let row { object.merge(row) }
            case .overwriteMergePolicyType: break
            case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
                guard let row else {
                    updated.remove(object)
                    object.state.isUpdated = false
                    continue
                }
                if policy == .rollbackMergePolicyType {
                    object.take(row)
                } else {
                    object.merge(row, keptCounts: committed)
                }
            }
        }
        guard conflicts.isEmpty else {
            let names = Set(conflicts.map { $0.sourceObject.entity.name ?? "" }).sorted().joined(
                separator: ", ")
            throw CoreDataError.make(
                NSManagedObjectMergeError,
                [
                    NSPersistentStoreSaveConflictsErrorKey: conflicts,
                    NSLocalizedDescriptionKey:
                        "Could not merge changes: somebody else has saved objects of \(names) meanwhile. Set the context's "
                        + "mergePolicy, or automaticallyMergesChangesFromParent.",
                ])
        }
    }

    // MARK: Taking back

    /// Takes back all that is not saved.
    public func rollback() {
        undoManager?.removeAllActions()
        let (new, changed, removed) = (inserted.elements, updated.elements, deleted.elements)
        (inserted, updated, deleted) = (ObjectSet(), ObjectSet(), ObjectSet())
        for object in new + changed + removed { object.announceChange() }
        for object in new {
            object.state.isDeleted = true
            object.state.isInserted = false
            pending.inserted.remove(object)
            pending.deleted.insert(object)
            gone.insert(object.objectID)
            unregister(object)
        }
        for object in changed + removed {
            if let committed = object.committed { object.values = committed }
            object.committed = nil
            object.cached = [:]
            object.state.isUpdated = false
            object.state.isDeleted = false
            pending.deleted.remove(object)
            pending.refreshed.insert(object)
        }
        for object in new + changed + removed { tell(object) }
        processPendingChanges()
    }

    /// Takes back what was done last.
    public func undo() { MainActor.assumeIsolated { undoManager?.undo() } }
    /// Does again what was taken back last.
    public func redo() { MainActor.assumeIsolated { undoManager?.redo() } }

    /// Tells the undo manager how an object was.
    func registerUndo(of object: NSManagedObject) {
        guard let undoManager else { return }
        let snapshot = ObjectSnapshot(object)
        // Undo managers belong to the main actor, and with them the contexts that have one.
        nonisolated(unsafe) let (context, object) = (self, object)
        MainActor.assumeIsolated {
            undoManager.registerUndo(withTarget: context) { $0.restore(object, snapshot) }
        }
    }

    private func restore(_ object: NSManagedObject, _ snapshot: ObjectSnapshot) {
        registerUndo(of: object)
        object.announceChange()
        let wasThere = object.managedObjectContext === self && !object.state.isDeleted
        object.values = snapshot.values
        object.committed = snapshot.committed
        object.cached = [:]
        let hadRow = object.state.isKept
        object.state = snapshot.state
        object.state.isKept = hadRow
        inserted.remove(object)
        updated.remove(object)
        deleted.remove(object)
        if snapshot.isThere {
            object.managedObjectContext = self
            gone.remove(object.objectID)
            register(object)
        } else {
            gone.insert(object.objectID)
            unregister(object)
        }
        if object.state.isInserted { inserted.insert(object) }
        if object.state.isUpdated { updated.insert(object) }
        if object.state.isDeleted, snapshot.isThere { deleted.insert(object) }
        let isThere = snapshot.isThere && !object.state.isDeleted
        switch (wasThere, isThere) {
        case (false, true): pending.inserted.insert(object)
        case (true, false): pending.deleted.insert(object)
        default: pending.updated.insert(object)
        }
        object.awake(fromSnapshotEvents: .undoUpdate)
        tell(object)
    }
}

/// How an object was.
///
/// Unchecked: of a context that belongs to the main thread.
private struct ObjectSnapshot: @unchecked Sendable {
    let values: [ManagedValue]
    let committed: [ManagedValue]?
    let state: NSManagedObject.State
    let isThere: Bool

    init(_ object: NSManagedObject) {
        values = object.values
        committed = object.committed
        state = object.state
        isThere = object.managedObjectContext != nil
    }
}

extension NSEntityDescription {
    /// The names of properties of which no two objects have the same values, those that it inherits among them.
    var allConstraints: [[String]] {
        let own = uniquenessConstraints.map {
            $0.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
        }
        return (superentity?.allConstraints ?? []) + own
    }
}

extension NSManagedObject {
    /// Whether values or relationships to one object differ; those to several are put together in any case.
    fileprivate final func differs(_ first: [ManagedValue], _ second: [ManagedValue]) -> Bool {
        entity.layout.properties.contains { property in
            entity.layout.relationship(property.index)?.isToMany != true && !property.isTransient
                && !first[property.index].isEqual(second[property.index])
        }
    }

    /// Has the values of a row where somebody else has changed them.
    fileprivate final func merge(_ row: ObjectRow, keptCounts old: [ManagedValue]) {
        for property in entity.layout.properties
        where !row.values[property.index].isEqual(old[property.index], isOrdered: true) {
            values[property.index] = row.values[property.index]
        }
        committed = row.values
        cached = [:]
    }
}
