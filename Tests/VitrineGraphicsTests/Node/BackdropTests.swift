import Foundation
import Fuzzing
import Testing
import VitrineCoreGraphics
import VitrineGraphics

@MainActor
@Suite("A backdrop shows what lies behind it", .serialized)
struct BackdropTests {
    private func glass(
        _ rect: CGRect, deviation: CGFloat = 0, saturation: Double = 1, tint: RGBA = .clear
    ) -> RenderNode {
        .backdrop(BackdropEffect(deviation: deviation, saturation: saturation, tint: tint), in: rect)
    }

    private func over(_ nodes: RenderNode...) -> RenderNode? { .container(nodes) }

    @Test("A tint is laid over the colour behind by its opacity")
    func tint() {
        let half = RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)
        let picture = draw(
            over(.color(.red, in: rect(0, 0, 40, 40)), glass(rect(10, 10, 20, 20), deviation: 4, tint: half)),
            40, 40, background: .white)
        #expect(picture.bytes(20, 20) == [128, 0, 128, 255])
        #expect(picture.bytes(5, 20) == [255, 0, 0, 255])
        #expect(picture.bytes(30, 20) == [255, 0, 0, 255])
    }

    @Test("Saturation takes colours from or towards the grey of their luminance")
    func saturation() {
        func pixel(_ saturation: Double) -> [UInt8] {
            let color = RGBA(red: 0.8, green: 0.4, blue: 0.4)
            return draw(
                over(
                    .color(color, in: rect(0, 0, 20, 20)), glass(rect(0, 0, 20, 20), saturation: saturation)),
                20, 20
            ).bytes(10, 10)
        }
        // Grey: 0.2126 · 204 + 0.7874 · 102 = 123.7.
        #expect(pixel(0) == [124, 124, 124, 255])
        #expect(pixel(1.5) == [244, 91, 91, 255])
    }

    @Test("An edge behind it is as soft as a Gaussian's", arguments: [1, 2, 3])
    func blur(scale: CGFloat) {
        let picture = draw(
            over(.color(.black, in: rect(0, 0, 100, 100)), glass(rect(0, 0, 200, 100), deviation: 10)), 200,
            100,
            scale: scale, background: .white)
        func level(_ x: CGFloat) -> Double { Double(picture.bytes(Int(x * scale), Int(50 * scale))[0]) / 255 }
        // The distribution function at −1, 0 and 1 deviations: 0.159, 0.5, 0.841.
        #expect(abs(level(90) - 0.159) < 0.03)
        #expect(abs(level(100) - 0.5) < 0.03)
        #expect(abs(level(110) - 0.841) < 0.03)
        #expect(level(2) < 0.01)
        #expect(level(197) > 0.99)
    }

    @Test("What lies beside it has no part in it")
    func within() {
        let picture = draw(
            over(.color(.black, in: rect(0, 0, 50, 100)), glass(rect(50, 0, 50, 100), deviation: 10)), 100,
            100,
            background: .white)
        #expect(picture.bytes(52, 50) == [255, 255, 255, 255])
    }

    @Test("In a faded group it sees what is behind the group, and is mixed with that")
    func faded() {
        let tint = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        let picture = draw(
            over(
                .color(.white, in: rect(0, 0, 40, 40)),
                over(.color(.red, in: rect(0, 0, 20, 40)), glass(rect(0, 0, 40, 40), saturation: 0))!.opacity(
                    0.5),
                glass(rect(0, 30, 40, 10), tint: tint).opacity(0.5)), 40, 40)
        // Red on white in half strength, of which the grey is 0.2126 · 255 = 54: (255 + 54) / 2, cut off.
        #expect(picture.bytes(10, 10) == [154, 154, 154, 255])
        #expect(picture.bytes(30, 10) == [255, 255, 255, 255])
        #expect(picture.bytes(30, 35) == [127, 127, 127, 255])
    }

    @Test("Round corners, paths and masks cut it off")
    func cut() {
        let tint = RGBA(red: 1, green: 0, blue: 0, alpha: 1)
        let square = glass(rect(0, 0, 40, 40), tint: tint)
        let circle = CGPath(ellipseIn: rect(0, 0, 40, 40), transform: nil)
        let shapes = [
            square.clipped(to: RoundedRect(rect(0, 0, 40, 40), radius: 20)), square.clipped(to: circle),
            square.masked(by: .fill(circle, color: .black)),
        ]
        for shape in shapes {
            let picture = draw(over(.color(.white, in: rect(0, 0, 40, 40)), shape), 40, 40)
            #expect(picture.bytes(20, 20) == [255, 0, 0, 255])
            #expect(picture.bytes(1, 1) == [255, 255, 255, 255])
        }
    }

    @Test("With nothing behind it is its tint")
    func nothing() {
        let tint = RGBA(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(
            draw(glass(rect(0, 0, 20, 20), deviation: 3, tint: tint), 20, 20).bytes(10, 10) == [
                255, 0, 0, 128,
            ])
    }

    // MARK: In a window

    private let effect = BackdropEffect(
        deviation: 10, saturation: 1.8, tint: RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))

    private func blurs(_ canvas: PixelCanvas, _ node: RenderNode?) -> Int {
        let before = GraphicsCounters.backdropsBlurred
        canvas.draw(node, background: .white)
        return GraphicsCounters.backdropsBlurred - before
    }

    @Test("Nothing is blurred again while what lies behind is the same, whatever changes in front or beside")
    func unchanged() throws {
        let canvas = try PixelCanvas(size: CGSize(width: 200, height: 200), scale: 2)
        let (back, bar) = (
            RenderNode.color(.blue, in: rect(20, 0, 50, 100)),
            RenderNode.backdrop(effect, in: rect(0, 0, 200, 60))
        )
        let label = RenderNode.color(.red, in: rect(80, 20, 20, 10))
        let other = RenderNode.color(.green, in: rect(80, 20, 25, 13))
        let beside = RenderNode.color(.red, in: rect(0, 150, 20, 20))
        #expect(blurs(canvas, over(back, bar, label)) == 1)
        #expect(blurs(canvas, over(back, bar, label)) == 0)
        #expect(blurs(canvas, over(back, bar, other)) == 0)
        #expect(blurs(canvas, over(back, bar)) == 0)
        #expect(blurs(canvas, over(back, beside, bar, label)) == 0)
        let change = RenderNode.color(.green, in: rect(150, 30, 20, 10))
        #expect(blurs(canvas, over(back, beside, change, bar, label)) == 1)
        let whole = draw(over(back, beside, change, bar, label), 200, 200, scale: 2, background: .white)
        #expect(try canvas.bitmap().countDiffering(from: whole, limit: 3) == 0)
    }

    @Test("A change at its edge shows as far as the blur reaches, and no further")
    func reach() throws {
        let canvas = try PixelCanvas(size: CGSize(width: 400, height: 100), scale: 1)
        let bar = RenderNode.backdrop(effect, in: rect(0, 0, 400, 100))
        canvas.draw(over(.color(.blue, in: rect(10, 10, 10, 80)), bar), background: .white)
        canvas.draw(over(.color(.green, in: rect(10, 10, 10, 80)), bar), background: .white)
        // Within 20 + 3 · 10 points and a few cells of at most 16 pixels, drawn at most twice.
        #expect(canvas.drawnPixels < 2 * 100 * 100)
        let whole = draw(
            over(.color(.green, in: rect(10, 10, 10, 80)), bar), 400, 100, background: .white)
        #expect(try canvas.bitmap().countDiffering(from: whole, limit: 3) == 0)
    }

    @Test("Scrolling under a bar moves no blurred pixels along")
    func scrolling() throws {
        let canvas = try PixelCanvas(size: CGSize(width: 100, height: 300), scale: 2)
        let rows = (0..<40).map { row in
            RenderNode.color(row % 2 == 0 ? .blue : .green, in: rect(10, CGFloat(row) * 20, 80, 15))
        }
        let list = RenderNode.container(rows)!
        let bar = RenderNode.backdrop(effect, in: rect(0, 0, 100, 60))
        func scene(_ offset: CGFloat) -> RenderNode? {
            over(list.translated(x: 0, y: -offset).clipped(to: rect(0, 0, 100, 300)), bar)
        }
        var moved = 0
        for offset in [0, 3, 7, 20, 19, 44, 90, 2] as [CGFloat] {
            canvas.draw(scene(offset), background: .white)
            moved += canvas.movedPixels
            let whole = draw(scene(offset), 100, 300, scale: 2, background: .white)
            #expect(try canvas.bitmap().countDiffering(from: whole, limit: 3) == 0, "offset \(offset)")
        }
        #expect(moved > 0)
    }

    @Test("Frame after frame, any scene is that of a picture drawn whole")
    func random() throws {
        for seed in FuzzBudget.seeds(12) {
            var random = SeededGenerator(seed: seed)
            func place() -> CGRect {
                rect(
                    CGFloat(random.int(-20...150)), CGFloat(random.int(-20...150)),
                    CGFloat(random.int(10...120)),
                    CGFloat(random.int(10...120)))
            }
            func color() -> RGBA {
                RGBA(
                    red: Double(random.int(0...4)) / 4, green: Double(random.int(0...4)) / 4,
                    blue: Double(random.int(0...4)) / 4)
            }
            func node() -> RenderNode {
                switch random.int(0...5) {
                case 0, 1: .color(color(), in: place())
                case 2: .backdrop(effect, in: place())
                case 3: RenderNode.backdrop(effect, in: place()).clipped(to: RoundedRect(place(), radius: 8))
                case 4:
                    RenderNode.container([.color(color(), in: place()), .backdrop(effect, in: place())])!
                        .opacity(0.7)
                default: RenderNode.color(color(), in: place()).blended(.multiply)
                }
            }
            let canvas = try PixelCanvas(size: CGSize(width: 150, height: 150), scale: 2)
            var nodes = (0..<6).map { _ in node() }
            for step in 0..<20 {
                nodes[random.int(0...5)] = node()
                if random.int(0...2) == 0 { nodes.swapAt(random.int(0...5), random.int(0...5)) }
                let scene = RenderNode.container(nodes)
                canvas.draw(scene, background: .white)
                let whole = draw(scene, 150, 150, scale: 2, background: .white)
                #expect(
                    try canvas.bitmap().countDiffering(from: whole, limit: 6) == 0,
                    "seed \(seed), step \(step)")
            }
        }
    }

    // MARK: Mixing

    @Test(
        "Modes mix colours by their formulas",
        arguments: [
            // Of (204, 102, 51) on (102, 153, 255), each a share of 255.
            (BlendMode.multiply, [82, 61, 51]), (.screen, [224, 194, 255]), (.darken, [102, 102, 51]),
            (.lighten, [204, 153, 255]), (.difference, [102, 51, 204]), (.exclusion, [143, 133, 204]),
            (.plusLighter, [255, 255, 255]), (.plusDarker, [51, 0, 51]), (.colorDodge, [255, 255, 255]),
            (.colorBurn, [64, 0, 255]), (.hardLight, [194, 122, 102]), (.overlay, [163, 133, 255]),
            (.normal, [204, 102, 51]), (.destinationOver, [102, 153, 255]), (.sourceAtop, [204, 102, 51]),
        ] as [(BlendMode, [Int])])
    func modes(mode: BlendMode, expected: [Int]) {
        let back = RenderNode.color(RGBA(red: 0.4, green: 0.6, blue: 1), in: rect(0, 0, 20, 20))
        let front = RenderNode.color(RGBA(red: 0.8, green: 0.4, blue: 0.2), in: rect(5, 5, 10, 10))
        let picture = draw(over(back, front.blended(mode)), 20, 20)
        for (value, wanted) in zip(picture.bytes(10, 10), expected) { #expect(abs(Int(value) - wanted) <= 1) }
        #expect(picture.bytes(2, 2) == [102, 153, 255, 255])
    }
}
