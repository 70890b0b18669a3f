import Foundation
import Testing
import VitrinePlatform

@testable import VitrineUIKit

@MainActor
@Suite struct DiffableThreadTests {
    /// Runs a closure on a thread of its own and returns when it has ended, without keeping the main thread busy.
    private func elsewhere(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                body()
                continuation.resume()
            }
        }
    }

    @Test func `Snapshots from another thread are shown on the main one, in order`() async {
        let scene = DiffableScene()
        let apply = applyOffMain(scene.source)
        let log = Log()
        var steps: [DiffableDataSourceStep] = []
        scene.source.stepObserver = { steps.append($0) }
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                for count in 1...5 {
                    apply(rows(("A", Array(1...count))), false) {
                        log.append("\(count) \(MainThread.isCurrent)")
                        if count == 5 { continuation.resume() }
                    }
                }
            }
        }
        #expect(log.lines == ["1 true", "2 true", "3 true", "4 true", "5 true"])
        #expect(steps.map(\.items) == [1, 2, 3, 4, 5])
        #expect(steps.map(\.itemChanges.inserted) == [0, 1, 1, 1, 1])
        #expect(steps.allSatisfy { !$0.isComputedOnMainThread })
        scene.view.layoutIfNeeded()
        #expect(scene.shown.count == 4)
        #expect(scene.source.snapshot().text == "A: 1 2 3 4 5")
    }

    @Test func `Many threads at once lose nothing`() async {
        let scene = DiffableScene()
        let apply = applyOffMain(scene.source)
        let log = Log()
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<4 {
                group.addTask {
                    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                        DispatchQueue.global().async {
                            for step in 0..<25 {
                                apply(rows(("A", [thread, 10 + step])), false) {
                                    log.append("\(thread)")
                                    if step == 24 { continuation.resume() }
                                }
                            }
                        }
                    }
                }
            }
        }
        #expect(log.lines.count == 100)
        #expect(Set(log.lines) == ["0", "1", "2", "3"])
        #expect(scene.view.numberOfItems(inSection: 0) == 2)
        #expect(scene.source.snapshot().itemIdentifiers.contains(34))
    }

    @Test func `An edit on another thread starts from what was applied last, shown or not`() async {
        let scene = DiffableScene()
        let apply = applyOffMain(scene.source)
        let snapshotOnMain: @MainActor () -> RowSnapshot = scene.source.snapshot
        let snapshot = unsafeBitCast(snapshotOnMain, to: (@Sendable () -> RowSnapshot).self)
        await elsewhere {
            for item in 1...3 {
                var next = snapshot()
                if next.numberOfSections == 0 { next.appendSections(["A"]) }
                next.appendItems([item])
                apply(next, false, nil)
            }
        }
        while scene.source.itemIdentifier(for: [0, 2]) == nil { await Task.yield() }
        #expect(scene.source.snapshot().text == "A: 1 2 3")
    }

    @Test func `Mixing threads is warned of once, with the view`() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let scene = await DiffableScene()
            await scene.show(rows(("A", [1])))
            for _ in 0..<2 {
                let apply = await applyOffMain(scene.source)
                await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                    DispatchQueue.global().async {
                        apply(rows(("A", [1, 2])), false) { continuation.resume() }
                    }
                }
                await scene.show(rows(("A", [1])))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "Warning: applying updates in a non-thread confined manner is dangerous and can lead to deadlocks. "
                    + "Please always submit updates either always on the main queue or always off the main queue - "
                    + "view=<UICollectionView: "))
        #expect(text.components(separatedBy: "Warning: applying updates").count == 2)
    }

    @Test func `Applying on the main thread while others wait traps with UIKit's words`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = DiffableScene()
                let apply = applyOffMain(scene.source)
                let done = DispatchSemaphore(value: 0)
                DispatchQueue.global().async {
                    apply(rows(("A", [1])), false, nil)
                    done.signal()
                }
                done.wait()
                scene.source.apply(rows(("A", [2])))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "Deadlock detected: calling this method on the main queue with outstanding async updates is not "
                    + "permitted and will deadlock. Please always submit updates either always on the main queue or "
                    + "always off the main queue - view=<UICollectionView: "))
        #expect(text.contains("dataSource: "))
    }

    @Test func `A data source that nobody keeps shows what was applied, says so, and goes`() async {
        let view = UICollectionView(frame: .zero, collectionViewLayout: ShelfLayout())
        var source: UICollectionViewDiffableDataSource<String, Int>? =
            UICollectionViewDiffableDataSource(collectionView: view) { _, _, _ in nil }
        weak let witness = source
        var shown: [Int] = []
        source?.stepObserver = {
            shown += [$0.items, view.numberOfSections, view.numberOfItems(inSection: 0)]
        }
        // The call as a closure keeps the data source until it has been made.
        var apply = source.map(applyOffMain)
        source = nil
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let call = apply
            apply = nil
            DispatchQueue.global().async { call?(rows(("A", [1, 2])), false) { continuation.resume() } }
        }
        #expect(shown == [2, 1, 2])
        for _ in 0..<1_000 where witness != nil { await Task.yield() }
        #expect(witness == nil && view.dataSource == nil)
    }
}

/// Lines from any thread.
private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [String] = []

    func append(_ line: String) { lock.withLock { stored.append(line) } }
    var lines: [String] { lock.withLock { stored } }
}
