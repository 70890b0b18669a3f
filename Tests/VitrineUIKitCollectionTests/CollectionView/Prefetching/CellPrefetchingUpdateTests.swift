import Foundation
import Fuzzing
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// What becomes of cells that were made ahead when the data changes, or their size.
@MainActor
@Suite("Cells that are made ahead, and changes", .serialized)
struct CellPrefetchingUpdateTests {
    /// Scrolled by 10, with cells of the items 36 to 39 made ahead.
    private func board() -> PrefetchBoard {
        let board = PrefetchBoard()
        board.scroll(by: 10)
        board.log = []
        return board
    }

    @Test("An update before it renames a cell, and one that is deleted goes without a word")
    func insertAndDelete() throws {
        let board = board()
        let kept = try #require(board.aheadCell(38))
        board.view.performBatchUpdates {
            board.items.remove(at: 37)
            board.items.insert(contentsOf: [-1, -2, -3], at: 0)
            board.view.deleteItems(at: [[0, 37]])
            board.view.insertItems(at: [[0, 0], [0, 1], [0, 2]])
        }
        #expect(board.aheadCell(40) === kept && kept.number == 38)
        #expect(board.view.indexPath(for: kept) == [0, 40])
        #expect(!board.log.contains("-37") && board.fault == nil)
        board.host.settle()
        board.log = []
        for _ in 0..<10 { board.scroll(by: 30) }
        #expect(!board.log.contains("?40"))
        #expect(board.log.contains("+40") && kept.window != nil)
        #expect(board.fault == nil)
    }

    @Test("A reloaded item gets another cell, a reconfigured one keeps the one that waits")
    func reloadAndReconfigure() throws {
        let board = board()
        let kept = try #require(board.aheadCell(38))
        board.items[38] = 1038
        board.view.reconfigureItems(at: [[0, 38]])
        #expect(board.log == ["?38"])
        #expect(board.aheadCell(38) === kept && kept.number == 1038)
        board.items[39] = 1039
        board.view.reloadItems(at: [[0, 39]])
        #expect(board.aheadCell(39) == nil && board.fault == nil)
        board.view.reloadData()
        #expect(board.ahead.isEmpty)
        board.host.settle()
        #expect(board.fault == nil)
    }

    @Test("A data source that asks for everything anew while it makes a cell gets no cell of before")
    func reloadWhileMaking() {
        let board = PrefetchBoard()
        final class Reloading: NSObject, UICollectionViewDataSource {
            let board: PrefetchBoard
            init(_ board: PrefetchBoard) { self.board = board }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
                -> UICollectionViewCell
            {
                let cell = board.collectionView(view, cellForItemAt: path)
                if path.item == 38 { view.reloadData() }
                return cell
            }
        }
        let source = Reloading(board)
        board.view.dataSource = source
        board.host.settle()
        board.scroll(by: 10)
        #expect(board.ahead.isEmpty && board.fault == nil)
        board.host.settle()
        #expect(board.view.visibleCells.count == 36 && board.fault == nil)
    }

    @Test("A snapshot that is applied keeps the cells of items that stay")
    func snapshots() throws {
        let board = PrefetchBoard()
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: board.view) {
            view, path, number in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! NotingCell
            cell.number = number
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(board.items)
        source.apply(snapshot, animatingDifferences: false)
        board.host.settle()
        board.scroll(by: 10)
        let kept = try #require(board.aheadCell(39))
        snapshot.deleteItems([1, 38])
        snapshot.insertItems([-1], beforeItem: 0)
        snapshot.reconfigureItems([39])
        source.apply(snapshot, animatingDifferences: true)
        board.items = snapshot.itemIdentifiers
        #expect(board.aheadCell(38) === kept && kept.number == 39)
        #expect(board.fault == nil)
        board.host.settle()
        for _ in 0..<10 { board.scroll(by: 30) }
        #expect(board.fault == nil)
    }

    // MARK: Sizes

    /// Rows of full width that are as high as they like; 60 points are guessed.
    private func rows() -> PrefetchBoard {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let board = PrefetchBoard(
            count: 1000,
            layout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        board.height = { 40 + CGFloat($0 % 3) * 25 }
        board.view.reloadData()
        board.host.settle()
        return board
    }

    @Test("A view is measured once, before it comes into view")
    func measuredAhead() {
        let board = rows()
        for _ in 0..<10 { board.scroll(by: 20) }
        let before = board.view.counters
        let bound = board.bound
        let waiting = board.ahead.compactMap { board.aheadCell($0) }.map { ($0, $0.layouts) }
        #expect(waiting.count == 2)
        for _ in 0..<50 {
            let now = board.view.counters
            board.view.contentOffset.y += 20
            board.view.layoutIfNeeded()
            #expect(board.view.counters.viewsMeasured == now.viewsMeasured)
            // As they were laid out for their sizes, they come.
            #expect(waiting.allSatisfy { $0.0.window == nil || $0.0.reuses > 1 || $0.0.layouts == $0.1 })
            board.host.layout()
        }
        let after = board.view.counters
        #expect(after.viewsMeasured - before.viewsMeasured == board.bound - bound)
        for case let cell as NotingCell in board.view.visibleCells {
            #expect(cell.bounds.height == 40 + CGFloat(cell.number % 3) * 25)
        }
        #expect(board.fault == nil)
    }

    @Test("A view whose size is another by the time that it comes is measured again")
    func resizedAhead() throws {
        let board = rows()
        for _ in 0..<10 { board.scroll(by: 20) }
        let item = try #require(board.ahead.first)
        let cell = try #require(board.aheadCell(item))
        #expect(cell.measured >= 1)
        cell.height = 200
        cell.invalidateIntrinsicContentSize()
        for _ in 0..<20 where cell.window == nil { board.scroll(by: 20) }
        #expect(cell.window != nil && cell.bounds.height == 200)
        #expect(board.fault == nil)
    }

    @Test("In another width nothing that was measured counts")
    func otherWidth() {
        let board = rows()
        for _ in 0..<10 { board.scroll(by: 20) }
        board.view.frame.size.width = 200
        board.host.settle()
        #expect(board.view.visibleCells.allSatisfy { $0.bounds.width == 200 } && board.fault == nil)
        for _ in 0..<10 { board.scroll(by: 20) }
        #expect(board.view.visibleCells.allSatisfy { $0.bounds.width == 200 } && board.fault == nil)
    }

    @Test("Random scrolling and changes keep one right cell for each item", arguments: FuzzBudget.seeds(3))
    func fuzz(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let board = PrefetchBoard(count: 300)
        var next = 1000
        for step in 0..<300 {
            let action: String
            switch random.int(0...9) {
            case 0...4:
                let distance = CGFloat(random.int(-60...90))
                board.view.contentOffset.y = min(max(0, board.view.contentOffset.y + distance), 4000)
                action = "scroll by \(distance)"
            case 5:
                board.view.contentOffset.y = CGFloat(random.int(0...3500))
                action = "jump"
            case 6:
                let path = IndexPath(item: random.int(0...(board.items.count - 1)), section: 0)
                board.items[path.item] = next
                if random.chance(0.5) {
                    board.view.reconfigureItems(at: [path])
                } else {
                    board.view.reloadItems(at: [path])
                }
                action = "other \(path.item)"
            case 7:
                board.host.settle()
                action = "settle"
            default:
                let (gone, new) = (random.int(0...200), random.int(0...200))
                board.view.performBatchUpdates {
                    board.items.remove(at: gone)
                    board.items.insert(next, at: new)
                    board.view.deleteItems(at: [[0, gone]])
                    board.view.insertItems(at: [[0, new]])
                }
                action = "delete \(gone), insert \(new)"
            }
            next += 1
            board.host.layout()
            if let fault = board.fault {
                Issue.record("seed \(seed), step \(step), \(action): \(fault)")
                return
            }
        }
    }
}
