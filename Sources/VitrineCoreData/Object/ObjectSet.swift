/// Objects in the order in which they came, each once.
struct ObjectSet {
    private var places: [ObjectIdentifier: Int] = [:]
    private var entries: [NSManagedObject?] = []

    var isEmpty: Bool { places.isEmpty }
    var count: Int { places.count }
    var objects: [NSManagedObject] { entries.compactMap(\.self) }
    var set: Set<NSManagedObject> { Set(objects) }

    func contains(_ object: NSManagedObject) -> Bool { places[ObjectIdentifier(object)] != nil }

    mutating func insert(_ object: NSManagedObject) {
        guard !contains(object) else { return }
        places[ObjectIdentifier(object)] = entries.count
        entries.append(object)
    }

    mutating func remove(_ object: NSManagedObject) {
        guard let place = places.removeValue(forKey: ObjectIdentifier(object)) else { return }
        entries[place] = nil
        guard entries.count > 2 * places.count + 16 else { return }
        entries = objects
        for (place, object) in objects.enumerated() { places[ObjectIdentifier(object)] = place }
    }

    /// All of them, which are not in it any more.
    mutating func take() -> [NSManagedObject] {
        defer { self = ObjectSet() }
        return objects
    }
}
