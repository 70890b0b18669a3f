import Foundation
import VitrineGraphics

/// One of everything that can be drawn, 480×320 points.
enum Scene {
    static let size = CGSize(width: 480, height: 320)

    static func node() -> RenderNode {
        RenderNode.container([
            .linearGradient(
                in: CGRect(origin: .zero, size: size), from: .zero, to: CGPoint(x: 480, y: 320),
                stops: [
                    GradientStop(offset: 0, color: RGBA(red: 0.16, green: 0.18, blue: 0.30)),
                    GradientStop(offset: 1, color: RGBA(red: 0.42, green: 0.22, blue: 0.46)),
                ]),
            card(at: CGPoint(x: 24, y: 24)),
            card(at: CGPoint(x: 24, y: 24)).transformed(
                by: CGAffineTransform(translationX: 170, y: 10).rotated(by: 0.12)),
            texts(), shapes(), picture(),
        ])!
    }

    private static func card(at origin: CGPoint) -> RenderNode {
        let outline = RoundedRect(CGRect(x: origin.x, y: origin.y, width: 130, height: 90), radius: 14)
        let title = TextLayout.layout(
            TextParagraph(
                "A card of the Shelf, with too long a title", font: TextFont(size: 17, weight: 600),
                lineLimit: 2),
            width: 110)
        return RenderNode.container([
            .shadow(
                of: outline, color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.5),
                offset: CGSize(width: 0, height: 6), blur: 8),
            RenderNode.color(.white, in: outline.rect).clipped(to: outline),
            .border(outline, width: 2, color: RGBA(red: 1, green: 0.62, blue: 0.04)),
            .text(title, at: CGPoint(x: origin.x + 10, y: origin.y + 10), color: .black)!,
        ])!
    }

    private static func texts() -> RenderNode {
        func line(_ text: String, _ font: TextFont, y: CGFloat, align: TextAlign = .leading) -> RenderNode {
            let layout = TextLayout.layout(TextParagraph(text, font: font, alignment: align), width: 220)
            return .text(layout, at: CGPoint(x: 24, y: y), color: .white)!
        }
        let spans = [
            TextSpan("Red ", font: TextFont(size: 17), color: RGBA(red: 1, green: 0.3, blue: 0.3)),
            TextSpan("under", font: TextFont(size: 17), underline: true),
            TextSpan(" struck", font: TextFont(size: 17, isItalic: true), strikethrough: true),
            TextSpan(" 😀🎉", font: TextFont(size: 17)),
        ]
        let mixed = TextLayout.layout(TextParagraph(spans: spans), width: 220)
        return RenderNode.container([
            line("Large title 34", TextFont(size: 34, weight: 700), y: 140),
            line("Body, 17 points: fi AVA To", TextFont(size: 17), y: 184),
            line("monospaced 0123 {}", TextFont(family: .monospaced, size: 13), y: 208),
            line("שלום עולם مرحبا Ωμέγα", TextFont(size: 15), y: 228, align: .trailing),
            .text(mixed, at: CGPoint(x: 24, y: 252), color: .white)!,
            line("caption at eleven points, centred", TextFont(size: 11), y: 280, align: .center),
        ])!
    }

    private static func shapes() -> RenderNode {
        let star = CGMutablePath()
        for index in 0..<5 {
            let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
            let point = CGPoint(x: 420 + 30 * cos(angle), y: 60 + 30 * sin(angle))
            if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
        }
        star.closeSubpath()
        let fade = RenderNode.linearGradient(
            in: CGRect(x: 270, y: 270, width: 190, height: 30), from: CGPoint(x: 270, y: 0),
            to: CGPoint(x: 460, y: 0),
            stops: [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .clear)])
        return RenderNode.container([
            .fill(star, color: RGBA(red: 1, green: 0.84, blue: 0.04)),
            .stroke(star, color: .white, width: 2, join: .round),
            RenderNode.color(
                RGBA(red: 0.2, green: 0.8, blue: 0.4), in: CGRect(x: 270, y: 270, width: 190, height: 30)
            ).masked(by: fade),
            RenderNode.fill(
                CGPath(ellipseIn: CGRect(x: 400, y: 110, width: 50, height: 50), transform: nil),
                color: RGBA(red: 0.2, green: 0.6, blue: 1)
            )
            .opacity(0.6).dropShadow(color: .black, offset: CGSize(width: 3, height: 3), blur: 3),
        ])!
    }

    private static func picture() -> RenderNode {
        var pixels: [UInt8] = []
        for y in 0..<64 {
            for x in 0..<64 {
                pixels += [UInt8(x * 4), UInt8(y * 4), (x / 8 + y / 8) % 2 == 0 ? 255 : 60, 255]
            }
        }
        let rect = CGRect(x: 270, y: 180, width: 110, height: 74)
        return RenderNode.image(Bitmap(width: 64, height: 64, pixels: pixels), in: rect)
            .clipped(to: RoundedRect(rect, topLeft: 20, topRight: 4, bottomRight: 20, bottomLeft: 4))
    }
}
