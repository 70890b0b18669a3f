import SwiftUITestSupport
import Testing
import VitrinePlatform
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// A box whose place and width are state, and what its body and its changes saw.
private struct Box: View {
    let log: ActionLog
    @State private var x = 0
    @State private var width = 20
    @State private var total = 0

    var body: some View {
        let (x, width, total) = ($x, $width, $total)
        log.actions["both"] = {
            width.wrappedValue = 40
            withAnimation(.linear(duration: 1)) { x.wrappedValue = 60 }
        }
        log.actions["from"] = {
            x.wrappedValue = 60
            withAnimation(.linear(duration: 1)) { x.wrappedValue = 0 }
        }
        log.actions["count"] = {
            total.wrappedValue += 1
            total.wrappedValue += 1
            log.lines.append("read \(total.wrappedValue)")
        }
        log.actions["steps"] = {
            total.wrappedValue = 2
            withAnimation { total.wrappedValue = 4 }
        }
        log.actions["back"] = {
            total.wrappedValue = 5
            total.wrappedValue = 0
        }
        log.lines.append("body \(self.x) \(self.width) \(self.total)")
        return Color.red.frame(width: CGFloat(self.width), height: 20)
            .offset(x: CGFloat(self.x))
            .onChange(of: self.total) { log.lines.append("\($0) to \($1), now \(total.wrappedValue)") }
    }
}

@MainActor
@Suite("Writes of state and their transactions", .serialized)
struct TransactionTests {
    private let log = ActionLog()
    private let host: TestHost

    init() {
        host = TestHost(
            UIHostingController(rootView: Box(log: log)), size: CGSize(width: 100, height: 100), scale: 1)
        host.settle()
        _ = log.take()
    }

    private func act(_ name: String) {
        host.perform { log.actions[name]?() }
        host.advance(by: 0)
    }

    private var layer: CALayer? {
        func leaf(_ layer: CALayer) -> CALayer? {
            if layer.backgroundColor
                == UIColor.systemRed.resolvedColor(with: host.window.traitCollection).cgColor
            {
                return layer
            }
            return (layer.sublayers ?? []).lazy.compactMap(leaf).first
        }
        return leaf(host.window.layer)
    }

    @Test(
        "Each transaction of a callback is an update of its own, and its bodies see what was written until then"
    )
    func groups() throws {
        act("both")
        #expect(log.take() == ["body 0 40 0", "body 60 40 0"])
        let layer = try #require(layer)
        // The width jumps, the place is on its way.
        #expect(layer.presentation()?.bounds.width == 40)
        host.advance(by: 0.5)
        let frame = try #require(layer.presentation().map { host.window.layer.convert($0.bounds, from: $0) })
        #expect(frame.width == 40)
    }

    @Test("A value that was written before an animation is where it starts")
    func start() {
        act("from")
        #expect(log.take() == ["body 60 20 0", "body 0 20 0"])
    }

    @Test("What is read in the same callback is what was written last")
    func reads() {
        act("count")
        #expect(log.take() == ["read 2", "body 0 20 2", "0 to 2, now 2"])
    }

    @Test("Changes are told step by step")
    func steps() {
        act("steps")
        #expect(log.take() == ["body 0 20 2", "body 0 20 4", "0 to 2, now 4", "2 to 4, now 4"])
    }

    @Test("A value that is back before its update is no change")
    func back() {
        act("back")
        #expect(log.take() == [])
    }

    private struct Shared: View {
        let log: ActionLog
        @State private var value = 1
        var body: some View {
            let binding = $value
            log.actions["set"] = {
                binding.wrappedValue = 2
                withAnimation { binding.wrappedValue = 3 }
            }
            return Holder(value: $value, log: log)
        }
    }

    /// A graph within the graph reads the state, too.
    private struct Holder: UIViewControllerRepresentable {
        @Binding var value: Int
        let log: ActionLog
        func makeUIViewController(context: Context) -> UIHostingController<Reader> {
            UIHostingController(rootView: Reader(value: $value, log: log))
        }
        func updateUIViewController(_ controller: UIHostingController<Reader>, context: Context) {}
    }

    private struct Reader: View {
        @Binding var value: Int
        let log: ActionLog
        var body: some View {
            log.lines.append("inner \(value)")
            return Color.red
        }
    }

    @Test("Another graph that reads the state is shown each step, too")
    func otherGraph() {
        let log = ActionLog()
        let host = TestHost(
            UIHostingController(rootView: Shared(log: log)), size: CGSize(width: 100, height: 100), scale: 1)
        host.settle()
        #expect(log.take() == ["inner 1"])
        host.perform { log.actions["set"]?() }
        host.settle()
        #expect(log.take() == ["inner 2", "inner 3"])
    }

    @Test("A thousand writes of one callback are one update")
    func many() {
        struct Counter: View {
            let log: ActionLog
            @State private var count = 0
            var body: some View {
                let count = $count
                log.actions["many"] = { for _ in 0..<1000 { count.wrappedValue += 1 } }
                log.lines.append("\(self.count)")
                return Text("\(self.count)")
            }
        }
        let log = ActionLog()
        let host = TestHost(
            UIHostingController(rootView: Counter(log: log)), size: CGSize(width: 100, height: 100), scale: 1)
        host.settle()
        host.perform { log.actions["many"]?() }
        host.settle()
        #expect(log.take() == ["0", "1000"])
    }
}
