package import Foundation
package import VitrineCoreGraphics

/// What an input method is told about a text that is edited.
package struct TextState: Hashable, Sendable {
    /// The text around the caret.
    package var surrounding: String
    /// Byte offsets in it of the caret and of the other end of the selection.
    package var caret: Int
    package var anchor: Int
    /// Where the caret is, in points of the window.
    package var cursor: CGRect

    package init(surrounding: String, caret: Int, anchor: Int, cursor: CGRect) {
        self.surrounding = surrounding
        self.caret = caret
        self.anchor = anchor
        self.cursor = cursor
    }
}
