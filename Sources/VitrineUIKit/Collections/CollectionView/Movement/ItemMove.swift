import Foundation

/// One item that goes from one index path to another, and what that makes of all other index paths: arithmetic,
/// whatever the number of items.
struct ItemMove: Equatable {
    /// The item's index path before.
    var from: IndexPath
    /// The item's index path after.
    var to: IndexPath

    var reversed: ItemMove { ItemMove(from: to, to: from) }

    /// The index path after the move of what was at an index path before.
    func new(ofOld path: IndexPath) -> IndexPath {
        if path == from { return to }
        guard path.count == 2 else { return path }
        var item = path.item
        if path.section == from.section, item > from.item { item -= 1 }
        if path.section == to.section, item >= to.item { item += 1 }
        return item == path.item ? path : IndexPath(item: item, section: path.section)
    }

    /// The index path before the move of what is at an index path after.
    func old(ofNew path: IndexPath) -> IndexPath { reversed.new(ofOld: path) }

    /// The numbers of items after the move.
    func counts(from counts: ContiguousArray<Int>) -> ContiguousArray<Int> {
        guard from.section != to.section else { return counts }
        var counts = counts
        counts[from.section] -= 1
        counts[to.section] += 1
        return counts
    }
}

extension CollectionUpdate {
    /// The update in which one item goes elsewhere.
    init(_ move: ItemMove) {
        self.init(
            newSection: { $0 }, oldSection: { $0 }, newItem: { move.new(ofOld: $0) },
            oldItem: { move.old(ofNew: $0) })
        if move.from != move.to {
            changes = { [Change(before: move.from, after: move.to, action: .move)] }
        }
    }

    /// The update in which everything stays.
    static var identity: CollectionUpdate {
        CollectionUpdate(newSection: { $0 }, oldSection: { $0 }, newItem: { $0 }, oldItem: { $0 })
    }
}
