import Foundation

/// A piece of text with one look.
package struct TextSpan: Hashable, Sendable {
    package var text: String
    package var font: TextFont
    /// Nil takes the colour that the whole text is drawn in.
    package var color: RGBA?
    package var underline: Bool
    package var strikethrough: Bool
    /// Extra space after each character, in points.
    package var kern: CGFloat
    /// How far the text is raised above the baseline, in points.
    package var baselineOffset: CGFloat

    package init(
        _ text: String, font: TextFont, color: RGBA? = nil, underline: Bool = false,
        strikethrough: Bool = false, kern: CGFloat = 0, baselineOffset: CGFloat = 0
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.underline = underline
        self.strikethrough = strikethrough
        self.kern = kern
        self.baselineOffset = baselineOffset
    }
}

/// What happens to text that does not fit into its line limit.
package enum TextTruncation: Int32, Hashable, Sendable {
    /// The lines beyond the limit are left out.
    case none = 0
    /// The last line ends in an ellipsis.
    case tail = 1
    /// The last line starts with an ellipsis.
    case head = 2
    /// The last line has an ellipsis in its middle.
    case middle = 3
}

/// Where lines lie in the width of their layout.
package enum TextAlign: Hashable, Sendable {
    case leading
    case center
    case trailing
    case left
    case right
    case justified
}

/// Text and how it is set, without a width.
package struct TextParagraph: Hashable, Sendable {
    package var spans: [TextSpan]
    package var alignment: TextAlign
    /// The largest number of lines; 0 for no limit.
    package var lineLimit: Int
    package var truncation: TextTruncation
    /// Extra space between lines, in points.
    package var lineSpacing: CGFloat
    /// Whether leading is right, and lines without letters run from the right.
    package var isRightToLeft: Bool

    package init(
        spans: [TextSpan], alignment: TextAlign = .leading, lineLimit: Int = 0,
        truncation: TextTruncation = .tail, lineSpacing: CGFloat = 0, isRightToLeft: Bool = false
    ) {
        self.spans = spans
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.isRightToLeft = isRightToLeft
    }

    package init(
        _ text: String, font: TextFont, color: RGBA? = nil, alignment: TextAlign = .leading,
        lineLimit: Int = 0, truncation: TextTruncation = .tail, lineSpacing: CGFloat = 0,
        isRightToLeft: Bool = false
    ) {
        self.init(
            spans: [TextSpan(text, font: font, color: color)], alignment: alignment, lineLimit: lineLimit,
            truncation: truncation, lineSpacing: lineSpacing, isRightToLeft: isRightToLeft)
    }

    /// The text of all spans.
    package var text: String { spans.map(\.text).joined() }

    /// The spans' places in the text's UTF-8.
    var byteRanges: [Range<Int>] {
        var end = 0
        return spans.map { span in
            let start = end
            end += span.text.utf8.count
            return start..<end
        }
    }
}
