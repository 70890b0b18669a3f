import Foundation
import VitrineCoreGraphics

/// The index titles of a collection view, where its data source has any.
@MainActor
final class IndexTitlesFeature: CellFeature {
    weak var host: UICollectionView?
    private(set) var strip = IndexStrip()

    /// The data may be others, and so may their titles.
    func dataDidChange() { strip.isStale = true }

    func giveWay(to event: CellFeatureEvent) { if case .reload = event { dataDidChange() } }

    func willShow(_ visible: CGRect) {
        guard let host else { return }
        update(host)
        strip.layOut(in: host)
    }

    func cellWasPlaced(_ cell: UIView) {
        // Without titles there is nothing to take back: cells are told when they go.
        guard strip.room > 0, let cell = cell as? UICollectionViewCell else { return }
        cell.keepClear(ofIndex: strip.room)
    }

    func cellWillRetire(_ cell: UIView) {
        guard strip.room > 0, let cell = cell as? UICollectionViewCell else { return }
        cell.keepClear(ofIndex: 0)
    }

    func contentDidMove(by delta: CGPoint) { strip.view?.frame.move(by: delta) }

    private func update(_ host: UICollectionView) {
        guard strip.isStale else { return }
        strip.isStale = false
        let before = strip.room
        strip.show(host.dataSource?.indexTitles(for: host) ?? [], in: host) { [weak host] title, place in
            guard let host, let dataSource = host.dataSource else { return }
            host.showItem(
                ofIndexTitle: dataSource.collectionView(host, indexPathForIndexTitle: title, at: place))
        }
        guard strip.room != before else { return }
        for cell in host.visibleCells { cell.keepClear(ofIndex: strip.room) }
    }
}

extension UICollectionView {
    func indexTitlesDidChange() {
        features.indexTitles.dataDidChange()
        setNeedsLayout()
    }

    /// Brings an item to the top, and the first of a section with the section's header.
    fileprivate func showItem(ofIndexTitle indexPath: IndexPath) {
        guard indexPath.count == 2, indexPath.section >= 0, indexPath.section < numberOfSections,
            indexPath.item >= 0, indexPath.item < numberOfItems(inSection: indexPath.section)
        else { return }
        scrollToItem(at: indexPath, at: .top, animated: false)
        // Where the item is depends on heights that are measured now.
        layoutIfNeeded()
        let header = layoutAttributesForSupplementaryElement(
            ofKind: Self.elementKindSectionHeader, at: IndexPath(item: 0, section: indexPath.section))
        guard let header, !header.isHidden, let item = layoutAttributesForItem(at: indexPath) else { return }
        // A header above the item in the content, or one that stays in sight and would cover it.
        guard header.frame.minX < item.frame.maxX, header.frame.maxX > item.frame.minX else { return }
        let isFirst = indexPath.item == 0 && header.frame.maxY <= item.frame.minY + 1
        let top = contentOffset.y + adjustedContentInset.top
        let covers = header.frame.minY <= top && header.frame.maxY > item.frame.minY
        guard isFirst || covers else { return }
        let above = isFirst ? item.frame.minY - header.frame.minY : header.frame.height
        guard item.frame.minY - above < top else { return }
        contentOffset.y = max(item.frame.minY - above - adjustedContentInset.top, -adjustedContentInset.top)
    }
}
