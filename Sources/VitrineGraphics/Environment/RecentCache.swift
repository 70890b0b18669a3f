import Foundation

/// A dictionary of bounded total cost that forgets what was not used for longest.
///
/// There are generations: what was put in or used lately is in the youngest, and each has a quarter of the limit. What nobody
/// has used since its generation was the youngest is forgotten with the whole of it: nothing is sorted, and nothing looked
/// up to be taken out.
struct RecentCache<Key: Hashable, Value> {
    private struct Generation {
        var entries: [Key: (value: Value, cost: Int)] = [:]
        var cost = 0
    }

    /// The youngest first; never none.
    private var generations = [Generation()]
    /// The cost of everything that is kept.
    private(set) var total = 0
    let limit: Int

    /// The youngest and four that may be full.
    private static var most: Int { 5 }

    init(limit: Int) {
        self.limit = limit
    }

    var count: Int { generations.reduce(0) { $0 + $1.entries.count } }

    /// Complexity: O(1).
    subscript(key: Key) -> Value? {
        mutating get {
            if let entry = generations[0].entries[key] { return entry.value }
            for index in generations.indices.dropFirst() {
                guard let place = generations[index].entries.index(forKey: key) else { continue }
                let (key, entry) = generations[index].entries.remove(at: place)
                generations[index].cost -= entry.cost
                total -= entry.cost
                add(entry.value, key, entry.cost)
                return entry.value
            }
            return nil
        }
    }

    /// Keeps a value, and with it what was used last, up to three quarters of the limit at least.
    ///
    /// Complexity: O(1) amortised.
    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        remove(key)
        add(value, key, cost)
    }

    mutating func remove(_ key: Key) {
        for index in generations.indices {
            guard let former = generations[index].entries.removeValue(forKey: key) else { continue }
            generations[index].cost -= former.cost
            total -= former.cost
        }
    }

    mutating func removeAll() {
        generations = [Generation()]
        total = 0
    }

    private mutating func add(_ value: Value, _ key: Key, _ cost: Int) {
        if !generations[0].entries.isEmpty, generations[0].cost + cost > limit / 4 {
            generations.insert(Generation(), at: 0)
        }
        generations[0].entries[key] = (value, cost)
        generations[0].cost += cost
        total += cost
        while generations.count > 1, total > limit || generations.count > Self.most {
            total -= generations.removeLast().cost
        }
    }
}
