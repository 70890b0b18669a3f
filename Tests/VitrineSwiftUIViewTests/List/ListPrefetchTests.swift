import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Rows that are made ahead while a list is scrolled.
@MainActor
@Suite("Rows of lists that are made ahead", .serialized)
struct ListPrefetchTests {
    private final class Log {
        var appeared: [Int] = []
        var disappeared: [Int] = []
    }

    private struct Row: View {
        let item: ListItem
        let log: Log
        @State private var appearances = 0
        var body: some View {
            Text("\(item.title), \(appearances)")
                .onAppear {
                    log.appeared.append(item.id)
                    appearances += 1
                }
                .onDisappear { log.disappeared.append(item.id) }
        }
    }

    private func scroll(_ host: TestHost, by distance: CGFloat, steps: Int) {
        for _ in 0..<steps {
            host.list.contentOffset.y += distance
            host.advance(by: 1.0 / 60)
        }
    }

    private func aheadRows(_ host: TestHost) -> [RowHost] {
        let visible = host.list.visibleCells
        return host.list.cellsInUse.filter { cell in !visible.contains { $0 === cell } }
            .compactMap { ($0 as? ListCell)?.host }
    }

    @Test("A row appears when it comes into view, not when it is made")
    func appearance() {
        let log = Log()
        let host = TestHost.settled(List((0..<500).map { ListItem($0) }) { Row(item: $0, log: log) })
        scroll(host, by: 20, steps: 20)
        #expect(!aheadRows(host).isEmpty)
        #expect(log.appeared.max() == host.list.indexPathsForVisibleItems.map(\.item).max())
        #expect(Set(log.appeared).count == log.appeared.count)
        // Rows that were made for nothing have neither appeared nor disappeared.
        scroll(host, by: -20, steps: 2)
        #expect(Set(log.appeared).isSuperset(of: log.disappeared))
        #expect(log.appeared.max() == 27)
    }

    @Test("State of a row survives being made ahead for nothing")
    func state() {
        let log = Log()
        let host = TestHost.settled(List((0..<500).map { ListItem($0) }) { Row(item: $0, log: log) })
        // Far away and back, then towards the rows that were seen, and away from them before they come.
        scroll(host, by: 40, steps: 40)
        scroll(host, by: -40, steps: 32)
        let first = host.list.indexPathsForVisibleItems.map(\.item).min() ?? 0
        #expect(first > 4)
        scroll(host, by: 40, steps: 4)
        scroll(host, by: -40, steps: 12)
        #expect(host.rowTexts.first == "Item 0, 2")
    }

    @Test("A row that was made before an update shows what is new")
    func update() {
        final class Model { var change: ((String) -> Void)? }
        struct Content: View {
            let model: Model
            @State private var suffix = "old"
            var body: some View {
                model.change = { suffix = $0 }
                return List((0..<500).map { ListItem($0) }) { Text("\($0.title) \(suffix)") }
            }
        }
        let model = Model()
        let host = TestHost.settled(Content(model: model))
        scroll(host, by: 20, steps: 20)
        #expect(!aheadRows(host).isEmpty)
        model.change?("new")
        host.settle()
        scroll(host, by: 20, steps: 20)
        #expect(host.rowTexts.allSatisfy { $0.hasSuffix("new") })
    }

    @Test("Rows are made, and their bodies evaluated, before they come into view")
    func constantSpeed() {
        let host = TestHost.settled(List((0..<5000).map { ListItem($0) }) { ListLine(item: $0) })
        scroll(host, by: 37, steps: 40)
        let before = host.list.counters
        GraphCounters.reset()
        var shown = Set(host.list.indexPathsForVisibleItems)
        let already = shown.count
        for _ in 0..<100 {
            host.list.contentOffset.y += 37
            let bodies = host.context.counts(GraphCounters.self).bodies(of: ListLine.self)
            host.list.layoutIfNeeded()
            #expect(host.context.counts(GraphCounters.self).bodies(of: ListLine.self) == bodies)
            host.advance(by: 1.0 / 60)
            shown.formUnion(host.list.indexPathsForVisibleItems)
        }
        let after = host.list.counters
        let bound = after.cellsMade + after.cellsReused - before.cellsMade - before.cellsReused
        #expect(bound == after.cellsPrepared - before.cellsPrepared)
        #expect(Double(bound) <= 1.2 * Double(shown.count - already))
        #expect(GraphCounters.current.bodies(of: ListLine.self) == bound)
        #expect(after.cellsMade == before.cellsMade)
    }
}
