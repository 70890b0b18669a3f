import Foundation
import Fuzzing
import Testing
import VitrineGraphics

@MainActor
@Suite("A canvas does not draw what is covered", .serialized)
struct CoveredPixelsTests {
    private let size = CGSize(width: 200, height: 100)

    /// The texts whose letters a new canvas draws.
    private func textsDrawn(_ node: RenderNode?, scale: CGFloat = 1) throws -> Int {
        let canvas = try PixelCanvas(size: size, scale: scale)
        GraphicsCounters.reset()
        canvas.draw(node, background: .white)
        return GraphicsCounters.textsDrawn
    }

    private func text(_ text: String, at point: CGPoint) throws -> RenderNode {
        let layout = TextLayout.layout(TextParagraph(text, font: TextFont(size: 13.25)))
        return try #require(.text(layout, at: point, color: .black))
    }

    private func sheet(from top: CGFloat, radius: CGFloat = 0, alpha: Double = 1) -> RenderNode {
        let color = RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: alpha)
        var outline = RoundedRect(rect(0, 0, 200, 100), radius: radius)
        outline.isContinuous = radius > 0
        return RenderNode.color(color, in: rect(0, 0, 200, 100)).clipped(to: outline).translated(x: 0, y: top)
    }

    @Test("A text behind something opaque is not drawn, whatever groups both are in; one above its edge is")
    func behindSheet() throws {
        let page = { (name: String) in
            RenderNode.container([
                .color(.white, in: rect(0, 0, 200, 100)), try text("above \(name)", at: CGPoint(x: 5, y: 5)),
                try text("below \(name)", at: CGPoint(x: 5, y: 72)).translated(x: 3, y: 0),
            ])!
        }
        #expect(try textsDrawn(page("alone")) == 2)
        #expect(try textsDrawn(.container([page("one"), sheet(from: 50)])) == 1)
        #expect(try textsDrawn(.container([page("two"), .container([sheet(from: 50, radius: 4)])!])) == 1)
        #expect(try textsDrawn(.container([page("three"), sheet(from: 0)])) == 0)
        #expect(try textsDrawn(.container([page("four"), sheet(from: 50, alpha: 0.99)])) == 2)
        #expect(try textsDrawn(.container([page("five"), sheet(from: 50).opacity(0.5)])) == 2)
        #expect(try textsDrawn(.container([sheet(from: 50), page("six")])) == 2, "nothing is in front")
    }

    @Test("Rows that reach an edge together cover what is behind them; a gap of a part of a pixel shows it")
    func rows() throws {
        let rows = { (height: CGFloat) in
            (0..<4).map { RenderNode.color(.red, in: rect(0, CGFloat($0) * 25, 200, height)) }
        }
        let behind = { (name: String) in try text(name, at: CGPoint(x: 5, y: 40)) }
        #expect(try textsDrawn(.container([behind("covered")] + rows(25))) == 0)
        #expect(try textsDrawn(.container([behind("shows"), .container(rows(24.5))!])) == 1)
        #expect(
            try textsDrawn(.container([behind("covered too"), .container(rows(25))!.translated(x: 0, y: 0)]))
                == 0)
    }

    @Test("What is behind a blur is drawn although something covers it: the blur reaches there")
    func backdrops() throws {
        let glass = RenderNode.backdrop(
            BackdropEffect(deviation: 4, saturation: 1, tint: .clear), in: rect(0, 0, 200, 60))
        #expect(
            try textsDrawn(.container([text("blurred", at: CGPoint(x: 5, y: 70)), glass, sheet(from: 60)]))
                == 1)
        #expect(
            try textsDrawn(.container([text("hidden", at: CGPoint(x: 5, y: 70)), sheet(from: 60), glass]))
                == 0)
    }

    @Test("A text needs no node of its own in a canvas")
    func nodes() throws {
        let canvas = try PixelCanvas(size: size, scale: 2)
        let node = RenderNode.container([
            .color(.red, in: rect(0, 0, 50, 50)), try text("plain", at: CGPoint(x: 3, y: 3)),
        ])?.clipped(to: RoundedRect(rect(0, 0, 60, 60), radius: 8))
        GraphicsCounters.reset()
        canvas.draw(node, background: .white)
        #expect(GraphicsCounters.textsDrawn == 1 && GraphicsCounters.nodesBuilt == 0)
    }

    @Test(
        "The pixels are those of a picture in which all is drawn", arguments: FuzzBudget.seeds(60, from: 1))
    func random(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
            let value = CGFloat.random(in: range, using: &random)
            return Bool.random(using: &random) ? value.rounded() : value
        }
        func band() throws -> RenderNode {
            let isRow = Bool.random(using: &random)
            let begin = length(-20...90), extent = length(5...70)
            let area = isRow ? rect(-1, begin, 202, extent) : rect(begin * 2, -1, extent * 2, 102)
            let color = RGBA(
                red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random), blue: 0,
                alpha: Int.random(in: 0..<4, using: &random) == 0 ? 0.6 : 1)
            var node = RenderNode.container([
                .color(color, in: area), try text("Seed \(seed)", at: CGPoint(x: length(0...150), y: begin)),
            ])!
            switch Int.random(in: 0..<5, using: &random) {
            case 0: node = node.translated(x: 0, y: length(-9...9))
            case 1: node = node.clipped(to: rect(0, length(0...40), 200, length(10...60)))
            case 2: node = node.transformed(by: CGAffineTransform(scaleX: 1, y: length(0.5...1.5)))
            case 3: node = node.opacity(0.7)
            default: break
            }
            return node
        }
        let scale = ([1, 1.25, 2, 3] as [CGFloat])[seed % 4]
        var list: [RenderNode] = []
        for _ in 0..<Int.random(in: 2..<9, using: &random) { list.append(try band()) }
        let node = RenderNode.container([.container(list)!.translated(x: 0, y: length(-5...5)), try band()])
        let canvas = try PixelCanvas(size: size, scale: scale)
        canvas.draw(node, background: .white)
        let fresh = Rasterizer.bitmap(of: node, size: size, scale: scale, background: .white)
        let count = try canvas.bitmap().difference(from: fresh, limit: 2)?.count ?? 0
        #expect(count == 0, "seed \(seed), \(scale)×")
    }
}
