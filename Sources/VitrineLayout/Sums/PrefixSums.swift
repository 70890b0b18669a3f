import Foundation

/// Sums of a growing-and-shrinking list of lengths (a Fenwick tree).
///
/// Complexity: reading a prefix, changing one length and finding an offset are O(log *n*); making it is O(*n*).
struct PrefixSums: Sendable {
    private var tree: ContiguousArray<CGFloat>
    private var values: ContiguousArray<CGFloat>

    init(_ lengths: some Sequence<CGFloat>) {
        values = ContiguousArray(lengths)
        tree = ContiguousArray(repeating: 0, count: values.count + 1)
        for index in values.indices {
            let node = index + 1
            tree[node] += values[index]
            let parent = node + (node & -node)
            if parent <= values.count { tree[parent] += tree[node] }
        }
    }

    var count: Int { values.count }
    var total: CGFloat { prefix(values.count) }

    subscript(index: Int) -> CGFloat {
        get { values[index] }
        set {
            let change = newValue - values[index]
            guard change != 0 else { return }
            values[index] = newValue
            var node = index + 1
            while node <= values.count {
                tree[node] += change
                node += node & -node
            }
        }
    }

    /// The sum of the first `count` lengths.
    func prefix(_ count: Int) -> CGFloat {
        var sum: CGFloat = 0
        var node = count
        while node > 0 {
            sum += tree[node]
            node &= node - 1
        }
        return sum
    }

    /// The last index whose prefix does not exceed the offset; 0 before everything. Lengths are not negative.
    func index(at offset: CGFloat) -> Int {
        guard !values.isEmpty else { return 0 }
        var node = 0
        var rest = offset
        var step = 1 << (Int.bitWidth - 1 - values.count.leadingZeroBitCount)
        while step > 0 {
            let next = node + step
            if next <= values.count, tree[next] <= rest {
                node = next
                rest -= tree[next]
            }
            step >>= 1
        }
        return min(node, values.count - 1)
    }
}

/// Sums of a long list in which nearly every length is the same: only differences are stored (a Fenwick tree
/// over a dictionary), so ten million groups of which a screenful was measured take a screenful of memory.
///
/// Complexity: O(log *n*) each.
struct SparsePrefixSums: Sendable {
    let count: Int
    /// The length of every element that has no difference.
    let length: CGFloat
    private var tree: [Int: CGFloat] = [:]
    private var differences: [Int: CGFloat] = [:]

    init(count: Int, length: CGFloat) {
        self.count = count
        self.length = length
    }

    var isUniform: Bool { differences.isEmpty }

    /// The difference of one element from the common length.
    func difference(_ index: Int) -> CGFloat { differences[index] ?? 0 }

    mutating func setDifference(_ difference: CGFloat, at index: Int) {
        let change = difference - (differences[index] ?? 0)
        guard change != 0 else { return }
        differences[index] = difference == 0 ? nil : difference
        var node = index + 1
        while node <= count {
            tree[node, default: 0] += change
            node += node & -node
        }
    }

    func prefix(_ elements: Int) -> CGFloat {
        let base = CGFloat(elements) * length
        guard !differences.isEmpty else { return base }
        var sum: CGFloat = 0
        var node = elements
        while node > 0 {
            if let value = tree[node] { sum += value }
            node &= node - 1
        }
        return base + sum
    }

    /// The last index whose prefix does not exceed the offset, clamped to the list.
    func index(at offset: CGFloat) -> Int {
        guard count > 0, offset > 0 else { return 0 }
        guard !differences.isEmpty else {
            let quotient = offset / length
            return quotient < CGFloat(count) ? min(Int(quotient), count - 1) : count - 1
        }
        var node = 0
        var rest = offset
        var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            let next = node + step
            if next <= count {
                let sum = CGFloat(step) * length + (tree[next] ?? 0)
                if sum <= rest {
                    node = next
                    rest -= sum
                }
            }
            step >>= 1
        }
        return min(node, count - 1)
    }
}
