import Foundation
import Testing
import VitrinePlatform
import VitrineQuartzCore

@testable import VitrineUIKit

@MainActor
@Suite struct DiffableDataTests {
    @Test func `Edits of a snapshot`() {
        var snapshot = rows(("A", [1, 2, 3]), ("B", [4, 5]))
        snapshot.appendItems([6])
        #expect(snapshot.text == "A: 1 2 3 | B: 4 5 6")
        snapshot.insertItems([7, 8], beforeItem: 2)
        snapshot.insertItems([9], afterItem: 5)
        #expect(snapshot.text == "A: 1 7 8 2 3 | B: 4 5 9 6")
        snapshot.moveItem(1, afterItem: 8)
        snapshot.moveItem(6, beforeItem: 3)
        #expect(snapshot.text == "A: 7 8 1 2 6 3 | B: 4 5 9")
        snapshot.deleteItems([8, 9, 100])
        #expect(snapshot.text == "A: 7 1 2 6 3 | B: 4 5")
        snapshot.insertSections(["X"], beforeSection: "B")
        snapshot.insertSections(["Y"], afterSection: "B")
        snapshot.moveSection("A", afterSection: "X")
        #expect(snapshot.text == "X:  | A: 7 1 2 6 3 | B: 4 5 | Y: ")
        snapshot.moveSection("Y", beforeSection: "X")
        snapshot.deleteSections(["B", "nobody"])
        #expect(snapshot.text == "Y:  | X:  | A: 7 1 2 6 3")
        #expect(snapshot.indexOfItem(6) == 3 && snapshot.indexOfItem(4) == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 6) == "A")
        #expect(snapshot.indexOfSection("X") == 1 && snapshot.numberOfItems(inSection: "A") == 5)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    }

    @Test func `a snapshot lists what it will reload`() {
        var snapshot = rows(("A", [1, 2, 3]))
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2, 3])
        snapshot.reloadSections(["A"])
        #expect(snapshot.reloadedItemIdentifiers == [1])
        #expect(snapshot.reconfiguredItemIdentifiers == [2, 3])
        #expect(snapshot.reloadedSectionIdentifiers == ["A"])
    }

    @Test func `Applying moves cells, tells where items are and forgets reloads`() {
        let scene = DiffableScene()
        var finished = 0
        scene.source.apply(rows(("A", [1, 2, 3]), ("B", [4])), animatingDifferences: false) { finished += 1 }
        scene.view.layoutIfNeeded()
        #expect(finished == 0)
        LaterTurns.runAll()
        #expect(finished == 1)
        #expect(scene.shown == ["0.0 1", "0.1 2", "0.2 3", "1.0 4"])
        let cell = scene.view.cellForItem(at: [0, 2])

        var next = scene.source.snapshot()
        next.moveItem(3, beforeItem: 4)
        next.reconfigureItems([1])
        scene.asked = []
        scene.source.apply(next) { finished += 1 }
        #expect(scene.view.cellForItem(at: [1, 0]) === cell)
        #expect(scene.asked == [1])
        #expect(scene.source.indexPath(for: 4) == [1, 1])
        #expect(scene.source.indexPath(for: 77) == nil)
        #expect(scene.source.itemIdentifier(for: [1, 0]) == 3)
        #expect(scene.source.itemIdentifier(for: [5, 0]) == nil)
        #expect(scene.source.sectionIdentifier(for: 1) == "B" && scene.source.index(for: "B") == 1)
        #expect(scene.source.snapshot().reconfiguredItemIdentifiers == [])
        #expect(finished == 1)
        scene.window.offscreenWindow?.setNeedsFrame()
        scene.window.offscreenWindow?.advance(by: 0.4)
        #expect(finished == 2)
    }

    @Test func `without animation cells of items that stay are kept`() {
        let scene = DiffableScene()
        scene.source.apply(rows(("A", [1, 2, 3])), animatingDifferences: false)
        scene.view.layoutIfNeeded()
        let cell = scene.view.cellForItem(at: [0, 0])
        scene.source.apply(rows(("A", [3, 2, 1])), animatingDifferences: false)
        #expect(scene.view.cellForItem(at: [0, 2]) === cell)
        #expect(scene.shown == ["0.0 3", "0.1 2", "0.2 1"])
    }

    @Test func `reloading makes every cell anew`() {
        let scene = DiffableScene()
        scene.source.apply(rows(("A", [1, 2])), animatingDifferences: false)
        scene.view.layoutIfNeeded()
        scene.asked = []
        var done = false
        scene.source.applySnapshotUsingReloadData(rows(("A", [1, 2, 3]))) { done = true }
        #expect(!done)
        LaterTurns.runAll()
        #expect(done)
        #expect(scene.asked == [1, 2, 3])
        #expect(scene.shown == ["0.0 1", "0.1 2", "0.2 3"])
    }

    @Test func `A subclass overrides what the data source answers`() {
        final class Titled: UICollectionViewDiffableDataSource<String, Int> {
            override func numberOfSections(in collectionView: UICollectionView) -> Int {
                min(1, super.numberOfSections(in: collectionView))
            }
        }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: ShelfLayout())
        let source = Titled(collectionView: view) { _, _, _ in nil }
        #expect(view.dataSource === source)
        #expect(view.numberOfSections == 0)
    }

    @Test func `duplicates trap with the identifier and both positions`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(frame: .zero, collectionViewLayout: ShelfLayout())
                let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
                    _, _, _ in nil
                }
                var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
                snapshot.appendSections(["A", "B"])
                snapshot.appendItems([1, 7, 7], toSection: "A")
                source.apply(snapshot)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {("))
        #expect(text.contains("7 at section 0, item 1 and again at section 0, item 2"))
    }

    @Test func `appending without any section traps`() async {
        await #expect(processExitsWith: .failure) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendItems([1])
        }
    }
}
