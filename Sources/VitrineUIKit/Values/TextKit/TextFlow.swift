import Foundation
import VitrineGraphics
import VitrineText

/// A text in lines below one another.
@MainActor
class TextFlow {
    typealias Content = TextContent<TextAttributes>

    final var content: Content
    /// The attributes of text that has none, and of what is typed into an empty text.
    final var defaults: TextAttributes

    /// The width of the lines, in points; nil for lines that end at newlines only.
    final var width: CGFloat?
    /// The most lines that are shown; 0 for no limit.
    final var lineLimit = 0
    /// What the last line looks like if there are more.
    final var truncation = TextTruncation.none
    /// Where lines have room, if it is not simply a width: a line of some height at or below a place.
    final var rooms: TextLayout.Rooms?
    /// How links look, and which are found.
    final var links: LinkLook?
    /// The container that attachments are told of.
    final weak var container: NSTextContainer?
    /// Whether dots stand for the characters.
    final var isSecure = false
    final var fontScale: CGFloat = 1
    final var alignment = NSTextAlignment.natural
    final var isRightToLeft = false
    final var traits = UITraitCollection()

    /// The numbers of items of lists, by paragraph.
    final var listCounts: [Int: ListCount] = [:]
    /// Layouts that were made last, by paragraph.
    final var keptLayouts: [Int: KeptLayout] = [:]

    struct KeptLayout {
        struct Look: Equatable {
            var width: CGFloat?
            var fontScale: CGFloat
            var alignment: NSTextAlignment
            var isRightToLeft: Bool
            var isSecure: Bool
            var traits: ObjectIdentifier
            var links: ObjectIdentifier?
            var list: ListCount?
        }

        var look: Look
        var paragraph: TextParagraphContent<TextAttributes>
        var layout: TextLayout?
    }

    init(defaults: [NSAttributedString.Key: Any]) {
        self.defaults = TextAttributes(defaults)
        content = Content(attributes: self.defaults)
    }

    final var isEmpty: Bool { content.length == 0 }
}

/// Holds a text that a flow shows, and tells the flow of all changes.
@MainActor
protocol TextHolder: AnyObject {
    /// Puts pieces in the place of a range.
    func replace(_ range: Range<Int>, with pieces: [TextFlow.Content.Piece])
    /// Gives text the attributes of pieces, which say the same.
    func setAttributes(from location: Int, of pieces: [TextFlow.Content.Piece])
}
