import Fuzzing
import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Changes of lists", .serialized)
struct ListChangeTests {
    private struct Changing: View {
        let log: ActionLog
        @State private var items = (0..<5).map { ListItem($0) }
        @State private var hasExtra = false
        var body: some View {
            log.actions["insert"] = { items.insert(ListItem(9), at: 1) }
            log.actions["remove"] = { items.removeAll { $0.id == 2 } }
            log.actions["move"] = { items.swapAt(0, 4) }
            log.actions["rename"] = { items[0].title = "Renamed" }
            log.actions["extra"] = { hasExtra.toggle() }
            return List {
                Text("First")
                ForEach(items) { ListLine(item: $0) }
                if hasExtra {
                    Section("Extra") { Text("Last") }
                }
            }
        }
    }

    @Test("Rows come, go and move with their identity, animated, and keep their cells")
    func differences() {
        let log = ActionLog()
        let host = TestHost.settled(Changing(log: log))
        let second = host.list.cellForItem(at: IndexPath(item: 2, section: 0))
        log.actions["insert"]?()
        host.advance(by: 0.1)
        #expect(host.list.cellForItem(at: IndexPath(item: 3, section: 0)) === second)
        // On the way: neither where it was nor where it will be.
        let shown = second!.layer.presentation()?.frame.minY ?? second!.frame.minY
        #expect(shown > 105 && shown < 149)
        host.settle()
        #expect(host.rowTexts == ["First", "Item 0", "Item 9", "Item 1", "Item 2", "Item 3", "Item 4"])
        log.actions["remove"]?()
        host.settle()
        #expect(host.rowTexts == ["First", "Item 0", "Item 9", "Item 1", "Item 3", "Item 4"])
        log.actions["move"]?()
        host.settle()
        #expect(host.rowTexts == ["First", "Item 4", "Item 9", "Item 1", "Item 3", "Item 0"])
        log.actions["extra"]?()
        host.settle()
        #expect(host.rowTexts.last == "Last")
        #expect(host.list.numberOfSections == 2)
        log.actions["extra"]?()
        host.settle()
        #expect(host.list.numberOfSections == 1)
    }

    private struct Shuffled: View {
        struct Content: Equatable {
            var sections: [(id: Int, items: [Int])] = []
            var hasFirst = false
            var hasFooter = false
            static func == (a: Self, b: Self) -> Bool { false }
        }
        let log: ActionLog
        let change: Changes
        @State private var content = Content()
        final class Changes { var set: ((Content) -> Void)? }
        var body: some View {
            change.set = { content = $0 }
            return List {
                if content.hasFirst { Text("First") }
                ForEach(content.sections, id: \.id) { section in
                    Section {
                        ForEach(section.items, id: \.self) { Text("\($0)") }
                        if section.items.count > 2 { Text("many") }
                    } footer: {
                        if content.hasFooter { Text("Footer") }
                    }
                }
                Text("Last")
            }
        }
    }

    @Test(
        "A hundred random changes of sections and rows, some during the animation of others, end as they should"
    )
    func randomChanges() {
        var random = SeededGenerator(seed: 7)
        let change = Shuffled.Changes()
        let host = TestHost(
            Shuffled(log: ActionLog(), change: change), size: CGSize(width: 375, height: 3000), scale: 1)
        host.settle()
        for step in 0..<100 {
            var content = Shuffled.Content()
            content.hasFirst = Bool.random(using: &random)
            content.hasFooter = Bool.random(using: &random)
            var items = (0..<20).shuffled(using: &random)
            for id in (0..<5).shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)) {
                let count = Int.random(in: 0...4, using: &random)
                content.sections.append((id, Array(items.prefix(count))))
                items.removeFirst(count)
            }
            change.set?(content)
            if step % 3 == 0 { host.advance(by: 0.1) } else { host.settle() }
            guard step % 3 != 0 else { continue }
            var expected = content.hasFirst ? ["First"] : []
            for section in content.sections {
                expected += section.items.map { "\($0)" } + (section.items.count > 2 ? ["many"] : [])
            }
            #expect(host.rowTexts == expected + ["Last"], "step \(step)")
        }
    }

    @Test("A changed element evaluates its own row")
    func changedElement() {
        let log = ActionLog()
        let host = TestHost.settled(Changing(log: log))
        GraphCounters.reset()
        log.actions["rename"]?()
        host.settle()
        #expect(host.rowTexts[1] == "Renamed")
        #expect(GraphCounters.current.bodies(of: ListLine.self) == 1)
    }

    private struct Counting: View {
        let log: ActionLog
        @State private var count = 0
        var body: some View {
            log.actions["count"] = { count += 1 }
            return List {
                ForEach(0..<3, id: \.self) { Text("\($0): \(count)") }
            }
        }
    }

    @Test("State that only a row's closure reads brings the rows up to date")
    func closureState() {
        let log = ActionLog()
        let host = TestHost.settled(Counting(log: log))
        log.actions["count"]?()
        host.settle()
        #expect(host.rowTexts == ["0: 1", "1: 1", "2: 1"])
    }
}
