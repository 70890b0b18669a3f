public import Foundation

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16

/// What is painted of letters, and whether what is drawn later is clipped to them.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

extension CGContext {
    /// Where the baseline of the next letter begins, before the text matrix and user space.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// Has letters that Core Text draws filled, stroked, or clipped to.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { line.textMode = mode }

    /// What is painted of letters.
    package var textDrawingMode: CGTextDrawingMode { line.textMode }
}
