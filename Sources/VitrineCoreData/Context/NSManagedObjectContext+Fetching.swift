public import Foundation
import VitrineFoundation
import VitrineModelStore

extension NSManagedObjectContext {
    /// Looks for objects.
    ///
    /// - Throws: Where a file cannot be read.
    /// - Complexity: O(*n* log *n*) in the number of objects of the kind.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        processPendingChanges()
        if request.resultType.contains(.countResultType) {
            return [NSNumber(value: try objects(request).count)].compactMap { $0 as? T }
        }
        if request.resultType.contains(.dictionaryResultType) {
            let entity = request.entity(in: self)
            let objects = try objects(request, isWhole: true)
            return DictionaryResults(request, entity).rows(of: objects).compactMap { $0 as? T }
        }
        let objects = try objects(request)
        if request.resultType.contains(.managedObjectIDResultType) {
            return objects.compactMap { $0.objectID as? T }
        }
        for key in request.relationshipKeyPathsForPrefetching ?? [] {
            for object in objects { prefetch(key, of: object) }
        }
        if !request.returnsObjectsAsFaults { for object in objects { object.fireFault() } }
        guard let found = objects as? [T] else {
            let entity = request.entity(in: self)
            fatalError(
                "A request finds objects of \(entity.managedObjectClass), and the program asks for \(T.self): the model's class "
                    + "of \(entity.name ?? "") is '\(entity.managedObjectClassName ?? "")'. Set its codegen, or the class's "
                    + "@objc name.")
        }
        return found
    }

    /// How many objects a request finds.
    ///
    /// - Throws: Where a file cannot be read.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        try objects(request).count
    }

    /// The objects of a request.
    ///
    /// - Parameter isWhole: Whether how many are wanted does not count.
    func objects<T>(_ request: NSFetchRequest<T>, isWhole: Bool = false) throws -> [NSManagedObject] {
        let entity = request.entity(in: self)
        let source = try source()
        let predicate = request.predicate
        // What a format says is asked of rows, before there are objects.
        let condition = predicate?.condition
        let asksRows = predicate == nil || condition != nil
        let pass = FetchPass(self)
        var found: [NSManagedObject] = []
        /// Objects with changes that the source has found: others may be found by their changes alone.
        var changed = ObjectSet()
        for kind in request.includesSubentities ? entity.family : [entity] where !kind.isAbstract {
            for row in try source.rows(of: kind, condition) {
                if let object = registered[row.id]?.object {
                    if request.includesPendingChanges && object.state.isDeleted { continue }
                    if object.state.isUpdated { changed.insert(object) }
                    if object.state.isFault || request.shouldRefreshRefetchedObjects && !object.hasChanges {
                        object.take(row)
                    }
                    if predicate?.evaluate(with: object) ?? true { found.append(object) }
                } else if !gone.contains(row.id) {
                    if asksRows, let predicate, !predicate.evaluate(with: RowValues(row: row, pass: pass)) {
                        continue
                    }
                    let object = object(with: row.id)
                    object.take(row)
                    if asksRows || predicate?.evaluate(with: object) ?? true { found.append(object) }
                }
            }
        }
        if request.includesPendingChanges {
            found += updated.elements.filter { !changed.contains($0) && request.matches($0, entity) }
            found += inserted.elements.filter { request.matches($0, entity) }
        }
        if !(request.sortDescriptors ?? []).isEmpty {
            // Those that are equal stay in the order in which they came.
            found = found.enumerated().sorted {
                let order = request.order($0.element, $1.element)
                return order == .orderedAscending || order == .orderedSame && $0.offset < $1.offset
            }.map(\.element)
        }
        if isWhole { return found }
        if request.fetchOffset > 0 { found.removeFirst(min(request.fetchOffset, found.count)) }
        if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
        return found
    }

    private func prefetch(_ path: String, of object: NSManagedObject) {
        for key in path.split(separator: ".").prefix(1) {
            guard let index = object.entity.layout.index(of: String(key)) else { continue }
            _ = object.modelValue(at: index)
        }
    }

    // MARK: Faults

    /// Reads the values of an object.
    ///
    /// - Returns: Whether there is such an object.
    func read(_ object: NSManagedObject) throws -> Bool {
        guard let row = try source().row(of: object.objectID) else { return false }
        object.take(row)
        return true
    }

    /// Forgets the values of an object, or what of them is not changed.
    ///
    /// - Parameter flag: Whether changes stay.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.managedObjectContext === self, !object.state.isInserted else { return }
        object.announceChange()
        if flag {
            guard let row = try? source().row(of: object.objectID) else { return }
            object.merge(row)
        } else {
            object.willTurnIntoFault()
            updated.remove(object)
            object.turnIntoFault()
            object.didTurnIntoFault()
        }
        if !pending.inserted.contains(object) { pending.refreshed.insert(object) }
        tell(object)
    }

    /// Has all objects take over what is kept; changes stay.
    public func refreshAllObjects() {
        for object in registeredObjects where !object.state.isFault { refresh(object, mergeChanges: true) }
    }

    /// Forgets all objects. Those that the program still has belong to no context any more.
    public func reset() {
        let objects = registered.values.compactMap(\.object)
        registered = [:]
        (inserted, updated, deleted) = (ObjectSet(), ObjectSet(), ObjectSet())
        pending = PendingChanges()
        for object in objects { object.release() }
        let info: [AnyHashable: Any] = [NSInvalidatedAllObjectsKey: objects.map(\.objectID)]
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
    }
}

extension NSManagedObject {
    /// Reads the values, where that was not done yet.
    final func fireFault() {
        guard state.isFault else { return }
        state.isFault = false
        if !state.hasRow {
            let isFound = (try? managedObjectContext?.read(self)) ?? false
            if !isFound { becomeInaccessible() }
        }
        state.isFault = false
        state.hasRow = false
        awakeFromFetch()
    }

    /// There is no such object any more.
    private func becomeInaccessible() {
        guard let context = managedObjectContext else { return }
        guard context.shouldDeleteInaccessibleFaults else {
            fatalError("CoreData could not fulfill a fault for '\(objectID)': it was deleted.")
        }
        values = entity.layout.initial.map { _ in .none }
        state.isDeleted = true
    }

    /// Has the values of a row, as a fault until one of them is asked for.
    final func take(_ row: ObjectRow) {
        values = row.values
        committed = nil
        cached = [:]
        if state.isFault { state.hasRow = true }
    }

    /// Has the values of a row where they were not changed here.
    final func merge(_ row: ObjectRow) {
        guard let old = committed, !state.isFault else { return take(row) }
        let changes = ObjectChanges.Update(row: ObjectRow(id: row.id, values: values), committed: old)
        let related = changes.merged(over: row.values, entity.layout)
        for property in entity.layout.properties {
            let index = property.index
            if values[index].isEqual(old[index], isOrdered: true) {
                values[index] = row.values[index]
            } else if entity.layout.relationship(index)?.isToMany == true {
                values[index] = related[index]
            }
        }
        committed = row.values
        cached = [:]
    }

    final func turnIntoFault() {
        values = entity.layout.initial
        committed = nil
        cached = [:]
        state.isUpdated = false
        state.isFault = true
        state.hasRow = false
    }

    /// Belongs to no context any more.
    final func release() {
        if !state.isFault { willTurnIntoFault() }
        managedObjectContext = nil
        cached = [:]
        held = nil
        state.isFault = true
    }
}

/// The objects that predicates come to while rows are read: each is read once.
private final class FetchPass {
    private let context: NSManagedObjectContext
    private var kept: [NSManagedObjectID: NSManagedObject] = [:]

    init(_ context: NSManagedObjectContext) { self.context = context }

    func object(_ id: NSManagedObjectID) -> NSManagedObject? {
        if context.isGone(id) { return nil }
        if let object = kept[id] { return object }
        let object = context.object(with: id)
        kept[id] = object
        return object
    }
}

/// A row, for predicates: there is no object of it.
private struct RowValues: KeyedReading {
    let row: ObjectRow
    let pass: FetchPass

    func value(forKey key: String) -> Any? {
        let layout = row.id.entity.layout
        if key == "objectID" { return row.id }
        guard let index = layout.index(of: key) else {
            fatalError("keypath \(key) not found in entity \(row.id.entity.name ?? "").")
        }
        return switch row.values[index] {
        case .none: layout.relationship(index)?.isToMany == true ? [Any]() : nil
        case .attribute(let value): value
        case .encoded(let data): layout.attribute(index)?.decoded(data)
        case .one(let id): pass.object(id)
        case .many(let related): related.ids.compactMap(pass.object)
        }
    }

    func isSame(as other: Any) -> Bool {
        switch other {
        case let id as NSManagedObjectID: id == row.id
        case let object as NSManagedObject: object.objectID == row.id
        default: false
        }
    }
}
