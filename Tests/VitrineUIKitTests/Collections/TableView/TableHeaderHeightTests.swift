import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite("Heights of tables' headers")
struct TableHeaderHeightTests {
    private func firstRow(_ style: UITableView.Style, titles: [String?], header: CGFloat = 28) -> CGFloat? {
        let numbers = NumberTable(style: style)
        numbers.titles = titles
        numbers.table.sectionHeaderHeight = header
        numbers.table.sectionFooterHeight = header
        numbers.table.sectionHeaderTopPadding = 0
        numbers.table.layoutIfNeeded()
        return numbers.table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minY
    }

    @Test("A plain table's own height makes no header where there is nothing to show")
    func plain() {
        #expect(firstRow(.plain, titles: []) == 0)
        #expect(firstRow(.plain, titles: ["A"]) == 28)
        #expect(firstRow(.plain, titles: [], header: 0) == 0)
    }

    @Test("A grouped table keeps the distance")
    func grouped() {
        #expect(firstRow(.grouped, titles: []) == 28)
    }
}
