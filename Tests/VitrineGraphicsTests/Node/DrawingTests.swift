import Foundation
import Fuzzing
import Testing
import VitrineCoreGraphics
import VitrineGraphics

/// What is drawn for the pixels it goes to, beside the same through a recording, where cairo draws it.
@MainActor
@Suite struct DrawingTests {
    private let area = CGRect(x: 0, y: 0, width: 90, height: 70)

    /// The largest difference of a channel between both ways.
    private func difference(_ node: RenderNode, scale: CGFloat) -> Int {
        func pixels(_ node: RenderNode) -> [UInt8] {
            draw(node, area.width, area.height, scale: scale, background: .white).pixels
        }
        // What a path clips is recorded; this path clips nothing.
        let around = CGPath(ellipseIn: area.insetBy(dx: -100, dy: -100), transform: nil)
        return zip(pixels(node), pixels(node.clipped(to: around))).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }

    @Test(
        "Colours beyond those that are shown, which programs make by darkening black, are the last that are")
    func gradientsOfOtherColours() {
        func pixels(_ start: Double, _ end: Double) -> [UInt8] {
            func stop(_ offset: CGFloat, _ grey: Double) -> GradientStop {
                GradientStop(offset: offset, color: RGBA(red: grey, green: grey, blue: grey))
            }
            let node = RenderNode.linearGradient(
                in: area, from: .zero, to: CGPoint(x: area.maxX, y: area.maxY),
                stops: [stop(0, start), stop(1, end)])
            return draw(node, area.width, area.height, scale: 2, background: .white).pixels
        }
        // Compared before, not by the macro, which would show every pixel that differs.
        let (isBlackLast, isWhiteFirst) = (
            pixels(0.3, -0.3) == pixels(0.3, 0), pixels(1.4, 0.5) == pixels(1, 0.5)
        )
        #expect(isBlackLast)
        #expect(isWhiteFirst)
    }

    @Test("Gradients look as cairo's", arguments: [1, 1.25, 1.5, 2, 3])
    func gradients(scale: CGFloat) {
        for seed in FuzzBudget.seeds(8) {
            var random = SeededGenerator(seed: seed)
            func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(random.int(range)) / 4 }
            // Beyond the picture: a recording smooths edges twice.
            let rect = area.insetBy(dx: -10 - number(0...80), dy: -10 - number(0...80))
            let stops = (0...random.int(1...4)).map { index in
                GradientStop(
                    offset: CGFloat(index) / 5,
                    color: RGBA(
                        red: number(0...4), green: number(0...4), blue: number(0...4),
                        alpha: seed % 2 == 0 ? 1 : 0.5))
            }
            let node = RenderNode.linearGradient(
                in: rect, from: CGPoint(x: rect.minX, y: rect.minY + number(0...60)),
                to: CGPoint(x: rect.maxX, y: rect.maxY), stops: stops)
            #expect(difference(node, scale: scale) <= 2, "seed \(seed)")
        }
    }

    @Test("Shadows between pixels look as cairo's", arguments: [1, 1.25, 1.5, 2, 3])
    func shadows(scale: CGFloat) {
        for seed in FuzzBudget.seeds(8) {
            var random = SeededGenerator(seed: seed)
            let x = CGFloat(random.int(0...1000)) / 37, y = CGFloat(random.int(0...1000)) / 41
            let outline = RoundedRect(CGRect(x: x, y: y, width: 40, height: 30), radius: 6)
            let node = RenderNode.shadow(
                of: outline, color: .black, offset: CGSize(width: 0, height: 2), blur: 3)
            #expect(difference(node, scale: scale) <= 3, "seed \(seed)")
        }
    }

    @Test("Shadows that grow look as cairo's", arguments: [0.4, 0.97, 1.08, 2.3])
    func growing(factor: CGFloat) {
        let outline = RoundedRect(CGRect(x: 5, y: 4, width: 25, height: 20), radius: 6)
        let node = RenderNode.shadow(of: outline, color: .black, offset: .zero, blur: 2)
            .transformed(by: CGAffineTransform(translationX: 3.3, y: 2.7).scaledBy(x: factor, y: factor))
        #expect(difference(node, scale: 1) <= 3)
    }
}
