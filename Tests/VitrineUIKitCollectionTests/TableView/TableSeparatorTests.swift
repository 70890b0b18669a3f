import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Separators of tables")
@MainActor
struct TableSeparatorTests {
    private func lines(_ board: NumberTable) -> [String] {
        let host = TestHost(board.table, size: CGSize(width: 320, height: 480))
        host.layout()
        return board.table.content.rowCells.map { cell in
            (cell.separators.configuration?.topSeparatorVisibility == .visible ? "t" : "")
                + (cell.separators.configuration?.bottomSeparatorVisibility == .visible ? "b" : "")
        }
    }

    @Test("Plain tables have no line above their first row, unless a header stands there")
    func plain() {
        let board = NumberTable()
        #expect(lines(board) == ["b", "b", "b", "b", "b"])
        let headed = NumberTable()
        headed.titles = [nil, "Second"]
        #expect(lines(headed) == ["b", "b", "b", "tb", "b"])
    }

    @Test("Groups have lines at their ends, cards have none")
    func grouped() {
        #expect(lines(NumberTable(style: .grouped)) == ["tb", "b", "b", "tb", "b"])
        #expect(lines(NumberTable(style: .insetGrouped)) == ["b", "b", "", "b", ""])
    }
}
