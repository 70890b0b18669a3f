/// Marks what can stay in place while the rest moves, so that as little as possible moves: a longest increasing
/// subsequence.
///
/// The elements are runs of consecutive numbers. Between the numbers of a run there are none, so a longest
/// subsequence has all of a run or nothing of it, and one of *numbers* is found by asking once for each run.
///
/// - Parameters:
///   - starts: Where the runs start in the old order; different numbers, or ``Correspondence/none`` for a run that
///     cannot stay.
///   - counts: Their lengths; the runs do not overlap.
/// - Returns: The runs that stay.
/// - Complexity: O(*m* + *r* log *m*), *m* = the sum of the lengths, or O(*r* log *r*) where that is less; O(*r*) when the
///   starts increase already, *r* = runs.
func longestIncreasingSubsequence(starts: ContiguousArray<UInt32>, counts: ContiguousArray<UInt32>)
    -> BitSet
{
    let total = counts.reduce(0) { $0 + Int($1) }
    if total / 64 > starts.count {
        return heaviestIncreasingSubsequence(
            starts: starts.map { $0 == Correspondence.none ? nil : Int($0) }, weights: counts.map(Int.init))
    }
    return patience(starts, counts, total)
}

/// Patience sorting. `tails[k]` is the smallest number that ends an increasing subsequence of k + 1 numbers.
/// A run replaces as many tails in a row as it has numbers, because each of them is at most the next tail.
private func patience(
    _ starts: ContiguousArray<UInt32>, _ counts: ContiguousArray<UInt32>, _ total: Int
) -> BitSet {
    let none = Correspondence.none
    // Only as much of this memory is touched as the subsequence is long.
    let tails = UnsafeMutablePointer<UInt32>.allocate(capacity: total)
    let tailRuns = UnsafeMutablePointer<UInt32>.allocate(capacity: total)
    let previous = UnsafeMutablePointer<UInt32>.allocate(capacity: starts.count)
    defer {
        tails.deallocate()
        tailRuns.deallocate()
        previous.deallocate()
    }
    var length = 0
    for run in 0..<starts.count {
        let start = starts[run]
        if start == Correspondence.none { continue }
        // Without a branch on the comparison, which nothing could predict in a shuffle: the sign is the mask.
        var low = 0
        var size = length
        while size > 0 {
            let half = (size &+ 1) &>> 1
            low &+= half & (Int(tails[low &+ half &- 1]) &- Int(start)) &>> 63
            size &-= half
        }
        previous[run] = low > 0 ? tailRuns[low &- 1] : none
        let end = low &+ Int(counts[run])
        var value = start
        for place in low..<end {
            tails[place] = value
            tailRuns[place] = UInt32(truncatingIfNeeded: run)
            value &+= 1
        }
        if end > length { length = end }
    }
    var stays = BitSet(count: starts.count)
    var run = length > 0 ? tailRuns[length - 1] : none
    while run != none {
        stays.insert(Int(run))
        run = previous[Int(run)]
    }
    return stays
}

/// Marks the elements of an increasing subsequence of the greatest weight; those without a number are not in it.
///
/// - Complexity: O(*r* log *r*), whatever the weights are.
func heaviestIncreasingSubsequence(starts: [Int?], weights: [Int]) -> BitSet {
    let count = starts.count
    var ranks = ContiguousArray(repeating: 0, count: count)
    let numbered = starts.indices.compactMap { index in starts[index].map { (start: $0, index: index) } }
    for (rank, element) in numbered.sorted(by: { $0.start < $1.start }).enumerated() {
        ranks[element.index] = rank + 1
    }
    // A Fenwick tree of maxima over the ranks: the element that ends the heaviest subsequence so far.
    var best = ContiguousArray(repeating: -1, count: numbered.count + 1)
    var sums = ContiguousArray(repeating: 0, count: count)
    var previous = ContiguousArray(repeating: -1, count: count)
    var heaviest = -1
    for (_, index) in numbered {
        var rank = ranks[index] - 1
        while rank > 0 {
            let candidate = best[rank]
            if candidate >= 0, previous[index] < 0 || sums[candidate] > sums[previous[index]] {
                previous[index] = candidate
            }
            rank &= rank - 1
        }
        sums[index] = weights[index] + (previous[index] < 0 ? 0 : sums[previous[index]])
        rank = ranks[index]
        while rank < best.count {
            if best[rank] < 0 || sums[best[rank]] < sums[index] { best[rank] = index }
            rank += rank & -rank
        }
        if heaviest < 0 || sums[heaviest] < sums[index] { heaviest = index }
    }
    var stays = BitSet(count: count)
    while heaviest >= 0 {
        stays.insert(heaviest)
        heaviest = previous[heaviest]
    }
    return stays
}
