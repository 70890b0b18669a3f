public import Foundation

extension NSManagedObjectContext: ObjectSource {
    // MARK: For its children

    func rows(of entity: NSEntityDescription) throws -> [ObjectRow] {
        try performAndWait { () throws -> [ObjectRow] in
            let request = NSFetchRequest<NSManagedObject>()
            request.entity = entity
            request.includesSubentities = false
            return try objects(request).map { object in
                object.fireFault()
                return ObjectRow(id: object.objectID, values: object.values.map(\.fresh))
            }
        }
    }

    func row(of id: NSManagedObjectID) throws -> ObjectRow? {
        try performAndWait { () throws -> ObjectRow? in
            if isGone(id) { return nil }
            let object = object(with: id)
            object.fireFault()
            return object.state.isDeleted ? nil : ObjectRow(id: id, values: object.values.map(\.fresh))
        }
    }

    /// Takes over what a child saves, as changes of its own.
    func apply(_ changes: ObjectChanges, from context: NSManagedObjectContext) throws {
        performAndWait {
            for row in changes.inserted {
                let object = NSManagedObject.make(row.id.entity, insertInto: nil)
                object.adopt(row.id, in: self)
                object.state.isFault = false
                object.state.isKept = false
                object.state.isInserted = true
                object.values = row.values.map(\.fresh)
                register(object)
                inserted.insert(object)
                pending.inserted.insert(object)
                tell(object)
            }
            for update in changes.updated {
                let object = object(with: update.row.id)
                object.fireFault()
                object.announceChange()
                object.keepCommitted()
                object.values = update.merged(over: object.values, object.entity.layout).map(\.fresh)
                object.cached = [:]
                noteChange(of: object)
            }
            for id in changes.deleted {
                let object = object(with: id)
                updated.remove(object)
                object.state.isUpdated = false
                object.state.isDeleted = true
                if object.state.isInserted {
                    inserted.remove(object)
                    unregister(object)
                } else {
                    deleted.insert(object)
                }
                pending.deleted.insert(object)
                tell(object)
            }
            tellChildren(MergedIDs(changes), but: context)
        }
    }

    // MARK: Names

    /// Gives new objects the names that they are saved with: here they have them already, which do not change.
    ///
    /// - Throws: Where no store has such objects.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        guard let coordinator = persistentStoreCoordinator else { return _ = try source() }
        for object in objects where object.objectID.isTemporaryID {
            object.objectID.settle(in: try coordinator.store(of: object.entity))
        }
    }

    // MARK: From others

    /// Takes over what another context has saved; changes here stay.
    ///
    /// - Parameter notification: ``didSaveObjectsNotification`` of the other.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        merge(MergedIDs(notification.userInfo ?? [:], persistentStoreCoordinator))
    }

    /// Has contexts take over what was changed in a store behind their backs.
    ///
    /// - Parameter changeNotificationData: Objects, their names or their URLs, under ``NSInsertedObjectsKey``,
    ///   ``NSUpdatedObjectsKey`` and ``NSDeletedObjectsKey``.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
        into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts {
            context.performAndWait {
                context.merge(MergedIDs(changeNotificationData, context.persistentStoreCoordinator))
            }
        }
    }

    /// Somebody else has saved to where the objects come from.
    func parentDidSave(_ ids: MergedIDs) {
        guard automaticallyMergesChangesFromParent else { return }
        perform { self.merge(ids) }
    }

    func tellChildren(_ ids: MergedIDs, but sender: NSManagedObjectContext?) {
        for child in childContexts where child !== sender { child.parentDidSave(ids) }
    }

    func merge(_ ids: MergedIDs) {
        for id in ids.deleted {
            gone.insert(id)
            guard let object = registered[id]?.object, !object.state.isDeleted || deleted.contains(object)
            else { continue }
            object.announceChange()
            object.state.isDeleted = true
            updated.remove(object)
            deleted.remove(object)
            object.state.isUpdated = false
            pending.updated.remove(object)
            pending.deleted.insert(object)
            tell(object)
            unregister(object)
        }
        for id in ids.updated {
            guard let object = registered[id]?.object, !object.state.isDeleted else { continue }
            object.announceChange()
            if let row = try? source().row(of: id) { object.merge(row) }
            if !pending.inserted.contains(object) { pending.refreshed.insert(object) }
            tell(object)
        }
        for id in ids.inserted where !gone.contains(id) {
            let object = object(with: id)
            guard !object.state.isInserted else { continue }
            pending.inserted.insert(object)
            tell(object)
        }
        tellChildren(ids, but: nil)
        processPendingChanges()
    }
}

/// Names of objects that somebody has saved.
struct MergedIDs: Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []

    init(_ changes: ObjectChanges) {
        inserted = changes.inserted.map(\.id)
        updated = changes.updated.map(\.row.id)
        deleted = changes.deleted
    }

    init(_ info: [AnyHashable: Any], _ coordinator: NSPersistentStoreCoordinator?) {
        func ids(_ keys: String...) -> [NSManagedObjectID] {
            var seen: Set<NSManagedObjectID> = []
            return keys.flatMap { Self.elements(info[$0]) }.compactMap { element in
                switch element {
                case let id as NSManagedObjectID: id
                case let object as NSManagedObject: object.objectID
                case let url as URL: coordinator?.managedObjectID(forURIRepresentation: url)
                default: nil
                }
            }.filter { seen.insert($0).inserted }
        }
        inserted = ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey)
        updated = ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey)
        deleted = ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
    }

    private static func elements(_ value: Any?) -> [Any] {
        switch value {
        case let set as NSSet: set.allObjects
        case let list as [Any]: list
        case let set as Set<AnyHashable>: set.map(\.base)
        default: []
        }
    }
}

extension ManagedValue {
    /// The value for another context, which changes it by itself.
    fileprivate var fresh: ManagedValue {
        guard case .many(let related) = self else { return self }
        return .many(related.copied())
    }
}
