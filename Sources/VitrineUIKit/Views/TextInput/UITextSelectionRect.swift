public import Foundation

/// A rectangle of a selection.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
    /// A rectangle that a subclass says.
    public override init() {
        super.init()
    }

    /// In the coordinates of the text input, in points.
    open var rect: CGRect { .zero }
    /// From where the text in it is read.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in it.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }
    /// Whether the text runs from top to bottom.
    open var isVertical: Bool { false }
}
