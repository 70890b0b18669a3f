/// Members by hash, each with a value: what hash and map tables are made of.
///
/// The dead are left out of every answer, and taken out when there may be as many as living: each costs O(1).
struct ObjectTable {
    struct Row {
        let order: Int
        let key: TableMember
        var value: TableMember?
        var isAlive: Bool { key.value != nil && (value == nil || value?.value != nil) }
    }

    let comparison: TableComparison
    private var buckets: [Int: [Row]] = [:]
    private var nextOrder = 0
    private var sweepLimit = 32

    init(_ options: NSPointerFunctions.Options) { comparison = TableComparison(options) }

    /// The row of a key.
    func row(_ key: Any) -> Row? {
        buckets[comparison.hash(key)]?.first { row in
            row.isAlive && row.key.value.map { comparison.areEqual($0, key) } ?? false
        }
    }

    /// Adds a row, or gives the one that there is another value.
    mutating func set(_ key: Any, _ member: TableMember, value: TableMember?) {
        let hash = comparison.hash(key)
        var bucket = buckets[hash, default: []].filter(\.isAlive)
        if let index = bucket.firstIndex(where: { row in
            row.key.value.map { comparison.areEqual($0, key) } ?? false
        }) {
            bucket[index].value = value
        } else {
            bucket.append(Row(order: nextOrder, key: member, value: value))
            nextOrder += 1
        }
        buckets[hash] = bucket
        if buckets.count > sweepLimit { sweep() }
    }

    mutating func remove(_ key: Any) {
        let hash = comparison.hash(key)
        guard let bucket = buckets[hash] else { return }
        let left = bucket.filter { row in
            row.isAlive && row.key.value.map { !comparison.areEqual($0, key) } ?? false
        }
        buckets[hash] = left.isEmpty ? nil : left
    }

    mutating func removeAll() { buckets = [:] }

    /// The living, in the order in which they were added. Complexity: O(n log n).
    var rows: [Row] {
        buckets.values.joined().filter(\.isAlive).sorted { $0.order < $1.order }
    }

    private mutating func sweep() {
        buckets = buckets.compactMapValues { bucket in
            let living = bucket.filter(\.isAlive)
            return living.isEmpty ? nil : living
        }
        sweepLimit = max(32, buckets.count * 2)
    }
}
