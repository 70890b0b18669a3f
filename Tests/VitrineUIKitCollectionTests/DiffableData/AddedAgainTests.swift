import Foundation
import Fuzzing
import Testing
import VitrinePlatform

@testable import VitrineUIKit

/// What is added again moves: UIKit says "the existing identifiers will be moved into place".
@MainActor
@Suite struct AddedAgainTests {
    private func snapshot() -> RowSnapshot { rows(("A", [1, 2, 3]), ("B", [4, 5])) }

    @Test func `An item that is appended again moves to the end of the section named`() {
        var snapshot = snapshot()
        snapshot.appendItems([2], toSection: "B")
        #expect(snapshot.text == "A: 1 3 | B: 4 5 2")
        #expect(snapshot.numberOfItems == 5)
        #expect(snapshot.indexOfItem(2) == 4)
        #expect(snapshot.sectionIdentifier(containingItem: 2) == "B")
        snapshot.appendItems([1, 6, 4])
        #expect(snapshot.text == "A: 3 | B: 5 2 1 6 4")
        snapshot.appendItems([3], toSection: "A")
        #expect(snapshot.text == "A: 3 | B: 5 2 1 6 4")
    }

    @Test func `An item that is inserted again moves there`() {
        var snapshot = snapshot()
        snapshot.insertItems([5, 6], beforeItem: 2)
        #expect(snapshot.text == "A: 1 5 6 2 3 | B: 4")
        snapshot.insertItems([1], afterItem: 4)
        #expect(snapshot.text == "A: 5 6 2 3 | B: 4 1")
        // Beside itself it stays.
        snapshot.insertItems([2], beforeItem: 2)
        snapshot.insertItems([6], afterItem: 6)
        #expect(snapshot.text == "A: 5 6 2 3 | B: 4 1")
    }

    @Test func `Edits after it find the item where it is now`() {
        var snapshot = snapshot()
        snapshot.appendItems([1], toSection: "B")
        snapshot.deleteItems([1])
        #expect(snapshot.text == "A: 2 3 | B: 4 5")
        snapshot.appendItems([2], toSection: "B")
        snapshot.moveItem(4, afterItem: 2)
        #expect(snapshot.text == "A: 3 | B: 5 2 4")
        snapshot.appendItems([3], toSection: "B")
        snapshot.deleteSections(["B"])
        #expect(snapshot.text == "A: ")
    }

    @Test func `What is pending for an item stays`() {
        var snapshot = snapshot()
        snapshot.reloadItems([2])
        snapshot.reconfigureItems([3])
        snapshot.appendItems([3, 2], toSection: "B")
        #expect(snapshot.text == "A: 1 | B: 4 5 3 2")
        #expect(snapshot.reloadedItemIdentifiers == [2])
        #expect(snapshot.reconfiguredItemIdentifiers == [3])
    }

    @Test func `A copy keeps what it was`() {
        let before = snapshot()
        var after = before
        after.appendItems([1], toSection: "B")
        let copy = after
        after.deleteItems([4])
        #expect(before.text == "A: 1 2 3 | B: 4 5")
        #expect(copy.text == "A: 2 3 | B: 4 5 1")
        #expect(after.text == "A: 2 3 | B: 5 1")
    }

    @Test func `A section that is added again moves with its items`() {
        var snapshot = rows(("A", [1]), ("B", [2]), ("C", [3]))
        snapshot.appendSections(["A", "D"])
        #expect(snapshot.text == "B: 2 | C: 3 | A: 1 | D: ")
        snapshot.insertSections(["D", "E", "A"], beforeSection: "B")
        #expect(snapshot.text == "D:  | E:  | A: 1 | B: 2 | C: 3")
        snapshot.insertSections(["A", "D", "F"], afterSection: "C")
        #expect(snapshot.text == "E:  | B: 2 | C: 3 | A: 1 | D:  | F: ")
        snapshot.insertSections(["C"], afterSection: "C")
        #expect(snapshot.text == "E:  | B: 2 | C: 3 | A: 1 | D:  | F: ")
    }

    @Test func `Applying shows it once, where it was put last, and reports nothing`() {
        let scene = DiffableScene()
        var reports = 0
        scene.source.duplicateIdentifierPolicy = .reportAndKeepFirst
        scene.source.duplicateIdentifierHandler = { _ in reports += 1 }
        scene.show(snapshot())
        var next = scene.source.snapshot()
        next.appendItems([1, 9], toSection: "B")
        scene.source.apply(next, animatingDifferences: true)
        #expect(scene.source.snapshot().text == "A: 2 3 | B: 4 5 1 9")
        next = RowSnapshot()
        next.appendSections(["A", "B"])
        for item in [1, 2, 3, 2, 1] { next.appendItems([item], toSection: item == 3 ? "B" : "A") }
        scene.source.applySnapshotUsingReloadData(next)
        #expect(scene.source.snapshot().text == "A: 2 1 | B: 3")
        #expect(reports == 0)
        next.appendItems([2, 2], toSection: "B")
        scene.show(next)
        #expect(scene.source.snapshot().text == "A: 1 | B: 3 2")
        #expect(reports == 1)
    }

    @Test func `Any order of additions and deletions is as if each item were taken out first`() {
        for seed in FuzzBudget.seeds(300) {
            var random = SeededGenerator(seed: seed)
            var model: [[Int]] = [[], [], []]
            var snapshot = RowSnapshot()
            snapshot.appendSections(["0", "1", "2"])
            var log: [String] = []
            for _ in 0..<12 {
                let items = Array(
                    Set(
                        (0..<Int.random(in: 1...3, using: &random)).map { _ in
                            Int.random(in: 0..<12, using: &random)
                        }))
                let section = Int.random(in: 0..<3, using: &random)
                let all = model.flatMap { $0 }
                switch Int.random(in: 0..<5, using: &random) {
                case 0...1:
                    log.append("append \(items) to \(section)")
                    for index in model.indices { model[index].removeAll { items.contains($0) } }
                    model[section] += items
                    snapshot.appendItems(items, toSection: "\(section)")
                case 2:
                    guard let anchor = all.randomElement(using: &random), !items.contains(anchor) else {
                        continue
                    }
                    log.append("insert \(items) after \(anchor)")
                    for index in model.indices { model[index].removeAll { items.contains($0) } }
                    for index in model.indices {
                        guard let place = model[index].firstIndex(of: anchor) else { continue }
                        model[index].insert(contentsOf: items, at: place + 1)
                    }
                    snapshot.insertItems(items, afterItem: anchor)
                case 3:
                    log.append("delete \(items)")
                    for index in model.indices { model[index].removeAll { items.contains($0) } }
                    snapshot.deleteItems(items)
                default:
                    log.append("look")
                    #expect(snapshot.numberOfItems == all.count)
                    if let item = all.randomElement(using: &random) {
                        #expect(snapshot.indexOfItem(item) == all.firstIndex(of: item), "\(log)")
                    }
                }
            }
            let text = model.enumerated().map { "\($0): " + $1.map(String.init).joined(separator: " ") }
                .joined(separator: " | ")
            #expect(snapshot.text == text, "\(log)")
            guard snapshot.text == text else { return }
        }
    }
}
