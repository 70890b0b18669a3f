import Foundation
import VitrineDiff

extension UICollectionViewDiffableDataSource {
    typealias State = OutlineMotion<SectionIdentifierType, ItemIdentifierType>.State

    /// Makes the visible items of an outline the items of a section.
    func show(
        _ outline: Outline<ItemIdentifierType>, in section: SectionIdentifierType, animated: Bool,
        completion: (() -> Void)?
    ) {
        var next = snapshot().base
        next.buildSectionIndex()
        if next.index(ofSection: section) == nil { next.appendSections([section]) }
        let visible = outline.visibleItems
        moveIn(visible, to: section, in: &next)
        submit(
            next, .difference(animated: animated), onCommit: { self.outlines[section] = outline },
            completion: completion.map(ApplyCompletion.init))
    }

    /// Gives a section its items. Those that other sections show leave these.
    private func moveIn(
        _ items: [ItemIdentifierType], to section: SectionIdentifierType,
        in next: inout Snapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        guard let index = next.index(ofSection: section) else { return }
        if next.countedItems(inSection: index) != nil {
            next.deleteSections(at: [index])
            next.insertSections([section], at: index)
        }
        // Only what is between the equal ends changes: what was expanded comes, what was collapsed goes.
        let range = next.itemRange(ofSection: index)
        let old = next.items[range]
        let start = zip(old, items).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), items.dropFirst(start).reversed()).prefix { $0 == $1 }
            .count
        let leaving = range.dropFirst(start).dropLast(end)
        let arriving = items.dropFirst(start).dropLast(end)
        var places = Array(leaving)
        if !arriving.isEmpty, range.count < next.numberOfItems {
            let known = Set(leaving.map { next.items[$0] })
            let others = arriving.filter { !known.contains($0) }
            if !others.isEmpty { next.buildIndex() }
            for item in others {
                if let place = next.flatIndex(ofItem: item) { places.append(place) }
            }
        }
        if !places.isEmpty { next.deleteItems(atFlatIndexes: places) }
        if !arriving.isEmpty { next.insertItems(arriving, at: ItemPosition(section: index, item: start)) }
    }

    /// Changes the state shown; outlines follow what their sections show then.
    ///
    /// - Parameters:
    ///   - difference: What changes, if that is known: outlines of other sections are not looked at then.
    ///   - change: Makes the new state the current one.
    /// - Returns: Which rows come out from under others or go under them; nil if there are no outlines.
    func commit(
        _ difference: Difference?, _ change: () -> Void
    ) -> OutlineMotion<SectionIdentifierType, ItemIdentifierType>? {
        let old = State(snapshot: current, outlines: outlines)
        change()
        guard !outlines.isEmpty else { return nil }
        current.buildSectionIndex()
        let changed = difference.map(changedSections)
        for (section, outline) in outlines {
            guard let index = current.index(ofSection: section) else {
                outlines[section] = nil
                continue
            }
            if let changed, !changed.contains(index) { continue }
            outlines[section] = outline.showing(current.items(inSection: index))
        }
        return OutlineMotion(from: old, to: State(snapshot: current, outlines: outlines))
    }

    /// The new indexes of sections whose items are not what they were.
    private func changedSections(_ difference: Difference) -> Set<Int> {
        var changed = Set(difference.insertedItems.ranges.map(\.section))
        changed.formUnion(difference.insertedSections)
        for range in difference.deletedItems.ranges {
            difference.newSection(ofOld: range.section).map { _ = changed.insert($0) }
        }
        for move in difference.movedItems {
            changed.insert(move.to.section)
            difference.newSection(ofOld: move.from.section).map { _ = changed.insert($0) }
        }
        return changed
    }

    /// Tells the rows on screen that what they show of their place in an outline may be another now.
    func outlineStatesDidChange() {
        guard let collectionView, !outlines.isEmpty else { return }
        for cell in collectionView.cellsInUse { (cell as? any OutlineRow)?.outlineStateDidChange() }
    }
}

// MARK: - What an outline disclosure asks and does

extension UICollectionViewDiffableDataSource: OutlineDataSource {
    func outlineState(at indexPath: IndexPath) -> OutlineState? {
        guard let item = itemIdentifier(for: indexPath),
            let outline = outlines[current.sections[indexPath.section]],
            let level = outline.level(of: item)
        else { return nil }
        return OutlineState(
            level: level,
            // Children may be there when they are asked for.
            isExpandable: outline.hasChildren(item)
                || sectionSnapshotHandlers.snapshotForExpandingParent != nil,
            isExpanded: outline.isExpanded(item))
    }

    func toggleExpansion(at indexPath: IndexPath) {
        guard let item = itemIdentifier(for: indexPath) else { return }
        let section = current.sections[indexPath.section]
        guard let outline = outlines[section] else { return }
        if outline.isExpanded(item) {
            collapse(item, in: section)
        } else {
            expand(item, in: section)
        }
    }

    private func expand(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
        let handlers = sectionSnapshotHandlers
        guard handlers.shouldExpandItem?(item) ?? true else { return }
        handlers.willExpandItem?(item)
        // A handler may have applied something else.
        guard var outline = outlines[section], let children = outline.snapshot(of: item) else { return }
        if let provide = handlers.snapshotForExpandingParent {
            let provided = provide(item, NSDiffableDataSourceSectionSnapshot(children)).base
            if provided != children {
                do throws(OutlineFault) {
                    try outline.replaceChildren(of: item, with: provided)
                } catch {
                    fatalError(
                        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>.message(
                            for: error, in: "snapshotForExpandingParent, for \(item)"))
                }
            }
        }
        outline.expand(CollectionOfOne(item))
        show(outline, in: section, animated: true, completion: nil)
    }

    private func collapse(_ item: ItemIdentifierType, in section: SectionIdentifierType) {
        let handlers = sectionSnapshotHandlers
        guard handlers.shouldCollapseItem?(item) ?? true else { return }
        handlers.willCollapseItem?(item)
        guard var outline = outlines[section], outline.contains(item) else { return }
        outline.collapse(CollectionOfOne(item))
        show(outline, in: section, animated: true, completion: nil)
    }
}
