import Foundation
import Testing
import VitrinePlatform

@testable import VitrineUIKit

/// What is done for ten million rows is what is done for those on screen: counted, not timed.
@MainActor
@Suite struct TenMillionRowsTests {
    static let count = 10_000_000

    /// Rows of 50 points on a screen of 500.
    static func flow(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout())
        -> UICollectionViewLayout
    {
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        return layout
    }

    static func compositional() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        return UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    }

    @Test(arguments: [true, false])
    func `Changes at the top of ten million rows make the cells of a screen, and no object for a change`(
        isFlow: Bool
    ) {
        let rows = PlainRows(Self.count, isFlow ? Self.flow() : Self.compositional())
        #expect(rows.view.counters.cellsMade == 10)
        #expect(rows.view.contentSize.height == 500_000_000)

        rows.view.performBatchUpdates {
            rows.count += 2
            rows.view.insertItems(at: [[0, 0], [0, 3]])
        }
        rows.finishAnimations()
        #expect(rows.view.numberOfItems(inSection: 0) == 10_000_002)
        #expect(rows.view.visibleCells.count == 10)

        // The screen is at the end, and what leaves is far away from it.
        rows.view.contentOffset.y = rows.view.contentSize.height - 500
        rows.view.layoutIfNeeded()
        #expect(rows.view.indexPathsForVisibleItems.map(\.item).max() == 10_000_001)
        rows.view.performBatchUpdates {
            rows.count -= 1
            rows.view.deleteItems(at: [[0, 1]])
            rows.view.moveItem(at: [0, 5], to: [0, 9_000_000])
        }
        rows.finishAnimations()
        #expect(rows.view.indexPathsForVisibleItems.map(\.item).max() == 10_000_000)
        #expect(rows.view.counters.cellsMade <= 22)
        #expect(rows.view.counters.updateItemsMade == 0)
    }

    @Test(arguments: [true, false])
    func `A flow layout lists single changes only where a delegate answers for each item`(hasDelegate: Bool) {
        final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: 300, height: 50) }
        }
        let rows = PlainRows(2000, Self.flow())
        let sizes = Sizes()
        if hasDelegate { rows.view.delegate = sizes }
        let layout = rows.view.collectionViewLayout
        layout.invalidateLayout()
        rows.view.layoutIfNeeded()
        var listed = 0
        var update = CollectionUpdate(
            newSection: { $0 }, oldSection: { $0 }, newItem: { $0 }, oldItem: { $0 })
        update.changes = {
            listed += 1
            return [.init(before: [0, 7], after: [0, 7], action: .reload)]
        }
        layout.willPrepare(for: update)
        layout.invalidateLayout()
        layout.prepare()
        #expect(listed == (hasDelegate ? 1 : 0))
        #expect(rows.view.contentSize.height == 100_000)
    }

    @Test func `A layout of a program's own hears of every change`() {
        final class Listening: UICollectionViewFlowLayout {
            var heard = 0
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                heard += updateItems.count
            }
        }
        let layout = Listening()
        let rows = PlainRows(20, Self.flow(layout))
        rows.view.performBatchUpdates {
            rows.count += 1
            rows.view.insertItems(at: [[0, 0]])
            rows.view.moveItem(at: [0, 3], to: [0, 8])
        }
        #expect(layout.heard == 2)
        #expect(rows.view.counters.updateItemsMade == 2)
    }
}

/// Rows without content, on a screen of 300×500 points.
@MainActor
final class PlainRows: NSObject, UICollectionViewDataSource {
    var count: Int
    let window: UIWindow
    let view: UICollectionView

    init(_ count: Int, _ layout: UICollectionViewLayout) {
        self.count = count
        let frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        window = UIWindow(frame: frame)
        view = UICollectionView(frame: frame, collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        view.dataSource = self
        window.addSubview(view)
        window.isHidden = false
        view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }

    func finishAnimations() {
        window.offscreenWindow?.setNeedsFrame()
        window.offscreenWindow?.advance(by: 0.5, frameInterval: 0.25)
    }
}
