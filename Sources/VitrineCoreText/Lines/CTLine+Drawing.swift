import Foundation
import VitrineGraphics
public import VitrineUIKit

/// Draws a line, with its baseline at the text position of a context. Letters stand upright where y grows upwards: a context
/// of UIKit's has to be turned round.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    guard !line.isEmpty else { return }
    guard context.textDrawingMode == .fill else {
        for run in line.runs { CTRunDraw(run, context, CFRange()) }
        return
    }
    context.drawUpright { context.draw(line, at: .zero) }
}

/// Draws glyphs of a run where they are in a line that is drawn at the text position of a context.
///
/// - Parameter range: Glyphs; a length of 0 goes to the end.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let glyphs = run.run.glyphs[run.indices(range)]
    let path = CGMutablePath()
    var hasPictures = false
    for glyph in glyphs {
        let place = CTRun.position(glyph)
        if let outline = run.run.font.outline(of: glyph.number) {
            path.addPath(outline, transform: CGAffineTransform(translationX: place.x, y: place.y))
        } else if run.run.font.bounds(of: [glyph.number])[0].width > 0 {
            hasPictures = true
        }
    }
    // Letters that are pictures are drawn with their line, of which nothing else is seen.
    if hasPictures, let first = glyphs.first, let last = glyphs.last {
        return context.drawUpright {
            let extent = run.extent
            context.clip(
                to: CGRect(
                    x: first.position.x, y: -extent.ascent * 2,
                    width: last.position.x + last.advance - first.position.x,
                    height: (extent.ascent + extent.descent) * 3))
            context.draw(CTLine(run.text, run.line), at: .zero)
        }
    }
    context.saveGState()
    context.concatenate(context.textMatrix)
    let color = run.text.layout.paragraph.spans[run.run.span].color ?? .black
    context.setFillColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    context.paint(letters: path)
    // What clips has to outlive the state.
    guard context.textDrawingMode.rawValue < CGTextDrawingMode.fillClip.rawValue else { return }
    context.restoreGState()
}

extension CGContext {
    /// Draws with the baseline's beginning at the origin and y growing downwards, as the text engine does.
    func drawUpright(_ body: () -> Void) {
        saveGState()
        concatenate(textMatrix)
        scaleBy(x: 1, y: -1)
        body()
        restoreGState()
    }

    /// Draws a line with the left end of its baseline at a point, y growing downwards.
    func draw(_ line: CTLine, at point: CGPoint) {
        let layout = line.text.layout
        let place = layout.lines[line.number]
        draw(
            layout, lines: line.number..<line.number + 1,
            at: CGPoint(x: point.x - place.rect.minX, y: point.y - place.baseline), color: .black)
    }
}
