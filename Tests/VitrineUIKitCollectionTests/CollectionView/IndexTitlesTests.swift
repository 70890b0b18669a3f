import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("The index titles of a collection view")
@MainActor
struct IndexTitlesTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        var titles: [String]? = (0..<10).map { "\($0)" }
        var heard: [String] = []
        var sections = 20
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            30
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? UICollectionViewListCell)?.accessories = [.disclosureIndicator()]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
        func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath {
            heard.append("\(title) \(index)")
            return IndexPath(item: index % 2 * 3, section: index)
        }
    }

    private func flow(header: CGFloat = 0, pins: Bool = false) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.headerReferenceSize = CGSize(width: 0, height: header)
        layout.sectionHeadersPinToVisibleBounds = pins
        return layout
    }

    private func make(
        _ source: Source, _ layout: UICollectionViewLayout, cell: AnyClass = UICollectionViewCell.self
    ) -> (TestHost, UICollectionView) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(cell, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = source
        return (TestHost(view, size: CGSize(width: 340, height: 480)), view)
    }

    private func index(_ view: UICollectionView) -> SectionIndexView? {
        view.subviews.lazy.compactMap { $0 as? SectionIndexView }.first
    }

    @Test(
        "Titles stand at the trailing edge of what is visible, in front, and stay there; new data has new ones"
    )
    func place() throws {
        let source = Source()
        let (host, view) = make(source, flow())
        let strip = try #require(index(view))
        #expect(strip.titles == source.titles)
        #expect(strip.frame == CGRect(x: 320, y: 0, width: 20, height: 480))
        host.perform { view.contentOffset.y = 500 }
        host.layout()
        #expect(strip.frame.minY == 500)
        #expect(view.subviews.last === strip)
        source.titles = ["a"]
        source.sections = 21
        view.insertSections([20])
        host.advance(by: 1)
        #expect(strip.titles == ["a"])
        source.titles = nil
        view.reloadData()
        host.layout()
        #expect(index(view) == nil)
    }

    @Test("A finger on a title brings its item to the top, and the collection view does not scroll along")
    func reach() {
        let source = Source()
        let (host, view) = make(source, flow())
        host.tap(at: CGPoint(x: 330, y: 170 + 14 * 3 + 7))
        #expect(source.heard == ["3 3"])
        let item = view.layoutAttributesForItem(at: IndexPath(item: 3, section: 3))
        #expect(view.contentOffset.y == item?.frame.minY)
        source.heard = []
        host.drag(from: CGPoint(x: 330, y: 171), to: CGPoint(x: 330, y: 177 + 14 * 2))
        #expect(source.heard == ["0 0", "1 1", "2 2"])
        let last = view.layoutAttributesForItem(at: IndexPath(item: 0, section: 2))
        #expect(view.contentOffset.y == last?.frame.minY)
    }

    @Test(
        "The first item of a section comes with the header; a header that stays in sight covers no item",
        arguments: [false, true])
    func headers(pins: Bool) {
        let source = Source()
        let (host, view) = make(source, flow(header: 40, pins: pins))
        func item(_ item: Int, _ section: Int) -> CGFloat? {
            view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame.minY
        }
        host.tap(at: CGPoint(x: 330, y: 170 + 14 * 4 + 7))
        #expect(item(0, 4) == view.contentOffset.y + 40)
        host.tap(at: CGPoint(x: 330, y: 170 + 14 * 3 + 7))
        #expect(item(3, 3) == view.contentOffset.y + (pins ? 40 : 0))
    }

    @Test("An item that there is not leads nowhere")
    func nowhere() {
        let source = Source()
        source.sections = 2
        let (host, view) = make(source, flow())
        host.tap(at: CGPoint(x: 330, y: 170 + 14 * 9 + 7))
        #expect(source.heard == ["9 9"])
        #expect(view.contentOffset.y == 0)
    }

    @Test(
        "Rows of lists end before the index, also those that come into view; without it they get the room back"
    )
    func room() throws {
        let source = Source()
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let (host, view) = make(source, layout, cell: UICollectionViewListCell.self)
        func arrows() -> Set<CGFloat> {
            Set(
                view.visibleCells.compactMap {
                    ($0 as? UICollectionViewListCell)?.trailingPlaces.first?.view.frame.maxX
                })
        }
        let before = arrows()
        #expect(before.count == 1)
        host.perform { view.contentOffset.y = 900 }
        host.layout()
        #expect(arrows() == before)
        source.titles = nil
        view.reloadData()
        host.layout()
        #expect(arrows() == Set(before.map { $0 + SectionIndexView.rowInset }))
    }

    private final class Letters: UICollectionViewDiffableDataSource<Int, Int> {
        override func indexTitles(for collectionView: UICollectionView) -> [String]? {
            snapshot().sectionIdentifiers.map(String.init)
        }
        override func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath { IndexPath(item: 0, section: index) }
    }

    @Test("A diffable data source that has titles has those of the snapshot")
    func diffable() throws {
        let view = UICollectionView(frame: .zero, collectionViewLayout: flow())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let data = Letters(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let host = TestHost(view, size: CGSize(width: 340, height: 480))
        #expect(index(view) == nil)
        var snapshot = data.snapshot()
        for section in 0..<4 {
            snapshot.appendSections([section])
            snapshot.appendItems(Array(section * 100..<section * 100 + 30))
        }
        data.apply(snapshot, animatingDifferences: false)
        host.layout()
        #expect(try #require(index(view)).titles == ["0", "1", "2", "3"])
        host.tap(at: CGPoint(x: 330, y: 212 + 14 * 2 + 7))
        #expect(view.indexPathsForVisibleItems.min() == IndexPath(item: 0, section: 2))
    }
}
