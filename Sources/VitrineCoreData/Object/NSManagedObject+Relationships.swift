import Foundation

extension NSManagedObject {
    /// The object of a name that a relationship leads to.
    func object(of id: NSManagedObjectID, at index: Int) -> NSManagedObject? {
        guard let context = managedObjectContext else { return held?[id] }
        return context.isGone(id) ? nil : context.object(with: id)
    }

    /// Objects without a context keep those that they lead to.
    func hold(_ object: NSManagedObject, at index: Int) {
        guard managedObjectContext == nil else { return }
        held = (held ?? [:])
        held?[object.objectID] = object
    }

    /// Names of objects as a relationship has them.
    func related(_ ids: [NSManagedObjectID], at index: Int) -> ManagedValue {
        if entity.layout.relationship(index)?.isToMany == true { return .many(RelatedIDs(ids)) }
        return ids.first.map(ManagedValue.one) ?? .none
    }

    /// Sets the objects of a relationship; theirs that lead back follow.
    func setRelated(_ ids: [NSManagedObjectID], _ objects: [NSManagedObject], at index: Int) {
        fireFault()
        let old = values[index].ids
        for object in objects { join(object, at: index) }
        beginChange()
        let value = related(ids, at: index)
        values[index] = value
        cached[index] = nil
        if let inverse = entity.layout.relationship(index)?.inverseRelationship?.index {
            let (before, after) = (Set(old), Set(value.ids))
            for id in old where !after.contains(id) {
                object(of: id, at: index)?.unlink(objectID, at: inverse)
            }
            for object in objects where !before.contains(object.objectID) {
                object.link(self, at: inverse)
            }
        }
        managedObjectContext?.noteChange(of: self)
    }

    /// Adds an object to a relationship to several, or takes it out.
    func change(_ object: NSManagedObject, isAdded: Bool, at index: Int) {
        fireFault()
        if isAdded { join(object, at: index) }
        guard isAdded != contains(object.objectID, at: index) else { return }
        if isAdded { link(object, at: index) } else { unlink(object.objectID, at: index) }
        guard let inverse = entity.layout.relationship(index)?.inverseRelationship?.index else { return }
        if isAdded { object.link(self, at: inverse) } else { object.unlink(objectID, at: inverse) }
    }

    private func contains(_ id: NSManagedObjectID, at index: Int) -> Bool {
        switch values[index] {
        case .many(let related): related.contains(id)
        case .one(let other): other == id
        default: false
        }
    }

    /// Takes an object in that leads here now; one side alone.
    private func link(_ other: NSManagedObject, at index: Int) {
        fireFault()
        guard !contains(other.objectID, at: index) else { return }
        if case .one(let old) = values[index],
            let inverse = entity.layout.relationship(index)?.inverseRelationship
        {
            // One that is led to by another now is so by nobody else any more.
            object(of: old, at: index)?.unlink(objectID, at: inverse.index)
        }
        announceChange()
        beginChange()
        hold(other, at: index)
        if entity.layout.relationship(index)?.isToMany == true {
            ownRelated(at: index).insert(other.objectID)
        } else {
            values[index] = .one(other.objectID)
        }
        cached[index] = nil
        managedObjectContext?.noteChange(of: self)
    }

    /// Forgets an object; one side alone.
    func unlink(_ id: NSManagedObjectID, at index: Int) {
        fireFault()
        guard contains(id, at: index) else { return }
        announceChange()
        beginChange()
        if entity.layout.relationship(index)?.isToMany == true {
            ownRelated(at: index).remove(id)
        } else {
            values[index] = .none
        }
        cached[index] = nil
        managedObjectContext?.noteChange(of: self)
    }

    private func beginChange() {
        managedObjectContext?.registerUndo(of: self)
        keepCommitted()
    }

    /// The objects of a relationship that nothing else shares: what is kept stays as it is.
    private func ownRelated(at index: Int) -> RelatedIDs {
        if case .many(let related) = values[index] {
            if !isShared(related, at: index) { return related }
            let own = related.copied()
            values[index] = .many(own)
            return own
        }
        let new = RelatedIDs([])
        values[index] = .many(new)
        return new
    }

    private func isShared(_ related: RelatedIDs, at index: Int) -> Bool {
        // Undoing has a copy of all values.
        if managedObjectContext?.undoManager != nil { return true }
        guard let committed, case .many(let kept) = committed[index] else { return false }
        return kept === related
    }

    /// Brings an object into the same context.
    ///
    /// Traps where it is in another one.
    private func join(_ object: NSManagedObject, at index: Int) {
        switch (managedObjectContext, object.managedObjectContext) {
        case (let own?, nil) where !object.state.isDeleted && !object.state.isKept: own.insert(object)
        case (nil, let other?) where !state.isDeleted && !state.isKept: other.insert(self)
        case (let own?, let other?) where own !== other:
            fatalError(
                "Illegal attempt to establish a relationship '\(entity.layout.properties[index].name)' between objects in "
                    + "different contexts (source = \(objectID), destination = \(object.objectID)). Look the object up by "
                    + "its objectID in the context of the other: context.object(with:).")
        default: break
        }
        if let destination = entity.layout.relationship(index)?.destinationEntity,
            !object.entity.isKindOf(entity: destination)
        {
            fatalError(
                "Unacceptable type of value for to-\(entity.layout.relationship(index)!.isToMany ? "many" : "one") relationship: "
                    + "property = \"\(entity.layout.properties[index].name)\"; desired type = \(destination.name ?? ""); "
                    + "given type = \(object.entity.name ?? "").")
        }
        hold(object, at: index)
    }
}

/// What a method does to a relationship to several objects, by its name in Objective-C.
struct RelationshipChange {
    private enum Kind {
        case add, remove, insert(IndexSet), removeAt(IndexSet), replace(IndexSet)
    }

    let index: Int
    private let kind: Kind
    private let objects: [NSManagedObject]

    /// - Returns: nil where the kind of object has no relationship that the name is of.
    init?(_ name: String, _ arguments: [Any], _ entity: NSEntityDescription) {
        func places(_ argument: Int) -> IndexSet {
            guard argument < arguments.count else { return IndexSet() }
            if let place = arguments[argument] as? Int { return IndexSet(integer: place) }
            return arguments[argument] as? IndexSet ?? IndexSet()
        }
        let forms: [(before: String, after: String, make: (inout Kind, inout Int?) -> Void)] = [
            (
                "insertObject:in", "AtIndex:",
                {
                    $0 = .insert(places(1)); $1 = 0
                }
            ),
            (
                "insert", ":atIndexes:",
                {
                    $0 = .insert(places(1)); $1 = 0
                }
            ),
            (
                "removeObjectFrom", "AtIndex:",
                {
                    $0 = .removeAt(places(0)); $1 = nil
                }
            ),
            (
                "remove", "AtIndexes:",
                {
                    $0 = .removeAt(places(0)); $1 = nil
                }
            ),
            (
                "replaceObjectIn", "AtIndex:withObject:",
                {
                    $0 = .replace(places(0)); $1 = 1
                }
            ),
            (
                "replace", "AtIndexes:with",
                {
                    $0 = .replace(places(0)); $1 = 1
                }
            ),
            (
                "add", "Object:",
                {
                    $0 = .add; $1 = 0
                }
            ),
            (
                "add", ":",
                {
                    $0 = .add; $1 = 0
                }
            ),
            (
                "remove", "Object:",
                {
                    $0 = .remove; $1 = 0
                }
            ),
            (
                "remove", ":",
                {
                    $0 = .remove; $1 = 0
                }
            ),
        ]
        for form in forms where name.hasPrefix(form.before) {
            let rest = name.dropFirst(form.before.count)
            guard let end = rest.range(of: form.after),
                form.after.hasSuffix("with") || end.upperBound == rest.endIndex
            else { continue }
            let key = String(rest[..<end.lowerBound])
            let candidates = [key.prefix(1).lowercased() + key.dropFirst(), key]
            guard let index = candidates.lazy.compactMap({ entity.layout.index(of: $0) }).first,
                entity.layout.relationship(index)?.isToMany == true
            else { continue }
            var kind = Kind.add
            var argument: Int?
            form.make(&kind, &argument)
            self.index = index
            self.kind = kind
            objects =
                argument.map { $0 < arguments.count ? NSManagedObject.objects(of: arguments[$0]) : [] } ?? []
            return
        }
        return nil
    }

    func apply(to object: NSManagedObject) {
        switch kind {
        case .add: for other in objects { object.change(other, isAdded: true, at: index) }
        case .remove: for other in objects { object.change(other, isAdded: false, at: index) }
        case .insert(let places):
            var all = current(object)
            for (place, other) in zip(places, objects) { all.insert(other, at: min(place, all.count)) }
            object.setRelated(all.map(\.objectID), all, at: index)
        case .removeAt(let places):
            var all = current(object)
            for place in places.reversed() where place < all.count { all.remove(at: place) }
            object.setRelated(all.map(\.objectID), all, at: index)
        case .replace(let places):
            var all = current(object)
            for (place, other) in zip(places, objects) where place < all.count { all[place] = other }
            object.setRelated(all.map(\.objectID), all, at: index)
        }
    }

    private func current(_ object: NSManagedObject) -> [NSManagedObject] {
        object.value(at: index).ids.compactMap { object.object(of: $0, at: index) }
    }
}

/// The objects of a relationship, which changes with the set.
final class LiveSet: NSMutableSet, @unchecked Sendable {
    private let objects = NSMutableSet()
    private var owner: NSManagedObject?
    private var index = 0

    static func make(_ objects: [NSManagedObject], of owner: NSManagedObject, _ index: Int) -> LiveSet {
        let set = LiveSet(capacity: objects.count)
        for object in objects { set.objects.add(object) }
        set.owner = owner
        set.index = index
        return set
    }

    // What Foundation's set asks of those that inherit from it.
    override var count: Int { objects.count }
    override func member(_ object: Any) -> Any? { objects.member(object) }
    override func objectEnumerator() -> NSEnumerator { objects.objectEnumerator() }

    override func add(_ object: Any) {
        objects.add(object)
        for other in NSManagedObject.objects(of: object) { owner?.change(other, isAdded: true, at: index) }
    }

    override func remove(_ object: Any) {
        objects.remove(object)
        for other in NSManagedObject.objects(of: object) { owner?.change(other, isAdded: false, at: index) }
    }
}
