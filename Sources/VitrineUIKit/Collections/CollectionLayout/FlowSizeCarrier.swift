import Foundation
import VitrineLayout

/// Takes the sizes of items over an update.
///
/// What changed is only listed where a delegate answers for each item: of equal sizes nothing has to be kept.
@MainActor
final class FlowSizeCarrier {
    /// Sizes that need not be asked for again, all of them in one section with the same index paths as before.
    struct Kept {
        /// Of the section before the update.
        var sizes: FlowSizes
        /// How many items at the start and at the end.
        var front: Int
        var back: Int
        /// Items among these whose content has changed.
        var changedInPlace: [Int]
    }

    /// Below so many items everything is asked again, as by UIKit: sizes may depend on the number of items, as of tabs
    /// that share a width, and a thousand answers are a fraction of a millisecond.
    private static let mostAsked = 1000

    private let update: CollectionUpdate
    private let old: FlowSolver
    /// Measured sizes by new sections.
    private var measured: [Int: [(item: Int, size: CGSize)]] = [:]
    private lazy var changes: Changes? = isMeasured ? nil : listChanges()
    private let isMeasured: Bool

    /// The lowest item and the highest that a change names, with index paths before or after it, by sections.
    private typealias Changes = [Int: (before: ClosedRange<Int>?, after: ClosedRange<Int>?)]

    /// Complexity: O(sections), or for items that size themselves O(items / 512 + items measured).
    init(_ update: CollectionUpdate, from old: FlowSolver, measured isMeasured: Bool) {
        self.update = update
        self.old = old
        self.isMeasured = isMeasured
        guard isMeasured else { return }
        for section in 0..<old.sectionCount {
            old.sizes(inSection: section).forEachDifferent { item, size in
                guard let path = update.newItem(IndexPath(item: item, section: section)) else { return }
                measured[path.section, default: []].append((path.item, size))
            }
        }
    }

    /// What changed; nil if all sizes are to be asked for.
    ///
    /// Complexity: O(changes).
    private func listChanges() -> Changes? {
        guard (0..<old.sectionCount).reduce(0, { $0 + old.itemCount(inSection: $1) }) > Self.mostAsked else {
            return nil
        }
        let changes = update.changes()
        // An update that changes nothing is how programs animate sizes for which the delegate has a new answer.
        if changes.isEmpty, update.reloadedSections.isEmpty, update.reconfiguredItems.isEmpty { return nil }
        var changed: Changes = [:]
        for change in changes {
            if let path = change.before, path.item != NSNotFound {
                let known = changed[path.section]?.before
                changed[path.section, default: (nil, nil)].before = Self.extended(known, path.item)
            }
            if let path = change.after, path.item != NSNotFound {
                let known = changed[path.section]?.after
                changed[path.section, default: (nil, nil)].after = Self.extended(known, path.item)
            }
        }
        return changed
    }

    private static func extended(_ range: ClosedRange<Int>?, _ item: Int) -> ClosedRange<Int> {
        min(item, range?.lowerBound ?? item)...max(item, range?.upperBound ?? item)
    }

    /// The sizes of a section that stay as they are; nil: all are asked for.
    func kept(count: Int, inSection section: Int) -> Kept? {
        guard let changed = self.changes, section < old.sectionCount, update.oldSection(section) == section,
            !update.reloadedSections.contains(section)
        else { return nil }
        let sizes = old.sizes(inSection: section)
        var kept = Kept(sizes: sizes, front: count, back: 0, changedInPlace: [])
        if let changes = changed[section] {
            guard count > Self.mostAsked else { return nil }
            let ranges = [changes.before, changes.after].compactMap { $0 }
            // The neighbours of a change may have been the last or the first of something.
            kept.front = max(0, min(count, sizes.count, ranges.map(\.lowerBound).min()! - 1))
            let last = ranges.map(\.upperBound).max()! + 1
            kept.back = count == sizes.count ? max(0, min(count - kept.front, count - last - 1)) : 0
        } else if count != sizes.count {
            return nil
        }
        if !update.reconfiguredItems.isEmpty {
            let items = [0..<kept.front, count - kept.back..<count].joined()
            kept.changedInPlace = items.filter {
                update.reconfiguredItems.contains(IndexPath(item: $0, section: section))
            }
        }
        return kept
    }

    /// The sizes of items that size themselves: what was measured of items that are still there, wherever they are now.
    func measured(_ estimate: CGSize, count: Int, inSection section: Int) -> FlowSizes {
        var sizes = FlowSizes(repeating: estimate, count: count)
        for (item, size) in measured[section] ?? [] where item < count { sizes[item] = size }
        return sizes
    }
}
