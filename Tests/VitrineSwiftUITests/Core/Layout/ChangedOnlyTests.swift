import SwiftUITestSupport
import Testing

@testable import VitrineSwiftUI

@MainActor
private enum Probe {
    static var toggle: () -> Void = {}
    static var grow: () -> Void = {}
}

private struct Square: View {
    let number: Int
    @State private var isOn = false
    @State private var side: CGFloat = 4

    var body: some View {
        if number == 7 {
            Probe.toggle = { isOn.toggle() }
            Probe.grow = { side += 1 }
        }
        return (isOn ? Color.red : Color.blue).frame(width: side, height: 4)
    }
}

@MainActor
@Suite("Only what changed is measured, placed and drawn")
struct IncrementalTests {
    private func counters(_ count: Int, _ change: () -> Void) -> GraphCounters {
        let bench = Bench(400, 400) {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Square(number: $0) } }
        }
        bench.graph.container = DisplayContainer(layer: CALayer())
        bench.graph.update()
        GraphCounters.current = GraphCounters()
        change()
        bench.graph.update()
        return GraphCounters.current
    }

    @Test("The state of one of many views costs the same, however many there are")
    func leaf() {
        let few = counters(20) { Probe.toggle() }
        let many = counters(2000) { Probe.toggle() }
        #expect(few.bodies == 1 && many.bodies == 1)
        #expect(few.measurements == many.measurements)
        #expect(few.placements == many.placements && many.placements <= 3)
        #expect(few.draws == many.draws && many.draws <= 6)
        #expect(many.renders == 1)
    }

    @Test("A view that grows moves those that its container moves, and nobody is measured who did not change")
    func growth() {
        let counts = counters(50) { Probe.grow() }
        // Of the square, its frame and the stack with what is around it.
        #expect(counts.measurements <= 8)
        let bench = Bench(40, 40) {
            HStack(spacing: 0) { ForEach(6..<9, id: \.self) { Square(number: $0) } }
        }
        Probe.grow()
        bench.graph.update()
        #expect(bench.frames == [CGRect(13.5, 18, 4, 4), CGRect(17.5, 18, 5, 4), CGRect(22.5, 18, 4, 4)])
    }
}

@MainActor
@Suite("Identity of what stands around others")
struct OuterIdentityTests {
    @Test("What stands around an id stays when the id changes")
    func idChange() {
        let log = ActionLog()
        struct Root: View {
            let log: ActionLog
            let id: Int
            var body: some View {
                Text("x")
                    .onAppear { log.lines.append("inside") }
                    .id(id)
                    .padding()
                    .onAppear { log.lines.append("outside") }
                    .onDisappear { log.lines.append("gone") }
            }
        }
        let bench = Bench { Root(log: log, id: 1) }
        bench.graph.isOnScreen = true
        bench.graph.update()
        #expect(log.take() == ["inside", "outside"])
        bench.show(Root(log: log, id: 2))
        #expect(log.take() == ["inside"])
        #expect(bench.frames.count == 1)
    }

    @Test("An erased empty view is a view for what is around it; an empty group is none")
    func emptiness() {
        let log = ActionLog()
        let bench = Bench {
            VStack {
                AnyView(EmptyView()).onAppear { log.lines.append("erased") }
                Group {}.onAppear { log.lines.append("group") }
                EmptyView().onAppear { log.lines.append("empty") }
            }
        }
        bench.graph.isOnScreen = true
        bench.graph.update()
        #expect(log.take() == ["erased"])
    }
}
