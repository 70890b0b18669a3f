import Foundation

/// Sums of a long list in which nearly every length is the same: only differences are stored (a Fenwick tree
/// over a dictionary), so ten million groups of which a screenful was measured take a screenful of memory.
///
/// Differences are whole numbers of a small part of a pixel. Their sums are exact, so that the order of changes
/// leaves no trace, and walking from one element to the next gives what asking for each does.
///
/// Complexity: O(log *n*) each.
struct SparsePrefixSums: Sendable {
    let count: Int
    /// The length of every element that has no difference.
    let length: CGFloat
    /// Parts in a point.
    private let resolution: CGFloat
    private var tree: [Int: Int] = [:]
    private var differences: [Int: Int] = [:]

    /// - Parameter scale: pixels in a point; lengths of whole pixels add up without error.
    init(count: Int, length: CGFloat, scale: CGFloat = 1) {
        self.count = count
        self.length = length
        // A four-millionth of a pixel, so that 2⁶³ of them are a million million points.
        resolution = scale * 4_194_304
    }

    var isUniform: Bool { differences.isEmpty }

    /// The difference of one element from the common length, in parts.
    func parts(_ index: Int) -> Int { differences[index] ?? 0 }

    /// The difference of one element from the common length.
    func difference(_ index: Int) -> CGFloat { CGFloat(parts(index)) / resolution }

    mutating func setDifference(_ difference: CGFloat, at index: Int) {
        let parts = Int(parts: difference * resolution)
        let change = parts - (differences[index] ?? 0)
        guard change != 0 else { return }
        differences[index] = parts == 0 ? nil : parts
        var node = index + 1
        while node <= count {
            tree[node, default: 0] &+= change
            node += node & -node
        }
    }

    /// The sum of the differences of the first elements, in parts.
    func parts(before elements: Int) -> Int {
        guard !differences.isEmpty else { return 0 }
        var sum = 0
        var node = elements
        while node > 0 {
            if let value = tree[node] { sum &+= value }
            node &= node - 1
        }
        return sum
    }

    /// The sum of the first lengths, whose differences sum up to so many parts.
    func prefix(_ elements: Int, parts: Int) -> CGFloat {
        CGFloat(elements) * length + CGFloat(parts) / resolution
    }

    func prefix(_ elements: Int) -> CGFloat { prefix(elements, parts: parts(before: elements)) }

    /// The last index whose prefix does not exceed the offset, clamped to the list.
    func index(at offset: CGFloat) -> Int {
        guard count > 0, offset > 0 else { return 0 }
        guard !differences.isEmpty else {
            let quotient = offset / length
            guard quotient < CGFloat(count) else { return count - 1 }
            // The quotient is rounded; the products decide, as they place the elements.
            var index = min(Int(clamping: quotient), count - 1)
            if index + 1 < count, prefix(index + 1) <= offset { index += 1 }
            if index > 0, prefix(index) > offset { index -= 1 }
            return index
        }
        var node = 0
        var sum = 0
        var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            let next = node + step
            if next <= count {
                let nextSum = sum &+ (tree[next] ?? 0)
                if prefix(next, parts: nextSum) <= offset {
                    node = next
                    sum = nextSum
                }
            }
            step >>= 1
        }
        return min(node, count - 1)
    }
}
