import Foundation
import VitrineGraphics
public import VitrineUIKit

/// Draws a line, with its baseline at the text position of a context. Letters stand upright where y grows upwards: a context
/// of UIKit's has to be turned round.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    guard !line.isEmpty else { return }
    if context.textDrawingMode == .fill { return context.drawUpright { context.draw(line) } }
    let letters = CGMutablePath()
    for run in line.runs {
        let own = run.outline(of: run.run.glyphs.indices, through: context.textMatrix)
        context.paint(letters: own, in: run.color)
        letters.addPath(own)
    }
    context.clip(toLetters: letters)
}

/// Draws glyphs of a run where they are in a line that is drawn at the text position of a context.
///
/// - Parameter range: Glyphs; a length of 0 goes to the end.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let indices = run.indices(range)
    if context.textDrawingMode == .fill, run.hasPictures {
        return context.drawUpright { context.draw(run, indices) }
    }
    let letters = run.outline(of: indices, through: context.textMatrix)
    context.paint(letters: letters, in: run.color)
    context.clip(toLetters: letters)
}

extension CTRun {
    /// Whether letters are pictures, which have no outlines.
    fileprivate var hasPictures: Bool { run.font.facts.hasColors }

    fileprivate var color: RGBA { text.layout.paragraph.spans[run.span].color ?? .black }

    /// The outlines of glyphs where they are in their line, through a matrix.
    fileprivate func outline(of indices: Range<Int>, through matrix: CGAffineTransform) -> CGPath {
        let path = CGMutablePath()
        for glyph in run.glyphs[indices] {
            let place = CTRun.position(glyph)
            path.addLetter(glyph.number, of: run.font, at: place, through: matrix)
        }
        return path
    }
}

extension CGContext {
    /// Draws with the baseline's beginning at the origin and y growing downwards, as the text engine does.
    fileprivate func drawUpright(_ body: () -> Void) {
        saveGState()
        concatenate(textMatrix)
        scaleBy(x: 1, y: -1)
        body()
        restoreGState()
    }

    /// Draws a line with the left end of its baseline at the origin, y growing downwards.
    fileprivate func draw(_ line: CTLine) {
        let layout = line.text.layout
        let place = layout.lines[line.number]
        draw(
            layout, lines: line.number..<line.number + 1,
            at: CGPoint(x: -place.rect.minX, y: -place.baseline), color: .black)
    }

    /// Draws glyphs with their line, of which nothing else is seen.
    fileprivate func draw(_ run: CTRun, _ indices: Range<Int>) {
        guard let first = run.run.glyphs[indices].first, let last = run.run.glyphs[indices].last else {
            return
        }
        let extent = run.extent
        clip(
            to: CGRect(
                x: first.position.x, y: -extent.ascent * 2,
                width: last.position.x + last.advance - first.position.x,
                height: (extent.ascent + extent.descent) * 3))
        draw(CTLine(run.text, run.line))
    }
}
