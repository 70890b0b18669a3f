public import Foundation
package import VitrineGraphics

/// What describes a font: family, size, weight and posture.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    package let textFont: TextFont

    package init(textFont: TextFont) {
        self.textFont = textFont
        super.init()
    }

    /// Traits of a typeface that can be asked for.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// All characters equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// A variant of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The system font as it is.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With rounded ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// All characters equally wide.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// The descriptor of a text style for the current traits' text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The descriptor of a text style for the text size of `traitCollection`.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size, in points.
    open var pointSize: CGFloat { textFont.size }

    /// Slant, weight and width, in short.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if textFont.isItalic { traits.insert(.traitItalic) }
        if textFont.weight >= 600 { traits.insert(.traitBold) }
        if textFont.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The descriptor with exactly these traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = textFont
        font.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) {
            font.weight = max(font.weight, 700)
        } else if font.weight >= 600 {
            font.weight = 400
        }
        if symbolicTraits.contains(.traitMonoSpace) { font.family = .monospaced }
        return UIFontDescriptor(textFont: font)
    }

    /// The descriptor in a variant of the system font; nil for a font that is not the system's.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if case .named = textFont.family { return nil }
        var font = textFont
        switch design {
        case .rounded: font.family = .systemRounded
        case .monospaced: font.family = .monospaced
        case .default: font.family = .system
        default: return nil
        }
        return UIFontDescriptor(textFont: font)
    }

    /// The descriptor in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var font = textFont
        font.size = newPointSize
        return UIFontDescriptor(textFont: font)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.textFont == textFont
    }

    open override var hash: Int { textFont.hashValue }

    /// The descriptor itself; descriptors never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
