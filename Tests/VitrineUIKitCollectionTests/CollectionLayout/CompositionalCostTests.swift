import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct CompositionalCostTests {
    @Test func `A query makes at most twice the attributes of what is visible`() {
        let board = CompositionalBoard([Array(0..<10_000), Array(10_000..<20_000), Array(20_000..<30_000)]) {
            index in
            let item = NSCollectionLayoutItem(layoutSize: boardSize(0.25, 1))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: boardSize(1, 75), subitems: [item]))
            if index == 1 { section.orthogonalScrollingBehavior = .continuous }
            return section
        }
        // 2500 rows of 75 are 187,500; the row that scrolls is in the middle of the screen.
        for offset in [CGFloat(0), 100, 90_037, 187_300, 187_337, 300_011] {
            board.scroll(to: offset)
            board.layout.attributesMade = 0
            let wanted = board.view.wanted(in: board.view.bounds)
            #expect(wanted.entries.count >= 24)
            #expect(board.layout.attributesMade <= 2 * wanted.entries.count)
        }
    }

    @Test func `A thousand rows cost those that are visible`() {
        let board = CompositionalBoard((0..<1000).map { section in (0..<100).map { section * 100 + $0 } }) {
            _ in
            boardSection(100, 80, .groupPaging) {
                $0.boundarySupplementaryItems = [boardBoundary("header", .top, 1, 20)]
            }
        }
        // Five rows of 100 are on screen while the window of 400 is not in step with them; as many again may be in use
        // before the first ones are free.
        for offset in stride(from: CGFloat(0), to: 90_000, by: 950) { board.scroll(to: offset) }
        #expect(board.view.counters.orthogonalScrollViewsMade <= 9)
        #expect(board.view.counters.cellsMade <= 2 * 5 * 4)
        board.layout.attributesMade = 0
        board.scroll(to: 45_010)
        // Rows 450…453, three cells and a header each; of row 454 only the header, from 45,400.
        #expect(board.view.elements.scrollers.keys.sorted() == [450, 451, 452, 453])
        #expect(board.layout.attributesMade <= 2 * 5 * 4)
        // A step of one row looks at that row alone.
        board.layout.attributesMade = 0
        let passes = board.view.counters.passes
        board.scroll(section: 452, to: 50)
        #expect(board.layout.attributesMade <= 2 * 4)
        #expect(board.view.counters.passes == passes + 1)
    }

    @Test func `A step makes attributes of what comes, and no object of what is there already`() throws {
        let board = CompositionalBoard([Array(0..<10_000)]) { _ in boardSection(1, 50) }
        board.scroll(to: 1000)
        let row = try #require(board.view.cellForItem(at: [0, 27]))
        let before = try #require(board.view.elements.displayed.values.first { $0.view === row }).attributes
        board.layout.attributesMade = 0
        let applied = board.view.counters.attributesApplied
        for step in 1...40 {
            board.scroll(to: 1000 + 8 * CGFloat(step))
        }
        // 320 points are 6.4 rows of 50; some rows are made ahead.
        #expect((6...16).contains(board.layout.attributesMade))
        #expect(board.view.counters.attributesApplied - applied <= 16)
        #expect(board.view.elements.displayed.values.first { $0.view === row }?.attributes === before)
        // Who asks gets objects of their own.
        let asked = board.layout.layoutAttributesForElements(in: board.view.bounds) ?? []
        #expect(asked.count >= 8 && !asked.contains { $0 === before })
        // What changed is made anew; so is what somebody changed by hand.
        before.alpha = 0.5
        board.layout.attributesMade = 0
        board.scroll(to: 1322)
        #expect(board.layout.attributesMade == 1 && row.alpha == 1)
    }

    @Test func `A step of a flow layout makes attributes of what comes`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        let source = CompositionalBoard([Array(0..<10_000)]) { _ in boardSection(1, 50) }
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(CompositionalBoard.Cell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        let host = TestHost(view, size: CGSize(width: 300, height: 400), scale: 1)
        host.layout()
        view.contentOffset.y = 1000
        host.layout()
        layout.attributesMade = 0
        for offset in [CGFloat(1037), 1074, 1111, 1148] {
            view.contentOffset.y = offset
            host.layout()
        }
        #expect((3...8).contains(layout.attributesMade))
    }
}
