import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Primary actions")
@MainActor
struct PrimaryActionTests {
    /// Rows that say what happens to them.
    private final class Board: NSObject, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView(frame: .zero, style: .plain)
        var heard: [String] = []
        var mayBeSelected = true
        var canPerform: Bool?

        override init() {
            super.init()
            table.rowHeight = 44
            table.dataSource = self
            table.delegate = self
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            heard.append("will \(indexPath.row)")
            return mayBeSelected ? indexPath : nil
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            heard.append("did \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            heard.append("deselect \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
        ) -> Bool { canPerform ?? !tableView.isEditing }
        func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            heard.append("perform \(indexPath.row)")
        }
        func take() -> [String] {
            defer { heard = [] }
            return heard
        }
    }

    private func tap(_ row: Int, _ host: TestHost) { host.tap(at: CGPoint(x: 100, y: 22 + 44 * row)) }

    @Test("A tap selects a row and then does what it is for, also where it may not be selected")
    func tap() {
        let board = Board()
        let host = TestHost(board.table, size: CGSize(width: 320, height: 480))
        tap(1, host)
        #expect(board.take() == ["will 1", "did 1", "perform 1"])
        tap(1, host)
        #expect(board.take() == ["will 1", "did 1", "perform 1"])
        board.mayBeSelected = false
        tap(2, host)
        #expect(board.take() == ["will 2", "perform 2"])
    }

    @Test("While a table is edited nothing is performed, unless the delegate says so")
    func editing() {
        let board = Board()
        board.table.allowsSelectionDuringEditing = true
        board.table.isEditing = true
        let host = TestHost(board.table, size: CGSize(width: 320, height: 480))
        tap(1, host)
        #expect(board.take() == ["will 1", "did 1"])
        board.canPerform = true
        tap(2, host)
        #expect(board.take() == ["will 2", "deselect 1", "did 2", "perform 2"])
    }

    @Test("A row that joins others, or leaves them, is not performed")
    func several() {
        let board = Board()
        board.table.allowsMultipleSelection = true
        let host = TestHost(board.table, size: CGSize(width: 320, height: 480))
        tap(1, host)
        #expect(board.take() == ["will 1", "did 1", "perform 1"])
        tap(2, host)
        #expect(board.take() == ["will 2", "did 2"])
        tap(2, host)
        #expect(board.take() == ["deselect 2"])
    }

    @Test("Where the selection follows the focus, the arrow keys select and Return performs")
    func focus() {
        let board = Board()
        board.table.selectionFollowsFocus = true
        let host = TestHost(
            board.table, device: .desktop, size: CGSize(width: 320, height: 480), scale: 1)
        host.press(.tab)
        #expect(board.take() == ["will 0", "did 0"])
        host.press(.down)
        #expect(board.take() == ["will 1", "deselect 0", "did 1"])
        host.press(.select)
        #expect(board.take() == ["will 1", "did 1", "perform 1"])
    }
}
