import Testing
import Vitrine
import VitrineGraphics
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// The shelf of article A0, driven as a person drives a television.
@MainActor
@Suite("The shelf of A0", .serialized)
struct ShelfTests {
    @Test("Forty rows of twenty make the cells that fit, and no more")
    func cellsThatFit() throws {
        let shelf = try ShelfFixture()
        // The safe area leaves the rows 1000 points from y = 60; a row is 300 high, so four begin on the
        // screen (the last at y = 960). In a row, cards begin at x = 80, 530, 980, 1430 and 1880.
        #expect(shelf.collectionView.visibleCells.count == 4 * 5)
        #expect(shelf.collectionView.counters.cellsMade == 4 * 5)
    }

    @Test("Cells are laid out in their whole frame wherever they are: no safe area shrinks them")
    func wholeFrames() throws {
        let shelf = try ShelfFixture()
        for cell in shelf.collectionView.visibleCells {
            let hosting = try #require(cell.contentView.subviews.first)
            #expect(hosting.frame == CGRect(x: 0, y: 0, width: 410, height: 230))
            #expect(cell.bounds.size == CGSize(width: 410, height: 230))
        }
        shelf.collectionView.contentOffset.y += 170
        shelf.host.layout()
        for cell in shelf.collectionView.visibleCells {
            #expect(cell.contentView.subviews.first?.frame.size == CGSize(width: 410, height: 230))
        }
    }

    @Test("A scroll step with nothing new makes no cell, evaluates no body and shapes no text")
    func quietScroll() throws {
        let shelf = try ShelfFixture()
        shelf.collectionView.contentOffset.y += 1
        shelf.host.advance(by: 1.0 / 60)
        let made = shelf.collectionView.counters.cellsMade
        let reused = shelf.collectionView.counters.cellsReused
        GraphCounters.reset()
        GraphicsCounters.reset()
        for _ in 0..<20 {
            shelf.collectionView.contentOffset.y += 1
            shelf.host.advance(by: 1.0 / 60)
        }
        #expect(shelf.collectionView.counters.cellsMade == made)
        #expect(shelf.collectionView.counters.cellsReused == reused)
        #expect(GraphCounters.current.bodies == 0)
        #expect(GraphicsCounters.textsShaped == 0)
    }

    @Test("A focus step with nothing new makes no cell, evaluates no body and shapes no text")
    func quietFocus() throws {
        let shelf = try ShelfFixture()
        shelf.host.press(.right)
        shelf.host.settle()
        let made = shelf.collectionView.counters.cellsMade
        let reused = shelf.collectionView.counters.cellsReused
        GraphCounters.reset()
        GraphicsCounters.reset()
        shelf.host.press(.right)
        shelf.host.settle()
        #expect(shelf.focused == "0.2 0·2")
        #expect(shelf.collectionView.counters.cellsMade == made)
        #expect(shelf.collectionView.counters.cellsReused == reused)
        #expect(GraphCounters.current.bodies == 0)
        #expect(GraphicsCounters.textsShaped == 0)
    }

    @Test("The remote's keys move the focus from button to button, and select triggers the focused one")
    func script() throws {
        let shelf = try ShelfFixture()
        var log = [shelf.focused]
        for button in [TestHost.Button.right, .right, .down, .select] {
            shelf.host.press(button)
            shelf.host.settle()
            log.append(shelf.focused)
        }
        #expect(log == ["0.0 0·0", "0.1 0·1", "0.2 0·2", "1.2 1·2", "1.2 1·2"])
        #expect(shelf.model.selected.map(\.title) == ["1·2"])
    }

    @Test("One shuffle evaluates the shelf's body once, and a card's body for each cell that came")
    func bodiesOfAShuffle() throws {
        let shelf = try ShelfFixture()
        let counters = shelf.collectionView.counters
        GraphCounters.reset()
        shelf.model.rows = Self.reversed(shelf.model.rows)
        shelf.host.settle()
        let came =
            shelf.collectionView.counters.cellsMade + shelf.collectionView.counters.cellsReused
            - counters.cellsMade - counters.cellsReused
        #expect(GraphCounters.current.bodies(of: ShelfFixture.Shelf.self) == 1)
        #expect(GraphCounters.current.bodies(of: ShelfFixture.Card.self) == came)
        // Reversing a row replaces all five cards that are seen of it.
        #expect(came <= 2 * 4 * 5)
    }

    @Test("The focused item keeps the focus through the animated shuffle, and stays on screen")
    func focusFollows() throws {
        let shelf = try ShelfFixture()
        shelf.host.press([.right, .right, .down])
        shelf.host.settle()
        #expect(shelf.focused == "1.2 1·2")
        shelf.model.rows = Self.reversed(shelf.model.rows)
        shelf.host.settle()
        #expect(shelf.focused == "1.17 1·2")
        let place = try #require(shelf.places[.init(row: 1, place: 2)])
        #expect(CGRect(x: 80, y: 60, width: 1760, height: 960).contains(place))
    }

    @Test("Cells slide to their new places with ease-in-out: a table at 0, 0.5 and 1 of the shuffle")
    func shuffleTable() throws {
        let shelf = try ShelfFixture()
        // Neighbours change places in the first two rows: ten cells that are seen before and after.
        shelf.model.rows = shelf.model.rows.map { row in
            guard row.section < 2 else { return row }
            var items = row.items
            items.swapAt(0, 1)
            items.swapAt(2, 3)
            return CollectionRow(section: row.section, items: items)
        }
        var table: [[String]] = []
        func note() {
            let places = shelf.places
            table.append(
                (0..<10).map { index in
                    let item = ShelfFixture.Item(row: index / 5, place: index % 5)
                    return places[item].map { "\(Int($0.minX.rounded())),\(Int($0.minY.rounded()))" } ?? "-"
                })
        }
        shelf.host.layout()
        note()
        try? shelf.host.writePicture(to: ".build/shuffle-0.png")
        shelf.host.advance(by: 0.15)
        note()
        try? shelf.host.writePicture(to: ".build/shuffle-1.png")
        shelf.host.advance(by: 0.15)
        shelf.host.settle()
        note()
        // Half way in time is half way along, as ease-in-out is symmetrical.
        #expect(
            table == [
                [
                    "80,130", "530,130", "980,130", "1430,130", "1880,130",
                    "80,430", "530,430", "980,430", "1430,430", "1880,430",
                ],
                [
                    "305,130", "305,130", "1205,130", "1205,130", "1880,130",
                    "305,430", "305,430", "1205,430", "1205,430", "1880,430",
                ],
                [
                    "530,130", "80,130", "1430,130", "980,130", "1880,130",
                    "530,430", "80,430", "1430,430", "980,430", "1880,430",
                ],
            ])
    }

    @Test("Rows of equal hash start no update, as in the article")
    func hashGate() throws {
        let shelf = try ShelfFixture()
        let passes = shelf.collectionView.counters.layoutsPrepared
        shelf.model.rows = shelf.model.rows.map { CollectionRow(section: $0.section, items: $0.items) }
        shelf.host.settle()
        #expect(shelf.collectionView.counters.layoutsPrepared == passes)
    }

    private static func reversed(
        _ rows: [CollectionRow<Int, ShelfFixture.Item>]
    ) -> [CollectionRow<Int, ShelfFixture.Item>] {
        rows.map { CollectionRow(section: $0.section, items: $0.items.reversed()) }
    }
}
