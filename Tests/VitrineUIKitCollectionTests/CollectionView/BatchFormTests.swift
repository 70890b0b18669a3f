import Foundation
import Testing

@testable import VitrineUIKit

/// The forms in which programs call `performBatchUpdates`, and what it asks and tells.
@MainActor
@Suite struct BatchFormTests {
    private func board(_ counts: [Int], inWindow: Bool = true) -> CountedBoard {
        CountedBoard(counts, ModelLayout(), inWindow: inWindow)
    }

    @Test func `Every form of the call compiles and reaches an override once`() {
        let layout = ModelLayout()
        let view = CountingCollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        let board = CountedBoard([3], layout, view: view)
        var finished = 0
        let variable: (() -> Void)? = { finished += 100 }
        view.performBatchUpdates({ board.insert() })
        view.performBatchUpdates { board.insert() }
        view.performBatchUpdates {
            board.insert()
        } completion: { _ in
            finished += 1
        }
        view.performBatchUpdates({ board.insert() }, completion: nil)
        view.performBatchUpdates(nil)
        view.performBatchUpdates(nil, completion: { _ in finished += 1 })
        view.performBatchUpdates(variable)
        view.performBatchUpdates(variable, completion: { _ in finished += 1 })
        view.performBatchUpdates(board.insert)
        #expect(view.calls == 9)
        #expect(board.counts == [8])
        #expect(layout.model == [8])
        #expect(finished == 200)
        board.advance(by: 1)
        #expect(finished == 203)
    }

    @Test func `The call that returns later is still there`() async {
        let board = board([1], inWindow: false)
        let finished = await board.view.performBatchUpdates { board.insert() }
        #expect(finished)
        #expect(board.counts == [2])
    }

    @Test func `Closures need not escape, and self is implicit in them`() {
        final class Owner {
            let board: CountedBoard
            var runs = 0
            @MainActor init(_ board: CountedBoard) { self.board = board }
            @MainActor func change(_ body: () -> Void) {
                board.view.performBatchUpdates {
                    runs += 1
                    body()
                }
            }
        }
        let owner = Owner(board([1]))
        owner.change { owner.board.insert() }
        #expect(owner.runs == 1)
        #expect(owner.board.counts == [2])
    }

    @Test(arguments: [true, false])
    func `A completion comes in a later turn, with a window or without one`(inWindow: Bool) {
        let board = board([1], inWindow: inWindow)
        var finished: [Bool] = []
        board.view.performBatchUpdates(nil) { finished.append($0) }
        board.view.performBatchUpdates {
            board.insert()
        } completion: {
            finished.append($0)
        }
        #expect(finished == [])
        for _ in 0..<40 {
            LaterTurns.runAll()
            if inWindow { board.advance(by: 0.1) }
        }
        #expect(finished == [true, true])
    }

    @Test(arguments: [true, false])
    func `A thousand batches, each begun in the completion of the last, neither nest nor hang`(inWindow: Bool)
    {
        let board = board([1], inWindow: inWindow)
        var left = 1000
        var depth = 0
        var deepest = 0
        func next() {
            depth += 1
            deepest = max(deepest, depth)
            defer { depth -= 1 }
            guard left > 0 else { return }
            left -= 1
            UIView.performWithoutAnimation {
                board.view.performBatchUpdates {
                    board.toggle()
                } completion: { _ in
                    next()
                }
            }
        }
        next()
        #expect(left == 999)
        var turns = 0
        while left > 0, turns < 1100 {
            turns += 1
            LaterTurns.runAll()
        }
        #expect(left == 0)
        #expect(deepest == 1)
        #expect(turns <= 1001)
    }

    @Test func `Reloaded sections take up other numbers of items`() {
        let board = board([3, 2, 2])
        board.counts = [3, 5, 2]
        board.view.reloadSections([1])
        board.view.layoutIfNeeded()
        #expect(board.view.numberOfItems(inSection: 1) == 5)
        board.counts = [1, 0, 3]
        board.view.performBatchUpdates {
            board.view.reloadSections([0, 1])
            board.view.insertItems(at: [[2, 2]])
        }
        #expect((0..<3).map(board.view.numberOfItems) == [1, 0, 3])
    }

    @Test func `Views follow when a reloaded section has other numbers`() {
        let shelf = NumberShelf(sections: 4, items: 3)
        shelf.rows[1].items = [7]
        shelf.rows[2].items = Array(10..<22)
        shelf.view.performBatchUpdates { shelf.view.reloadSections([1, 2]) }
        shelf.view.layoutIfNeeded()
        #expect(shelf.fault(inFlight: true) == nil)
        shelf.rows[0].items = []
        shelf.view.reloadSections([0])
        shelf.finishAnimations()
        shelf.view.layoutIfNeeded()
        #expect(shelf.fault() == nil)
    }

    @Test func `Sections that are not reloaded must still agree`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let board = CountedBoard([3, 2], ModelLayout())
                board.counts = [3, 5]
                board.view.reloadSections([0])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("invalid number of items in section 1"))
    }

    @Test func `Numbers are asked once for each reload and each update, and not for cells`() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 300, height: 20)
        let board = CountedBoard(Array(repeating: 4, count: 50), layout)
        board.view.layoutIfNeeded()
        #expect(board.sectionQuestions == 1)
        #expect(board.itemQuestions == 50)
        for y in stride(from: 0, through: 3000, by: 100) {
            board.view.contentOffset.y = CGFloat(y)
            board.view.layoutIfNeeded()
        }
        #expect(board.sectionQuestions == 1)
        #expect(board.itemQuestions == 50)
        board.counts[3] = 5
        board.view.insertItems(at: [[3, 0]])
        board.view.layoutIfNeeded()
        #expect(board.sectionQuestions == 2)
        #expect(board.itemQuestions == 100)
        board.view.reloadData()
        board.view.layoutIfNeeded()
        #expect(board.sectionQuestions == 3)
        #expect(board.itemQuestions == 150)
    }

    @Test func `A registration serves a kind that it was not made for`() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 300, height: 20)
        layout.footerReferenceSize = CGSize(width: 300, height: 20)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        var kinds: [String] = []
        let headers = UICollectionView.SupplementaryRegistration<HeaderView>(elementKind: "title") {
            kinds.append("\($1)")
            $0.title = "\($2.section)"
        }
        let cells = UICollectionView.CellRegistration<NumberCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
            view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        source.apply(rows(("A", Array(0..<40)), ("B", Array(40..<80)), ("C", Array(80..<120))))
        view.layoutIfNeeded()
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        #expect((header as? HeaderView)?.title == "0")
        #expect(kinds == ["title"])
        // They are used again for the kind that they serve.
        for y in stride(from: 0, through: 1400, by: 100) {
            view.contentOffset.y = CGFloat(y)
            view.layoutIfNeeded()
        }
        #expect(view.counters.supplementaryViewsReused > 0)
    }
}

private final class CountingCollectionView: UICollectionView {
    var calls = 0

    override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        calls += 1
        super.performBatchUpdates(updates, completion: completion)
    }
}

extension CountedBoard {
    fileprivate func insert() {
        counts[0] += 1
        view.insertItems(at: [[0, 0]])
    }

    fileprivate func toggle() {
        if counts[0] > 3 {
            counts[0] -= 1
            view.deleteItems(at: [[0, 0]])
        } else {
            insert()
        }
    }
}
