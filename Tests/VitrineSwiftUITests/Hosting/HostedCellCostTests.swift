import SwiftUITestSupport
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineSwiftUI

private struct Card: View {
    let title: String
    var color = Color.red

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            color.frame(height: 20)
            Text(title).font(.system(size: 15))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// Gives its content in the middle of a layout, as a collection view does with its cells.
private final class Parent: UIView {
    let content = UIHostingController(rootView: Card(title: "One"))
    var nextCard: Card?

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.view.superview == nil { addSubview(content.view) }
        content.view.frame = bounds
        if let nextCard { content.rootView = nextCard }
        nextCard = nil
    }
}

@MainActor
@Suite("What hosted content costs when it is exchanged")
struct HostedCellCostTests {
    private static func hosted() -> (host: TestHost, parent: Parent) {
        let controller = UIViewController()
        let parent = Parent(frame: CGRect(x: 0, y: 0, width: 150, height: 90))
        controller.view.addSubview(parent)
        let host = TestHost(controller, size: CGSize(width: 200, height: 100))
        host.settle()
        return (host, parent)
    }

    @Test("Content that is given in the middle of a layout is brought up to date once in the frame")
    func oneUpdate() {
        let (host, parent) = Self.hosted()
        GraphCounters.current = GraphCounters()
        parent.nextCard = Card(title: "Two")
        parent.setNeedsLayout()
        host.advance(by: 1.0 / 60)
        #expect(GraphCounters.current.hostUpdates == 1)
        #expect(GraphCounters.current.bodies(of: Card.self) == 1)
        #expect(GraphCounters.current.renders == 1)
        // Outside of a layout there is the turn in the frame, and the layout that was asked for.
        GraphCounters.current = GraphCounters()
        parent.content.rootView = Card(title: "Three")
        host.advance(by: 1.0 / 60)
        #expect(GraphCounters.current.renders == 1)
        #expect((1...2).contains(GraphCounters.current.hostUpdates))
    }

    @Test("A text that fits into one line is set once, whatever its stack asks and however wide it is drawn")
    func oneTextLayout() {
        let bench = Bench(150, 90) { Card(title: "Quartz 1") }
        bench.graph.container = DisplayContainer(layer: CALayer())
        bench.graph.update()
        TextLayout.forgetAll()
        GraphicsCounters.reset()
        bench.show(Card(title: "Sphinx 27"))
        #expect(GraphicsCounters.textsShaped == 1)
        #expect(GraphicsCounters.textCacheHits == 0)
    }

    @Test("Another colour is drawn, and nothing is measured for it")
    func colourOnly() {
        let bench = Bench(150, 90) { Card(title: "Same") }
        bench.graph.container = DisplayContainer(layer: CALayer())
        bench.graph.update()
        GraphCounters.current = GraphCounters()
        bench.show(Card(title: "Same", color: .blue))
        #expect(GraphCounters.current.measurements == 0)
        #expect(GraphCounters.current.renders == 1)
    }

    @Test("References to nodes and elements find nothing once these are gone")
    func backReferences() {
        func made() -> (BackReference<_GraphNode>, BackReference<Element>) {
            let bench = Bench(150, 90) { Card(title: "Gone") }
            let references = (
                bench.graph.rootNode.backReference, bench.graph.rootElement.children[0].backReference
            )
            #expect(references.0.object === bench.graph.rootNode)
            #expect(references.1.object?.superelement === bench.graph.rootElement)
            bench.graph.teardown()
            return references
        }
        let (node, element) = made()
        #expect(node.object == nil)
        #expect(element.object == nil)
    }
}
