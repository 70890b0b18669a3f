import Foundation

/// A dictionary of bounded total cost that forgets what was not used for longest.
///
/// What is known is a chain from what was used last to what was not used for longest. Keys are hashed once for a question,
/// and never to be forgotten; keys of other hashes are not compared.
struct RecentCache<Key: Hashable, Value>: ~Copyable {
    private final class Entry {
        let key: Key
        let hash: Int
        var value: Value
        var cost: Int
        /// Another key with the same hash.
        var namesake: Entry?
        // The table keeps both, or they are not in the chain.
        unowned(unsafe) var younger: Entry?
        unowned(unsafe) var older: Entry?

        init(_ key: Key, _ hash: Int, _ value: Value, _ cost: Int) {
            (self.key, self.hash, self.value, self.cost) = (key, hash, value, cost)
        }
    }

    private var table: [Int: Entry] = [:]
    private unowned(unsafe) var youngest: Entry?
    private unowned(unsafe) var oldest: Entry?
    private(set) var count = 0
    /// The cost of everything that is kept.
    private(set) var total = 0
    let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// Complexity: O(1).
    subscript(key: Key) -> Value? {
        mutating get {
            guard let entry = entry(of: key, key.hashValue) else { return nil }
            if entry !== youngest {
                unchain(entry)
                chain(entry)
            }
            return entry.value
        }
    }

    /// Keeps a value, and with it what was used last, up to the limit.
    ///
    /// Complexity: O(1) amortised.
    mutating func insert(_ value: Value, for key: Key, cost: Int = 1) {
        let hash = key.hashValue
        if let entry = entry(of: key, hash) {
            total += cost - entry.cost
            (entry.value, entry.cost) = (value, cost)
            unchain(entry)
            chain(entry)
        } else {
            let entry = Entry(key, hash, value, cost)
            entry.namesake = table.updateValue(entry, forKey: hash)
            chain(entry)
            count += 1
            total += cost
        }
        while total > limit, let last = oldest, last !== youngest { drop(last) }
    }

    mutating func remove(_ key: Key) {
        if let entry = entry(of: key, key.hashValue) { drop(entry) }
    }

    mutating func removeAll() {
        table = [:]
        (youngest, oldest) = (nil, nil)
        (count, total) = (0, 0)
    }

    private func entry(of key: Key, _ hash: Int) -> Entry? {
        var entry = table[hash]
        while let found = entry, found.key != key { entry = found.namesake }
        return entry
    }

    private mutating func drop(_ entry: Entry) {
        unchain(entry)
        count -= 1
        total -= entry.cost
        guard let first = table[entry.hash] else { return }
        if first === entry {
            table[entry.hash] = entry.namesake
            return
        }
        var before = first
        while let next = before.namesake, next !== entry { before = next }
        before.namesake = entry.namesake
    }

    // MARK: The chain

    private mutating func chain(_ entry: Entry) {
        entry.older = youngest
        youngest?.younger = entry
        youngest = entry
        if oldest == nil { oldest = entry }
    }

    private mutating func unchain(_ entry: Entry) {
        if let younger = entry.younger { younger.older = entry.older } else { youngest = entry.older }
        if let older = entry.older { older.younger = entry.younger } else { oldest = entry.younger }
        (entry.younger, entry.older) = (nil, nil)
    }
}
