import Testing
import Vitrine
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Child controllers in cells: focus")
struct HostedFocusTests {
    /// A shelf: cards of 200 points that scroll sideways.
    final class ShelfController: UICollectionViewController, ReusableController, ItemStateKeeping {
        var itemState: IndexPath?

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 200, height: 200)
            layout.minimumLineSpacing = 0
            super.init(collectionViewLayout: layout)
        }

        required init?(coder: NSCoder) { nil }

        func prepareForReuse() { itemState = nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "card")
        }

        override func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 40 }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
        }

        override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
            itemState
        }

        override func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            if let path = context.nextFocusedIndexPath { itemState = path }
        }
    }

    /// Forty shelves of 300 points on a television.
    final class List: UICollectionViewController {
        private(set) var shelves: HostedControllers<Int, ShelfController>!
        private(set) var source: UICollectionViewDiffableDataSource<Int, Int>!
        private(set) var heard: [IndexPath?] = []

        init() {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 1920, height: 300)
            layout.minimumLineSpacing = 0
            super.init(collectionViewLayout: layout)
            shelves = HostedControllers(parent: self, limit: 1) {
                ShelfController()
            } configure: { shelf, _ in
                shelf.collectionView.reloadData()
            }
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            source = shelves.makeDataSource(for: collectionView, section: Int.self)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<40))
            shelves.apply(snapshot, to: source, animatingDifferences: false)
        }

        override func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { shelves.willDisplay(cell, at: indexPath) }

        override func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { shelves.didEndDisplaying(cell) }

        override func collectionView(
            _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
        ) -> Bool { false }

        override func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { heard.append(context.nextFocusedIndexPath) }
    }

    private let list = List()
    private let host: TestHost

    init() {
        host = TestHost(list, device: .appleTV)
        host.settle()
        // Shelves load at the size of the screen at first; what that made does not count.
        list.shelves.discardKept()
    }

    /// Shelf and card of the focus.
    private var focused: String? {
        for shelf in list.shelves.hostedItems {
            let controller = list.shelves.controller(for: shelf)
            if let collectionView = controller?.collectionView, let cell = collectionView.focusedCell,
                let path = collectionView.indexPath(for: cell)
            {
                return "\(shelf).\(path.item)"
            }
        }
        return nil
    }

    private func path(_ buttons: [TestHost.Button]) -> [String?] {
        buttons.map {
            host.press([$0])
            return focused
        }
    }

    @Test("Arrows move through nested shelves, beyond the edge of the screen and back to the remembered card")
    func arrows() {
        #expect(focused == "0.0")
        #expect(
            path([.right, .right, .down, .right, .right, .up, .down, .down])
                == ["0.1", "0.2", "1.2", "1.3", "1.4", "0.2", "1.4", "2.4"])
        #expect(path(Array(repeating: .down, count: 6)).last == "8.4")
        #expect(list.shelves.controller(for: 0) == nil)
        #expect(
            path(Array(repeating: .up, count: 8)) == ["7.4", "6.4", "5.4", "4.4", "3.4", "2.4", "1.4", "0.2"])
    }

    @Test("The list hears of focus in its cells, by their index paths")
    func listHears() {
        _ = path([.right, .down])
        #expect(list.heard.suffix(2) == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }

    @Test("A shelf with the focus is not recycled, however far it is scrolled away")
    func pinned() {
        _ = path([.down, .right, .right])
        #expect(focused == "1.2")
        list.collectionView.contentOffset.y = 6000
        host.layout()
        #expect(focused == "1.2")
        #expect(list.shelves.controller(for: 1)?.parent === list)
        list.collectionView.contentOffset.y = 0
        host.settle()
        #expect(focused == "1.2")
    }

    @Test("A shelf scrolled by the focus comes back at its place, in whichever controller")
    func scrolledShelf() throws {
        _ = path(Array(repeating: .right, count: 15))
        #expect(focused == "0.15")
        let offset = try #require(list.shelves.controller(for: 0)).collectionView.contentOffset.x
        #expect(offset > 1000)
        _ = path(Array(repeating: .down, count: 10))
        #expect(list.shelves.controller(for: 0) == nil)
        #expect(path(Array(repeating: .up, count: 10)).last == "0.15")
        #expect(try #require(list.shelves.controller(for: 0)).collectionView.contentOffset.x == offset)
    }
}
