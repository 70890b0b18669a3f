import Foundation
import VitrineDiff

extension UICollectionViewDiffableDataSource {
    typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    typealias SectionTransaction =
        NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>

    /// Moves an item as the user did; the collection view shows it at its new place already.
    ///
    /// - Parameters:
    ///   - source: The index path before.
    ///   - destination: The index path after, counted without the item.
    func reorder(from source: IndexPath, to destination: IndexPath) {
        guard source != destination else { return }
        guard let item = itemIdentifier(for: source) else {
            fatalError(
                "collectionView(_:moveItemAt:to:) was called for \(Self.place(source)), but there is no such item in "
                    + "the snapshot of \(type(of: self))")
        }
        let version = currentVersion
        checkDestination(destination, of: item, from: source)
        var final = current
        if current.countedItems(inSection: source.section) != nil {
            final.editCountedItems(inSection: current.sections[source.section]) {
                $0.move(source.item..<(source.item + 1), to: destination.item)
            }
        } else {
            final.deleteItems(atFlatIndexes: CollectionOfOne(final.flatIndex(of: ItemPosition(source))))
            final.insertItems(CollectionOfOne(item), at: ItemPosition(destination))
            final.flatten()
        }

        let outlines = outlinesAfterMoving(item, from: source.section, to: destination.section, final)
        let transaction = transaction(from: source, to: destination, item, final, outlines)
        reorderingHandlers.willReorder?(transaction)
        // The handler may have applied a snapshot, which is then the newer state.
        guard currentVersion == version else { return }
        for (section, outline) in outlines
        where self.outlines[section] != nil || outline.count > outline.rootItems.count {
            self.outlines[section] = outline
        }
        current = final
        currentVersion = submissions.stateShownBecame(final, from: version)
        outlineStatesDidChange()
        reorderingHandlers.didReorder?(transaction)
    }

    private func checkDestination(
        _ destination: IndexPath, of item: ItemIdentifierType, from source: IndexPath
    ) {
        guard destination.count == 2, current.sections.indices.contains(destination.section) else {
            return refuse(destination, of: item)
        }
        let stays = source.section == destination.section
        let others = current.numberOfItems(inSection: destination.section) - (stays ? 1 : 0)
        if destination.item < 0 || destination.item > others { refuse(destination, of: item) }
        let isCounted = [source, destination].contains { current.countedItems(inSection: $0.section) != nil }
        guard stays || !isCounted else {
            fatalError(
                "collectionView(_:moveItemAt:to:): \(item) cannot move from \(Self.place(source)) to "
                    + "\(Self.place(destination)), because one of the sections is counted, and has no items but its "
                    + "own. Keep items in their section with collectionView(_:targetIndexPathForMoveOfItemFrom"
                    + "OriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:) of the delegate.")
        }
    }

    private func refuse(_ destination: IndexPath, of item: ItemIdentifierType) {
        fatalError(
            "collectionView(_:moveItemAt:to:) was called with \(Self.place(destination)) for \(item), but "
                + "\(type(of: self)) has no such place")
    }

    private static func place(_ path: IndexPath) -> String { "section \(path.section), item \(path.item)" }

    // MARK: Outlines

    /// The outlines of the sections concerned as they are after a move. What an item hides goes with it.
    private func outlinesAfterMoving(
        _ item: ItemIdentifierType, from source: Int, to destination: Int,
        _ final: Snapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> [SectionIdentifierType: Outline<ItemIdentifierType>] {
        var result: [SectionIdentifierType: Outline<ItemIdentifierType>] = [:]
        for section in [source, destination] where final.countedItems(inSection: section) == nil {
            result[final.sections[section]] = outline(ofSection: section)
                .showing(final.items(inSection: section))
        }
        guard source != destination else { return result }
        let left = outline(ofSection: source)
        guard !left.isExpanded(item), left.hasChildren(item),
            let hidden = left.snapshot(of: item)
        else { return result }
        do throws(OutlineFault) {
            try result[final.sections[destination]]?.replaceChildren(of: item, with: hidden)
        } catch {
            fatalError("What \(item) hides cannot move along: \(error)")
        }
        return result
    }

    private func outline(ofSection section: Int) -> Outline<ItemIdentifierType> {
        snapshot(for: current.sections[section]).base
    }

    // MARK: Transactions

    private func transaction(
        from source: IndexPath, to destination: IndexPath, _ item: ItemIdentifierType,
        _ final: Snapshot<SectionIdentifierType, ItemIdentifierType>,
        _ outlines: [SectionIdentifierType: Outline<ItemIdentifierType>]
    ) -> Transaction {
        // A section that is counted has no list, and is not to get one here.
        let sections = Set([source.section, destination.section]).sorted()
            .filter { final.countedItems(inSection: $0) == nil }
        return Transaction(
            initialSnapshot: NSDiffableDataSourceSnapshot(current),
            finalSnapshot: NSDiffableDataSourceSnapshot(final),
            difference: Self.difference(
                item, from: current.index(of: ItemPosition(source)),
                to: final.index(of: ItemPosition(destination))),
            sectionTransactions: sections.map { section in
                SectionTransaction(
                    sectionIdentifier: final.sections[section],
                    initialSnapshot: snapshot(for: final.sections[section]),
                    finalSnapshot: NSDiffableDataSourceSectionSnapshot(
                        outlines[final.sections[section]] ?? Outline()),
                    difference: Self.difference(
                        item, from: section == source.section ? source.item : nil,
                        to: section == destination.section ? destination.item : nil))
            })
    }

    /// The difference that one item makes in a list: where it left, and where it came.
    private static func difference(
        _ item: ItemIdentifierType, from source: Int?, to destination: Int?
    ) -> CollectionDifference<ItemIdentifierType> {
        var changes: [CollectionDifference<ItemIdentifierType>.Change] = []
        if source != destination {
            if let source {
                changes.append(.remove(offset: source, element: item, associatedWith: destination))
            }
            if let destination {
                changes.append(.insert(offset: destination, element: item, associatedWith: source))
            }
        }
        guard let difference = CollectionDifference(changes) else {
            fatalError("One removal and one insertion are always a difference")
        }
        return difference
    }
}
