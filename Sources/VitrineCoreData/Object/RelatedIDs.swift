import VitrineModelStore

/// The objects that a relationship leads to: each once, in an order.
///
/// An object's values and what is kept of them share one until it is changed.
final class RelatedIDs {
    private var list = KeyedList<NSManagedObjectID, NSManagedObjectID>()

    init(_ ids: [NSManagedObjectID]) {
        for id in ids { insert(id) }
    }

    private init(_ list: KeyedList<NSManagedObjectID, NSManagedObjectID>) { self.list = list }

    /// Complexity: O(*n*).
    var ids: [NSManagedObjectID] { list.elements }
    var isEmpty: Bool { list.isEmpty }

    func contains(_ id: NSManagedObjectID) -> Bool { list.contains(id) }

    /// Whether both have the same objects, in whichever order.
    func hasSameMembers(as other: RelatedIDs) -> Bool {
        self === other || list.count == other.list.count && list.keys.allSatisfy(other.contains)
    }

    func copied() -> RelatedIDs { RelatedIDs(list) }

    func insert(_ id: NSManagedObjectID) { list.insert(id, for: id) }

    func remove(_ id: NSManagedObjectID) { list.remove(id) }
}
