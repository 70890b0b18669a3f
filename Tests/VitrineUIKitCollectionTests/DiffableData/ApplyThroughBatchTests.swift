import Foundation
import Testing
import VitrinePlatform

@testable import VitrineUIKit

/// `apply` reaches the collection view by one call of `performBatchUpdates(_:completion:)`.
@MainActor
@Suite struct ApplyThroughBatchTests {
    private final class Overriding: UICollectionView {
        /// Whether views would be animated, for each call.
        var calls: [Bool] = []
        var forwards = true

        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls.append(UIView.areAnimationsEnabled)
            if forwards { super.performBatchUpdates(updates, completion: completion) }
        }
    }

    private func stage() -> (
        view: Overriding, source: UICollectionViewDiffableDataSource<String, Int>, UIWindow
    ) {
        let view = Overriding(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: ShelfLayout())
        let window = UIWindow(frame: view.frame)
        let cells = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, item in cell.number = item }
        let headers = UICollectionView.SupplementaryRegistration<HeaderView>(elementKind: ShelfLayout.header)
        {
            _, _, _ in
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
            view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        window.addSubview(view)
        window.isHidden = false
        return (view, source, window)
    }

    @Test func `An override sees one call for each apply, and none for reloading`() {
        let (view, source, window) = stage()
        var finished = 0
        source.apply(rows(("A", [1, 2])), animatingDifferences: false) { finished += 1 }
        view.layoutIfNeeded()
        #expect(view.calls == [false])
        source.apply(rows(("A", [2, 3])), animatingDifferences: true) { finished += 1 }
        #expect(view.calls == [false, true])
        source.applySnapshotUsingReloadData(rows(("A", [4]))) { finished += 1 }
        #expect(view.calls == [false, true])
        #expect(finished == 0)
        window.offscreenWindow?.setNeedsFrame()
        window.offscreenWindow?.advance(by: 1)
        #expect(finished == 3)
        #expect(view.visibleCells.map { ($0 as? NumberCell)?.number } == [4])
    }

    @Test func `Without animation nothing is animated`() {
        let (view, source, _) = stage()
        source.apply(rows(("A", [1, 2, 3])), animatingDifferences: false)
        view.layoutIfNeeded()
        source.apply(rows(("A", [3, 1])), animatingDifferences: false)
        view.layoutIfNeeded()
        let cells =
            view.visibleCells + [view.supplementaryView(forElementKind: ShelfLayout.header, at: [0, 0])!]
        #expect(cells.count == 3)
        #expect(cells.allSatisfy { $0.layer.animationKeys()?.isEmpty ?? true })
    }

    @Test func `An override that does nothing does not keep the data from changing`() {
        let (view, source, _) = stage()
        source.apply(rows(("A", [1, 2])), animatingDifferences: false)
        view.layoutIfNeeded()
        view.forwards = false
        var finished = 0
        source.apply(rows(("A", [2, 3, 4])), animatingDifferences: true) { finished += 1 }
        view.layoutIfNeeded()
        LaterTurns.runAll()
        #expect(finished == 1)
        #expect(source.snapshot().text == "A: 2 3 4")
        #expect(Set(view.visibleCells.compactMap { ($0 as? NumberCell)?.number }) == [2, 3, 4])
    }
}
