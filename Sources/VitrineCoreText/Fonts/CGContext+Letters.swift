import Foundation
import VitrineGraphics
import VitrineUIKit

// Letters as outlines, for text modes that paint more than their insides.
extension CGContext {
    /// Paints the outlines of letters as the text mode says.
    ///
    /// - Parameter color: Of their insides; nil for that of the context.
    func paint(letters: CGPath, in color: RGBA?) {
        guard !letters.isEmpty, let painting = textDrawingMode.painting else { return }
        saveGState()
        if let color {
            setFillColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        }
        withPath(letters) { drawPath(using: painting) }
        restoreGState()
    }

    /// Clips what is drawn from now on to letters, if the text mode says so.
    func clip(toLetters letters: CGPath) {
        if textDrawingMode.clips { withPath(letters) { clip() } }
    }

    /// Has a body find a path in the place of the context's own, which is there again afterwards.
    private func withPath(_ path: CGPath, _ body: () -> Void) {
        let own = self.path
        beginPath()
        addPath(path)
        body()
        beginPath()
        if let own { addPath(own) }
    }
}

extension CGTextDrawingMode {
    /// What is painted; nil for nothing.
    fileprivate var painting: CGPathDrawingMode? {
        switch self {
        case .fill, .fillClip: .fill
        case .stroke, .strokeClip: .stroke
        case .fillStroke, .fillStrokeClip: .fillStroke
        case .invisible, .clip: nil
        }
    }

    fileprivate var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}

extension CGMutablePath {
    /// Adds the outline of a letter that stands at a place, through a matrix.
    func addLetter(_ glyph: UInt32, of font: TextFont, at place: CGPoint, through matrix: CGAffineTransform) {
        guard let outline = font.outline(of: glyph) else { return }
        let move = CGAffineTransform(translationX: place.x, y: place.y)
        addPath(outline, transform: move.concatenating(matrix))
    }
}
