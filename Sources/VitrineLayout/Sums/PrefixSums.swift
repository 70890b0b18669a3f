import Foundation

/// Sums of a growing-and-shrinking list of lengths (a Fenwick tree).
///
/// Complexity: reading a prefix and finding an offset are O(log *n*), changing one length O(log² *n*); making it is O(*n*).
struct PrefixSums: Sendable {
    /// Empty for a few lengths, which are simply added.
    private var tree: ContiguousArray<CGFloat> = []
    private var values: ContiguousArray<CGFloat>

    private static let linear = 8

    init(_ lengths: some Sequence<CGFloat>) {
        values = ContiguousArray(lengths)
        guard values.count > Self.linear else { return }
        tree = ContiguousArray(repeating: 0, count: values.count + 1)
        for index in values.indices { tree[index + 1] = sum(ofNode: index + 1) }
    }

    /// A node by its children, always in the same order: how lengths came to be leaves no trace in their sums.
    private func sum(ofNode node: Int) -> CGFloat {
        var sum = values[node - 1]
        let end = node & (node - 1)
        var child = node - 1
        while child > end {
            sum += tree[child]
            child &= child - 1
        }
        return sum
    }

    var count: Int { values.count }
    var total: CGFloat { prefix(values.count) }

    subscript(index: Int) -> CGFloat {
        get { values[index] }
        set {
            guard newValue != values[index] else { return }
            values[index] = newValue
            guard !tree.isEmpty else { return }
            var node = index + 1
            while node <= values.count {
                tree[node] = sum(ofNode: node)
                node += node & -node
            }
        }
    }

    /// The sum of the first `count` lengths.
    func prefix(_ count: Int) -> CGFloat {
        guard !tree.isEmpty else { return values[..<count].reduce(0, +) }
        // From the greatest part down, as `index(at:)` adds: both then agree to the last bit.
        var sum: CGFloat = 0
        var node = 0
        var rest = count
        while rest > 0 {
            let step = 1 << (Int.bitWidth - 1 - rest.leadingZeroBitCount)
            node += step
            rest -= step
            sum += tree[node]
        }
        return sum
    }

    /// The last index whose prefix does not exceed the offset; 0 before everything. Lengths are not negative.
    func index(at offset: CGFloat) -> Int {
        guard !values.isEmpty else { return 0 }
        var sum: CGFloat = 0
        if tree.isEmpty {
            for index in values.indices {
                sum += values[index]
                if sum > offset { return index }
            }
            return values.count - 1
        }
        var node = 0
        var step = 1 << (Int.bitWidth - 1 - values.count.leadingZeroBitCount)
        while step > 0 {
            let next = node + step
            if next <= values.count, sum + tree[next] <= offset {
                node = next
                sum += tree[next]
            }
            step >>= 1
        }
        return min(node, values.count - 1)
    }
}
