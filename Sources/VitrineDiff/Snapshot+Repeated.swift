/// Items that are appended or inserted while the snapshot has them already: they move, as UIKit's do.
///
/// Nothing is looked up when items come: a program that builds a snapshot from several calls would pay for hashing all
/// of it, though next to none repeats an item. What calls brought is noted, and looked at before an answer or an edit
/// depends on it, or when a difference finds an item twice.
extension Snapshot {
    /// Whether a call may have brought an item that another call brought before: then ``moveRepeatedItems()`` has to be
    /// asked before the snapshot is read.
    @inlinable public var mayRepeatItems: Bool { calls.areSeveral(slots: slots.count) }

    /// Takes the earlier place of items away that a later call brought again, so that each is where it was put last.
    /// What is pending for them stays. Items that are twice in one call stay twice.
    ///
    /// - Returns: How many places were taken away.
    /// - Complexity: O(1) if nothing was added since the last time; O(number of items) if few were; else O(*n*), and the
    ///   items are indexed.
    @inlinable @discardableResult public mutating func moveRepeatedItems() -> Int {
        guard mayRepeatItems else { return 0 }
        defer { calls = AppendCalls() }
        // An item or two are compared with all others, which costs a small part of hashing these.
        if itemIndex == nil, let first = calls.runs.first?.first, slots.count &- first <= 2,
            (first..<slots.count).allSatisfy({ scan(forItem: slots[$0]) == $0 })
        {
            return 0
        }
        buildIndex()
        guard itemIndex!.count != numberOfListedItems else { return 0 }
        var again: [Int: ContiguousArray<Int>] = [:]
        forEachListedSlot { slot in
            guard let first = itemIndex!.position(of: slots[slot], in: slots), first != slot else { return }
            again[first, default: []].append(slot)
        }
        return deleteEarlier(again)
    }

    /// Says that every item is there once: somebody has looked.
    public mutating func noteUniqueItems() { calls = AppendCalls() }

    @usableFromInline func forEachListedSlot(_ body: (Int) -> Void) {
        guard let order else { return slots.indices.forEach(body) }
        order.forEachLiveRange { range in
            range.forEach(body)
            return true
        }
    }

    /// - Parameter again: For the first slot of an item the later ones, in ascending order.
    @usableFromInline mutating func deleteEarlier(_ again: [Int: ContiguousArray<Int>]) -> Int {
        var gone: ContiguousArray<UInt32> = []
        for (first, later) in again {
            let last = calls.call(ofSlot: later.last!)
            for slot in [first] + later where calls.call(ofSlot: slot) != last { gone.append(UInt32(slot)) }
        }
        guard !gone.isEmpty else { return 0 }
        let pending = (reloadedItems, reconfiguredItems)
        delete(slots: ContiguousArray(gone.sorted()))
        (reloadedItems, reconfiguredItems) = pending
        return gone.count
    }
}
