import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Row actions of the older form")
@MainActor
struct RowActionTests {
    private final class Board: NSObject, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView(frame: .zero, style: .plain)
        var actions: [UITableViewRowAction]?
        var heard: [String] = []

        override init() {
            super.init()
            table.rowHeight = 44
            table.dataSource = self
            table.delegate = self
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? { actions }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) { heard.append("commit \(indexPath.row)") }
    }

    private func buttons(_ board: Board) -> [(title: String?, color: UIColor, swipesFully: Bool)] {
        let path = IndexPath(row: 1, section: 0)
        guard let actions = board.table.adapter.swipeActions(at: path, .trailing) else { return [] }
        return actions.actions.map {
            ($0.title, $0.backgroundColor, actions.performsFirstActionWithFullSwipe)
        }
    }

    @Test(
        "The delegate's actions stand in the place of the one that deletes, with the colours of their styles")
    func looks() {
        let board = Board()
        #expect(buttons(board).map(\.title) == ["Delete"])
        let more = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
        let flag = UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }
        flag.backgroundColor = .orange
        board.actions = [.init(style: .destructive, title: "Bin") { _, _ in }, flag, more]
        #expect(buttons(board).map(\.title) == ["Bin", "Flag", "More"])
        #expect(buttons(board).map(\.color) == [.systemRed, .orange, .systemGray])
        #expect(buttons(board).allSatisfy { !$0.swipesFully })
        board.actions = []
        #expect(buttons(board).isEmpty)
        #expect(UITableViewRowAction.Style.destructive == .default)
    }

    @Test("A tap performs the action with its row, and the row closes")
    func tap() {
        let board = Board()
        board.actions = [
            UITableViewRowAction(style: .default, title: "Bin") { [weak board] action, path in
                board?.heard.append("\(action.title ?? "") \(path.row)")
            }
        ]
        let host = TestHost(board.table, size: CGSize(width: 320, height: 480))
        host.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 66))
        host.settle()
        #expect(board.table.cellForRow(at: IndexPath(row: 1, section: 0))?.showingDeleteConfirmation == true)
        host.tap(at: CGPoint(x: 300, y: 66))
        host.settle()
        #expect(board.heard == ["Bin 1"])
        #expect(board.table.cellForRow(at: IndexPath(row: 1, section: 0))?.showingDeleteConfirmation == false)
    }
}
