import Foundation
import VitrineDiff

/// Which rows of outlines come out from under an item that was expanded, and which go under one that was
/// collapsed.
///
/// It is asked for what is on screen only. The place of an item is found by going up from the row that asks; rows
/// that have the same ancestor share the answer.
@MainActor
final class OutlineMotion<SectionID: Hashable, ItemID: Hashable> {
    /// A state shown, with the outlines of its sections.
    struct State {
        var snapshot: Snapshot<SectionID, ItemID>
        var outlines: [SectionID: Outline<ItemID>]
    }

    private let old: State
    private let new: State
    private var origins: [ItemID: IndexPath] = [:]
    private var destinations: [ItemID: IndexPath] = [:]

    init(from old: State, to new: State) {
        self.old = old
        self.new = new
    }

    /// The item that shows a new row because it was expanded.
    ///
    /// - Parameter indexPath: The place of a row in the new state that was not in the old one.
    /// - Returns: The place of the item in the new state; nil if the row came otherwise.
    func origin(of indexPath: IndexPath) -> IndexPath? {
        ancestor(of: indexPath, in: new, hiddenIn: old, &origins)
    }

    /// The item that hides an old row because it was collapsed.
    ///
    /// - Parameter indexPath: The place of a row in the old state that is not in the new one.
    /// - Returns: The place of the item in the old state; nil if the row went otherwise.
    func destination(of indexPath: IndexPath) -> IndexPath? {
        ancestor(of: indexPath, in: old, hiddenIn: new, &destinations)
    }

    /// The lowest ancestor of a row that both states show, if it is collapsed in the one without the row.
    private func ancestor(
        of indexPath: IndexPath, in state: State, hiddenIn other: State, _ known: inout [ItemID: IndexPath]
    ) -> IndexPath? {
        let section = state.snapshot.sections[indexPath.section]
        guard let outline = state.outlines[section], let hiding = other.outlines[section] else { return nil }
        let items = state.snapshot.items(inSection: indexPath.section)
        var ancestor = outline.parent(of: items[items.startIndex + indexPath.item])
        while let item = ancestor, !hiding.isVisible(item) { ancestor = outline.parent(of: item) }
        guard let ancestor, !hiding.isExpanded(ancestor) else { return nil }
        if let place = known[ancestor] { return place }
        guard let place = items.prefix(indexPath.item).lastIndex(of: ancestor) else { return nil }
        let result = IndexPath(item: place - items.startIndex, section: indexPath.section)
        known[ancestor] = result
        return result
    }
}

extension CollectionUpdate {
    /// Lets rows come out from under items that were expanded, and go under those that were collapsed.
    @MainActor
    mutating func follow<SectionID, ItemID>(_ motion: OutlineMotion<SectionID, ItemID>?) {
        guard let motion else { return }
        origin = motion.origin
        destination = motion.destination
    }
}
