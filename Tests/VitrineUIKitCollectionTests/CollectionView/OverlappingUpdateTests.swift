import Foundation
import Testing
import VitrineCoreGraphics
import VitrineQuartzCore
import VitrineTesting

@testable import VitrineUIKit

/// Updates that begin before others have ended, and what becomes of their animations and completions.
@MainActor
@Suite struct OverlappingUpdateTests {
    @Test("A visible cell that leaves a section which scrolls no longer is in the window")
    func leavesSection() {
        let board = OverlappingBoard(.orthogonal)
        board.apply([(4, []), (2, [4]), (1, [1]), (9, [28, 29, 30])], wait: 0.05)
        board.apply([(4, []), (2, [4]), (1, [89, 8, 7, 0, 1]), (9, [28, 29, 30])], wait: 0.05)
        board.apply([(4, []), (9, []), (2, []), (1, [89, 8, 7, 0, 1])], wait: 0)
        #expect(board.fault == nil)
        board.host.settle()
        #expect(board.fault == nil)
        #expect(board.view.visibleCells.count == 5)
    }

    @Test("A completion that takes views away does not run while another view is being moved")
    func movedView() {
        let (root, from, to) = (UIView(), UIView(), UIView())
        let others = (0..<4).map { _ in UIView() }
        [from, to].forEach(root.addSubview)
        others.forEach(to.addSubview)
        let host = TestHost(root, size: CGSize(width: 100, height: 100))
        let moved = UIView()
        from.addSubview(moved)
        host.layout()
        var log: [String] = []
        UIView.animate(withDuration: 1) {
            moved.center.x = 50
        } completion: { finished in
            log.append("ended \(finished)")
            others.forEach { $0.removeFromSuperview() }
        }
        host.advance(by: 0.1)
        // It leaves the window with its old superview, and comes back in between the others.
        from.removeFromSuperview()
        to.insertSubview(moved, at: 3)
        log.append("moved")
        #expect(to.subviews.count == 5)
        host.layout()
        #expect(log == ["moved", "ended false"])
        #expect(to.subviews == [moved])
    }

    @Test(
        "A collection view goes with its window in the middle of an animated update",
        arguments: [0.0, 0.05, 0.2, 1])
    func goes(wait: Double) {
        weak var gone: UICollectionView?
        var completed = 0
        do {
            let board = OverlappingBoard(.flow)
            gone = board.view
            board.apply([(0, [1, 2, 3])], animated: false, wait: 0.5)
            var snapshot = board.source.snapshot()
            snapshot.appendItems([4])
            let view = board.view
            board.source.apply(snapshot, animatingDifferences: true) {
                _ = view; completed += 1
            }
            board.host.advance(by: wait)
        }
        LaterTurns.runAll()
        #expect(gone == nil)
        #expect(completed == 1)
    }

    @Test("Hiding a window ends its animations, and says so in a later turn") func hidden() {
        let view = UIView()
        let root = UIView()
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 100, height: 100))
        var ended: Bool?
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            ended = $0
        }
        host.advance(by: 0.1)
        host.window.isHidden = true
        #expect(ended == nil)
        LaterTurns.runAll()
        #expect(ended == false)
        #expect(view.layer.animationKeys() == nil)
    }

    // MARK: Completions (FACTS 90)

    @Test("A completion never runs before the call returns", arguments: [true, false], [true, false])
    func later(inWindow: Bool, isAnimated: Bool) {
        let scene = DiffableScene(inWindow: inWindow)
        scene.show(rows(("A", [1])))
        var log: [String] = []
        scene.source.apply(rows(("A", [1, 2])), animatingDifferences: isAnimated) { log.append("apply") }
        log.append("returned")
        LaterTurns.runAll()
        if isAnimated, inWindow { scene.advance(by: 0.5) }
        #expect(log == ["returned", "apply"])
        log = []
        scene.source.applySnapshotUsingReloadData(rows(("A", [3]))) { log.append("reload") }
        log.append("returned")
        LaterTurns.runAll()
        #expect(log == ["returned", "reload"])
    }

    @Test("Completions of batch updates come in the order of the batches", arguments: [true, false])
    func batches(inWindow: Bool) {
        let shelf = NumberShelf(sections: 2, items: 3)
        if !inWindow { shelf.view.removeFromSuperview() }
        var log: [String] = []
        UIView.performWithoutAnimation {
            for name in ["first", "second"] {
                shelf.view.performBatchUpdates(nil) { _ in log.append(name) }
                log.append("\(name) returned")
            }
        }
        LaterTurns.runAll()
        #expect(log == ["first returned", "second returned", "first", "second"])
    }

    @Test("A batch that begins in a completion completes in the turn after") func chained() {
        let shelf = NumberShelf(sections: 1, items: 3)
        var log: [Int] = []
        func next() {
            UIView.performWithoutAnimation {
                shelf.view.performBatchUpdates(nil) { _ in
                    log.append(log.count)
                    if log.count < 2_000 { next() }
                }
            }
        }
        next()
        for turn in 1...5 {
            LaterTurns.runAll()
            #expect(log.count == turn)
        }
        for _ in 0..<1_995 { LaterTurns.runAll() }
        #expect(log.count == 2_000)
    }

    @Test("Thousands of snapshots, each applied by the completion of the last, need no stack")
    func chainedSnapshots() {
        let scene = DiffableScene()
        var count = 0
        func next() {
            count += 1
            guard count <= 3000 else { return }
            scene.source.apply(rows(("A", Array(0..<count % 9))), animatingDifferences: false) { next() }
        }
        next()
        for _ in 0..<3001 { LaterTurns.runAll() }
        #expect(count == 3001)
        #expect(scene.source.snapshot().numberOfItems == 3000 % 9)
    }

    @Test("A block whose animations have ended already completes in a later turn") func withoutWindow() {
        let view = UIView()
        var log: [String] = []
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            log.append("ended \($0)")
        }
        log.append("returned")
        LaterTurns.runAll()
        #expect(log == ["returned", "ended true"])
    }
}
