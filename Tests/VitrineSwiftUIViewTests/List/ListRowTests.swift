import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Rows as they come on screen and leave it: what they keep, cost, inherit and report.
@MainActor
@Suite("Rows of lists", .serialized)
struct ListRowTests {
    /// A row with state of its own.
    private struct Toggler: View {
        let item: ListItem
        @State private var isOn = false
        var body: some View {
            Button("\(item.title) \(isOn ? "on" : "off")") { isOn.toggle() }
        }
    }

    @Test("State of a row stays with it while it is scrolled away and back")
    func stateWhileScrolling() {
        let host = TestHost.settled(List((0..<200).map { ListItem($0) }) { Toggler(item: $0) })
        host.tap(at: CGPoint(x: 300, y: 40))
        host.settle()
        #expect(host.rowTexts.first == "Item 0 on")
        host.list.contentOffset.y = 4000
        host.settle()
        #expect(!host.rowTexts.contains { $0.hasSuffix("on") })
        host.list.contentOffset.y = 0
        host.settle()
        #expect(host.rowTexts.first == "Item 0 on")
        #expect(host.rowTexts[1] == "Item 1 off")
    }

    @Test("A cell that shows another row of the same type makes no node, no layer and no cell")
    func reuseInPlace() {
        let host = TestHost.settled(List((0..<1000).map { ListItem($0) }) { ListLine(item: $0) })
        // One page each way: pools are filled.
        host.list.contentOffset.y = 600
        host.settle()
        host.list.contentOffset.y = 1200
        host.settle()
        let cells = host.list.counters.cellsMade
        GraphCounters.reset()
        host.list.contentOffset.y = 1860
        host.settle()
        #expect(host.list.counters.cellsMade == cells)
        #expect(GraphCounters.current.nodesMade == 0)
        #expect(GraphCounters.current.layersMade == 0)
        #expect(host.rowTexts.contains("Item 45"))
    }

    @Test("A million rows cost what a thousand do")
    func million() {
        func cost(_ count: Int) -> [Int] {
            GraphCounters.reset()
            let host = TestHost.settled(
                List { ForEach(0..<count, id: \.self) { ListLine(item: ListItem($0)) } })
            let opened = [GraphCounters.current.bodies(of: ListLine.self), host.list.counters.cellsMade]
            GraphCounters.reset()
            host.list.contentOffset.y = 15_000
            host.settle()
            return opened + [
                GraphCounters.current.bodies(of: ListLine.self), host.list.counters.cellsMade,
                GraphCounters.current.nodesMade,
            ]
        }
        let small = cost(1000)
        #expect(small == cost(1_000_000))
        #expect(small[0] <= 20)
        #expect(small[2] <= 20)
    }

    private struct Appearing: View {
        let log: ActionLog
        let number: Int
        var body: some View {
            Text("Row \(number)").onAppear { log.lines.append("+\(number)") }
                .onDisappear { log.lines.append("-\(number)") }
        }
    }

    @Test("Rows appear when they come on screen and disappear when they leave it, in reused cells, too")
    func appearance() {
        let log = ActionLog()
        let host = TestHost.settled(List(0..<100) { Appearing(log: log, number: $0) }.listStyle(.plain))
        #expect(log.lines == (0...18).map { "+\($0)" })
        log.lines = []
        host.list.contentOffset.y = 88
        host.settle()
        #expect(Set(log.lines) == ["-0", "-1", "+19", "+20"])
        log.lines = []
        host.list.contentOffset.y = 0
        host.settle()
        #expect(Set(log.lines) == ["-19", "-20", "+0", "+1"])
    }

    private struct Named: EnvironmentKey { static let defaultValue = "none" }
    private struct Reader: View {
        @Environment(\.self) private var environment
        var body: some View { Text(environment[Named.self]) }
    }

    @Test("Rows have the environment of the list, and that of the modifiers between")
    func environment() {
        let host = TestHost.settled(
            List {
                Reader()
                Group {
                    Reader()
                    ForEach(0..<1, id: \.self) { _ in Reader() }
                }.transformEnvironment(\.self) { $0[Named.self] += "!" }
            }.transformEnvironment(\.self) { $0[Named.self] = "some" })
        #expect(host.rowTexts == ["some", "some!", "some!"])
    }

    private struct SomeKey: PreferenceKey {
        static let defaultValue: [Int] = []
        static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }

    @Test("Preferences of the rows on screen reach the views around the list")
    func preferences() {
        let log = ActionLog()
        _ = TestHost.settled(
            List {
                ForEach(0..<3, id: \.self) { Text("Row").preference(key: SomeKey.self, value: [$0]) }
            }.onPreferenceChange(SomeKey.self) { log.lines.append("\($0)") })
        #expect(log.lines.last == "[0, 1, 2]")
    }
}
