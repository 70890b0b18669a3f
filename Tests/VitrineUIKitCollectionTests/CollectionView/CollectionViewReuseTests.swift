import Foundation
import Testing

@testable import VitrineUIKit

@MainActor
@Suite struct CollectionViewReuseTests {
    /// Rows of 160×90 with 20 between them and a header of 30, as article A0's shelf has them.
    private func shelf(rows: Int, items: Int) -> (UICollectionView, RowSource, UIWindow) {
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .absolute(160), heightDimension: .absolute(90)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 20
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                    elementKind: "header", alignment: .top)
            ]
            return section
        }
        let frame = CGRect(x: 0, y: 0, width: 375, height: 812)
        let view = UICollectionView(frame: frame, collectionViewLayout: layout)
        let source = RowSource(view, rows: rows, items: items)
        let window = UIWindow(frame: frame)
        window.addSubview(view)
        window.isHidden = false
        view.layoutIfNeeded()
        return (view, source, window)
    }

    @Test func `Forty rows of twenty make the cells that fit, in both directions`() {
        let (view, _, _) = shelf(rows: 40, items: 20)
        // 812 / 120 = 6.8 rows; 375 / 180 = 2.1 items: 160, 20, 160, 20, then 15 of the third.
        #expect(view.visibleCells.count == 7 * 3)
        #expect(view.counters.cellsMade == 21)
        #expect(view.counters.orthogonalScrollViewsMade == 7)
        #expect(view.visibleSupplementaryViews(ofKind: "header").count == 7)

        for y in stride(from: 0, through: 40 * 120 - 812, by: 37) {
            view.contentOffset = CGPoint(x: 0, y: y)
            view.layoutIfNeeded()
            for scroller in view.elements.scrollers.values {
                scroller.contentOffset.x = CGFloat((y * 7) % 3000)
                scroller.layoutIfNeeded()
            }
        }
        // 8 rows can be touched at once, and 4 items in a row.
        #expect(view.counters.cellsMade <= 8 * 4)
        #expect(view.counters.orthogonalScrollViewsMade <= 8)
        #expect(view.counters.supplementaryViewsMade <= 8)
    }

    @Test func `A scroll step with nothing new on screen makes, asks for and moves nothing`() {
        let (view, source, _) = shelf(rows: 40, items: 20)
        let asked = source.asked
        var counters = view.counters
        view.contentOffset.y = 10
        view.layoutIfNeeded()
        counters.passes = view.counters.passes
        // The layout is asked once what is visible now.
        counters.layoutQueries += 1
        #expect(view.counters == counters)
        #expect(source.asked == asked)
    }

    @Test func `Ten million items cost what is on screen`() {
        let (view, source, _) = shelf(rows: 2, items: 5_000_000)
        #expect(view.counters.cellsMade == 6)
        view.scrollToItem(at: IndexPath(item: 4_999_999, section: 1), at: .right, animated: false)
        view.layoutIfNeeded()
        for scroller in view.elements.scrollers.values { scroller.layoutIfNeeded() }
        #expect(view.cellForItem(at: IndexPath(item: 4_999_999, section: 1)) != nil)
        #expect(view.counters.cellsMade == 6)
        #expect(source.asked < 20)
    }

    @Test func `prepareForReuse comes with the dequeue, never for a new cell`() {
        let shelf = NumberShelf(sections: 9, items: 2)
        let cells = shelf.view.visibleCells as! [NumberCell]
        #expect(cells.allSatisfy { $0.reuses == 0 })
        let first = shelf.view.cellForItem(at: [0, 0]) as! NumberCell
        shelf.scroll(to: 120)
        // In the pool the cell still shows what it showed.
        if shelf.view.visibleCells.contains(first) {
            #expect(first.reuses == 1)
        } else {
            #expect(first.number == 0)
            #expect(first.reuses == 0)
        }
        shelf.scroll(to: 400)
        shelf.scroll(to: 0)
        let all = shelf.view.visibleCells as! [NumberCell]
        #expect(all.contains { $0.reuses > 0 })
        #expect(shelf.fault() == nil)
    }

    @Test func `A section keeps its offset while its scroll view is used for another`() {
        let shelf = NumberShelf(sections: 30, items: 12)
        shelf.scroll(section: 1, to: 270)
        let scroller = shelf.scrollers[1]
        shelf.scroll(to: 1500)
        #expect(shelf.scrollers[1] == nil)
        #expect(shelf.scrollers.values.contains { $0 === scroller })
        #expect(shelf.scrollers.values.allSatisfy { $0.contentOffset == .zero })
        shelf.scroll(to: 0)
        #expect(shelf.scrollers[1]?.contentOffset == CGPoint(x: 270, y: 0))
        #expect(shelf.view.cellForItem(at: [1, 3]) != nil)
        #expect(shelf.fault() == nil)
    }

    @Test func `Display is announced before a cell comes and after it went`() {
        let shelf = NumberShelf(sections: 2, items: 4)
        #expect(shelf.log.filter { $0.hasPrefix("+0") } == ["+0.0", "+0.1", "+0.2", "+0.3"])
        shelf.log = []
        shelf.scroll(section: 0, to: 56)
        #expect(shelf.log == [])
        shelf.rows[0].items = [7]
        shelf.view.reloadData()
        shelf.view.layoutIfNeeded()
        #expect(shelf.log.contains("-0.3") && shelf.log.contains("+0.0"))
        #expect(shelf.fault() == nil)
    }

    @Test func `Views leave the tree in an order that does not depend on scrolling`() {
        let shelf = NumberShelf(sections: 9, items: 12)
        shelf.scroll(to: 300)
        shelf.scroll(to: 0)
        let order = shelf.view.subviews.compactMap { view -> String? in
            (view as? HeaderView).map { "h\($0.title)" }
                ?? (view as? OrthogonalSectionScrollView).map { "s\($0.section)" }
                ?? (view as? NumberCell).map { "\($0.number)" }
        }
        let cells = (2000..<2012).map { "\($0)" }
        let expected: [String] = ["s0", "s1"] + cells + ["s3", "h0", "h1", "h2", "h3"]
        #expect(order == expected)
    }

    @Test func `Data is announced a page ahead, and taken back`() {
        let shelf = NumberShelf(sections: 30, items: 2)
        let listener = PrefetchListener()
        shelf.view.prefetchDataSource = listener
        shelf.view.setNeedsLayout()
        shelf.view.layoutIfNeeded()
        #expect(!listener.announced.isEmpty)
        #expect(listener.announced.map(\.section).max()! <= 9)
        shelf.scroll(to: 2000)
        #expect(listener.cancelled.contains([4, 0]))
        listener.announced = []
        shelf.view.isPrefetchingEnabled = false
        shelf.scroll(to: 0)
        #expect(listener.announced.isEmpty)
    }

    @Test func `A dequeue without registration names the identifier and the call that is missing`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(frame: .zero, collectionViewLayout: ShelfLayout())
                _ = view.dequeueReusableCell(withReuseIdentifier: "card", for: [0, 0])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("identifier card"))
        #expect(text.contains("register(_:forCellWithReuseIdentifier: \"card\")"))
    }
}

/// Rows of numbered cells with headers.
@MainActor
final class RowSource: NSObject, UICollectionViewDataSource {
    let rows: Int
    let items: Int
    var asked = 0

    init(_ view: UICollectionView, rows: Int, items: Int) {
        self.rows = rows
        self.items = items
        super.init()
        view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        view.register(HeaderView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
        view.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked += 1
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
}

private final class PrefetchListener: NSObject, UICollectionViewDataSourcePrefetching {
    var announced: [IndexPath] = []
    var cancelled: [IndexPath] = []
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        announced += indexPaths
    }
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        cancelled += indexPaths
    }
}
