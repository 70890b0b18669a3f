import Foundation
import Testing
import VitrinePlatform
import VitrineQuartzCore

@testable import VitrineUIKit

@MainActor
@Suite struct DiffableDuplicateTests {
    private func twice() -> RowSnapshot {
        var snapshot = RowSnapshot()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 7, 8, 7], toSection: "A")
        snapshot.appendItems([9, 9], toSection: "B")
        return snapshot
    }

    @Test func `The first of each is kept, and the report comes once for each snapshot`() {
        let scene = DiffableScene()
        var reports: [DuplicateIdentifierReport] = []
        scene.source.duplicateIdentifierPolicy = .reportAndKeepFirst
        scene.source.duplicateIdentifierHandler = { reports.append($0) }
        var finished = 0
        scene.source.apply(twice(), animatingDifferences: false) { finished += 1 }
        #expect(scene.source.snapshot().text == "A: 1 7 8 | B: 9")
        #expect(scene.source.itemIdentifier(for: [1, 0]) == 9)
        #expect(reports.count == 1)
        let duplicates = reports.first?.duplicates ?? []
        #expect(duplicates.map(\.kind) == [.item, .item])
        #expect(duplicates.map(\.identifier) == ["7", "9"])
        #expect(duplicates.map(\.first) == [[0, 1], [1, 0]])
        #expect(duplicates.map(\.again) == [[0, 3], [1, 1]])
        // The one call in `twice()` that brought both.
        let lines = duplicates[0].calls.compactMap { Int($0.split(separator: ":").last ?? "") }
        #expect(
            duplicates[0].calls.allSatisfy {
                $0.hasPrefix("VitrineUIKitCollectionTests/DiffableDuplicateTests.swift:")
            }
        )
        #expect(lines.count == 2 && lines[1] == lines[0])
        scene.source.applySnapshotUsingReloadData(twice()) { finished += 1 }
        #expect(reports.count == 2)
        #expect(scene.source.snapshot().text == "A: 1 7 8 | B: 9")
        LaterTurns.runAll()
        #expect(finished == 2)
        scene.show(rows(("A", [1])))
        #expect(reports.count == 2)
    }

    @Test func `Sections that are there twice are left out with their items`() {
        let scene = DiffableScene()
        var reports: [DuplicateIdentifierReport] = []
        scene.source.duplicateIdentifierPolicy = .reportAndKeepFirst
        scene.source.duplicateIdentifierHandler = { reports.append($0) }
        var snapshot = RowSnapshot()
        snapshot.appendSections(["A", "A", "B"])
        snapshot.appendItems([1], toSection: "B")
        scene.show(snapshot)
        #expect(scene.source.snapshot().text == "A:  | B: 1")
        #expect(reports.count == 1)
        #expect(reports.first?.duplicates.map(\.kind) == [.section])
        #expect(reports.first?.duplicates.map(\.identifier) == ["A"])
        #expect(reports.first?.duplicates.map(\.again) == [[1]])
    }

    @Test func `Off the main thread too`() async {
        let scene = DiffableScene()
        scene.source.duplicateIdentifierPolicy = .reportAndKeepFirst
        var reports = 0
        scene.source.duplicateIdentifierHandler = { _ in reports += 1 }
        let apply = applyOffMain(scene.source)
        let snapshot = twice()
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                apply(snapshot, false, nil)
                // Starts from what was kept.
                apply(rows(("A", [1, 7, 8]), ("B", [9, 10])), false) { continuation.resume() }
            }
        }
        #expect(reports == 1)
        #expect(scene.source.snapshot().text == "A: 1 7 8 | B: 9 10")
    }

    @Test func `The report is on standard error`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = DiffableScene()
                scene.source.duplicateIdentifierPolicy = .reportAndKeepFirst
                scene.show(rows(("A", [7, 7])))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}"))
        #expect(text.contains("The first of each is shown, the others are left out."))
    }

    @Test func `Reloading from a snapshot with duplicates traps by default`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let scene = DiffableScene()
                scene.source.applySnapshotUsingReloadData(rows(("A", [7, 7])))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {("))
        #expect(text.contains("section 0, item 0") && text.contains("section 0, item 1"))
    }

    @Test func `Values that are equal count as one, whatever else is in them`() {
        struct Song: Hashable, Sendable {
            var id: Int
            var title: String
            static func == (a: Self, b: Self) -> Bool { a.id == b.id }
            func hash(into hasher: inout Hasher) { hasher.combine(id) }
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: ShelfLayout())
        let source = UICollectionViewDiffableDataSource<Int, Song>(collectionView: view) { _, _, _ in nil }
        source.duplicateIdentifierPolicy = .reportAndKeepFirst
        var snapshot = NSDiffableDataSourceSnapshot<Int, Song>()
        snapshot.appendSections([0])
        snapshot.appendItems([Song(id: 1, title: "first"), Song(id: 1, title: "second")])
        source.apply(snapshot)
        #expect(source.snapshot().itemIdentifiers.map(\.title) == ["first"])
    }

    @Test func `Identifiers that hash differently each time are named, once`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = UICollectionView(frame: .zero, collectionViewLayout: ShelfLayout())
                let source = UICollectionViewDiffableDataSource<Int, Restless>(collectionView: view) {
                    _, _, _ in nil
                }
                for ids in [[1, 2, 3], [2, 1, 3], [3, 1, 2]] {
                    var snapshot = NSDiffableDataSourceSnapshot<Int, Restless>()
                    snapshot.appendSections([0])
                    snapshot.appendItems(ids.map(Restless.init))
                    source.apply(snapshot, animatingDifferences: false)
                }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Identifiers of the type Restless cannot be told apart reliably (number "))
        #expect(text.contains("hashes differently each time"))
        #expect(text.components(separatedBy: "cannot be told apart").count == 2)
    }
}

/// An identifier whose hash is another one each time.
private struct Restless: Hashable, Sendable, CustomStringConvertible {
    var id: Int
    var description: String { "number \(id)" }
    func hash(into hasher: inout Hasher) { hasher.combine(UInt64.random(in: 0...UInt64.max)) }
}
