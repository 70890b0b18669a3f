import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct TableFillerTests {
    /// Where lines of empty rows end, in points of the table.
    private func lines(_ table: UITableView) -> [CGFloat] {
        table.filler?.subviews.map { $0.convert($0.bounds, to: table).maxY } ?? []
    }

    private func host(_ board: NumberTable, height: CGFloat = 480) -> TestHost {
        let host = TestHost(board.table, size: CGSize(width: 320, height: height), scale: 2)
        host.layout()
        return host
    }

    @Test func `There are no empty rows unless they have a height`() {
        let board = NumberTable()
        #expect(board.table.fillerRowHeight == 0)
        let host = host(board)
        #expect(lines(board.table) == [])
        // Five rows of 44 points.
        board.table.fillerRowHeight = 100
        host.layout()
        #expect(lines(board.table) == [320, 420])
        board.table.fillerRowHeight = UITableView.automaticDimension
        host.layout()
        #expect(lines(board.table) == [264, 308, 352, 396, 440])
        #expect(board.table.filler?.subviews.first?.frame.minX == 16)
        board.table.separatorStyle = .none
        host.layout()
        #expect(lines(board.table) == [])
    }

    @Test func `They end where the table does, and with a footer or in groups there are none`() {
        let board = NumberTable()
        board.table.fillerRowHeight = UITableView.automaticDimension
        let host = host(board, height: 220)
        #expect(lines(board.table) == [])
        board.table.frame.size.height = 300
        host.layout()
        #expect(lines(board.table) == [264])
        board.table.tableFooterView = UIView()
        host.layout()
        #expect(lines(board.table) == [])
        let grouped = NumberTable(style: .grouped)
        grouped.table.fillerRowHeight = 44
        _ = self.host(grouped)
        #expect(lines(grouped.table) == [])
    }

    @Test func `They follow the last row when rows come and go`() {
        let board = NumberTable()
        board.table.fillerRowHeight = 50
        let host = host(board)
        #expect(lines(board.table) == [270, 320, 370, 420, 470])
        board.sections = [[1]]
        board.table.reloadData()
        host.layout()
        #expect(lines(board.table).first == 94)
        board.sections = [[]]
        board.table.reloadData()
        host.layout()
        #expect(lines(board.table).first == 50)
    }

    @Test func `Lines are shown with an effect, in their colour`() throws {
        let board = NumberTable()
        let blur = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
        board.table.separatorEffect = blur
        board.table.separatorColor = .red
        let host = host(board)
        let row = try #require(board.table.content.rowCells.first)
        let line = try #require(row.separators.bottom as? UIVisualEffectView)
        #expect(line.effect == blur && line.contentView.backgroundColor == .red)
        #expect(line.frame.height == 0.5 && line.superview === row)
        board.table.separatorEffect = nil
        host.layout()
        let plain = try #require(row.separators.bottom)
        #expect(!(plain is UIVisualEffectView) && plain.backgroundColor == .red && line.superview == nil)
    }

    @Test func `Rows as wide as text is read well in have margins on what is wider, and cards are as narrow`()
    {
        let board = NumberTable()
        let host = TestHost(board.table, size: CGSize(width: 1000, height: 480), scale: 2)
        host.layout()
        func margins() -> [CGFloat] {
            let cell = board.table.visibleCells[0]
            return [cell.contentView.layoutMargins.left, cell.contentView.layoutMargins.right]
        }
        #expect(margins() == [20, 20])
        board.table.cellLayoutMarginsFollowReadableWidth = true
        host.layout()
        // (1000 - 672) / 2.
        #expect(margins() == [164, 164])
        #expect(board.table.visibleCells[0].textLabel?.frame.minX == 164)
        // Lines end there, too.
        let line = board.table.content.rowCells[0].separators.bottom
        #expect(line?.frame.minX == 164 && line?.frame.width == 672)
        let cards = NumberTable(style: .insetGrouped)
        cards.table.cellLayoutMarginsFollowReadableWidth = true
        _ = TestHost(cards.table, size: CGSize(width: 1000, height: 480), scale: 2).layout()
        #expect(cards.table.rectForRow(at: IndexPath(row: 0, section: 0)).width == 672)
        let narrow = NumberTable()
        narrow.table.cellLayoutMarginsFollowReadableWidth = true
        _ = TestHost(narrow.table, size: CGSize(width: 375, height: 480), scale: 2).layout()
        #expect(narrow.table.visibleCells[0].contentView.layoutMargins.left == 16)
    }
}
