import Testing
import Vitrine
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Child controllers in cells: recycling and scroll positions")
struct HostedRecyclingTests {
    @Test(
        "A thousand controllers scrolled through: never more than on screen and the limit",
        arguments: [0, 1, 3])
    func thousand(limit: Int) throws {
        let stage = RowListStage(0..<1000, limit: limit)
        var offset: CGFloat = 0
        for step in stride(from: 0, to: 1330, by: 7) {
            // Slow and fast, forwards for the most part.
            offset = min(99_500, offset + CGFloat(step % 3 == 0 ? 1330 : step % 40))
            stage.scroll(to: offset)
        }
        stage.scroll(to: 99_500)
        #expect(stage.mostExcess <= limit)
        // Six cells are on screen between two rows.
        #expect(stage.rows.statistics.made <= 6 + limit)
        #expect(stage.rows.statistics.discarded <= stage.rows.statistics.made)
        try stage.check()
        for offset in stride(from: 99_500, through: 0, by: -740) as StrideThrough<CGFloat> {
            stage.scroll(to: offset)
        }
        #expect(stage.mostExcess <= limit)
        #expect(stage.collectionView.counters.cellsMade <= 12)
        try stage.check()
    }

    @Test("Every one of a thousand rows is found again where it was left, whichever controller shows it")
    func positions() throws {
        let stage = RowListStage(0..<1000, limit: 2)
        for item in 0..<1000 {
            stage.scroll(to: CGFloat(min(item, 995)) * 100)
            try stage.scrollRow(item, to: CGFloat(item % 160) * 10)
        }
        var wrong: [Int] = []
        for item in (0..<1000).reversed() {
            stage.scroll(to: CGFloat(min(item, 995)) * 100)
            if try stage.offset(ofRow: item) != CGFloat(item % 160) * 10 { wrong.append(item) }
        }
        #expect(wrong == [])
        #expect(stage.mostExcess <= 2)
        #expect(stage.rows.scrollPositions[37] == [CGPoint(x: 370, y: 0)])
    }

    @Test("A row that was never scrolled starts at its start, in a controller that was scrolled for another")
    func freshPosition() throws {
        let stage = RowListStage(0..<20, limit: 0)
        for item in 0..<5 { try stage.scrollRow(item, to: 500) }
        stage.scroll(to: 1500)
        #expect(try (15..<20).map { try stage.offset(ofRow: $0) } == [0, 0, 0, 0, 0])
        #expect(stage.rows.statistics.recycled == 5)
    }

    @Test("A position beyond content that has become shorter is kept for when that is long again")
    func shortContent() throws {
        let stage = RowListStage(0..<20, limit: 0)
        try stage.scrollRow(0, to: 1200)
        stage.scroll(to: 1000)
        let positions = stage.rows.scrollPositions
        #expect(positions[0] == [CGPoint(x: 1200, y: 0)])

        // A row that gets its content late, as from a server.
        final class Late: UIViewController {
            let scrollView = UIScrollView()
            override func loadView() { view = scrollView }
        }
        let parent = UIViewController()
        let host = TestHost(parent, size: CGSize(width: 375, height: 500))
        let rows = HostedControllers<Int, Late>(parent: parent, limit: 0) { _ in Late() }
        rows.scrollPositions = [0: [CGPoint(x: 1200, y: 0)]]
        let cell = HostedViewCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
        parent.view.addSubview(cell)
        rows.show(0, in: cell, at: IndexPath(item: 0, section: 0))
        rows.willDisplay(cell, at: IndexPath(item: 0, section: 0))
        host.settle()
        let scrollView = try #require(rows.controller(for: 0)).scrollView
        #expect(scrollView.contentOffset.x == 0)
        #expect(rows.scrollPositions[0] == [CGPoint(x: 1200, y: 0)])
        scrollView.contentSize = CGSize(width: 2000, height: 100)
        rows.restoreScrollPosition(of: 0)
        host.settle()
        #expect(scrollView.contentOffset.x == 1200)
        // The user's own scrolling is not undone.
        scrollView.contentOffset.x = 300
        rows.restoreScrollPosition(of: 0)
        host.settle()
        #expect(scrollView.contentOffset.x == 300)
        #expect(rows.scrollPositions[0] == [CGPoint(x: 300, y: 0)])
    }

    @Test("A fling ends with its row, and does not go on in the next one")
    func fling() throws {
        let stage = RowListStage(0..<20, limit: 0)
        stage.host.fling(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 100, y: 50))
        let moving = try #require(stage.rows.controller(for: 0)).scrollView
        #expect(moving.isDecelerating)
        stage.collectionView.contentOffset.y = 1000
        stage.host.layout()
        let left = try #require(stage.rows.scrollPositions[0]?.first).x
        #expect(left > 100)
        stage.host.settle()
        #expect(try (10..<15).map { try stage.offset(ofRow: $0) } == [0, 0, 0, 0, 0])
        stage.scroll(to: 0)
        #expect(try stage.offset(ofRow: 0) == left)
    }

    @Test("Pages come back whole")
    func paging() throws {
        let stage = RowListStage(0..<20, limit: 0)
        let scrollView = try #require(stage.rows.controller(for: 0)).scrollView
        scrollView.isPagingEnabled = true
        scrollView.contentOffset.x = 500
        stage.scroll(to: 1000)
        stage.scroll(to: 0)
        #expect(try stage.offset(ofRow: 0) == 375)
    }

    @Test("Positions can be saved with the screen and restored in a new one")
    func savedPositions() throws {
        let stage = RowListStage(0..<20)
        try stage.scrollRow(1, to: 130)
        try stage.scrollRow(4, to: 440)
        let saved = stage.rows.scrollPositions
        let again = RowListStage(0..<20)
        again.rows.scrollPositions = saved
        again.host.settle()
        #expect(try (0..<5).map { try again.offset(ofRow: $0) } == [0, 130, 0, 0, 440])
    }

    @Test("State of an item outlives its controller, in another one and after it was discarded")
    func state() async throws {
        let stage = RowListStage(0..<40, limit: 0)
        for item in 0..<5 { try #require(stage.rows.controller(for: item)).selection = item * 11 }
        stage.scroll(to: 1000)
        #expect((10..<15).allSatisfy { stage.rows.controller(for: $0)?.selection == nil })
        stage.rows.discardKept()
        stage.scroll(to: 0)
        #expect((0..<5).map { stage.rows.controller(for: $0)?.selection } == [0, 11, 22, 33, 44])
    }

    @Test("What left together with nothing coming is trimmed to the limit at the end of the turn")
    func trimming() async throws {
        let stage = RowListStage(0..<5, limit: 1)
        stage.list.items = [2]
        stage.collectionView.reloadData()
        stage.host.settle()
        await Task.yield()
        #expect(stage.rows.count == 2)
        #expect(stage.script.living.count == 2)
        stage.rows.discardKept()
        #expect(stage.script.living.map(\.item) == [2])
        try stage.check()
    }

    @Test("Nothing is left when the parent goes")
    func leaks() {
        weak var rows: HostedControllers<Int, RowController>?
        var script: Script!
        do {
            let stage = RowListStage(0..<20)
            stage.scroll(to: 700)
            rows = stage.rows
            script = stage.script
        }
        #expect(rows == nil)
        #expect(script.living.isEmpty)
    }

    @Test("A collection view that is replaced leaves no controller behind")
    func replacedCollectionView() throws {
        let stage = RowListStage(0..<20, limit: 0)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 250)
        layout.minimumLineSpacing = 0
        let replacement = UICollectionView(frame: .zero, collectionViewLayout: layout)
        replacement.register(HostedViewCollectionViewCell.self, forCellWithReuseIdentifier: "row")
        stage.list.collectionView = replacement
        stage.host.settle()
        #expect(stage.collectionView.visibleCells.count == 2)
        try stage.check()
    }

    @Test("Controllers without configuration keep to one item and are made anew beyond the limit")
    func heterogeneous() throws {
        final class Plain: UIViewController {}
        let parent = UIViewController()
        let host = TestHost(parent, size: CGSize(width: 375, height: 500))
        let pages = HostedControllers<String, UIViewController>(parent: parent, limit: 1) { item in
            item == "grid"
                ? UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()) : Plain()
        }
        let cell = HostedViewCollectionViewCell(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
        parent.view.addSubview(cell)
        for item in ["grid", "page", "grid", "page", "other"] {
            pages.show(item, in: cell, at: IndexPath(item: 0, section: 0))
            pages.willDisplay(cell, at: IndexPath(item: 0, section: 0))
            host.settle()
            pages.didEndDisplaying(cell)
        }
        #expect(pages.statistics.made == 3)
        #expect(pages.statistics.returned == 2)
        #expect(pages.controller(for: "other") is Plain)
    }
}
