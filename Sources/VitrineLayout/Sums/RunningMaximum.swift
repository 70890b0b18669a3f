import Foundation

/// The greatest of numbers that come and go: a heap in which what left stays until it surfaces.
///
/// Complexity: O(log *n*) amortised a change, O(1) to read.
struct RunningMaximum: Sendable {
    private var counts: [CGFloat: Int] = [:]
    /// Different numbers, greatest first by the rule of binary heaps.
    private var heap: ContiguousArray<CGFloat> = []
    private(set) var count = 0

    /// The greatest number; nil if there is none.
    var maximum: CGFloat? { heap.first }

    mutating func insert(_ value: CGFloat) {
        count += 1
        // A number that left and is still in the heap has the count 0.
        if let known = counts[value] {
            counts[value] = known + 1
            return
        }
        counts[value] = 1
        heap.append(value)
        var child = heap.count - 1
        while child > 0, heap[(child - 1) / 2] < heap[child] {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func remove(_ value: CGFloat) {
        guard let known = counts[value], known > 0 else { return }
        count -= 1
        counts[value] = known - 1
        while let first = heap.first, counts[first] == 0 {
            counts[first] = nil
            removeFirst()
        }
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var greatest = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < heap.count && heap[child] > heap[greatest] {
                greatest = child
            }
            guard greatest != parent else { return }
            heap.swapAt(parent, greatest)
            parent = greatest
        }
    }
}
