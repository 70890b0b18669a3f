import Foundation
import VitrineDiff

extension UICollectionViewDiffableDataSource {
    /// Shows the visible items of a section snapshot as the items of a section, changing what differs.
    ///
    /// The section is added after the others if it does not exist. Items that other sections show move here. The
    /// data source keeps the snapshot with what it hides: ``snapshot(for:)`` gives it back. Handlers
    /// (``sectionSnapshotHandlers``) are not asked.
    ///
    /// A whole snapshot applied later (``apply(_:animatingDifferences:completion:)``) may change the section's
    /// items. Its outline follows then: what stays keeps its parent, its state and what is hidden below it; what is
    /// gone goes with what is hidden below it; what is new becomes a sibling after the item before it, or the first
    /// child of that item if children of it follow. A whole snapshot that changes nothing in the section leaves its
    /// outline as it is, and one without the section ends it.
    ///
    /// - Parameters:
    ///   - snapshot: The new state of the section.
    ///   - section: The section, which need not exist.
    ///   - animatingDifferences: Whether changes are animated: what an expanded item shows comes out from under
    ///     it.
    ///   - completion: Called on the main actor, after the animation if there is one.
    /// - Complexity: O(*n*), *n* = items shown in all sections; views are touched for what is visible only.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        show(snapshot.base, in: section, animated: animatingDifferences, completion: completion)
    }

    /// Shows the visible items of a section snapshot as the items of a section; returns after the animation.
    public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
                continuation.resume()
            }
        }
    }

    /// The state of a section, with what its outline hides: a copy to change and to apply.
    ///
    /// Of a section that was given its items by a whole snapshot it has these as root items; of one that does
    /// not exist it is empty.
    ///
    /// - Complexity: O(1) for an outline, else O(number of items in the section)
    public func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outlines[section] { return .init(outline) }
        var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if let index = index(for: section) {
            snapshot.append(
                (0..<current.numberOfItems(inSection: index)).map { current[.init(section: index, item: $0)] }
            )
        }
        return snapshot
    }
}
