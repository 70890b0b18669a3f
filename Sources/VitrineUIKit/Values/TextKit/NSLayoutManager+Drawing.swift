import Foundation
import VitrineCoreGraphics
import VitrineGraphics
import VitrineText

extension NSLayoutManager {
    final func drawBackgrounds(_ range: Range<Int>, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for index in fragmentIndices(of: range) {
            let line = fragments[index]
            let part = range.clamped(to: line.characters)
            var start = part.lowerBound
            for piece in flow.content.pieces(in: part) {
                let end = start + piece.text.utf16.count
                if let color = piece.attributes.values[.backgroundColor] as? UIColor {
                    context.setFillColor(color.resolvedColor(with: flow.traits).cgColor)
                    for rect in rects(of: start..<end, in: line) {
                        context.fill(rect.offsetBy(dx: origin.x, dy: origin.y))
                    }
                }
                start = end
            }
        }
    }

    final func drawLetters(_ range: Range<Int>, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let lines = fragmentIndices(of: range)
        var index = lines.lowerBound
        while index < lines.upperBound {
            let first = fragments[index]
            var end = index + 1
            while end < lines.upperBound, fragments[end].paragraph == first.paragraph,
                fragments[end].corner == first.corner
            {
                end += 1
            }
            if let layout = first.layout { draw(layout, fragments[index..<end], range, at: origin, context) }
            index = end
        }
    }

    private func draw(
        _ layout: TextLayout, _ lines: ArraySlice<LineFragment>, _ range: Range<Int>, at origin: CGPoint,
        _ context: CGContext
    ) {
        guard let first = lines.first, let last = lines.last else { return }
        var paragraph = layout.paragraph
        for index in paragraph.spans.indices { paragraph.spans[index].decoration?.background = nil }
        // What is behind the letters was drawn before them.
        let drawn = layout.with(paragraph)
        let corner = CGPoint(x: first.corner.x + origin.x, y: first.corner.y + origin.y)
        let isWhole =
            first.line == 0 && last.line == layout.lines.count - 1
            && range.lowerBound <= first.characters.lowerBound
            && range.upperBound >= last.characters.upperBound
        guard !isWhole else { return context.draw(drawn, at: corner, color: .black) }
        context.saveGState()
        var parts: [CGRect] = []
        for line in lines {
            let isInside =
                range.lowerBound <= line.characters.lowerBound
                && range.upperBound >= line.characters.upperBound
            parts += isInside ? [line.rect] : rects(of: range, in: line)
        }
        context.clip(to: parts.map { $0.offsetBy(dx: origin.x, dy: origin.y) })
        context.draw(drawn, at: corner, color: .black)
        context.restoreGState()
    }
}
