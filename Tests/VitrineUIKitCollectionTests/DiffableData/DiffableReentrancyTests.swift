import Foundation
import Testing
import VitrinePlatform
import VitrineQuartzCore

@testable import VitrineUIKit

@MainActor
@Suite struct DiffableReentrancyTests {
    @Test func `A snapshot applied by the cell provider is shown after the one being shown`() {
        let scene = DiffableScene()
        var finished: [String] = []
        scene.willProvide = { [unowned scene] item in
            guard item == 2, finished.isEmpty else { return }
            scene.willProvide = nil
            scene.source.apply(rows(("A", [3, 1])), animatingDifferences: false) { finished.append("inner") }
            // What is shown is what the cells are being made for.
            #expect(scene.source.itemIdentifier(for: [0, 1]) == 2)
            #expect(scene.source.snapshot().text == "A: 3 1")
            #expect(finished.isEmpty)
        }
        scene.source.apply(rows(("A", [1, 2])), animatingDifferences: false) { finished.append("outer") }
        scene.view.layoutIfNeeded()
        LaterTurns.runAll()
        #expect(finished == ["outer", "inner"])
        #expect(scene.shown == ["0.0 3", "0.1 1"])
    }

    @Test func `A snapshot applied by the cell provider in a layout pass comes after the pass`() {
        let scene = DiffableScene()
        scene.show(rows(("A", Array(0..<20))))
        scene.willProvide = { [unowned scene] item in
            scene.willProvide = nil
            scene.source.apply(rows(("A", Array(0..<21))), animatingDifferences: false)
            #expect(scene.view.numberOfItems(inSection: 0) == 20)
        }
        scene.view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        scene.view.reloadData()
        scene.view.layoutIfNeeded()
        #expect(scene.view.numberOfItems(inSection: 0) == 21)
    }

    @Test func `A snapshot applied by a completion follows at once, and completes in the turn after`() {
        let scene = DiffableScene()
        var texts: [String] = []
        scene.source.apply(rows(("A", [1])), animatingDifferences: false) { [unowned scene] in
            texts.append(scene.source.snapshot().text)
            scene.source.apply(rows(("A", [1, 2])), animatingDifferences: false) {
                texts.append(scene.source.snapshot().text)
            }
            #expect(scene.source.itemIdentifier(for: [0, 1]) == 2)
        }
        #expect(texts == [])
        LaterTurns.runAll()
        #expect(texts == ["A: 1"])
        LaterTurns.runAll()
        #expect(texts == ["A: 1", "A: 1 2"])
    }

    @Test func `A snapshot applied by the delegate in the middle of an update comes after it`() {
        final class Delegate: NSObject, UICollectionViewDelegate {
            var willDisplay: (() -> Void)?
            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) {
                willDisplay?()
            }
        }
        let scene = DiffableScene()
        scene.show(rows(("A", [1])))
        let delegate = Delegate()
        scene.view.delegate = delegate
        delegate.willDisplay = { [unowned scene] in
            delegate.willDisplay = nil
            scene.source.apply(rows(("A", [2])), animatingDifferences: false)
        }
        scene.source.apply(rows(("A", [1, 2])), animatingDifferences: false)
        #expect(scene.source.snapshot().text == "A: 2")
        #expect(scene.shown == ["0.0 2"])
    }

    @Test func `A snapshot applied inside a batch of updates comes after it`() {
        let scene = DiffableScene()
        scene.show(rows(("A", [1])))
        var inside = -1
        var finished = 0
        scene.view.performBatchUpdates {
            scene.source.apply(rows(("A", [1, 2])), animatingDifferences: false) { finished += 1 }
            inside = scene.view.numberOfItems(inSection: 0)
        }
        #expect(inside == 1)
        LaterTurns.runAll()
        #expect(finished == 1)
        #expect(scene.shown == ["0.0 1", "0.1 2"])
    }

    @Test func `A snapshot applied while a cell is configured again comes after that`() {
        let scene = DiffableScene()
        scene.show(rows(("A", [1, 2])))
        scene.willProvide = { [unowned scene] _ in
            scene.willProvide = nil
            scene.source.apply(rows(("A", [2])), animatingDifferences: false)
        }
        scene.view.reconfigureItems(at: [[0, 0]])
        #expect(scene.shown == ["0.0 2"])
    }

    @Test func `Snapshots applied during an animation are all shown, and each completion is called once`() {
        let scene = DiffableScene()
        scene.show(rows(("A", [1])))
        var finished: [Int] = []
        for count in 2...5 {
            scene.source.apply(rows(("A", Array(1...count)))) { finished.append(count) }
            scene.advance(by: 0.05)
        }
        #expect(scene.view.numberOfItems(inSection: 0) == 5)
        scene.advance(by: 0.5)
        #expect(finished.sorted() == [2, 3, 4, 5])
    }

    @Test func `Reloading ends animations, and their completions come too`() {
        let scene = DiffableScene()
        scene.show(rows(("A", [1])))
        var finished: [String] = []
        scene.advance(by: 0.1)
        scene.source.apply(rows(("A", [2, 1]))) { finished.append("animated") }
        #expect(finished == [])
        scene.source.applySnapshotUsingReloadData(rows(("A", [3]))) { finished.append("reloaded") }
        LaterTurns.runAll()
        #expect(finished.contains("reloaded"))
        #expect(scene.shown == ["0.0 3"])
        scene.advance(by: 0.5)
        #expect(finished.sorted() == ["animated", "reloaded"])
    }

    @Test func `A snapshot applied before the view is in a window is there when it comes`() {
        let scene = DiffableScene(inWindow: false)
        var finished = 0
        scene.source.apply(rows(("A", [1, 2]))) { finished += 1 }
        LaterTurns.runAll()
        #expect(finished == 1)
        scene.window.addSubview(scene.view)
        scene.view.layoutIfNeeded()
        #expect(scene.shown == ["0.0 1", "0.1 2"])
    }

    @Test func `Without its collection view a data source keeps what is applied`() {
        var view: UICollectionView? = UICollectionView(frame: .zero, collectionViewLayout: ShelfLayout())
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view!) { _, _, _ in nil }
        view = nil
        var finished = 0
        source.apply(rows(("A", [1, 2]))) { finished += 1 }
        source.applySnapshotUsingReloadData(rows(("A", [2]))) { finished += 1 }
        LaterTurns.runAll()
        #expect(finished == 2)
        #expect(source.snapshot().text == "A: 2")
        #expect(source.itemIdentifier(for: [0, 0]) == 2)
    }

    @Test func `A view that goes away in the middle of an animation still ends it`() {
        var scene: DiffableScene? = DiffableScene()
        scene!.show(rows(("A", [1])))
        scene!.advance(by: 0.1)
        var finished = 0
        scene!.source.apply(rows(("A", [1, 2]))) { finished += 1 }
        #expect(finished == 0)
        scene!.view.removeFromSuperview()
        #expect(finished == 0)
        scene!.advance(by: 1)
        scene = nil
        #expect(finished == 1)
    }

    @Test func `The asynchronous forms return when the snapshot is shown`() async {
        let scene = DiffableScene()
        await scene.source.apply(rows(("A", [1, 2])), animatingDifferences: false)
        scene.view.layoutIfNeeded()
        #expect(scene.shown == ["0.0 1", "0.1 2"])
        await scene.source.applySnapshotUsingReloadData(rows(("A", [3])))
        #expect(scene.shown == ["0.0 3"])
    }

    @Test func `The asynchronous form returns when its view goes away meanwhile`() async {
        var scene: DiffableScene? = DiffableScene()
        scene!.show(rows(("A", [1])))
        scene!.advance(by: 0.1)
        let source = scene!.source!
        let task = Task { await source.apply(rows(("A", [1, 2]))) }
        while source.snapshot().numberOfItems < 2 { await Task.yield() }
        scene!.view.removeFromSuperview()
        scene = nil
        await task.value
        #expect(source.snapshot().text == "A: 1 2")
    }
}
