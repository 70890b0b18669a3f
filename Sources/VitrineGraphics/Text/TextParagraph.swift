import Foundation

/// A piece of text with one look.
package struct TextSpan: Hashable, Sendable {
    package var text: String
    package var font: TextFont
    /// Nil takes the colour that the whole text is drawn in.
    package var color: RGBA?
    /// Extra space after each character, in points.
    package var kern: CGFloat
    /// How far the text is raised above the baseline, in points.
    package var baselineOffset: CGFloat
    /// What is behind the letters, under them and through them.
    @Rare package var decoration: TextDecoration?
    /// How the letters are outlined, slanted and widened; nil for as they are.
    @Rare package var shaping: TextShaping?
    /// The style of the paragraph, if the span is its first and it is not the whole text's.
    @Rare package var style: TextStyle?
    /// What stands in the place of the text, which is a single U+FFFC then.
    @Rare package var attachment: TextAttachment?

    package init(
        _ text: String, font: TextFont, color: RGBA? = nil, underline: Bool = false,
        strikethrough: Bool = false, kern: CGFloat = 0, baselineOffset: CGFloat = 0
    ) {
        self.text = text
        self.font = font
        self.color = color
        self.kern = kern
        self.baselineOffset = baselineOffset
        if underline || strikethrough {
            decoration = TextDecoration(underline: underline ? 1 : 0, strikethrough: strikethrough ? 1 : 0)
        }
    }

    /// Texts rarely differ in anything but these.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(font.size)
    }
}

/// What is done to the outlines of letters.
package struct TextShaping: Hashable, Sendable {
    /// The width of a line along the outlines, as a part of the font's size: above 0 instead of the letters, below 0 over them.
    package var stroke: CGFloat
    /// Nil takes the colour of the letters.
    package var strokeColor: RGBA?
    /// How far what is a point above the baseline is moved to the right, in points.
    package var skew: CGFloat
    /// What widths are multiplied with.
    package var stretch: CGFloat
    /// Whether letters may be drawn as one.
    package var hasLigatures: Bool

    package init(
        stroke: CGFloat = 0, strokeColor: RGBA? = nil, skew: CGFloat = 0, stretch: CGFloat = 1,
        hasLigatures: Bool = true
    ) {
        self.hasLigatures = hasLigatures
        self.stroke = stroke
        self.strokeColor = strokeColor
        self.skew = skew
        self.stretch = stretch
    }
}

extension TextSpan {
    /// How much room a cluster of a width takes, with what is added to it.
    func advance(_ width: Double) -> CGFloat { CGFloat(width) * (shaping?.stretch ?? 1) + kern }
}

/// A picture that stands in a text as a letter does.
package struct TextAttachment: Hashable, Sendable {
    /// Draws it.
    package final class Picture: Hashable, @unchecked Sendable {
        fileprivate let draw: (CGRect, RGBA) -> RenderNode?

        /// - Parameter draw: Draws into a rectangle; the colour is that of the text.
        package init(_ draw: @escaping (CGRect, RGBA) -> RenderNode?) { self.draw = draw }

        package static func == (left: Picture, right: Picture) -> Bool { left === right }
        package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// Points; from the baseline up and down.
    package var width: CGFloat
    package var ascent: CGFloat
    package var descent: CGFloat
    package var picture: Picture?

    package init(width: CGFloat, ascent: CGFloat, descent: CGFloat, picture: Picture?) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
        self.picture = picture
    }

    func node(in rect: CGRect, color: RGBA) -> RenderNode? { picture?.draw(rect, color) }
}

/// What is drawn with letters, beside themselves.
package struct TextDecoration: Hashable, Sendable {
    package var background: RGBA?
    /// Raw values as those of `NSUnderlineStyle`; 0 is no line.
    package var underline: Int
    package var strikethrough: Int
    /// Nil takes the colour of the letters.
    package var underlineColor: RGBA?
    package var strikethroughColor: RGBA?

    package init(
        background: RGBA? = nil, underline: Int = 0, strikethrough: Int = 0, underlineColor: RGBA? = nil,
        strikethroughColor: RGBA? = nil
    ) {
        self.background = background
        self.underline = underline
        self.strikethrough = strikethrough
        self.underlineColor = underlineColor
        self.strikethroughColor = strikethroughColor
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
    /// The last line is cut off at the edge.
    case clip = 4
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

/// How the lines of a paragraph are set; lengths in points.
package struct TextStyle: Hashable, Sendable {
    package var alignment = TextAlign.leading
    /// Extra space between lines.
    package var lineSpacing: CGFloat = 0
    /// What the height of lines is multiplied with; 0 as 1.
    package var lineHeightMultiple: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    /// 0 for no limit.
    package var maximumLineHeight: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// From the leading edge if positive, else from the trailing edge.
    package var tailIndent: CGFloat = 0
    /// Whether lines break between any two characters, not only between words.
    package var breaksCharacters = false
    /// Whether a paragraph of two lines has no word alone on the second one, if there is another to go with it.
    package var avoidsOrphans = false
    /// Whether words of Korean stay whole.
    package var keepsHangul = false
    /// Where tabs lead to, the nearest to the edge first; nil for the standard stops.
    package var tabStops: [TextTabStop]?
    /// The distance of the stops after those; 0 for the standard one.
    package var tabInterval: CGFloat = 0
    /// What stands before the first line.
    @Rare package var marker: TextMarker?
    /// Where words may be broken; nil where soft hyphens are.
    @Rare package var hyphenation: TextHyphenation?

    package init() {}

    fileprivate static let standard = TextStyle()
}

/// Text and how it is set, without a width.
package struct TextParagraph: Hashable, Sendable {
    package var spans: [TextSpan]
    /// How paragraphs are set that have no style of their own.
    package var style: TextStyle
    /// The largest number of lines; 0 for no limit.
    package var lineLimit: Int
    package var truncation: TextTruncation
    /// Whether leading is right, and lines without letters run from the right.
    package var isRightToLeft: Bool
    /// Whether ``isRightToLeft`` holds whatever the letters are.
    private(set) var keepsDirection = false
    /// Whether letters move together a little before text is truncated.
    package var tightens = false
    /// Whether they do so by as much as the letters of a font that stands for Apple's may be wider.
    package var toleratesStandIn = true
    /// Whether text was left out that no line shows anyway.
    var isShortened = false

    package init(
        spans: [TextSpan], alignment: TextAlign = .leading, lineLimit: Int = 0,
        truncation: TextTruncation = .tail, lineSpacing: CGFloat = 0, isRightToLeft: Bool = false
    ) {
        self.spans = spans
        style = .standard
        style.alignment = alignment
        style.lineSpacing = lineSpacing
        self.lineLimit = lineLimit
        self.truncation = truncation
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

    /// Has lines run in a direction whatever their letters are; nil for as the letters are.
    package mutating func setDirection(_ isRightToLeft: Bool?) {
        keepsDirection = isRightToLeft != nil
        if let isRightToLeft { self.isRightToLeft = isRightToLeft }
    }

    /// The text of all spans.
    package var text: String { spans.count == 1 ? spans[0].text : spans.map(\.text).joined() }

    /// Whether characters other than tabs end what stands at a stop.
    var hasColumnTerminators: Bool {
        style.hasColumnTerminators || spans.contains { $0.style?.hasColumnTerminators == true }
    }

    /// The length of the text in UTF-8.
    var byteCount: Int { spans.reduce(0) { $0 + $1.text.utf8.count } }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(spans.count)
        for span in spans { hasher.combine(span) }
        hasher.combine(lineLimit)
    }
}
