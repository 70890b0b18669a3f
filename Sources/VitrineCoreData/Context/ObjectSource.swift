import Foundation
import VitrineFoundation

/// Where a context gets its objects from: a coordinator, or another context. Safe from any thread.
protocol ObjectSource: AnyObject {
    /// What is kept of all objects of a kind, without those that inherit from it.
    func rows(of entity: NSEntityDescription) throws -> [ObjectRow]
    /// What is kept of the objects of a kind that a predicate's condition lets through, and maybe of others.
    func rows(of entity: NSEntityDescription, _ condition: PredicateCondition?) throws -> [ObjectRow]
    /// What is kept of an object; nil where there is none.
    func row(of id: NSManagedObjectID) throws -> ObjectRow?
    /// Keeps changes, all or none.
    func apply(_ changes: ObjectChanges, from context: NSManagedObjectContext) throws
}

extension ObjectSource {
    func rows(of entity: NSEntityDescription, _ condition: PredicateCondition?) throws -> [ObjectRow] {
        try rows(of: entity)
    }
}

/// What is kept of an object.
struct ObjectRow {
    let id: NSManagedObjectID
    var values: [ManagedValue]
}

/// What a context saves.
struct ObjectChanges {
    /// A saved object with changes.
    struct Update {
        var row: ObjectRow
        /// What was kept when the object was read.
        let committed: [ManagedValue]
    }

    var inserted: [ObjectRow] = []
    var updated: [Update] = []
    var deleted: [NSManagedObjectID] = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

extension ObjectChanges.Update {
    /// The values over what somebody else has kept meanwhile: what was added to relationships to several, and taken out.
    func merged(over current: [ManagedValue], _ layout: EntityLayout) -> [ManagedValue] {
        var values = row.values
        for property in layout.properties {
            let index = property.index
            guard layout.relationship(index)?.isToMany == true else { continue }
            let (old, now) = (committed[index], current[index])
            guard !old.isEqual(now, isOrdered: true) else { continue }
            let (before, after) = (Set(old.ids), Set(values[index].ids))
            let kept = now.ids.filter { after.contains($0) || !before.contains($0) }
            values[index] = .many(RelatedIDs(kept + values[index].ids.filter { !before.contains($0) }))
        }
        return values
    }
}
