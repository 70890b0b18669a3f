public import Foundation
package import VitrineGraphics

/// A font of a certain size.
///
/// The system font is drawn with Inter; its line metrics are those of Apple's system font, so labels
/// are as high as on iOS.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let typeInfo: UInt = FoundationTypeInfo.comparable
    /// The font in the terms of the text engine.
    package let textFont: TextFont
    /// How the font follows the text size that the user chose; nil when it does not.
    private let scaling: Scaling?

    package init(textFont: TextFont) {
        self.textFont = textFont
        scaling = nil
        super.init()
    }

    init(textFont: TextFont, scaling: Scaling) {
        self.textFont = textFont
        self.scaling = scaling
        super.init()
    }

    /// Makes the system font at 12 points. On Apple's systems a font that is made so is good for nothing but a place to
    /// be filled.
    public convenience override init() {
        self.init(textFont: TextFont(family: .system, size: 12, weight: Weight.regular.css))
    }

    /// What a font's size follows from.
    enum Scaling: Sendable {
        /// The system's font for a text style.
        case textStyle(TextStyle)
        /// A font in proportion to a text style, at most so many points.
        case metrics(TextStyle, base: TextFont, maximum: CGFloat?)
    }

    /// The font as it is for the text size of `traitCollection`; itself when it does not follow the text size.
    func adjusted(to traitCollection: UITraitCollection) -> UIFont {
        switch scaling {
        case .textStyle(let style):
            .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        case .metrics(let style, let base, let maximum):
            UIFontMetrics(forTextStyle: style).scaled(base, maximum: maximum, traits: traitCollection)
        case nil:
            self
        }
    }

    // MARK: The system font

    /// The size of standard label text: 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of standard button text: 18 points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The standard size of small system text: 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The standard system font size: 14 points.
    public class var systemFontSize: CGFloat { 14 }

    /// The regular system font.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system font of a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(textFont: TextFont(family: .system, size: checked(fontSize), weight: weight.css))
    }

    /// The bold system font. Its weight is semibold: on iOS its name is ".SFUI-Semibold".
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The italic system font.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(textFont: TextFont(family: .system, size: checked(fontSize), weight: 400, isItalic: true))
    }

    /// The monospaced system font of a weight.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(textFont: TextFont(family: .monospaced, size: checked(fontSize), weight: weight.css))
    }

    /// The system font of a weight, all of whose digits have one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            textFont: TextFont(
                family: .system, size: checked(fontSize), weight: weight.css, hasMonospacedDigits: true))
    }

    /// Sizes of zero or less, and what is no number, mean the standard size, as in UIKit.
    static func checked(_ size: CGFloat) -> CGFloat {
        size > 0 && size.isFinite ? size : systemFontSize
    }

    // MARK: Text styles

    /// The font of a text style for the current traits' text size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style for the text size of `traitCollection`.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let entry = TextStyleTable.entry(for: style, traits: traitCollection ?? .current)
        let font = TextFont(family: .system, size: entry.size, weight: entry.weight.css)
        return UIFont(textFont: font, scaling: .textStyle(style))
    }

    // MARK: Fonts by name

    /// A font by the name of its face, such as "HelveticaNeue-Light", or of its family, such as "Georgia": one of the program's
    /// own, or of those that iOS brings, which others are drawn for.
    ///
    /// - Returns: nil when there is no font of that name.
    public init?(name fontName: String, size fontSize: CGFloat) {
        guard let font = FontNames.font(named: fontName, size: Self.checked(fontSize)) else { return nil }
        textFont = font
        scaling = nil
        super.init()
    }

    /// The families that can be named.
    public class var familyNames: [String] { FontNames.all.keys.sorted() }

    /// The names of the faces of a family; none of one that there is not.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontNames.all[familyName] ?? []
    }

    /// A font from a descriptor, in its size or, when `pointSize` is not zero, that one.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var font = descriptor.textFont
        font.size = Self.checked(pointSize > 0 ? pointSize : font.size)
        if let style = descriptor.textStyle, pointSize <= 0 {
            self.init(textFont: font, scaling: .textStyle(style))
        } else {
            self.init(textFont: font)
        }
    }

    /// What describes the font.
    open var fontDescriptor: UIFontDescriptor {
        guard case .textStyle(let style) = scaling else { return UIFontDescriptor(textFont: textFont) }
        return UIFontDescriptor(textFont: textFont, textStyle: style)
    }

    /// The font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var font = textFont
        font.size = Self.checked(fontSize)
        return UIFont(textFont: font)
    }

    // MARK: Names and metrics

    /// The family; the system's are spelled as on Apple's systems.
    open var familyName: String { FontNames.family(of: textFont) }

    /// The name of the face, with which `UIFont(name:size:)` makes the font again; the system's are spelled as on iOS.
    open var fontName: String { FontNames.face(of: textFont) }

    /// The size, in points.
    open var pointSize: CGFloat { textFont.size }
    /// The top of the line above the baseline, in points.
    open var ascender: CGFloat { textFont.ascender }
    /// The bottom of the line from the baseline, in points; negative.
    open var descender: CGFloat { textFont.descender }
    /// The height of capital letters, in points.
    open var capHeight: CGFloat { textFont.capHeight }
    /// The height of lower-case letters, in points.
    open var xHeight: CGFloat { textFont.xHeight }
    /// The height of a line, in points.
    open var lineHeight: CGFloat { textFont.lineHeight }
    /// The room between lines beyond their height, in points.
    open var leading: CGFloat { textFont.leading }

    // MARK: Comparing

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont)?.textFont == textFont
    }

    open override var hash: Int { textFont.hashValue }

    open override dynamic var description: String {
        "<UIFont: font-family: \"\(familyName)\"; font-weight: \(textFont.weight); "
            + "font-style: \(textFont.isItalic ? "italic" : "normal"); font-size: \(pointSize)pt>"
    }

    /// The font itself; fonts never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
