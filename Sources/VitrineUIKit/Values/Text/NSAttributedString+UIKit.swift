public import Foundation

/// The attributes that text drawn by this runtime honours.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor` behind the letters, from the top of the line to its bottom.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// An `NSParagraphStyle`; that of a paragraph's first character holds for all of the paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// An `NSNumber`: points added between characters.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// An `NSNumber`: points added between characters, in place of `kern`.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// An `NSNumber`: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `UIColor`; that of the letters if there is none.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// An `NSNumber`: the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A `UIColor`; that of the letters if there is none.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// An `NSNumber`: points above the baseline.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `UIColor` of the line along the outlines of letters; that of the letters if there is none.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// An `NSNumber`: the width of a line along the outlines of letters, in hundredths of the font's size. Above 0 there is
    /// nothing but the line, below 0 it is drawn over the letters.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// An `NSNumber`: how far what is a point above the baseline is moved to the right, in points.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// An `NSNumber`: the natural logarithm of what the widths of letters are multiplied with.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// An `NSNumber`: 0 has every letter drawn alone, 1 what the font joins by itself.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// An `NSTextAttachment`, of the character U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A `URL`, or a text that is one: what it leads to is opened where the text is selectable.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// A `String`: the text is an item of a text view, which its delegate knows by it.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// An `NSAttributedString.TextEffectStyle`.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// An `NSNumber`, 0: text is horizontal, as on iOS, whatever is set.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "NSVerticalGlyphForm")
    /// An array of `NSNumber`: which way the text runs, each a direction with a format type. It is kept, but not drawn.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// An `NSNumber`: whether assistive technology says marks of punctuation.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// A `String`: the language in which assistive technology says the text.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// An `NSNumber`, 0…2: how high assistive technology says the text.
    public static let accessibilitySpeechPitch = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePitch")
    /// An `NSNumber`: whether what is announced waits for what is said.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// A `String`: how the text is spoken, in the signs of the International Phonetic Association.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// An `NSNumber`: whether every character is said.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// An `NSNumber`: of which level a heading is, from 1; 0 for none.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeHeadingLevel")
}

extension NSAttributedString {
    /// An empty text, as `NSAttributedString()` and `NSMutableAttributedString()` make it.
    public convenience init(_empty: Void = ()) { self.init(string: "") }
}

extension NSAttributedString {
    /// An effect of text.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a style of a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Letters look pressed into the page: light falls on their lower edges.
        public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")

        /// The style that an attribute is, or names; nil for anything else.
        init?(attribute: Any?) {
            switch attribute {
            case let style as TextEffectStyle: self = style
            case let name as String: self.init(rawValue: name)
            default: return nil
            }
        }
    }
}

/// How a direction of text is meant, in `writingDirection`.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The text runs as its letters do, inside of a text that runs the other way.
    case embedding = 0
    /// All letters run one way.
    case override = 2
}

/// A line under or through text: a thickness, a pattern, and whether it leaves out spaces.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// A line twice as thick.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Only under words, not between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
