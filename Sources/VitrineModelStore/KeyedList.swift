/// Elements in the order in which they came, one for each key.
///
/// One comes and goes in O(1).
package struct KeyedList<Key: Hashable, Element> {
    private var places: [Key: Int] = [:]
    /// Those that have gone leave their places empty until half of all are.
    private var entries: [(key: Key, element: Element)?] = []

    package init() {}

    package var isEmpty: Bool { places.isEmpty }
    package var count: Int { places.count }
    /// Complexity: O(*n*).
    package var elements: [Element] { entries.compactMap { $0?.element } }
    package var keys: some Collection<Key> { places.keys }

    package func contains(_ key: Key) -> Bool { places[key] != nil }

    /// Puts an element behind the others, unless there is one for its key.
    package mutating func insert(_ element: Element, for key: Key) {
        guard places[key] == nil else { return }
        places[key] = entries.count
        entries.append((key, element))
    }

    /// - Returns: Whether there was one.
    @discardableResult
    package mutating func remove(_ key: Key) -> Bool {
        guard let place = places.removeValue(forKey: key) else { return false }
        entries[place] = nil
        guard entries.count > 2 * places.count + 16 else { return true }
        entries.removeAll { $0 == nil }
        for (place, entry) in entries.enumerated() { places[entry!.key] = place }
        return true
    }

    /// All of them, which are not in it any more.
    package mutating func take() -> [Element] {
        defer { self = KeyedList() }
        return elements
    }
}
