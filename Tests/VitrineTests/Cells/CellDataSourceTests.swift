import Testing
import Vitrine
import VitrineTesting
import VitrineUI

@MainActor
@Suite("Data sources of one class of cells", .serialized)
struct CellDataSourceTests {
    /// What the visible cells show, from top to bottom.
    private func texts(_ collectionView: UICollectionView) -> [String?] {
        collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            .map { ($0 as? DiaryCell)?.hostedView.label.text }
    }

    @Test("Sections of items are shown, and shown again when they are set")
    func plain() {
        let (collectionView, _) = makeList()
        let dataSource = ConfigurableCellDataSource<DiaryCell, Int>(
            collectionView: collectionView, sections: [[1], [2, 3]])
        let host = TestHost(collectionView, size: CGSize(width: 200, height: 300))
        host.settle()
        #expect(collectionView.dataSource === dataSource)
        #expect(texts(collectionView) == ["1", "2", "3"])
        #expect(dataSource.item(at: IndexPath(item: 1, section: 1)) == 3)
        #expect(dataSource.item(at: IndexPath(item: 2, section: 1)) == nil)
        #expect(dataSource.item(at: IndexPath(item: 0, section: 2)) == nil)
        dataSource.sections = [[7]]
        host.settle()
        #expect(texts(collectionView) == ["7"])
    }

    @Test("The collection view does not keep it alive, nor the other way round")
    func lifetime() {
        weak var source: ConfigurableCellDataSource<DiaryCell, Int>?
        weak var view: UICollectionView?
        do {
            let (collectionView, _) = makeList()
            let dataSource = ConfigurableCellDataSource<DiaryCell, Int>(
                collectionView: collectionView, items: [1])
            dataSource.registerSupplementaryView(DiaryHeader.self) { $0.section }
            (source, view) = (dataSource, collectionView)
        }
        #expect(source == nil)
        #expect(view == nil)
    }

    @Test("A kind that nobody registered is named, with those that are")
    func unknownKind() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (collectionView, _) = makeList()
                let dataSource = ConfigurableCellDataSource<DiaryCell, Int>(
                    collectionView: collectionView, items: [1])
                dataSource.registerSupplementaryView(DiaryHeader.self) { $0.section }
                _ = dataSource.collectionView(
                    collectionView, viewForSupplementaryElementOfKind: "badge",
                    at: IndexPath(item: 0, section: 0))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "The layout asks for a supplementary view of kind badge. Call "
                    + "registerSupplementaryView(_:item:) with a class of that elementKind; these kinds are "
                    + "registered: UICollectionElementKindSectionHeader."))
    }

    @Test("A diffable data source registers the cell, and configures it with the identifier")
    func diffable() throws {
        let (collectionView, layout) = makeList()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let dataSource = UICollectionViewDiffableDataSource<String, Int>(
            collectionView: collectionView, cellType: DiaryCell.self)
        dataSource.registerSupplementaryView(DiaryHeader.self, with: collectionView) { section, indexPath in
            section.count + indexPath.section
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["seven"])
        snapshot.appendItems([4, 5])
        dataSource.apply(snapshot, animatingDifferences: false)
        let host = TestHost(collectionView, size: CGSize(width: 200, height: 300))
        host.settle()
        #expect(texts(collectionView) == ["4", "5"])
        let header = collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(try #require(header as? DiaryHeader).hostedView.label.text == "5")
    }

    @Test("Identifiers can name models, and reconfiguring asks for the model again")
    func models() {
        let (collectionView, _) = makeList()
        var models = ["one": 1, "two": 2]
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(
            collectionView: collectionView, cellType: DiaryCell.self
        ) { models[$0] ?? 0 }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["one", "two"])
        dataSource.apply(snapshot, animatingDifferences: false)
        let host = TestHost(collectionView, size: CGSize(width: 200, height: 300))
        host.settle()
        #expect(texts(collectionView) == ["1", "2"])
        models["two"] = 22
        snapshot.reconfigureItems(["two"])
        dataSource.apply(snapshot)
        host.settle()
        #expect(texts(collectionView) == ["1", "22"])
    }

    @Test("Kinds that the data source was given a provider for are left to it")
    func otherProviders() {
        let (collectionView, _) = makeList()
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(
            collectionView: collectionView, cellType: DiaryCell.self)
        var asked: [String] = []
        dataSource.supplementaryViewProvider = { _, kind, _ in
            asked.append(kind)
            return nil
        }
        dataSource.registerSupplementaryView(DiaryHeader.self, with: collectionView) { section, _ in section }
        let path = IndexPath(item: 0, section: 0)
        #expect(dataSource.supplementaryViewProvider?(collectionView, "badge", path) == nil)
        #expect(asked == ["badge"])
    }
}
