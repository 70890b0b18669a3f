import Fuzzing
import Testing
import Vitrine
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Child controllers in cells: with a diffable data source")
struct HostedDiffableTests {
    /// A list of rows of 100 points by identifiers.
    final class List: UICollectionViewController {
        let script = Script()
        private(set) var rows: HostedControllers<Int, RowController>!
        private(set) var source: UICollectionViewDiffableDataSource<String, Int>!

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 375, height: 100)
            layout.minimumLineSpacing = 0
            super.init(collectionViewLayout: layout)
            let script = script
            rows = HostedControllers(parent: self) {
                RowController(script)
            } configure: {
                $0.show($1)
            }
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            source = rows.makeDataSource(for: collectionView, section: String.self)
            show(Array(0..<20), animated: false)
        }

        func show(_ items: [Int], animated: Bool = true) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["rows"])
            snapshot.appendItems(items)
            rows.apply(snapshot, to: source, animatingDifferences: animated)
        }

        override func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { rows.willDisplay(cell, at: indexPath) }

        override func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { rows.didEndDisplaying(cell) }
    }

    @Test("Items keep controllers and scroll positions through shuffles, in the middle of the animation too")
    func shuffle() throws {
        let list = List()
        let host = TestHost(list, size: CGSize(width: 375, height: 500))
        host.settle()
        let before = (0..<5).map { list.rows.controller(for: $0) }
        let made = list.rows.statistics.made
        for item in 0..<5 { before[item]?.scrollView.contentOffset.x = CGFloat(item) * 20 }
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<20 {
            let order = (0..<5).shuffled(using: &generator)
            list.show(order + Array(5..<20))
            host.advance(by: 0.12)
        }
        host.settle()
        #expect((0..<5).allSatisfy { list.rows.controller(for: $0) === before[$0] })
        #expect((0..<5).map { before[$0]?.scrollView.contentOffset.x } == [0, 20, 40, 60, 80])
        #expect(list.rows.statistics.made == made)
    }

    @Test(
        "Random updates and scrolling: every visible cell has its item's controller, and positions are kept")
    func fuzz() async throws {
        let list = List()
        let host = TestHost(list, size: CGSize(width: 375, height: 500))
        host.settle()
        var generator = SeededGenerator(seed: 42)
        var items = Array(0..<20)
        var next = 20
        var offsets: [Int: CGFloat] = [:]
        for step in 0..<200 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0:
                items.shuffle(using: &generator)
                list.show(items)
            case 1:
                items.insert(next, at: Int.random(in: 0...items.count, using: &generator))
                next += 1
                list.show(items)
            case 2 where items.count > 8:
                offsets[items.remove(at: Int.random(in: 0..<items.count, using: &generator))] = nil
                list.show(items, animated: Bool.random(using: &generator))
            case 3:
                list.collectionView.reloadData()
            case 4:
                if let item = list.rows.hostedItems.sorted().randomElement(using: &generator),
                    items.contains(item)
                {
                    let offset = CGFloat(Int.random(in: 0..<1600, using: &generator))
                    list.rows.controller(for: item)?.scrollView.contentOffset.x = offset
                    offsets[item] = offset
                }
            default:
                let end = CGFloat(items.count) * 100 - 500
                list.collectionView.contentOffset.y = CGFloat.random(in: 0...end, using: &generator).rounded()
            }
            if Bool.random(using: &generator) { host.advance(by: 0.1) } else { host.settle() }
            await Task.yield()
            for path in list.collectionView.indexPathsForVisibleItems {
                let item = items[path.item]
                let controller = try #require(list.rows.controller(for: item), "step \(step)")
                let cell = list.collectionView.cellForItem(at: path) as? HostedViewCollectionViewCell
                #expect(cell?.hostedView === controller.view, "step \(step)")
                #expect(controller.item == item && controller.parent === list, "step \(step)")
                #expect(
                    controller.scrollView.contentOffset.x == offsets[item] ?? 0, "step \(step), item \(item)")
            }
            #expect(list.children.count == list.rows.hostedItems.count, "step \(step)")
        }
        host.settle()
        await Task.yield()
        #expect(list.children.count == list.collectionView.visibleCells.count)
        #expect(list.script.living.count <= list.collectionView.visibleCells.count + 2)
    }

    @Test("What has left the data is forgotten: controller and scroll position")
    func removal() throws {
        let list = List()
        let host = TestHost(list, size: CGSize(width: 375, height: 500))
        host.settle()
        try #require(list.rows.controller(for: 3)).scrollView.contentOffset.x = 77
        list.show([0, 1, 2, 4, 5, 6])
        host.settle()
        #expect(list.rows.controller(for: 3) == nil)
        #expect(list.rows.scrollPositions[3] == nil)
        list.show(Array(0..<6))
        host.settle()
        #expect(try #require(list.rows.controller(for: 3)).scrollView.contentOffset.x == 0)
    }

    @Test("Cells may be of a class of one's own")
    func ownCells() throws {
        final class TitledCell: HostedViewCollectionViewCell {
            var title = ""
        }
        let parent = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let rows = HostedControllers<Int, UIViewController>(parent: parent) { _ in UIViewController() }
        let source = rows.makeDataSource(for: parent.collectionView, section: Int.self, cell: TitledCell.self)
        {
            $0.title = "row \($1)"
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([5])
        rows.apply(snapshot, to: source)
        let host = TestHost(parent, size: CGSize(width: 375, height: 500))
        host.settle()
        #expect((try parent.collectionView.cell(0) as? TitledCell)?.title == "row 5")
    }
}
