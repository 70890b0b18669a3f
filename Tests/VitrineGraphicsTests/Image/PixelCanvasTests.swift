import Foundation
import Fuzzing
import Testing
import VitrineGraphics

@MainActor
@Suite("A canvas draws what differs")
struct PixelCanvasTests {
    private let size = CGSize(width: 200, height: 100)

    private func box(_ x: CGFloat, _ y: CGFloat, _ color: RGBA = .red) -> RenderNode {
        .color(color, in: rect(x, y, 10, 10))
    }

    @Test("The first frame draws all, the same one nothing")
    func same() throws {
        let canvas = try PixelCanvas(size: size, scale: 1)
        let node = box(10, 10)
        canvas.draw(node, background: .white)
        #expect(canvas.drawnPixels == 20_000)
        canvas.draw(node, background: .white)
        #expect(canvas.drawnPixels == 0)
        #expect(try canvas.bitmap().bytes(12, 12) == [255, 0, 0, 255])
    }

    @Test("A box among others that has another colour is drawn, with a pixel around it")
    func oneOfMany() throws {
        let canvas = try PixelCanvas(size: size, scale: 1)
        let others = [box(10, 10), box(30, 10), box(50, 10)]
        canvas.draw(.container(others), background: .white)
        canvas.draw(.container([others[0], box(30, 10, .blue), others[2]]), background: .white)
        #expect(canvas.drawnPixels == 144)
        #expect(try canvas.bitmap().bytes(32, 12) == [0, 0, 255, 255])
        #expect(try canvas.bitmap().bytes(12, 12) == [255, 0, 0, 255])
    }

    @Test("What comes and what goes is drawn, and what is between stays")
    func comesAndGoes() throws {
        let canvas = try PixelCanvas(size: size, scale: 1)
        let others = [box(10, 10), box(30, 10), box(50, 10)]
        canvas.draw(.container(others), background: .white)
        canvas.draw(.container([others[1], others[2], box(70, 10)]), background: .white)
        #expect(canvas.drawnPixels == 288)
        #expect(try canvas.bitmap().bytes(12, 12) == [255, 255, 255, 255])
        #expect(try canvas.bitmap().bytes(72, 12) == [255, 0, 0, 255])
    }

    @Test("A node made anew that draws the same costs nothing")
    func equal() throws {
        let canvas = try PixelCanvas(size: size, scale: 1)
        canvas.draw(.container([box(10, 10), box(30, 10)])?.translated(x: 5, y: 5), background: .white)
        canvas.draw(.container([box(10, 10), box(30, 10)])?.translated(x: 5, y: 5), background: .white)
        #expect(canvas.drawnPixels == 0)
    }

    @Test("A change within a clip that cannot be seen draws nothing")
    func clipped() throws {
        let canvas = try PixelCanvas(size: size, scale: 1)
        func node(_ color: RGBA) -> RenderNode? {
            RenderNode.container([box(0, 0), box(50, 0, color)])?.clipped(to: rect(0, 0, 40, 40))
        }
        canvas.draw(node(.red), background: .white)
        canvas.draw(node(.blue), background: .white)
        #expect(canvas.drawnPixels == 0)
    }

    @Test("Another background draws all")
    func background() throws {
        let canvas = try PixelCanvas(size: size, scale: 2)
        canvas.draw(nil, background: .white)
        canvas.draw(nil, background: .black)
        #expect(canvas.drawnPixels == 80_000)
        #expect(try canvas.bitmap().bytes(0, 0) == [0, 0, 0, 255])
    }

    /// Draws one picture after another into a canvas, and each from nothing.
    ///
    /// - Returns: The most pixels of a picture of which a component, of 255, differs by more than `limit`.
    private func worst(_ scene: RandomScene, scale: CGFloat, limit: Int) throws -> (pixels: Int, step: Int) {
        var scene = scene
        let canvas = try PixelCanvas(size: size, scale: scale)
        var worst = (pixels: 0, step: 0)
        for step in 0..<25 {
            let node = scene.next()
            canvas.draw(node, background: .white)
            let fresh = Rasterizer.bitmap(of: node, size: size, scale: scale, background: .white)
            let pixels = try canvas.bitmap().difference(from: fresh, limit: limit)?.count ?? 0
            if pixels > worst.pixels { worst = (pixels, step) }
        }
        return worst
    }

    @Test(
        "After any changes the pixels are those of a picture made from nothing",
        arguments: FuzzBudget.seeds(40, from: 1))
    func fuzz(seed: Int) throws {
        let scale = ([1, 1.25, 1.5, 2, 3] as [CGFloat])[seed % 5]
        let worst = try worst(RandomScene(seed: seed, hasOutlines: false), scale: scale, limit: 4)
        #expect(worst.pixels == 0, "seed \(seed), step \(worst.step), \(scale)×")
    }

    // cairo works out the smooth edges of paths a little differently when a clip cuts them off.
    @Test(
        "With paths, round corners and rotation, all but a few pixels of their edges are",
        arguments: FuzzBudget.seeds(40, from: 1))
    func fuzzOutlines(seed: Int) throws {
        let scale = ([1, 1.25, 1.5, 2, 3] as [CGFloat])[seed % 5]
        let worst = try worst(RandomScene(seed: seed, hasOutlines: true), scale: scale, limit: 8)
        #expect(worst.pixels < 100, "seed \(seed), step \(worst.step), \(scale)×")
    }

    // MARK: Scrolling

    /// A grid of texts that is scrolled by an offset, within a clip.
    private func list(offset: CGFloat, rows: [RenderNode], background: RGBA? = .white) -> RenderNode? {
        let content = RenderNode.container(rows)!.translated(x: 0, y: -offset)
        return RenderNode.container(
            [background.map { .color($0, in: rect(0, 0, 200, 100)) }, content].compactMap { $0 })?
            .clipped(to: rect(0, 0, 200, 100))
    }

    private let rows: [RenderNode] = (0..<30).map { row in
        .color(
            RGBA(red: Double(row) / 30, green: 0.5, blue: 0, alpha: 1),
            in: rect(10, CGFloat(row) * 20, 150, 18))
    }

    @Test("What scrolls is moved, and the strip that comes in is drawn")
    func scrolls() throws {
        let canvas = try PixelCanvas(size: size, scale: 1)
        canvas.draw(list(offset: 10, rows: Array(rows[0..<6])), background: .black)
        canvas.draw(list(offset: 17, rows: Array(rows[0..<6])), background: .black)
        // From the list's left edge to its right one, with a pixel around.
        #expect(canvas.movedPixels == 152 * 100)
        #expect(canvas.drawnPixels == 154 * 8)
        let fresh = Rasterizer.bitmap(
            of: list(offset: 17, rows: Array(rows[0..<6])), size: size, scale: 1, background: .black)
        #expect(try canvas.bitmap().difference(from: fresh, limit: 0) == nil)
    }

    @Test("What stands in front of a list that scrolls is drawn where it is, and where its pixels went")
    func standsInFront() throws {
        let canvas = try PixelCanvas(size: size, scale: 1)
        let bar = box(100, 50)
        canvas.draw(.container([list(offset: 10, rows: rows)!, bar]), background: .black)
        canvas.draw(.container([list(offset: 14, rows: rows)!, bar]), background: .black)
        #expect(canvas.movedPixels == 152 * 100)
        #expect(canvas.drawnPixels < 2000)
        #expect(try canvas.bitmap().bytes(105, 48) != [255, 0, 0, 255])
        #expect(try canvas.bitmap().bytes(105, 55) == [255, 0, 0, 255])
    }

    @Test("A list over a picture is drawn anew: what is behind it stays")
    func overPicture() throws {
        let canvas = try PixelCanvas(size: size, scale: 1)
        let behind = box(100, 50)
        canvas.draw(.container([behind, list(offset: 10, rows: rows, background: nil)!]), background: .black)
        canvas.draw(.container([behind, list(offset: 14, rows: rows, background: nil)!]), background: .black)
        #expect(canvas.movedPixels == 0)
        #expect(canvas.drawnPixels > 10_000)
    }

    @Test("Scrolling by parts of a pixel, and further than is seen, draws anew", arguments: [0.25, 400])
    func cannotMove(distance: CGFloat) throws {
        let canvas = try PixelCanvas(size: size, scale: 1)
        canvas.draw(list(offset: 10, rows: rows), background: .black)
        canvas.draw(list(offset: 10 + distance, rows: rows), background: .black)
        #expect(canvas.movedPixels == 0)
        let fresh = Rasterizer.bitmap(
            of: list(offset: 10 + distance, rows: rows), size: size, scale: 1, background: .black)
        #expect(try canvas.bitmap().difference(from: fresh, limit: 4) == nil)
    }

    @Test(
        "After any scrolling the pixels are those of a picture made from nothing",
        arguments: FuzzBudget.seeds(60, from: 1))
    func fuzzScrolling(seed: Int) throws {
        let scale = ([1, 1.25, 1.5, 2, 3] as [CGFloat])[seed % 5]
        let scene = RandomScene(seed: seed, hasOutlines: false, scrollScale: scale)
        // As above: cairo works out smooth edges, here of boxes between pixels, a little differently within a clip.
        let worst = try worst(scene, scale: scale, limit: 8)
        #expect(worst.pixels == 0, "seed \(seed), step \(worst.step), \(scale)×")
    }
}

/// Nodes of all kinds in a few groups, of which some change from one picture to the next.
private struct RandomScene {
    private struct Item {
        var node: RenderNode
        var x: CGFloat
        var y: CGFloat
    }

    private var random: SeededGenerator
    private var groups: [[Item]] = []
    private var styles: [Int] = []
    /// The groups as they were drawn last: nodes of what did not change are the same ones.
    private var drawn: [RenderNode?] = []

    /// Whether there are nodes whose edges are drawn as paths.
    private let hasOutlines: Bool

    /// Pixels per point, when the second group scrolls between the others.
    private let scrollScale: CGFloat?
    private var offset = CGPoint.zero
    private var scrollBackground: RGBA?

    init(seed: Int, hasOutlines: Bool, scrollScale: CGFloat? = nil) {
        self.hasOutlines = hasOutlines
        self.scrollScale = scrollScale
        random = SeededGenerator(seed: seed)
        for _ in 0..<3 {
            groups.append((0..<Int.random(in: 0...5, using: &random)).map { _ in makeItem() })
            styles.append(makeStyle())
        }
        drawn = [nil, nil, nil]
        guard scrollScale != nil else { return }
        groups[1] += (0..<20).map { _ in makeItem() }
        scrollBackground = Bool.random(using: &random) ? color() : nil
        if Bool.random(using: &random) { groups[0] = [] }
        change(1)
    }

    /// Moves the second group within its clip.
    private mutating func scroll(_ scale: CGFloat) {
        if Int.random(in: 0..<4, using: &random) > 0 {
            offset.y += CGFloat(Int.random(in: -30...30, using: &random)) / scale
            offset.x += [0, 0, 0, 3, -7].randomElement(using: &random)! / scale
        } else {
            offset.y += length(-3...3)
        }
    }

    private func scrolled(_ node: RenderNode) -> RenderNode? {
        let area = rect(20, 10, 120, 60)
        let content = node.translated(x: -offset.x, y: -offset.y)
        return RenderNode.container(
            [scrollBackground.map { .color($0, in: area) }, content].compactMap { $0 })?.clipped(to: area)
    }

    private mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random)) + [0, 0, 0.25, 0.5, 1 / 3].randomElement(
            using: &random)!
    }

    private mutating func color() -> RGBA {
        RGBA(
            red: Double.random(in: 0...1, using: &random), green: Double.random(in: 0...1, using: &random),
            blue: Double.random(in: 0...1, using: &random),
            alpha: [1, 1, 0.4].randomElement(using: &random)!)
    }

    private mutating func makeItem() -> Item {
        Item(node: makeNode(), x: length(-20...180), y: length(-20...90))
    }

    private mutating func makeNode() -> RenderNode {
        let area = rect(0, 0, length(2...60), length(2...40))
        let kinds = hasOutlines ? [0, 1, 2, 3, 4, 5, 6, 7] : [1, 2, 6, 7]
        switch kinds.randomElement(using: &random)! {
        case 0: return .border(RoundedRect(area, radius: 4), width: 1.5, color: color())
        case 1:
            return .shadow(
                of: RoundedRect(area, radius: 3), color: .black, offset: CGSize(width: 1, height: 2), blur: 3)
        case 2:
            let text = ["Hello", "fjord", "Ag", "12:30"].randomElement(using: &random)!
            let layout = TextLayout.layout(TextParagraph(text, font: TextFont(size: length(8...24))))
            return .text(layout, at: .zero, color: color())!
        case 3: return .fill(CGPath(ellipseIn: area, transform: nil), color: color())
        case 4:
            return .linearGradient(
                in: area, from: .zero, to: CGPoint(x: area.maxX, y: area.maxY),
                stops: [GradientStop(offset: 0, color: color()), GradientStop(offset: 1, color: color())])
        case 5:
            return RenderNode.color(color(), in: area).clipped(to: RoundedRect(area, radius: 6))
        case 6:
            return RenderNode.color(color(), in: area).dropShadow(
                color: .black, offset: .zero, blur: 2, showsContent: true)
        default: return .color(color(), in: area)
        }
    }

    private mutating func change(_ group: Int) {
        var items = groups[group]
        switch Int.random(in: 0...6, using: &random) {
        case 0: items.append(makeItem())
        case 1: if !items.isEmpty { items.remove(at: Int.random(in: items.indices, using: &random)) }
        case 2: if !items.isEmpty { items[Int.random(in: items.indices, using: &random)].x += length(-5...5) }
        case 3: if !items.isEmpty { items[Int.random(in: items.indices, using: &random)].node = makeNode() }
        case 4: items.shuffle(using: &random)
        case 5:
            if !items.isEmpty { items.insert(makeItem(), at: Int.random(in: items.indices, using: &random)) }
        default: styles[group] = makeStyle()
        }
        groups[group] = items
        let nodes = items.map { $0.node.translated(x: $0.x, y: $0.y) }
        drawn[group] = RenderNode.container(nodes).map { style($0, styles[group]) }
    }

    private mutating func makeStyle() -> Int {
        let styles = hasOutlines ? [0, 1, 2, 3, 4, 5, 6, 7] : [0, 1, 5, 6, 7]
        return styles.randomElement(using: &random)!
    }

    private func style(_ node: RenderNode, _ style: Int) -> RenderNode {
        switch style {
        case 0: node.opacity(0.5)
        case 1: node.clipped(to: rect(20, 10, 100, 60))
        case 2: node.clipped(to: RoundedRect(rect(10, 5, 150, 80), radius: 12))
        case 3: node.transformed(by: CGAffineTransform(scaleX: 0.7, y: 0.7))
        case 4: node.transformed(by: CGAffineTransform(rotationAngle: 0.3))
        case 5: node.translated(x: 7, y: -3.5)
        case 6: node.masked(by: .color(.black, in: rect(30, 0, 120, 70)))
        default: node
        }
    }

    mutating func next() -> RenderNode? {
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            change(Int.random(in: groups.indices, using: &random))
        }
        guard let scrollScale else { return .container(drawn.compactMap { $0 }) }
        if Int.random(in: 0..<3, using: &random) > 0 { scroll(scrollScale) }
        return .container([drawn[0], drawn[1].flatMap(scrolled), drawn[2]].compactMap { $0 })
    }
}
