import Foundation
import Fuzzing
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Cells that are made ahead", .serialized)
struct CellPrefetchingTests {
    @Test(
        "At a constant speed no cell is bound in the frame in which it comes into view",
        arguments: [37, -37, 5, 90])
    func constantSpeed(step: CGFloat) {
        let board = PrefetchBoard()
        board.view.contentOffset.y = 60_000
        board.host.layout()
        for _ in 0..<12 { board.scroll(by: step) }
        let before = board.view.counters
        board.log = []
        for _ in 0..<100 {
            let bound = board.bound - board.view.counters.cellsPrepared
            board.scroll(by: step)
            #expect(board.bound - board.view.counters.cellsPrepared == bound)
        }
        let after = board.view.counters
        let displayed = board.count("+")
        #expect(displayed >= 32)
        #expect(Double(board.count("?")) <= 1.2 * Double(displayed))
        #expect(after.cellsMade - before.cellsMade <= 4)
        #expect(after.cellsPreparedInVain == before.cellsPreparedInVain)
        #expect(board.fault == nil)
    }

    @Test("Before anything is scrolled no cell is made ahead, and frames without scrolling make none")
    func atRest() {
        let board = PrefetchBoard()
        #expect(board.view.counters.cellsMade == 32 && board.ahead.isEmpty)
        board.view.backgroundColor = .red
        board.host.advance(by: 1)
        #expect(board.view.counters.cellsMade == 32 && board.ahead.isEmpty)
    }

    @Test("A cell made ahead has its content and its layout, is in no view, and is displayed later, as it is")
    func waiting() throws {
        let board = PrefetchBoard()
        board.scroll(by: 10)
        // The ninth line has come in; eight steps more are 80 points, in which the tenth line begins.
        #expect(board.ahead == [36, 37, 38, 39])
        let cell = try #require(board.aheadCell(36))
        #expect(cell.number == 36 && cell.superview == nil && cell.layouts == 1)
        #expect(!board.view.visibleCells.contains(cell))
        #expect(!board.view.indexPathsForVisibleItems.contains([0, 36]))
        #expect(board.view.cellForItem(at: [0, 36]) === cell)
        #expect(board.view.indexPath(for: cell) == [0, 36])
        #expect(!board.log.contains("+36"))
        board.scroll(by: 60)
        #expect(board.view.visibleCells.contains(cell))
        #expect(board.log.filter { $0.hasSuffix("36") } == ["?36", "+36"])
        #expect(cell.frame == CGRect(x: 0, y: 540, width: 80, height: 60))
        #expect(cell.layouts == 1)
        #expect(board.fault == nil)
    }

    @Test("In another direction cells made ahead go back without a word, and are used for what comes")
    func turning() throws {
        let board = PrefetchBoard()
        for _ in 0..<20 { board.scroll(by: 30) }
        #expect(!board.ahead.isEmpty)
        let made = board.view.counters.cellsMade
        board.log = []
        for _ in 0..<3 { board.scroll(by: -12) }
        // The line at the bottom is still visible; those that waited were never displayed.
        #expect(board.count("-") == 0)
        let first = try #require(board.view.indexPathsForVisibleItems.min()?.item)
        #expect(board.ahead.allSatisfy { $0 < first } && !board.ahead.isEmpty)
        #expect(board.view.counters.cellsMade == made)
        #expect(board.fault == nil)
    }

    @Test("A jump leaves no cell behind, and makes what is visible only")
    func jump() {
        let board = PrefetchBoard()
        for _ in 0..<20 { board.scroll(by: 30) }
        let made = board.view.counters.cellsMade
        for jump in 1...50 {
            let bound = board.bound
            board.view.contentOffset.y = CGFloat(jump * 7919 % 140_000)
            board.host.layout()
            #expect(board.ahead.isEmpty)
            #expect(board.bound - bound <= 36)
        }
        #expect(board.view.counters.cellsMade == made)
        #expect(board.fault == nil)
    }

    @Test("No more cells wait than come into view in a page")
    func bounded() {
        let board = PrefetchBoard()
        for _ in 0..<40 { board.scroll(by: 400) }
        #expect(board.ahead.count <= 32)
        #expect(board.view.counters.cellsMade <= 36 + 36)
        #expect(board.fault == nil)
    }

    @Test("Without prefetching cells are made when they come, and those that wait go")
    func switchedOff() {
        let board = PrefetchBoard()
        board.scroll(by: 10)
        #expect(!board.ahead.isEmpty)
        board.view.isPrefetchingEnabled = false
        #expect(board.ahead.isEmpty && board.fault == nil)
        for _ in 0..<10 { board.scroll(by: 30) }
        #expect(board.ahead.isEmpty)
        #expect(board.fault == nil)
    }

    @Test("Content that comes back from beyond its end is not scrolled the other way")
    func bouncing() {
        let board = PrefetchBoard(count: 400)
        board.view.contentOffset.y = 5500
        board.host.layout()
        for _ in 0..<6 { board.scroll(by: 10) }
        board.host.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300))
        board.host.settle()
        #expect(board.view.contentOffset.y == 5520)
        #expect(board.ahead.isEmpty)
    }

    @Test("A cell made ahead has the traits of the collection view, and hears of them as if it had come")
    func traits() throws {
        let board = PrefetchBoard(style: .dark)
        board.scroll(by: 10)
        let cell = try #require(board.aheadCell(36))
        #expect(cell.traitCollection.userInterfaceStyle == .dark)
        let changes = cell.traitChanges
        #expect(changes == 1)
        board.scroll(by: 60)
        #expect(cell.window != nil && cell.traitChanges == changes)
        // In another style what waits is made anew.
        board.host.window.overrideUserInterfaceStyle = .light
        #expect(board.ahead.isEmpty)
        board.host.settle()
        #expect(board.fault == nil)
    }

    @Test("Selection counts for cells made ahead too")
    func selection() throws {
        let board = PrefetchBoard()
        board.view.selectItem(at: [0, 37], animated: false, scrollPosition: [])
        board.scroll(by: 10)
        #expect(board.aheadCell(37)?.isSelected == true && board.aheadCell(38)?.isSelected == false)
        board.view.selectItem(at: [0, 38], animated: false, scrollPosition: [])
        #expect(board.aheadCell(37)?.isSelected == false && board.aheadCell(38)?.isSelected == true)
    }

    @Test("The focus goes to a cell that was made ahead once that is displayed")
    func focus() throws {
        let board = PrefetchBoard(device: .appleTV)
        for _ in 0..<30 {
            board.host.press(.down)
            board.host.settle()
            let focused = try #require(board.view.focusedCell as? NotingCell)
            #expect(board.view.visibleCells.contains(focused))
            #expect(board.fault == nil)
        }
        #expect(board.view.contentOffset.y > 1000)
    }

    @Test("A section that scrolls by itself has the next cells made, too")
    func orthogonal() throws {
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .absolute(80), heightDimension: .absolute(60)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            return section
        }
        let board = PrefetchBoard(count: 200, layout: layout)
        let row = try #require(board.view.elements.scrollers[0])
        for _ in 0..<6 {
            row.contentOffset.x += 20
            board.host.layout()
        }
        // Visible are 120 to 440, items 1 to 5; 160 points are looked ahead.
        #expect(board.ahead == [6, 7] && board.fault == nil)
        let bound = board.bound - board.view.counters.cellsPrepared
        for _ in 0..<40 {
            row.contentOffset.x += 20
            board.host.layout()
        }
        #expect(board.bound - board.view.counters.cellsPrepared == bound)
        row.contentOffset.x -= 30
        board.host.layout()
        #expect(board.ahead.allSatisfy { $0 < 11 } && board.fault == nil)
    }
}
