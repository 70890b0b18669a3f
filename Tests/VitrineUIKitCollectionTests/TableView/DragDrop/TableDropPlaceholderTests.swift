import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Rows that stand for what was dropped until its data have come.
@MainActor
@Suite struct TableDropPlaceholderTests {
    private final class Board: UIViewController, UITableViewDataSource, UITableViewDelegate,
        UITableViewDropDelegate
    {
        var rows: [String]
        var contexts: [any UITableViewDropPlaceholderContext] = []
        var asked: [Int] = []
        var height: CGFloat = 30
        lazy var table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), style: style)
        let style: UITableView.Style
        let source = UIView(frame: CGRect(x: 400, y: 0, width: 100, height: 100))
        private let foreign = Foreign()
        private final class Foreign: NSObject, UIDragInteractionDelegate {
            func dragInteraction(
                _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
            ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "new" as NSString))] }
        }

        init(_ rows: [String], _ style: UITableView.Style) {
            self.rows = rows
            self.style = style
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            table.contentInsetAdjustmentBehavior = .never
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.register(UITableViewCell.self, forCellReuseIdentifier: "placeholder")
            table.dataSource = self
            table.delegate = self
            table.dropDelegate = self
            view.addSubview(table)
            view.addSubview(source)
            source.addInteraction(UIDragInteraction(delegate: foreign))
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            rows[indexPath.row] == "high" ? 80 : 50
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath.row)
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
        // These trap for rows that the data do not have.
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            rows[indexPath.row] != ""
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            rows[indexPath.row] != ""
        }
        func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            rows[indexPath.row].count / 10
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) { #expect(cell.textLabel?.text == rows[indexPath.row]) }

        func tableView(
            _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UITableViewDropProposal {
            UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        }
        func tableView(
            _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
        ) {
            for item in coordinator.items {
                let path = coordinator.destinationIndexPath ?? IndexPath(row: rows.count, section: 0)
                let placeholder = UITableViewDropPlaceholder(
                    insertionIndexPath: path, reuseIdentifier: "placeholder", rowHeight: height)
                placeholder.cellUpdateHandler = { $0.textLabel?.text = "…" }
                contexts.append(coordinator.drop(item.dragItem, to: placeholder))
            }
        }
    }

    private func shown(_ board: Board) -> [String] {
        board.table.layoutIfNeeded()
        let content = board.table.content
        return content.visibleCells.filter { !$0.isHidden && $0.alpha > 0 }
            .sorted { $0.frame.minY < $1.frame.minY }.map { cell in
                let row = (cell as? TableRowCell)?.rowIfAny
                return "\(row?.textLabel?.text ?? "") \(Int(cell.frame.minY))"
            }
    }

    private func makeHost(
        _ rows: [String] = ["a", "high"], style: UITableView.Style = .plain
    ) -> (TestHost, Board) {
        let board = Board(rows, style)
        return (TestHost(board, device: .iPad), board)
    }

    private func drop(_ host: TestHost, y: CGFloat) {
        host.dragAndDrop(from: CGPoint(x: 450, y: 50), to: CGPoint(x: 50, y: y))
        host.advance(by: 1)
    }

    @Test(arguments: [30, -1])
    func aPlaceholderHasItsHeight(height: CGFloat) {
        let (host, board) = makeHost()
        board.height = height < 0 ? UITableView.automaticDimension : height
        drop(host, y: 75)
        let second = height > 0 ? 80 : 130
        #expect(shown(board) == ["a 0", "… 50", "high \(second)"])
        #expect(board.table.hasUncommittedUpdates)
        #expect(board.table.numberOfRows(inSection: 0) == 2)
        #expect(board.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == CGFloat(second))
        #expect(board.table.indexPathForRow(at: CGPoint(x: 50, y: 60)) == nil)
        #expect(board.table.indexPathsForVisibleRows?.map(\.row) == [0, 1])
        board.asked = []
        #expect(board.contexts[0].commitInsertion { board.rows.insert("new", at: $0.row) })
        host.advance(by: 1)
        #expect(shown(board) == ["a 0", "new 50", "high 100"])
        #expect(board.asked == [1])
        #expect(!board.table.hasUncommittedUpdates)
    }

    @Test(arguments: [UITableView.Style.plain, .insetGrouped])
    func aPlaceholderAtTheEndAsksForNoRow(style: UITableView.Style) {
        let (host, board) = makeHost(["a", "b"], style: style)
        board.table.isEditing = true
        drop(host, y: 500)
        host.advance(by: 1)
        #expect(shown(board).map { $0.split(separator: " ")[0] } == ["a", "b", "…"])
        #expect(board.contexts[0].deletePlaceholder())
        host.advance(by: 1)
        #expect(shown(board).map { $0.split(separator: " ")[0] } == ["a", "b"])
    }
}
