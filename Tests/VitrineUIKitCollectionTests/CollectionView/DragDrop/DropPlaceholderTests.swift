import Foundation
import Fuzzing
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Items that stand for what was dropped until its data have come.
@MainActor
@Suite struct DropPlaceholderTests {
    /// A list of texts in rows of 50 points; what is dropped comes later.
    private class Board: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
        UICollectionViewDropDelegate
    {
        var rows: [String]
        var contexts: [any UICollectionViewDropPlaceholderContext] = []
        var caption = "waiting"
        var asked: [IndexPath] = []
        var told: [String] = []
        var destinations: [IndexPath?] = []
        /// Where placeholders come in, in their order; nil where they were dropped.
        var insertions: [Int]?
        let source = UIView(frame: CGRect(x: 400, y: 0, width: 100, height: 100))
        let layout = UICollectionViewFlowLayout()
        lazy var list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)

        init(_ rows: [String]) {
            self.rows = rows
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            layout.minimumLineSpacing = 0
            list.contentInsetAdjustmentBehavior = .never
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "placeholder")
            list.dataSource = self
            list.delegate = self
            list.dropDelegate = self
            view.addSubview(list)
            view.addSubview(source)
            source.addInteraction(UIDragInteraction(delegate: foreign))
        }

        let foreign = Foreign()
        final class Foreign: NSObject, UIDragInteractionDelegate {
            var count = 1
            func dragInteraction(
                _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
            ) -> [UIDragItem] {
                (0..<count).map { UIDragItem(itemProvider: NSItemProvider(object: "\($0)" as NSString)) }
            }
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            rows.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked.append(indexPath)
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityLabel = rows[indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            CGSize(width: 300, height: rows[indexPath.item] == "high" ? 80 : 50)
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { told.append("+\(rows[indexPath.item])") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { told.append("-\(cell.accessibilityLabel ?? "")") }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            told.append("selected \(rows[indexPath.item])")
        }

        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            destinations.append(destinationIndexPath)
            return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            for (number, item) in coordinator.items.enumerated() {
                let path =
                    insertions.map { IndexPath(item: $0[number], section: 0) }
                    ?? coordinator.destinationIndexPath ?? IndexPath(item: rows.count, section: 0)
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: path, reuseIdentifier: "placeholder")
                placeholder.cellUpdateHandler = { [unowned self] in
                    $0.accessibilityLabel = "\(caption) \(number)"
                }
                contexts.append(coordinator.drop(item.dragItem, to: placeholder))
            }
        }
    }

    private func shown(_ board: Board) -> [String] {
        board.list.layoutIfNeeded()
        return board.list.visibleCells.filter { !$0.isHidden && $0.alpha > 0 }
            .sorted { $0.frame.minY < $1.frame.minY }.map {
                "\($0.accessibilityLabel ?? "") \(Int($0.frame.minY))"
            }
    }

    private func makeHost(_ rows: [String] = ["a", "b", "c", "d"]) -> (TestHost, Board) {
        let board = Board(rows)
        return (TestHost(board, device: .iPad), board)
    }

    private func drop(_ host: TestHost, y: CGFloat) {
        host.dragAndDrop(from: CGPoint(x: 450, y: 50), to: CGPoint(x: 50, y: y))
        host.advance(by: 1)
    }

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func aPlaceholderStandsUntilItsItemComes() {
        let (host, board) = makeHost()
        drop(host, y: 75)
        #expect(shown(board) == ["a 0", "waiting 0 50", "b 100", "c 150", "d 200"])
        #expect(board.list.hasUncommittedUpdates)
        // The data do not have it: nobody is asked or told, and methods do not count it.
        #expect(board.list.numberOfItems(inSection: 0) == 4)
        #expect(board.list.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1, 2, 3])
        #expect(board.list.cellForItem(at: path(1))?.accessibilityLabel == "b")
        #expect(board.list.layoutAttributesForItem(at: path(1))?.frame.minY == 100)
        #expect(board.list.indexPathForItem(at: CGPoint(x: 50, y: 75)) == nil)
        #expect(board.list.indexPathForItem(at: CGPoint(x: 50, y: 125)) == path(1))
        #expect(board.list.presentationIndexPath(forDataSourceIndexPath: path(1)) == path(2))
        #expect(board.list.dataSourceIndexPath(forPresentationIndexPath: path(1)) == nil)
        #expect(board.list.dataSourceIndexPath(forPresentationIndexPath: path(4)) == path(3))
        host.tap(at: CGPoint(x: 50, y: 75))
        host.tap(at: CGPoint(x: 50, y: 125))
        #expect(board.told == ["+a", "+b", "+c", "+d", "selected b"])

        board.asked = []
        let isCommitted = board.contexts[0].commitInsertion { path in
            #expect(path == self.path(1))
            board.rows.insert("new", at: path.item)
        }
        #expect(isCommitted)
        host.advance(by: 1)
        #expect(shown(board) == ["a 0", "new 50", "b 100", "c 150", "d 200"])
        #expect(board.asked == [path(1)])
        #expect(board.told.suffix(1) == ["+new"])
        #expect(!board.list.hasUncommittedUpdates)
        #expect(board.list.indexPathsForSelectedItems == [path(2)])
        // It is gone: nothing is done.
        #expect(!board.contexts[0].commitInsertion { _ in board.rows.append("twice") })
        #expect(!board.contexts[0].deletePlaceholder())
        #expect(board.rows == ["a", "new", "b", "c", "d"])
    }

    @Test func aPlaceholderGoesWhereNothingComes() {
        let (host, board) = makeHost()
        drop(host, y: 75)
        board.caption = "half"
        board.contexts[0].setNeedsCellUpdate()
        #expect(shown(board)[1] == "half 0 50")
        #expect(board.contexts[0].deletePlaceholder())
        host.advance(by: 1)
        #expect(shown(board) == ["a 0", "b 50", "c 100", "d 150"])
        #expect(board.told == ["+a", "+b", "+c", "+d"])
        #expect(!board.contexts[0].deletePlaceholder())
    }

    @Test func placeholdersGoWithTheItemsAroundThem() {
        let (host, board) = makeHost()
        board.foreign.count = 3
        board.insertions = [1, 2, 4]
        drop(host, y: 75)
        #expect(
            shown(board).map { $0.split(separator: " ")[0] } == [
                "a", "waiting", "waiting", "b", "waiting", "c", "d",
            ])
        board.list.performBatchUpdates {
            board.rows = ["x", "y", "b", "d", "a"]
            board.list.deleteItems(at: [path(2)])
            board.list.insertItems(at: [path(0), path(1)])
            board.list.moveItem(at: path(0), to: path(4))
        }
        host.advance(by: 1)
        // The first two stood behind what has gone to the end, the third behind "b".
        #expect(
            shown(board) == [
                "x 0", "y 50", "b 100", "waiting 2 150", "d 200", "a 250", "waiting 0 300", "waiting 1 350",
            ])
        #expect(board.contexts[1].commitInsertion { board.rows.insert("second", at: $0.item) })
        #expect(board.contexts[0].commitInsertion { board.rows.insert("first", at: $0.item) })
        #expect(board.contexts[2].commitInsertion { board.rows.insert("third", at: $0.item) })
        host.advance(by: 1)
        #expect(board.rows == ["x", "y", "b", "third", "d", "a", "first", "second"])
        #expect(shown(board).map { String($0.split(separator: " ")[0]) } == board.rows)
    }

    @Test func itemsOfOneDropAreInsertedOneAfterAnother() {
        let (host, board) = makeHost()
        board.foreign.count = 2
        drop(host, y: 75)
        // Each at the place of the drop, as items would be.
        #expect(shown(board) == ["a 0", "waiting 1 50", "waiting 0 100", "b 150", "c 200", "d 250"])
        // Those of a later drop count as the data do.
        board.foreign.count = 1
        drop(host, y: 225)
        #expect(board.destinations.last == path(2))
        #expect(shown(board)[4] == "waiting 0 200")
        board.contexts[2].commitInsertion {
            #expect($0 == path(2))
            board.rows.insert("new", at: $0.item)
        }
        host.advance(by: 1)
        #expect(board.rows == ["a", "b", "new", "c", "d"])
    }

    @Test func aReloadEndsThem() {
        let (host, board) = makeHost()
        drop(host, y: 75)
        board.list.reloadData()
        host.advance(by: 1)
        #expect(shown(board) == ["a 0", "b 50", "c 100", "d 150"])
        #expect(!board.contexts[0].commitInsertion { _ in board.rows.append("late") })
        #expect(board.rows.count == 4)
    }

    @Test func sizesAreThoseOfTheNextItemOrOfTheLayout() {
        let (host, board) = makeHost(["a", "high"])
        drop(host, y: 60)
        #expect(shown(board) == ["a 0", "waiting 0 50", "high 130"])
        let (other, empty) = makeHost([])
        empty.insertions = [0]
        empty.layout.itemSize = CGSize(width: 300, height: 30)
        drop(other, y: 60)
        #expect(shown(empty) == ["waiting 0 0"])
        #expect(empty.list.visibleCells[0].frame.height == 30)
    }

    @Test func aBatchMayHaveThemComeToo() {
        let (host, board) = makeHost()
        let item = UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))
        let placeholder = UICollectionViewDropPlaceholder(
            insertionIndexPath: path(5), reuseIdentifier: "placeholder")
        placeholder.cellUpdateHandler = { $0.accessibilityLabel = "last" }
        let standing = StandingPlaceholder(placeholder, of: item)
        board.list.performBatchUpdates {
            board.rows.insert("new", at: 0)
            board.list.insertItems(at: [path(0)])
            board.list.insertPlaceholder(standing)
        }
        host.advance(by: 1)
        #expect(shown(board) == ["new 0", "a 50", "b 100", "c 150", "d 200", "last 250"])
    }

    @Test func aDataSourceOfSnapshotsInsertsByItself() throws {
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 600),
            collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "placeholder")
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
            let cell = $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1)
            cell.accessibilityLabel = $2
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b"])
        data.apply(snapshot, animatingDifferences: false)
        let host = TestHost(list, device: .iPad)
        let item = UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))
        let standing = StandingPlaceholder(
            UICollectionViewDropPlaceholder(insertionIndexPath: path(1), reuseIdentifier: "placeholder"),
            of: item)
        list.insertPlaceholder(standing)
        host.advance(by: 1)
        #expect(list.visibleCells.count == 3)
        let isCommitted = list.commitPlaceholder(standing) { path in
            #expect(path == self.path(1))
            snapshot.insertItems(["x"], beforeItem: "b")
            data.apply(snapshot)
        }
        host.advance(by: 1)
        #expect(isCommitted)
        #expect(list.visibleCells.count == 3)
        #expect(list.cellForItem(at: path(1))?.accessibilityLabel == "x")
    }

    @Test(arguments: 0..<20)
    func nothingIsLostInUpdatesAtRandom(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (host, board) = makeHost([])
        board.loadViewIfNeeded()
        board.layout.itemSize = CGSize(width: 300, height: 10)
        var standing: [StandingPlaceholder] = []
        var number = 0
        for step in 0..<30 {
            let kind = Int.random(in: 0..<5, using: &random)
            if kind == 0 {
                let place = path(Int.random(in: 0...board.rows.count, using: &random))
                let placeholder = UICollectionViewDropPlaceholder(
                    insertionIndexPath: place, reuseIdentifier: "placeholder")
                placeholder.cellUpdateHandler = { $0.accessibilityLabel = "…" }
                standing.append(StandingPlaceholder(placeholder, of: placeholder))
                board.list.insertPlaceholder(standing[standing.count - 1])
            } else if kind == 1, let gone = standing.indices.randomElement(using: &random) {
                let placeholder = standing.remove(at: gone)
                if Bool.random(using: &random) {
                    #expect(board.list.removePlaceholder(placeholder))
                } else {
                    number += 1
                    let isCommitted = board.list.commitPlaceholder(placeholder) {
                        board.rows.insert("\(number)", at: $0.item)
                    }
                    #expect(isCommitted)
                }
            } else {
                board.list.performBatchUpdates {
                    let before = board.rows
                    let gone = before.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
                    board.rows = before.indices.filter { !gone.contains($0) }.map { before[$0] }
                    let come = (0..<Int.random(in: 0..<3, using: &random)).map { _ in
                        number += 1
                        return Int.random(in: 0...board.rows.count, using: &random)
                    }
                    for place in Set(come).sorted() { board.rows.insert("\(number).\(place)", at: place) }
                    board.list.deleteItems(at: gone.map(path))
                    board.list.insertItems(at: Set(come).map(path))
                }
            }
            if step % 3 == 0 { host.advance(by: 0.1) }
            let labels = (0..<board.rows.count).map {
                board.list.cellForItem(at: path($0))?.accessibilityLabel
            }
            #expect(labels == board.rows)
            let places = standing.compactMap { board.list.shownPath(of: $0) }
            #expect(places.count == standing.count && Set(places).count == standing.count)
            #expect(board.list.data.counts == [board.rows.count + standing.count])
        }
        host.advance(by: 1)
        #expect(board.list.visibleCells.count { $0.accessibilityLabel == "…" } == standing.count)
    }

    @Test func itemsBesideManyPlaceholdersAreFound() {
        let places = PlaceholderPlaces([path(0), path(2), path(2), path(5)])
        #expect(places.shown == [path(0), path(3), path(4), path(8)])
        for item in 0..<9 {
            let shown = places.shownPath(ofItem: path(item))
            #expect(places.itemPath(ofShown: shown) == path(item))
        }
        #expect(places.itemPath(ofShown: path(4)) == nil)
        #expect(places.itemPath(behindShown: path(4)) == path(2))
        #expect(places.shownPath(ofItem: IndexPath(item: 3, section: 1)) == IndexPath(item: 3, section: 1))
    }
}
