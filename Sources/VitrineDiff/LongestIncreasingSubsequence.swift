/// Marks the elements of a longest increasing subsequence: what can stay in place while the rest moves,
/// so that the number of moves is the least possible.
///
/// - Parameter values: Different numbers.
/// - Returns: One flag for each value; true for those that stay.
/// - Complexity: O(*n* log *n*); O(*n*) when the values increase already.
func longestIncreasingSubsequence(_ values: ContiguousArray<Int>) -> ContiguousArray<Bool> {
    var stays = ContiguousArray(repeating: true, count: values.count)
    if values.indices.dropFirst().allSatisfy({ values[$0 - 1] < values[$0] }) { return stays }

    // tails[k]: index of the smallest value that ends an increasing subsequence of k + 1 elements.
    var tails: ContiguousArray<Int> = []
    var previous = ContiguousArray(repeating: -1, count: values.count)
    for index in values.indices {
        var low = 0
        var high = tails.count
        while low < high {
            let middle = (low + high) / 2
            if values[tails[middle]] < values[index] { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[index] = tails[low - 1] }
        if low == tails.count { tails.append(index) } else { tails[low] = index }
    }

    for index in stays.indices { stays[index] = false }
    var index = tails.last ?? -1
    while index >= 0 {
        stays[index] = true
        index = previous[index]
    }
    return stays
}
