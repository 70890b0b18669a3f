import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// What the user expands and collapses: handlers, children that are loaded then, cells and their way.
@MainActor
@Suite(.serialized) struct OutlineExpansionTests {
    private func host(_ text: String) -> OutlineHost {
        let host = OutlineHost()
        host.source.apply(OutlineHost.rows(text), to: "Rows", animatingDifferences: false)
        host.host.layout()
        return host
    }

    // MARK: Handlers

    @Test func `handlers are asked and told in order, for the user's expansion and collapse only`() {
        let host = host("A\n  1\n  2\nB")
        var log: [String] = []
        host.source.sectionSnapshotHandlers.shouldExpandItem = { item in
            log.append("should expand \(item)")
            return true
        }
        host.source.sectionSnapshotHandlers.willExpandItem = {
            log.append("will expand \($0), \(host.shown[0])")
        }
        host.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            log.append("snapshot for \(parent): \(children.items)")
            return children
        }
        host.source.sectionSnapshotHandlers.shouldCollapseItem = { item in
            log.append("should collapse \(item)")
            return true
        }
        host.source.sectionSnapshotHandlers.willCollapseItem = {
            log.append("will collapse \($0), \(host.shown[0])")
        }
        host.toggle("A")
        #expect(log == ["should expand A", "will expand A, A B", #"snapshot for A: ["1", "2"]"#])
        #expect(host.shown == ["A 1 2 B"])
        log = []
        host.toggle("A")
        #expect(log == ["should collapse A", "will collapse A, A 1 2 B"])
        #expect(host.shown == ["A B"])
        log = []
        var rows = host.source.snapshot(for: "Rows")
        rows.expand(["A"])
        host.source.apply(rows, to: "Rows", animatingDifferences: false)
        rows.collapse(["A"])
        host.source.apply(rows, to: "Rows")
        #expect(log == [])
    }

    @Test func `handlers refuse`() {
        let host = host("+A\n  1\nB\n  2")
        var told = 0
        host.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "B" }
        host.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "A" }
        host.source.sectionSnapshotHandlers.willExpandItem = { _ in told += 1 }
        host.source.sectionSnapshotHandlers.willCollapseItem = { _ in told += 1 }
        host.toggle("A")
        host.toggle("B")
        #expect(host.shown == ["A 1 B"] && told == 0)
    }

    @Test func `children are loaded when their parent is expanded, and again when they have changed`() {
        let host = host("Root\nOther")
        var loads = 0
        host.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
            guard parent == "Root" else { return current }
            loads += 1
            return OutlineHost.rows(loads == 1 ? "a\n+b\n  c" : "b\n  c\nd")
        }
        #expect(
            host.source.outlineState(at: [0, 0])
                == OutlineState(level: 0, isExpandable: true, isExpanded: false))
        host.toggle("Root")
        #expect(host.shown == ["Root a b c Other"])
        #expect(
            host.source.outlineState(at: [0, 3])
                == OutlineState(level: 2, isExpandable: true, isExpanded: false))
        host.toggle("Root")
        host.toggle("Root")
        #expect(host.shown == ["Root b d Other"] && loads == 2)
        #expect(host.text(of: "Rows") == ["+Root", "  b", "    c", "  d", "Other"])
    }

    @Test func `a handler may apply something else`() {
        let host = host("A\n  1\nB")
        host.source.sectionSnapshotHandlers.willExpandItem = { _ in
            host.source.apply(OutlineHost.rows("B"), to: "Rows", animatingDifferences: false)
        }
        host.toggle("A")
        #expect(host.shown == ["B"])
    }

    @Test func `children that are elsewhere already stop the program with their places`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor in
            let host = OutlineHost()
            host.source.apply(OutlineHost.rows("A\nB\n  1"), to: "Rows", animatingDifferences: false)
            host.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
                OutlineHost.rows("1\n2")
            }
            host.source.toggleExpansion(at: [0, 0])
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    1\n)}")
        )
        #expect(
            text.contains(
                "1 is child 0 of B, and again element 0 of the added items\nsnapshotForExpandingParent, for A"
            ))
    }

    @Test func `a row tells its level, and whether it can be expanded and is`() {
        let host = host("+A\n  +B\n    1\nC")
        func state(_ item: Int) -> OutlineState? { host.source.outlineState(at: [0, item]) }
        #expect(state(0) == OutlineState(level: 0, isExpandable: true, isExpanded: true))
        #expect(state(1) == OutlineState(level: 1, isExpandable: true, isExpanded: true))
        #expect(state(2) == OutlineState(level: 2, isExpandable: false, isExpanded: false))
        #expect(state(3) == OutlineState(level: 0, isExpandable: false, isExpanded: false))
        #expect(state(4) == nil)
        var whole = host.source.snapshot()
        whole.appendSections(["Flat"])
        whole.appendItems(["x"])
        host.source.apply(whole, animatingDifferences: false)
        #expect(host.source.outlineState(at: [1, 0]) == nil)
        host.source.toggleExpansion(at: [1, 0])
        #expect(host.shown == ["A B 1 C", "x"])
    }

    @Test func `rows on screen are told that their state may be another`() {
        let host = host("A\n  1\nB")
        let before = host.cell("A")?.timesTold ?? 0
        host.toggle("A")
        #expect(host.cell("A")?.timesTold == before + 1)
    }

    // MARK: Cells

    @Test
    func `expanding one of ten thousand rows makes the cells that come on screen, and reuses those that go`()
    {
        let host = OutlineHost()
        var rows = OutlineHost.Rows()
        let parents = (0..<10_000).map { "p\($0)" }
        rows.append(parents)
        for parent in parents.prefix(20) { rows.append((0..<1000).map { "\(parent).\($0)" }, to: parent) }
        host.source.apply(rows, to: "Rows", animatingDifferences: false)
        host.host.layout()
        #expect(host.view.counters.cellsMade == 10)
        _ = host.takeAsked()
        host.toggle("p2")
        // Rows 3 to 9 of the screen.
        #expect(host.takeAsked() == (0..<7).map { "p2.\($0)" })
        #expect(host.view.counters.cellsMade == 17)
        host.host.settle()
        #expect(host.shown == ["p0 p1 p2 p2.0 p2.1 p2.2 p2.3 p2.4 p2.5 p2.6"])
        #expect(host.view.counters.cellsRecycled == 7)
        // The seven that went are used again, and then the seven children's.
        host.toggle("p2")
        #expect(host.takeAsked() == (3..<10).map { "p\($0)" })
        host.host.settle()
        host.toggle("p5")
        host.host.settle()
        #expect(host.shown == ["p0 p1 p2 p3 p4 p5 p5.0 p5.1 p5.2 p5.3"])
        #expect(host.view.counters.cellsMade == 17)
        #expect(host.view.subviews.filter { $0 is OutlineHost.Row }.count == 10)
    }

    // MARK: Motion

    @Test func `children come out from under their parent, and go under it again`() {
        let host = host("A\nB\n  1\n  2\nC\nD")
        #expect(host.drawn == ["0 A", "40 B", "80 C", "120 D"])
        host.toggle("B")
        #expect(host.drawn == ["0 A", "40 1 0.0", "40 2 0.0", "40 B", "80 C", "120 D"])
        host.host.advance(by: 0.15)
        #expect(host.drawn == ["0 A", "40 B", "60 1 0.13", "80 2 0.13", "120 C", "160 D"])
        host.host.settle()
        #expect(host.drawn == ["0 A", "40 B", "80 1", "120 2", "160 C", "200 D"])
        host.toggle("B")
        host.host.advance(by: 0.15)
        #expect(host.drawn == ["0 A", "40 B", "60 1 0.13", "80 2 0.13", "120 C", "160 D"])
        host.host.settle()
        #expect(host.drawn == ["0 A", "40 B", "80 C", "120 D"])
    }

    @Test func `children are behind their parent while they come out, and in order afterwards`() {
        let host = host("A\nB\n  1\n  2\nC")
        func order() -> [String] { host.view.subviews.compactMap { ($0 as? OutlineHost.Row)?.item } }
        host.toggle("B")
        #expect(order() == ["A", "2", "1", "B", "C"])
        host.host.settle()
        #expect(order() == ["A", "B", "1", "2", "C"])
        host.toggle("B")
        #expect(order() == ["A", "2", "1", "B", "C"])
    }

    @Test func `grandchildren come out from under the item that was expanded`() {
        let host = host("A\n  +B\n    1\n  C\nD")
        host.toggle("A")
        #expect(host.drawn == ["0 1 0.0", "0 A", "0 B 0.0", "0 C 0.0", "40 D"])
        host.host.settle()
        #expect(host.drawn == ["0 A", "40 B", "80 1", "120 C", "160 D"])
    }

    @Test func `what is merely new in an expanded parent fades in where it is`() {
        let host = host("+A\n  1\nB")
        var rows = host.source.snapshot(for: "Rows")
        rows.append(["2"], to: "A")
        host.source.apply(rows, to: "Rows")
        #expect(host.drawn == ["0 A", "40 1", "80 2 0.0", "80 B"])
    }

    @Test func `turning back in the middle starts from where the rows are`() {
        let host = host("A\n  1\nB")
        host.toggle("A")
        host.host.advance(by: 0.15)
        host.toggle("A")
        #expect(host.drawn == ["0 A", "20 1 0.13", "60 B"])
        host.host.settle()
        #expect(host.drawn == ["0 A", "40 B"])
        #expect(host.view.subviews.filter { $0 is OutlineHost.Row }.count == 2)
    }
}
