import SwiftUITestSupport
import Testing

@testable import VitrineSwiftUI

private struct Weight: _ViewTraitKey { static let defaultValue = 1 }

/// Puts lines between views, and leaves out those of no weight.
private struct Lines: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        let shown = children.filter { $0[Weight.self] > 0 }
        ForEach(shown) { child in
            child.padding(.leading, CGFloat(child[Weight.self]))
            if child.id != shown.last?.id { Color.gray.frame(width: 50, height: 2) }
        }
    }
}

private struct Row: View {
    let log: ActionLog
    let number: Int
    @State private var count = 0
    var body: some View {
        log.actions["\(number)"] = { count += 1 }
        return Color.red.frame(width: 10, height: 10 + CGFloat(count))
    }
}

@MainActor
@Suite("Views that are told their children")
struct VariadicViewTests {
    private struct Root: View {
        let log: ActionLog
        let numbers: [Int]
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                _VariadicView.Tree(Lines()) {
                    Color.blue.frame(width: 10, height: 10)._trait(Weight.self, 0)
                    Color.green.frame(width: 10, height: 10)._trait(Weight.self, 5)
                    ForEach(numbers, id: \.self) { Row(log: log, number: $0) }
                }
            }
        }
    }

    @Test("A root lists the views of loops one by one, reads their traits, and puts others between")
    func list() {
        let bench = Bench { Root(log: ActionLog(), numbers: [1, 2]) }
        #expect(bench.frames.map(\.size.height) == [10, 2, 10, 2, 10])
        #expect(bench.frames.map(\.minX) == [30, 25, 26, 25, 26])
    }

    @Test("Views that come and go are told to the root, and those that stay keep their state")
    func changes() {
        let log = ActionLog()
        let bench = Bench { Root(log: log, numbers: [1, 2]) }
        log.actions["2"]!()
        bench.graph.update()
        #expect(bench.frames.map(\.size.height) == [10, 2, 10, 2, 11])
        bench.show(Root(log: log, numbers: [2, 3, 1]))
        #expect(bench.frames.map(\.size.height) == [10, 2, 11, 2, 10, 2, 10])
    }

    @Test("Identifiers are those of loops")
    func identifiers() {
        struct Collect: _VariadicView_UnaryViewRoot {
            let log: ActionLog
            func body(children: _VariadicView.Children) -> some View {
                log.lines = children.map { $0.id(as: Int.self).map { "\($0)" } ?? "none" }
                return Color.red
            }
        }
        let log = ActionLog()
        _ = Bench {
            _VariadicView.Tree(Collect(log: log)) {
                ForEach(4..<6, id: \.self) { Text("\($0)") }
                Text("x").id(9)
                Text("y")
            }
        }
        #expect(log.lines == ["4", "5", "9", "none"])
    }
}
