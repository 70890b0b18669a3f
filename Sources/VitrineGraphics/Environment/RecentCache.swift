import Foundation

/// A dictionary of bounded total cost that forgets what was not used for longest.
struct RecentCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
        var lastUse: Int
    }

    private var entries: [Key: Entry] = [:]
    private(set) var total = 0
    private var clock = 0
    let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { entries.count }

    subscript(key: Key) -> Value? {
        mutating get {
            guard let index = entries.index(forKey: key) else { return nil }
            clock += 1
            entries.values[index].lastUse = clock
            return entries.values[index].value
        }
    }

    /// Keeps a value.
    ///
    /// Complexity: O(1) amortised; when the limit is passed, a quarter is forgotten at once.
    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        clock += 1
        if let old = entries.updateValue(Entry(value: value, cost: cost, lastUse: clock), forKey: key) {
            total -= old.cost
        }
        total += cost
        if total > limit { trim() }
    }

    mutating func removeAll() {
        entries.removeAll()
        total = 0
    }

    private mutating func trim() {
        // Only ages and costs are sorted: entries are expensive to move.
        let ages = entries.values.map { ($0.lastUse, $0.cost) }.sorted { $0.0 < $1.0 }
        var oldest = 0
        for (lastUse, cost) in ages {
            guard total > limit - limit / 4, lastUse != clock else { break }
            oldest = lastUse
            total -= cost
        }
        // To look up what goes takes half as long as to copy what stays.
        let forgotten = entries.compactMap { $0.value.lastUse <= oldest ? $0.key : nil }
        for key in forgotten { entries.removeValue(forKey: key) }
    }
}
