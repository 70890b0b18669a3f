import Foundation
import Testing
import VitrineGraphics

@MainActor
@Suite struct ShadowTests {
    @Test("A shadow falls off as a Gaussian of the given deviation")
    func falloff() {
        let node = RenderNode.shadow(
            of: RoundedRect(rect(40, 40, 60, 60)), color: .black, offset: .zero, blur: 4)
        let bitmap = draw(node, 140, 140)
        // 255 · (1 − Φ(d/4)) at the distances 0.5, 4.5, 8.5 and 11.5 from the edge.
        for (x, expected) in [(100, 115), (104, 33), (108, 4), (111, 1)] {
            #expect(abs(bitmap.alpha(x, 70) - expected) <= 2, "column \(x): \(bitmap.alpha(x, 70))")
        }
        #expect(bitmap.alpha(70, 70) == 255)
        #expect(bitmap.alpha(39, 70) == bitmap.alpha(100, 70))
        #expect(bitmap.alpha(70, 39) == bitmap.alpha(100, 70))
    }

    @Test("A wide blur keeps the Gaussian's shape")
    func wideBlur() {
        let node = RenderNode.shadow(
            of: RoundedRect(rect(100, 100, 200, 200)), color: .black, offset: .zero, blur: 20)
        let bitmap = draw(node, 400, 400)
        // 255 · (1 − Φ(d/20)) at 0.5, 20.5 and 40.5.
        for (x, expected) in [(300, 125), (320, 39), (340, 5)] {
            #expect(abs(bitmap.alpha(x, 200) - expected) <= 4, "column \(x): \(bitmap.alpha(x, 200))")
        }
    }

    @Test("A shadow without blur is the shape at its offset")
    func sharp() {
        let node = RenderNode.shadow(
            of: RoundedRect(rect(2, 2, 4, 4)), color: .red, offset: CGSize(width: 3, height: 1), blur: 0)
        let bitmap = draw(node, 12, 12)
        #expect(bitmap.inkBox == rect(5, 3, 4, 4))
        #expect(bitmap.bytes(6, 4) == [255, 0, 0, 255])
    }

    @Test("Cards of one size share one blurred surface")
    func sharing() {
        let cards = (0..<10).map { index in
            RenderNode.shadow(
                of: RoundedRect(rect(CGFloat(index) * 70, 10, 63, 41), radius: 9), color: .black,
                offset: CGSize(width: 0, height: 3), blur: 5.25)
        }
        GraphicsCounters.reset()
        _ = draw(.container(cards), 700, 100)
        #expect(GraphicsCounters.shadowsBlurred == 1)
    }

    @Test("Cards of opaque content clipped to the same outline share one blurred shadow")
    func opaqueOutlines() {
        let frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        let card = { (color: RGBA) in
            RenderNode.container([
                .color(color, in: frame), .color(.black, in: CGRect(x: 5, y: 5, width: 60, height: 4)),
            ])!
            .clipped(to: RoundedRect(frame, radius: 6))
        }
        GraphicsCounters.reset()
        for color in [RGBA.white, .black, RGBA(red: 1, green: 0, blue: 0)] {
            let node = card(color).dropShadow(color: .black, offset: CGSize(width: 0, height: 3), blur: 3.25)
            _ = node.realized(scale: 1)
        }
        #expect(GraphicsCounters.shadowsBlurred == 1)
        // Nothing is certain about content that can be seen through.
        let veil = card(RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))
        _ = veil.dropShadow(color: .black, offset: .zero, blur: 3.25).realized(scale: 1)
        #expect(GraphicsCounters.shadowsBlurred == 2)
    }

    @Test("A stretched surface equals one that was blurred whole")
    func stretching() {
        func alphas(_ size: CGFloat) -> [Int] {
            let node = RenderNode.shadow(
                of: RoundedRect(rect(20, 20, size, size), radius: 6), color: .black, offset: .zero, blur: 3)
            let bitmap = draw(node, size + 40, size + 40)
            return (0..<30).map { bitmap.alpha($0, $0) }
        }
        #expect(alphas(31) == alphas(200))
    }

    @Test("A drop shadow has the shape of its content")
    func dropShadow() {
        let circle = RenderNode.fill(CGPath(ellipseIn: rect(5, 5, 10, 10), transform: nil), color: .red)
        let bitmap = draw(
            circle.dropShadow(color: .black, offset: CGSize(width: 20, height: 0), blur: 0), 40, 20)
        #expect(bitmap.bytes(10, 10) == [255, 0, 0, 255])
        #expect(bitmap.bytes(30, 10) == [0, 0, 0, 255])
        #expect(bitmap.alpha(25, 5) == 0)
    }
}
