import Testing
import VitrineTesting

@testable import VitrineSwiftUI

private struct Leaf: View {
    let number: Int
    @Environment(\.displayScale) private var scale
    var body: some View { Text("\(number) at \(scale)") }
}

private struct Page: View {
    var count = 3
    var body: some View { VStack { ForEach(0..<count, id: \.self) { Leaf(number: $0) } } }
}

@MainActor
@Suite("A hosted hierarchy is made when it is asked for", .serialized)
struct DeferredGraphTests {
    @Test("Nothing is evaluated before, and everything once, in the environment of the window")
    func once() {
        GraphCounters.reset()
        let controller = UIHostingController(rootView: Page())
        #expect(GraphCounters.current.bodies(of: Page.self) == 0)
        #expect(GraphCounters.current.nodesMade == 0)
        let host = TestHost(controller, size: CGSize(width: 200, height: 200), scale: 3)
        host.settle()
        #expect(GraphCounters.current.bodies(of: Page.self) == 1)
        #expect(GraphCounters.current.bodies(of: Leaf.self) == 3)
    }

    @Test("Asked for a size without a window, it is there, and shows the root that was set last")
    func measured() {
        let controller = UIHostingController(rootView: Page(count: 1))
        let one = controller.sizeThatFits(in: CGSize(width: 200, height: 1000)).height
        let other = UIHostingController(rootView: Page(count: 1))
        GraphCounters.reset()
        other.rootView = Page(count: 3)
        #expect(GraphCounters.current.nodesMade == 0)
        let three = other.sizeThatFits(in: CGSize(width: 200, height: 1000)).height
        #expect(three > 2 * one && one > 0)
        #expect(GraphCounters.current.bodies(of: Page.self) == 1)
    }

    @Test("A controller that is shown nowhere goes without having made anything")
    func unused() {
        GraphCounters.reset()
        weak var gone: UIHostingController<Page>?
        do {
            let controller = UIHostingController(rootView: Page())
            gone = controller
        }
        #expect(gone == nil)
        #expect(GraphCounters.current.nodesMade == 0)
    }
}
