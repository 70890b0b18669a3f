import Foundation
import Testing
import VitrinePlatform

@testable import VitrineUIKit

@MainActor
@Suite struct DiffableTraceTests {
    /// A line of the trace, as somebody reads it who analyses one.
    private struct Line: Decodable {
        var trace: String
        var sections, items, sectionsDeleted, sectionsInserted, sectionsMoved, sectionsReloaded: Int
        var deleted, inserted, moved, reloaded, reconfigured, ranges: Int
        var reload, animated: Bool
        var thread: String
        var differenceMilliseconds, commitMilliseconds: Double
    }

    @Test func `Every step is a line of JSON`() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            setenv("VITRINE_TRACE", "diff", 1)
            let scene = await DiffableScene()
            await MainActor.run {
                scene.show(rows(("A", [1, 2, 3, 4, 5, 6]), ("B", [7])))
                var next = rows(("A", [6, 1, 3, 4, 20, 21]), ("C", [30]))
                next.reloadItems([1])
                next.reconfigureItems([3, 4])
                scene.source.apply(next)
                scene.source.applySnapshotUsingReloadData(rows(("A", [1])))
            }
        }
        let lines = try String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            .split(separator: "\n").filter { $0.hasPrefix("{") }
            .map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        #expect(lines.map(\.trace) == ["diff", "diff", "diff"])
        #expect(lines.map(\.items) == [7, 7, 1])
        #expect(lines.map(\.sections) == [2, 2, 1])
        #expect(lines.map(\.sectionsInserted) == [2, 1, 0])
        #expect(lines.map(\.sectionsDeleted) == [0, 1, 0])
        #expect(lines.map(\.deleted) == [0, 2, 0])
        #expect(lines.map(\.inserted) == [0, 2, 0])
        #expect(lines.map(\.moved) == [0, 1, 0])
        #expect(lines.map(\.reloaded) == [0, 1, 0])
        #expect(lines.map(\.reconfigured) == [0, 2, 0])
        // 2 and 5 are gone from two places, 20 and 21 came to one, and 6 moved.
        #expect(lines.map(\.ranges) == [0, 4, 0])
        #expect(lines.map(\.reload) == [false, false, true])
        #expect(lines.map(\.animated) == [false, true, false])
        #expect(lines.map(\.thread) == ["main", "main", "main"])
        #expect(lines.allSatisfy { $0.differenceMilliseconds >= 0 && $0.commitMilliseconds > 0 })
        #expect(lines.allSatisfy { $0.differenceMilliseconds < 10_000 && $0.commitMilliseconds < 10_000 })
    }

    @Test func `The observer gets the same as a value, after the view has changed`() {
        let scene = DiffableScene()
        var steps: [DiffableDataSourceStep] = []
        var counts: [Int] = []
        scene.source.stepObserver = { [unowned scene] step in
            steps.append(step)
            counts.append(scene.view.numberOfItems(inSection: 0))
        }
        scene.show(rows(("A", [1, 2, 3])))
        scene.source.apply(rows(("A", [3, 1])))
        #expect(counts == [3, 2])
        #expect(steps.map(\.items) == [3, 2])
        #expect(steps[1].itemChanges == DiffableDataSourceStep.Changes(deleted: 1, moved: 1))
        #expect(steps.map(\.isAnimated) == [false, true])
        #expect(steps.map(\.isComputedOnMainThread) == [true, true])
        #expect(steps.allSatisfy { $0.commitTime > .zero })
    }

    @Test func `A section with a count is charged by ranges`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in nil }
        var steps: [DiffableDataSourceStep] = []
        source.stepObserver = { steps.append($0) }
        var snapshot = RowSnapshot()
        snapshot.appendSections(["A"])
        snapshot.appendItems(count: 1_000_000, toSection: "A", identifiers: { $0 }, number: { $0 })
        source.apply(snapshot, animatingDifferences: false)
        snapshot.deleteItems(in: 10..<500_000, ofSection: "A")
        source.apply(snapshot, animatingDifferences: false)
        #expect(steps.map(\.items) == [1_000_000, 500_010])
        #expect(steps[1].itemChanges == DiffableDataSourceStep.Changes(deleted: 499_990))
        #expect(steps[1].ranges == 1)
    }
}
