import Foundation

/// Where the items of one section that stays are after an update, and were before it, from what was reported alone.
///
/// Items that nobody mentioned keep their order, so their places follow from counting what was mentioned before them:
/// a million of them cost nothing.
struct SectionItemMap {
    /// The items that leave, by their indexes before; ascending and different.
    private let leaving: ContiguousArray<Int>
    /// The items that arrive, by their indexes after; ascending and different.
    private let arriving: ContiguousArray<Int>

    init(leaving: ContiguousArray<Int>, arriving: ContiguousArray<Int>) {
        self.leaving = leaving
        self.arriving = arriving
    }

    /// The index after the update of an item that was not mentioned; nil if it was.
    ///
    /// - Complexity: O(log changes)
    func newItem(ofOld item: Int) -> Int? { Self.index(of: item, without: leaving, among: arriving) }

    /// The index before the update of an item that was not mentioned; nil if it was.
    ///
    /// - Complexity: O(log changes)
    func oldItem(ofNew item: Int) -> Int? { Self.index(of: item, without: arriving, among: leaving) }

    /// Takes the items of one side away and puts those of the other side in.
    private static func index(
        of item: Int, without missing: ContiguousArray<Int>, among added: ContiguousArray<Int>
    ) -> Int? {
        let before = count(in: missing) { missing[$0] < item }
        if before < missing.count, missing[before] == item { return nil }
        let rank = item - before
        // An added item stands before the one with this rank if fewer others than that precede it.
        return rank + count(in: added) { added[$0] - $0 <= rank }
    }

    /// How many numbers at the start have a property that no number after them has.
    private static func count(in numbers: ContiguousArray<Int>, where isBefore: (Int) -> Bool) -> Int {
        var low = 0
        var high = numbers.count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
