import Foundation
import VitrineDiff

/// Where every section and item of one state is in another: what an update needs to know, whether it comes
/// from a difference of snapshots or from a batch of single changes.
struct CollectionUpdate {
    let newSection: (Int) -> Int?
    let oldSection: (Int) -> Int?
    let newItem: (IndexPath) -> IndexPath?
    let oldItem: (IndexPath) -> IndexPath?

    /// Items that get new cells, by their new index paths.
    var reloadedItems = ItemRangeSet()
    /// New indexes of sections that get new cells and supplementary views.
    var reloadedSections: Set<Int> = []
    /// Items whose cells are configured again, by their new index paths.
    var reconfiguredItems = ItemRangeSet()
    /// Makes the changes as layouts want to hear of them: one for each item, so only for layouts that may listen.
    var changes: () -> [Change] = { [] }
    /// Which supplementary and decoration views come and go within their sections, as the layout says.
    var elementShifts: ElementShifts?
    /// What was moved by itself, by its place after the update. Asked once for each update.
    var moved: () -> (sections: Set<Int>, items: ItemRangeSet) = { ([], ItemRangeSet()) }
    /// Where a new item comes out from under another: for its new index path, that one's. Asked of what is on screen.
    var origin: (@MainActor (IndexPath) -> IndexPath?)?
    /// Where an item that is gone went under another: for its old index path, that one's old one.
    var destination: (@MainActor (IndexPath) -> IndexPath?)?

    struct Change {
        var before: IndexPath?
        var after: IndexPath?
        var action: UICollectionViewUpdateItem.Action
    }

    /// The place after the update of what a key names; nil if it is gone or replaced.
    @MainActor func newKey(for key: ElementKey) -> ElementKey? {
        var new = key
        if key.category == .cell {
            guard let indexPath = newItem(key.indexPath), !reloadedItems.contains(indexPath),
                !reloadedSections.contains(indexPath.section)
            else { return nil }
            new.indexPath = indexPath
        } else if key.indexPath.count == 2 {
            // Headers and badges follow their section; which item a badge sits on is the layout's business.
            guard let section = newSection(key.section), !reloadedSections.contains(section),
                let item = elementShifts.map({ $0.newItem(of: key, newSection: section) }) ?? key.item
            else { return nil }
            new.indexPath = IndexPath(item: item, section: section)
        }
        return new
    }

    /// The place before the update of what a key names; nil if it is new or replaced.
    @MainActor func oldKey(for key: ElementKey) -> ElementKey? {
        var old = key
        if key.category == .cell {
            guard !reloadedItems.contains(key.indexPath), !reloadedSections.contains(key.section),
                let indexPath = oldItem(key.indexPath)
            else { return nil }
            old.indexPath = indexPath
        } else if key.indexPath.count == 2 {
            guard !reloadedSections.contains(key.section), let section = oldSection(key.section),
                let item = elementShifts.map({ $0.oldItem(of: key, oldSection: section) }) ?? key.item
            else { return nil }
            old.indexPath = IndexPath(item: item, section: section)
        }
        return old
    }
}

extension CollectionUpdate {
    /// The update that a difference of snapshots describes.
    init(_ difference: Difference) {
        self.init(
            newSection: difference.newSection(ofOld:), oldSection: difference.oldSection(ofNew:),
            newItem: { difference.newPosition(ofOld: ItemPosition($0)).map(IndexPath.init) },
            oldItem: { difference.oldPosition(ofNew: ItemPosition($0)).map(IndexPath.init) })
        reloadedItems = ItemRangeSet(ranges: difference.reloadedItems.lazy.map(Self.newRange))
        reloadedSections = Set(difference.reloadedSections.map(\.to))
        reconfiguredItems = ItemRangeSet(ranges: difference.reconfiguredItems.lazy.map(Self.newRange))
        changes = { Self.changes(difference) }
        moved = {
            (
                Set(difference.movedSections.map(\.to)),
                ItemRangeSet(ranges: difference.movedItems.lazy.map(Self.newRange))
            )
        }
    }

    private static func newRange(_ move: Difference.ItemMove) -> (section: Int, items: Range<Int>) {
        (move.to.section, move.to.item..<move.to.item + move.count)
    }

    private static func changes(_ difference: Difference) -> [Change] {
        var changes: [Change] = []
        changes += difference.deletedSections.map {
            Change(before: .section($0), after: nil, action: .delete)
        }
        changes += difference.insertedSections.map {
            Change(before: nil, after: .section($0), action: .insert)
        }
        changes += difference.movedSections.map {
            Change(before: .section($0.from), after: .section($0.to), action: .move)
        }
        changes += difference.reloadedSections.map {
            Change(before: .section($0.from), after: .section($0.to), action: .reload)
        }
        changes += difference.deletedItems.map { Change(before: IndexPath($0), after: nil, action: .delete) }
        changes += difference.insertedItems.map { Change(before: nil, after: IndexPath($0), action: .insert) }
        changes += difference.movedItems.flatMap { Self.changes($0, .move) }
        changes += difference.reloadedItems.flatMap { Self.changes($0, .reload) }
        return changes
    }

    private static func changes(
        _ move: Difference.ItemMove, _ action: UICollectionViewUpdateItem.Action
    ) -> some Sequence<Change> {
        (0..<move.count).lazy.map { offset in
            Change(
                before: IndexPath(item: move.from.item + offset, section: move.from.section),
                after: IndexPath(item: move.to.item + offset, section: move.to.section), action: action)
        }
    }
}

extension ItemPosition {
    init(_ indexPath: IndexPath) {
        self.init(section: indexPath.section, item: indexPath.item)
    }
}

extension IndexPath {
    init(_ position: ItemPosition) {
        self.init(item: position.item, section: position.section)
    }

    /// How update items name a whole section.
    static func section(_ section: Int) -> IndexPath {
        IndexPath(item: NSNotFound, section: section)
    }
}
