import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct TableDragDropTests {
    /// Two tables side by side, with rows of 50 points.
    private final class Board: UIViewController {
        let left = Half("a", "b", "c")
        let right = Half("x", "y")

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, half) in [left, right].enumerated() {
                half.table.frame = CGRect(x: CGFloat(index) * 400, y: 0, width: 380, height: 600)
                view.addSubview(half.table)
            }
        }
    }

    private final class Half: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
        UITableViewDropDelegate
    {
        let table = UITableView()
        var rows: [String]
        var calls: [String] = []
        var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
        var heights: Set<Int> = []

        init(_ rows: String...) {
            self.rows = rows
            super.init()
            table.contentInsetAdjustmentBehavior = .never
            table.register(Row.self, forCellReuseIdentifier: "row")
            table.dataSource = self
            table.delegate = self
            table.dragDelegate = self
            table.dropDelegate = self
        }

        final class Row: UITableViewCell {
            var states: [UITableViewCell.DragState] = []
            override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
                super.dragStateDidChange(dragState)
                states.append(dragState)
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights.insert(indexPath.row)
            return rows[indexPath.row] == "b" ? 80 : 50
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            let item = UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))
            item.localObject = rows[indexPath.row]
            session.localContext = (self, indexPath)
            return [item]
        }
        func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
            calls.append("drag begins")
        }
        func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
            calls.append("drag ends")
        }
        func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
            session.canLoadObjects(ofClass: NSString.self)
        }
        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .move, intent: intent)
        }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
        {
            let place = coordinator.destinationIndexPath
            let from = coordinator.items[0].sourceIndexPath
            calls.append(
                "perform at \(place.map { "\($0.row)" } ?? "nil") from \(from.map { "\($0.row)" } ?? "nil")")
            guard coordinator.proposal.intent != .automatic else { return }
            let item = coordinator.items[0].dragItem
            let target = place ?? IndexPath(row: rows.count, section: 0)
            tableView.performBatchUpdates {
                if let from {
                    rows.remove(at: from.row)
                    tableView.deleteRows(at: [from], with: .automatic)
                }
                rows.insert(item.localObject as? String ?? "?", at: target.row)
                tableView.insertRows(at: [target], with: .automatic)
            }
            coordinator.drop(item, toRowAt: target)
            if from == nil,
                let (source, path) = coordinator.session.localDragSession?.localContext as? (Half, IndexPath)
            {
                source.rows.remove(at: path.row)
                source.table.deleteRows(at: [path], with: .automatic)
            }
        }

        var shown: [String] {
            table.layoutIfNeeded()
            return table.visibleCells.filter { $0.superview?.superview?.isHidden != true }.map {
                "\($0.textLabel?.text ?? "") \(Int(table.rectForRow(at: table.indexPath(for: $0)!).minY))"
            }
        }
    }

    private func makeHost() -> (TestHost, Board) {
        let board = Board()
        return (TestHost(board, device: .iPad), board)
    }

    private func carry(_ host: TestHost, from start: CGPoint, to end: CGPoint) {
        host.touchDown(at: start)
        host.advance(by: 0.6)
        host.moveTouch(from: start, to: end, duration: 0.3)
        host.advance(by: 0.5)
    }

    @Test func aRowMovesWithinItsTable() {
        let (host, board) = makeHost()
        #expect(board.left.shown == ["a 0", "b 50", "c 130"])
        carry(host, from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 150))
        #expect(board.left.shown == ["b 0", "c 80"])
        host.touchUp(at: CGPoint(x: 100, y: 150))
        host.advance(by: 1)
        #expect(board.left.rows == ["b", "c", "a"])
        #expect(board.left.shown == ["b 0", "c 80", "a 130"])
        #expect(board.left.calls == ["drag begins", "perform at 2 from 0", "drag ends"])
    }

    @Test func aRowMovesToAnotherTable() {
        let (host, board) = makeHost()
        carry(host, from: CGPoint(x: 100, y: 25), to: CGPoint(x: 500, y: 60))
        #expect(board.right.shown == ["x 0", "y 100"])
        #expect(board.right.table.numberOfRows(inSection: 0) == 2)
        #expect(board.right.heights == [0, 1])
        host.touchUp(at: CGPoint(x: 500, y: 60))
        host.advance(by: 1)
        #expect(board.left.rows == ["b", "c"])
        #expect(board.right.rows == ["x", "a", "y"])
        #expect(board.right.shown == ["x 0", "a 50", "y 100"])
        #expect(board.left.shown == ["b 0", "c 80"])
        #expect(board.right.calls == ["perform at 1 from nil"])
    }

    @Test func belowTheRowsThereIsNoIndexPath() {
        let (host, board) = makeHost()
        host.dragAndDrop(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 500, y: 400))
        host.advance(by: 1)
        #expect(board.right.calls == ["perform at nil from nil"])
        #expect(board.right.rows == ["x", "y", "a"])
    }

    @Test func theMiddleOfARowTakesWhatIsDroppedIntoIt() {
        let (host, board) = makeHost()
        board.right.intent = .automatic
        carry(host, from: CGPoint(x: 100, y: 25), to: CGPoint(x: 500, y: 75))
        #expect(board.right.shown == ["x 0", "y 50"])
        let path = IndexPath(row: 1, section: 0)
        #expect(board.right.table.cellForRow(at: path)?.configurationState.cellDropState == .targeted)
        host.moveTouch(from: CGPoint(x: 500, y: 75), to: CGPoint(x: 500, y: 55), duration: 0.2)
        host.advance(by: 0.5)
        #expect(board.right.shown == ["x 0", "y 100"])
        host.touchUp(at: CGPoint(x: 500, y: 55))
        host.advance(by: 1)
        #expect(board.right.shown == ["x 0", "y 50"])
    }

    @Test func theCellHearsOfTheDrag() throws {
        let (host, board) = makeHost()
        let cell = try #require(board.left.table.cellForRow(at: IndexPath(row: 0, section: 0)) as? Half.Row)
        host.dragAndDrop(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 600, y: 900))
        #expect(cell.states == [.lifting, .dragging, .none])
    }
}
