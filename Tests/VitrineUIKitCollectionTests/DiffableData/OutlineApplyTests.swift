import Foundation
import Fuzzing
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Section snapshots applied to a data source, and what becomes of them.
@MainActor
@Suite(.serialized) struct OutlineApplyTests {
    private let pantry = """
        +Food
          Fruit
            Apple
            Pear
          Bread
        Drinks
          Tea
        """

    @Test func `a section snapshot adds its section at the end and shows its visible items`() {
        let host = OutlineHost()
        var finished = 0
        host.source.apply(OutlineHost.rows(pantry), to: "Pantry", animatingDifferences: false) {
            finished += 1
        }
        host.source.apply(OutlineHost.rows("Soap\nBrush"), to: "Bath", animatingDifferences: false) {
            finished += 1
        }
        host.host.layout()
        #expect(finished == 2)
        #expect(host.source.snapshot().sectionIdentifiers == ["Pantry", "Bath"])
        #expect(host.shown == ["Food Fruit Bread Drinks", "Soap Brush"])
        #expect(
            host.source.snapshot().itemIdentifiers(inSection: "Pantry") == [
                "Food", "Fruit", "Bread", "Drinks",
            ])
        #expect(host.text(of: "Pantry") == pantry.split(separator: "\n").map(String.init))
        #expect(host.source.indexPath(for: "Bread") == [0, 2] && host.source.indexPath(for: "Apple") == nil)
        #expect(host.source.snapshot(for: "nobody").items == [])
    }

    @Test func `a section that was given by a whole snapshot has a flat one of its own`() {
        let host = OutlineHost()
        var whole = host.source.snapshot()
        whole.appendSections(["A", "B"])
        whole.appendItems(["1", "2"], toSection: "A")
        host.source.apply(whole, animatingDifferences: false)
        #expect(host.text(of: "A") == ["1", "2"] && host.text(of: "B") == [])
        var rows = host.source.snapshot(for: "A")
        rows.append(["3"], to: "1")
        rows.expand(["1"])
        host.source.apply(rows, to: "A", animatingDifferences: false)
        #expect(host.shown == ["1 3 2"])
        #expect(host.text(of: "A") == ["+1", "  3", "2"])
    }

    @Test func `completions and the async form come after the animation`() async {
        let host = OutlineHost()
        await host.source.apply(OutlineHost.rows(pantry), to: "Pantry", animatingDifferences: false)
        host.host.layout()
        var finished = 0
        var rows = host.source.snapshot(for: "Pantry")
        rows.expand(["Drinks"])
        host.source.apply(rows, to: "Pantry") { finished += 1 }
        host.host.advance(by: 0.2)
        #expect(finished == 0)
        host.host.settle()
        #expect(finished == 1)
        rows.collapse(["Drinks"])
        await host.source.apply(rows, to: "Pantry", animatingDifferences: false)
        #expect(host.shown == ["Food Fruit Bread Drinks"])
    }

    @Test func `items that other sections show move in, with their cells`() {
        let host = OutlineHost()
        host.source.apply(
            OutlineHost.rows("+A\n  1\n  2\n    3\nB"), to: "First", animatingDifferences: false)
        host.source.apply(OutlineHost.rows("C\nD"), to: "Second", animatingDifferences: false)
        host.host.layout()
        let cell = host.cell("2")
        host.source.apply(OutlineHost.rows("C\n2\nE\nD"), to: "Second", animatingDifferences: false)
        #expect(host.shown == ["A 1 B", "C 2 E D"])
        #expect(host.text(of: "First") == ["+A", "  1", "B"])
        #expect(host.cell("2") === cell)
    }

    @Test func `a whole snapshot that keeps a section leaves its outline; one without it ends it`() {
        let host = OutlineHost()
        host.source.apply(OutlineHost.rows(pantry), to: "Pantry", animatingDifferences: false)
        let before = host.text(of: "Pantry")
        var whole = host.source.snapshot()
        whole.insertSections(["Bath"], beforeSection: "Pantry")
        whole.appendItems(["Soap"], toSection: "Bath")
        whole.reloadItems(["Food"])
        host.source.apply(whole, animatingDifferences: false)
        #expect(host.shown == ["Soap", "Food Fruit Bread Drinks"])
        #expect(host.text(of: "Pantry") == before)
        host.source.applySnapshotUsingReloadData(host.source.snapshot())
        #expect(host.text(of: "Pantry") == before)

        var without = host.source.snapshot()
        without.deleteSections(["Pantry"])
        host.source.apply(without, animatingDifferences: false)
        #expect(host.text(of: "Pantry") == [])
        without.appendSections(["Pantry"])
        without.appendItems(["Food"])
        host.source.apply(without, animatingDifferences: false)
        #expect(host.text(of: "Pantry") == ["Food"])
    }

    @Test func `a whole snapshot that changes a section is followed by its outline`() {
        let host = OutlineHost()
        host.source.apply(OutlineHost.rows(pantry), to: "Pantry", animatingDifferences: false)
        var whole = host.source.snapshot()
        whole.insertItems(["Cheese"], afterItem: "Fruit")
        whole.insertItems(["Sweets"], afterItem: "Bread")
        whole.deleteItems(["Bread"])
        host.source.apply(whole, animatingDifferences: false)
        let after = ["+Food", "  Fruit", "    Apple", "    Pear", "  Cheese", "  Sweets", "Drinks", "  Tea"]
        #expect(host.text(of: "Pantry") == after)
        whole.deleteItems(["Fruit"])
        host.source.applySnapshotUsingReloadData(whole)
        #expect(host.text(of: "Pantry") == ["+Food", "  Cheese", "  Sweets", "Drinks", "  Tea"])
        host.toggle("Food")
        #expect(host.shown == ["Food Drinks"])
    }

    @Test func `an outline takes the place of a section that was counted`() {
        let host = OutlineHost()
        var whole = host.source.snapshot()
        whole.appendSections(["Counted", "Other"])
        whole.appendItems(count: 1000, toSection: "Counted") { "\($0)" }
        whole.appendItems(["x"], toSection: "Other")
        host.source.apply(whole, animatingDifferences: false)
        host.source.apply(OutlineHost.rows("+A\n  B"), to: "Counted", animatingDifferences: false)
        host.host.layout()
        #expect(host.shown == ["A B", "x"])
    }

    /// The rows of a section after one random change, which may also have been made in the data source.
    private func changed(
        _ section: String, of host: OutlineHost, _ random: inout SeededGenerator, _ fresh: () -> String
    ) -> NSDiffableDataSourceSectionSnapshot<String> {
        var rows = host.source.snapshot(for: section)
        let item = rows.items.randomElement(using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0,
            1 where rows.items.count < 40:
            rows.append([fresh(), fresh()], to: Bool.random(using: &random) ? item : nil)
        case 2:
            if let item { rows.delete([item]) }
        case 3:
            if let item { rows.expand([item]) }
        case 4:
            if let item { rows.collapse([item]) }
        case 5:
            // Something that another section shows.
            if let other = host.source.snapshot().itemIdentifiers.randomElement(using: &random),
                !rows.contains(other)
            {
                rows.append([other], to: item)
            }
        case 6:
            var whole = host.source.snapshot()
            let shown = whole.itemIdentifiers
            if shown.count > 1 {
                let moved = shown.randomElement(using: &random)!
                whole.moveItem(
                    moved, afterItem: shown.filter { $0 != moved }.randomElement(using: &random)!)
                whole.insertItems([fresh()], beforeItem: shown[0])
            }
            host.source.apply(whole, animatingDifferences: Bool.random(using: &random))
            rows = host.source.snapshot(for: section)
        default:
            if let item, let path = host.source.indexPath(for: item) {
                host.source.toggleExpansion(at: path)
            }
            rows = host.source.snapshot(for: section)
        }
        return rows
    }

    /// What the screen and the data source show that the outlines do not, or nil.
    private func fault(of host: OutlineHost) -> String? {
        for (index, section) in host.source.snapshot().sectionIdentifiers.enumerated() {
            let visible = host.source.snapshot(for: section).visibleItems
            guard visible == host.source.snapshot().itemIdentifiers(inSection: section),
                visible.count == host.view.numberOfItems(inSection: index)
            else { return "\(section) shows \(visible)" }
        }
        for path in host.view.indexPathsForVisibleItems {
            let cell = host.view.cellForItem(at: path) as? OutlineHost.Row
            guard cell?.item == host.source.itemIdentifier(for: path) else {
                return "\(path) shows \(cell?.item ?? "nothing")"
            }
        }
        return nil
    }

    @Test func `random steps keep screen, data source and outlines together`() {
        var random = SeededGenerator(seed: 7)
        let host = OutlineHost()
        var next = 0
        func fresh() -> String {
            next += 1
            return "\(next)"
        }
        for section in ["A", "B", "C"] {
            host.source.apply(OutlineHost.rows(fresh()), to: section, animatingDifferences: false)
        }
        for step in 0..<400 * FuzzBudget.factor {
            let section = ["A", "B", "C"].randomElement(using: &random)!
            let rows = changed(section, of: host, &random, fresh)
            host.source.apply(rows, to: section, animatingDifferences: Bool.random(using: &random))
            host.host.advance(by: [0, 0.1, 0.4].randomElement(using: &random)!)
            host.host.layout()
            if let fault = fault(of: host) {
                Issue.record("step \(step): \(fault)")
                return
            }
        }
        host.host.settle()
        #expect(host.view.subviews.filter { $0 is OutlineHost.Row }.count == host.view.visibleCells.count)
    }
}
