import VitrineModelStore

/// Objects in the order in which they came, each once.
typealias ObjectSet = KeyedList<ObjectIdentifier, NSManagedObject>

extension ObjectSet {
    var set: Set<NSManagedObject> { Set(elements) }

    func contains(_ object: NSManagedObject) -> Bool { contains(ObjectIdentifier(object)) }

    mutating func insert(_ object: NSManagedObject) { insert(object, for: ObjectIdentifier(object)) }

    mutating func remove(_ object: NSManagedObject) { remove(ObjectIdentifier(object)) }
}
