public import Foundation

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16

/// What is painted of letters.
public enum CGTextDrawingMode: Int32, Sendable {
    case fill = 0, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

extension CGContext {
    /// What letters go through before user space does; its translation is ``textPosition``. It is no part of the state that
    /// is saved.
    public var textMatrix: CGAffineTransform {
        get { text.matrix }
        set { text.matrix = newValue }
    }

    /// Where the baseline of the next letter begins, before the text matrix and user space.
    public var textPosition: CGPoint {
        get { CGPoint(x: text.matrix.tx, y: text.matrix.ty) }
        set { (text.matrix.tx, text.matrix.ty) = (newValue.x, newValue.y) }
    }

    /// Has letters that Core Text draws filled, stroked, or clipped to.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { line.textMode = mode }

    /// What is painted of letters.
    package var textDrawingMode: CGTextDrawingMode { line.textMode }
}
