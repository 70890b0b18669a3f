import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct CollectionDragDropTests {
    /// A list of texts, in rows of 50 points, that is both delegates.
    private class Board: UIViewController, UICollectionViewDataSource, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate
    {
        var rows: [String]
        var calls: [String] = []
        var operation = UIDropOperation.move
        var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
        var destinations: [IndexPath?] = []
        var counts: Set<Int> = []
        var sources: [IndexPath?] = []
        var isAsynchronous = false
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
            layout.itemSize = CGSize(width: 300, height: 50)
            layout.minimumLineSpacing = 0
            list.contentInsetAdjustmentBehavior = .never
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = self
            list.dragDelegate = self
            list.dropDelegate = self
            view.addSubview(list)
            view.addSubview(source)
            source.addInteraction(UIDragInteraction(delegate: foreign))
        }

        private let foreign = Foreign()
        private final class Foreign: NSObject, UIDragInteractionDelegate {
            func dragInteraction(
                _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
            ) -> [UIDragItem] {
                let item = UIDragItem(itemProvider: NSItemProvider(object: "new" as NSString))
                item.localObject = "new"
                return [item]
            }
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            rows.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityLabel = rows[indexPath.item]
            return cell
        }

        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
            at indexPath: IndexPath
        ) -> [UIDragItem] {
            calls.append("items of \(indexPath.item)")
            let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.item] as NSString))
            item.localObject = rows[indexPath.item]
            return [item]
        }
        func collectionView(
            _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
        ) { calls.append("drag begins, \(collectionView.hasActiveDrag)") }
        func collectionView(
            _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
        ) { calls.append("drag ends, \(collectionView.hasActiveDrag)") }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
        ) { calls.append("enter, \(collectionView.hasActiveDrop)") }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            if destinations.last != destinationIndexPath { destinations.append(destinationIndexPath) }
            counts.insert(collectionView.numberOfItems(inSection: 0))
            return UICollectionViewDropProposal(operation: operation, intent: intent)
        }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
        ) { calls.append("exit") }
        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
        ) { calls.append("drop ends, \(collectionView.hasActiveDrop)") }

        func collectionView(
            _ collectionView: UICollectionView,
            performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            calls.append("perform at \(coordinator.destinationIndexPath.map { "\($0.item)" } ?? "nil")")
            sources = coordinator.items.map(\.sourceIndexPath)
            guard !isAsynchronous, intent == .insertAtDestinationIndexPath,
                let item = coordinator.items.first, let text = item.dragItem.localObject as? String
            else { return }
            let destination = coordinator.destinationIndexPath ?? IndexPath(item: rows.count, section: 0)
            collectionView.performBatchUpdates {
                if let source = item.sourceIndexPath {
                    rows.remove(at: source.item)
                    collectionView.deleteItems(at: [source])
                }
                rows.insert(text, at: destination.item)
                collectionView.insertItems(at: [destination])
            }
            coordinator.drop(item.dragItem, toItemAt: destination).addCompletion { [unowned self] _ in
                calls.append("landed")
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

    private func carry(_ host: TestHost, from start: CGPoint, to end: CGPoint) {
        host.touchDown(at: start)
        host.advance(by: 0.6)
        host.moveTouch(from: start, to: end, duration: 0.3)
        host.advance(by: 0.5)
    }

    @Test func anItemMovesWithinTheList() {
        let (host, board) = makeHost()
        carry(host, from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50, y: 130))
        // Those between have gone up, and there is room for the item.
        #expect(shown(board) == ["b 0", "c 50", "d 150"])
        #expect(board.counts == [4])
        host.touchUp(at: CGPoint(x: 50, y: 130))
        host.advance(by: 1)
        #expect(board.rows == ["b", "c", "a", "d"])
        #expect(shown(board) == ["b 0", "c 50", "a 100", "d 150"])
        #expect(board.sources == [IndexPath(item: 0, section: 0)])
        #expect(
            board.calls == [
                "items of 0", "drag begins, true", "enter, true", "perform at 2", "landed",
                "drop ends, false",
                "drag ends, false",
            ])
    }

    @Test func roomOpensForWhatComesFromElsewhere() {
        let (host, board) = makeHost()
        carry(host, from: CGPoint(x: 450, y: 50), to: CGPoint(x: 50, y: 75))
        #expect(shown(board) == ["a 0", "b 100", "c 150", "d 200"])
        #expect(board.counts == [4])
        #expect(board.list.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1, 2, 3])
        #expect(board.list.numberOfItems(inSection: 0) == 4)
        #expect(board.list.cellForItem(at: IndexPath(item: 1, section: 0))?.accessibilityLabel == "b")
        host.touchUp(at: CGPoint(x: 50, y: 75))
        host.advance(by: 1)
        #expect(board.rows == ["a", "new", "b", "c", "d"])
        #expect(shown(board) == ["a 0", "new 50", "b 100", "c 150", "d 200"])
        #expect(board.sources == [nil])
    }

    @Test func roomClosesWhereItIsLeftAndWhereNothingIsInserted() {
        let (host, board) = makeHost()
        carry(host, from: CGPoint(x: 450, y: 50), to: CGPoint(x: 50, y: 75))
        host.moveTouch(from: CGPoint(x: 50, y: 75), to: CGPoint(x: 450, y: 500), duration: 0.3)
        host.advance(by: 0.5)
        #expect(shown(board) == ["a 0", "b 50", "c 100", "d 150"])
        #expect(board.calls.last == "exit")
        host.touchUp(at: CGPoint(x: 450, y: 500))
        host.advance(by: 1)
        board.isAsynchronous = true
        host.dragAndDrop(from: CGPoint(x: 450, y: 50), to: CGPoint(x: 50, y: 75))
        host.advance(by: 1)
        #expect(shown(board) == ["a 0", "b 50", "c 100", "d 150"])
        #expect(board.calls.contains("perform at 1"))
    }

    @Test func escapePutsTheItemBack() {
        let (host, board) = makeHost()
        carry(host, from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50, y: 130))
        host.press(.menu)
        host.advance(by: 1)
        #expect(shown(board) == ["a 0", "b 50", "c 100", "d 150"])
        #expect(board.calls.suffix(3) == ["exit", "drop ends, false", "drag ends, false"])
        host.touchUp(at: CGPoint(x: 50, y: 130))
        #expect(board.rows == ["a", "b", "c", "d"])
    }

    @Test func theCellSaysThatItIsDragged() throws {
        let (host, board) = makeHost()
        board.intent = .unspecified
        let cell = try #require(board.list.cellForItem(at: IndexPath(item: 0, section: 0)))
        host.touchDown(at: CGPoint(x: 50, y: 25))
        host.advance(by: 0.6)
        #expect(cell.configurationState.cellDragState == .lifting)
        host.moveTouch(from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50, y: 130), duration: 0.3)
        #expect(cell.configurationState.cellDragState == .dragging)
        #expect(cell.configurationState.cellDropState == .notTargeted)
        #expect(abs(cell.contentView.alpha - 0.4) < 0.001)
        host.touchUp(at: CGPoint(x: 50, y: 130))
        host.advance(by: 1)
        #expect(cell.configurationState.cellDragState == .none)
        #expect(cell.configurationState.cellDropState == .none)
        #expect(cell.contentView.alpha == 1)
    }

    @Test func anItemIsMarkedThatSomethingGoesInto() throws {
        let (host, board) = makeHost()
        board.intent = .insertIntoDestinationIndexPath
        carry(host, from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50, y: 130))
        #expect(shown(board) == ["a 0", "b 50", "c 100", "d 150"])
        let cell = try #require(board.list.cellForItem(at: IndexPath(item: 2, section: 0)))
        #expect(cell.configurationState.cellDropState == .targeted)
        host.touchUp(at: CGPoint(x: 50, y: 130))
        host.advance(by: 1)
        #expect(board.calls.contains("perform at 2"))
        #expect(cell.configurationState.cellDropState == .none)
    }

    @Test func anEmptyListTakesTheFirstItem() {
        let (host, board) = makeHost([])
        host.dragAndDrop(from: CGPoint(x: 450, y: 50), to: CGPoint(x: 50, y: 75))
        host.advance(by: 1)
        #expect(board.rows == ["new"])
        #expect(shown(board) == ["new 0"])
    }

    @Test func aReloadInTheMiddleEndsNothingButTheRoom() {
        let (host, board) = makeHost()
        carry(host, from: CGPoint(x: 450, y: 50), to: CGPoint(x: 50, y: 75))
        host.perform {
            board.rows = ["x", "y"]
            board.list.reloadData()
        }
        host.advance(by: 0.1)
        #expect(shown(board).map { $0.prefix(1) } == ["x", "y"])
        host.touchUp(at: CGPoint(x: 50, y: 75))
        host.advance(by: 1)
        #expect(board.rows == ["x", "new", "y"])
    }

    @Test func onPhonesItemsAreDraggedWhereThatIsEnabled() {
        let board = Board(["a", "b"])
        let host = TestHost(board, device: .iPhone)
        host.dragAndDrop(from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50, y: 80))
        #expect(board.calls == [])
        host.perform { board.list.dragInteractionEnabled = true }
        host.dragAndDrop(from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50, y: 80))
        #expect(board.rows == ["b", "a"])
    }

    @Test func aSlowCadenceWaits() {
        let (host, board) = makeHost()
        board.list.reorderingCadence = .slow
        host.touchDown(at: CGPoint(x: 450, y: 50))
        host.advance(by: 0.6)
        host.moveTouch(from: CGPoint(x: 450, y: 50), to: CGPoint(x: 50, y: 75), duration: 0.3)
        host.advance(by: 0.2)
        #expect(board.list.gap == nil)
        host.advance(by: 0.2)
        #expect(board.list.gap == IndexPath(item: 1, section: 0))
        host.touchUp(at: CGPoint(x: 50, y: 75))
        host.advance(by: 1)
    }

    @Test func ofAMillionItemsOnlyThoseInSightAreVisited() {
        let (host, board) = makeHost((0..<1_000_000).map(String.init))
        let before = board.list.counters
        carry(host, from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50, y: 330))
        host.touchUp(at: CGPoint(x: 50, y: 330))
        host.advance(by: 1)
        #expect(board.rows[6] == "0")
        #expect(
            board.list.counters.cellsMade + board.list.counters.cellsReused - before.cellsMade
                - before.cellsReused < 60)
    }
}
