import Foundation
import Testing
import VitrinePlatform

@testable import VitrineUIKit

@MainActor
@Suite struct DiffableReorderingTests {
    typealias Transaction = NSDiffableDataSourceTransaction<String, Int>

    /// Lifts an item, drags it over another place and lets go, as a gesture does.
    private func drag(_ scene: DiffableScene, _ from: IndexPath, to: IndexPath) {
        let target = scene.view.layoutAttributesForItem(at: to)!.center
        #expect(scene.view.beginInteractiveMovementForItem(at: from))
        scene.view.updateInteractiveMovementTargetPosition(target)
        scene.view.endInteractiveMovement()
    }

    @Test func `nothing moves at first, and then what the handler allows`() {
        let scene = DiffableScene()
        scene.show(rows(("A", [1, 2, 3])))
        #expect(!scene.view.beginInteractiveMovementForItem(at: [0, 0]))
        scene.source.reorderingHandlers.canReorderItem = { $0 == 2 }
        #expect(!scene.view.beginInteractiveMovementForItem(at: [0, 0]))
        #expect(scene.view.beginInteractiveMovementForItem(at: [0, 1]))
        scene.view.cancelInteractiveMovement()
        #expect(scene.source.snapshot().text == "A: 1 2 3")
    }

    @Test func `A move tells both handlers what it does, and the snapshot is the final one`() {
        let scene = DiffableScene()
        scene.show(rows(("A", [1, 2, 3])))
        var log: [String] = []
        scene.source.reorderingHandlers.canReorderItem = { _ in true }
        scene.source.reorderingHandlers.willReorder = { [unowned scene] transaction in
            log.append("will \(transaction.finalSnapshot.text), is \(scene.source.snapshot().text)")
        }
        var store = [1, 2, 3]
        scene.source.reorderingHandlers.didReorder = { [unowned scene] transaction in
            log.append("did \(transaction.initialSnapshot.text), is \(scene.source.snapshot().text)")
            store = store.applying(transaction.difference)!
        }
        let cell = scene.view.cellForItem(at: [0, 0])
        scene.asked = []
        drag(scene, [0, 0], to: [0, 2])
        #expect(log == ["will A: 2 3 1, is A: 1 2 3", "did A: 1 2 3, is A: 2 3 1"])
        #expect(store == [2, 3, 1])
        #expect(scene.source.indexPath(for: 1) == [0, 2])
        #expect(scene.view.cellForItem(at: [0, 2]) === cell)
        #expect(scene.asked == [])
        // What comes next starts from there.
        scene.advance(by: 1)
        var next = scene.source.snapshot()
        next.appendItems([4])
        var steps: [DiffableDataSourceStep] = []
        scene.source.stepObserver = { steps.append($0) }
        scene.show(next)
        #expect(scene.shown == ["0.0 2", "0.1 3", "0.2 1", "0.3 4"])
        #expect(steps.map(\.itemChanges) == [DiffableDataSourceStep.Changes(inserted: 1)])
    }

    @Test func `A move to another section names both`() {
        let scene = DiffableScene()
        scene.show(rows(("A", [1, 2]), ("B", [3, 4])))
        var transactions: [Transaction] = []
        scene.source.reorderingHandlers.canReorderItem = { _ in true }
        scene.source.reorderingHandlers.didReorder = { transactions.append($0) }
        drag(scene, [0, 0], to: [1, 1])
        #expect(scene.source.snapshot().text == "A: 2 | B: 3 1 4")
        let sections = transactions[0].sectionTransactions
        #expect(sections.map(\.sectionIdentifier) == ["A", "B"])
        #expect(sections.map(\.initialSnapshot.items) == [[1, 2], [3, 4]])
        #expect(sections.map(\.finalSnapshot.items) == [[2], [3, 1, 4]])
        #expect([1, 2].applying(sections[0].difference) == [2])
        #expect([3, 4].applying(sections[1].difference) == [3, 1, 4])
        #expect([1, 2, 3, 4].applying(transactions[0].difference) == [2, 3, 1, 4])
    }

    @Test func `An item that only changes its section leaves the list of all items as it is`() {
        let scene = DiffableScene()
        scene.show(rows(("A", [1, 2]), ("B", [3])))
        var difference: CollectionDifference<Int>?
        scene.source.reorderingHandlers.didReorder = { difference = $0.difference }
        scene.source.collectionView(scene.view, moveItemAt: [0, 1], to: [1, 0])
        #expect(scene.source.snapshot().text == "A: 1 | B: 2 3")
        #expect(difference?.isEmpty == true)
    }

    @Test func `A snapshot applied when an item was moved is shown`() {
        let scene = DiffableScene()
        scene.show(rows(("A", [1, 2, 3])))
        scene.source.reorderingHandlers.canReorderItem = { _ in true }
        scene.source.reorderingHandlers.didReorder = { [unowned scene] transaction in
            var next = transaction.finalSnapshot
            next.reconfigureItems([1])
            next.deleteItems([3])
            scene.source.apply(next)
        }
        scene.asked = []
        drag(scene, [0, 0], to: [0, 1])
        #expect(scene.source.snapshot().text == "A: 2 1")
        #expect(scene.asked == [1])
        scene.advance(by: 1)
        #expect(scene.shown == ["0.0 2", "0.1 1"])
    }

    @Test func `A snapshot from another thread that waits while an item is moved wins, and is shown rightly`()
        async
    {
        let scene = DiffableScene()
        let apply = applyOffMain(scene.source)
        func applied(_ snapshot: RowSnapshot) async {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                DispatchQueue.global().async { apply(snapshot, false) { continuation.resume() } }
            }
        }
        await applied(rows(("A", [1, 2, 3])))
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            apply(rows(("A", [1, 2, 3, 4])), false, nil)
            done.signal()
        }
        // Nothing else runs on the main thread before the move.
        done.waitOnThisThread()
        scene.source.collectionView(scene.view, moveItemAt: [0, 0], to: [0, 2])
        #expect(scene.source.itemIdentifier(for: [0, 2]) == 1)
        #expect(scene.source.snapshot().text == "A: 1 2 3 4")
        await applied(rows(("A", [1, 2, 3, 4, 5])))
        #expect(scene.source.itemIdentifier(for: [0, 0]) == 1)
        #expect(scene.view.numberOfItems(inSection: 0) == 5)
    }

    @Test func `An item of a counted section moves in it without a list of the others`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
        var snapshot = RowSnapshot()
        snapshot.appendSections(["A"])
        snapshot.appendItems(count: 10_000_000, toSection: "A", identifiers: { $0 }, number: { $0 })
        source.apply(snapshot, animatingDifferences: false)
        var transaction: Transaction?
        source.reorderingHandlers.didReorder = { transaction = $0 }
        source.collectionView(view, moveItemAt: [0, 0], to: [0, 2])
        #expect(source.itemIdentifier(for: [0, 2]) == 0)
        #expect(source.indexPath(for: 0) == [0, 2])
        #expect(source.indexPath(for: 9_999_999) == [0, 9_999_999])
        #expect(transaction?.finalSnapshot.indexOfItem(0) == 2)
        #expect(transaction?.sectionTransactions.isEmpty == true)
        #expect(transaction?.difference.count == 2)
    }

    @Test func `What a collapsed item hides goes with it to another section`() {
        let scene = DiffableScene()
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append([1, 2])
        outline.append([10, 11], to: 1)
        scene.source.apply(outline, to: "A", animatingDifferences: false)
        var other = NSDiffableDataSourceSectionSnapshot<Int>()
        other.append([3])
        scene.source.apply(other, to: "B", animatingDifferences: false)
        scene.view.layoutIfNeeded()
        var transaction: Transaction?
        scene.source.reorderingHandlers.canReorderItem = { _ in true }
        scene.source.reorderingHandlers.didReorder = { transaction = $0 }
        drag(scene, [0, 0], to: [1, 0])
        #expect(scene.source.snapshot().text == "A: 2 | B: 1 3")
        #expect(scene.source.snapshot(for: "A").items == [2])
        #expect(scene.source.snapshot(for: "B").items == [1, 10, 11, 3])
        #expect(transaction?.sectionTransactions.map(\.finalSnapshot.items) == [[2], [1, 10, 11, 3]])
    }

    @Test func `A place that is not there traps with the item`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = DiffableScene()
                scene.show(rows(("A", [1, 2])))
                scene.source.collectionView(scene.view, moveItemAt: [0, 0], to: [0, 5])
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("was called with section 0, item 5 for 1, but"))
    }
}

extension DispatchSemaphore {
    /// Waits although the caller is asynchronous: nothing else may run on its thread meanwhile.
    fileprivate func waitOnThisThread() { wait() }
}
