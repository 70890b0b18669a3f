public import Foundation
package import VitrineGraphics

/// What describes a font: family, size, weight and posture.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    package let textFont: TextFont
    /// The style whose size it has; nil for a font of its own size.
    let textStyle: UIFont.TextStyle?
    /// What was asked for and means nothing to the fonts here.
    private let others: [AttributeName: Any]

    init(textFont: TextFont, textStyle: UIFont.TextStyle? = nil, others: [AttributeName: Any] = [:]) {
        self.textFont = textFont
        self.textStyle = textStyle
        self.others = others
        super.init()
    }

    /// Describes the font of a face's or a family's name; the system's where there is none.
    ///
    /// - Parameter size: points; 0 for the size of whoever makes a font of it.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Describes the system font with some attributes.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let plain = UIFontDescriptor(textFont: TextFont(family: .system, size: 0))
        let described = plain.addingAttributes(attributes)
        self.init(textFont: described.textFont, textStyle: described.textStyle, others: described.others)
    }

    /// What can be said of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a name of a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The family; a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the face; a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The face within its family, such as "Bold Italic"; a `String`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points; a `CGFloat`.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The name that people see; a `String`.
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        /// Weight, slant, width and the symbolic traits; a dictionary by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// Features of the font's letters; an array of dictionaries by `FeatureKey`.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The text style whose size it has; a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The traits of a typeface.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a key of a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The symbolic traits' raw value; a `UInt32`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// −1…1 as in `UIFont.Weight`; a `CGFloat`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// −1…1, 0 for a usual one; a `CGFloat`.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// 0 for upright, above for slanted; a `CGFloat`.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// What a setting of a feature consists of.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a key of a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The number of the feature's kind.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The number of the choice in it.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// As `type`.
        public static let featureIdentifier = type
        /// As `selector`.
        public static let typeIdentifier = selector
    }

    /// Traits of a typeface that can be asked for.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wider than usual. Of the system's fonts with no serifs.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrower than usual. Of the system's fonts with no serifs.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For text that runs from top to bottom. No font here is.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Made for interfaces. Fonts do not say so here.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Lines nearer to each other, by 2 points: of fonts of a text style.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines further from each other, by 2 points: of fonts of a text style.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// A variant of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The system font as it is.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With rounded ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
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

    /// The name of the face.
    open var postscriptName: String { FontNames.face(of: textFont) }

    /// The size, in points; 0 where none was said.
    open var pointSize: CGFloat { textFont.size }

    /// Slant, weight and width, in short.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if textFont.isItalic { traits.insert(.traitItalic) }
        if textFont.weight >= 600 { traits.insert(.traitBold) }
        if textFont.family == .monospaced { traits.insert(.traitMonoSpace) }
        if textFont.width < 100 { traits.insert(.traitCondensed) }
        if textFont.width > 100 { traits.insert(.traitExpanded) }
        if textFont.extraLeading < 0 { traits.insert(.traitTightLeading) }
        if textFont.extraLeading > 0 { traits.insert(.traitLooseLeading) }
        return traits
    }

    // MARK: Attributes

    /// What is said of the font, by name.
    open var fontAttributes: [AttributeName: Any] {
        var attributes = others
        let known: [AttributeName] = textStyle == nil ? [.name, .size] : [.textStyle, .size]
        for name in known { attributes[name] = object(forKey: name) }
        return attributes
    }

    /// What is said of the font under a name; nil where nothing is.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .family: FontNames.family(of: textFont)
        case .name: FontNames.face(of: textFont)
        case .face: FontNames.style(of: textFont)
        case .visibleName: "\(FontNames.family(of: textFont)) \(FontNames.style(of: textFont))"
        case .size: textFont.size
        case .textStyle: textStyle
        case .traits:
            [
                TraitKey.symbolic: symbolicTraits.rawValue,
                .weight: UIFont.Weight(css: textFont.weight).rawValue,
                .width: UIFont.Width(percent: textFont.width).rawValue,
                .slant: CGFloat(textFont.isItalic ? 0.07 : 0),
            ] as [TraitKey: Any]
        default: others[anAttribute]
        }
    }

    /// The descriptor with some attributes in the place of its own.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        var font = textFont
        var (style, others) = (textStyle, others)
        if let name = attributes[.textStyle] as? UIFont.TextStyle {
            font = UIFont.preferredFont(forTextStyle: name).textFont
            style = name
        }
        if let size = attributes[.size].flatMap(Self.number) { font.size = size }
        let name = attributes[.name] as? String ?? attributes[.family] as? String
        if let found = name.flatMap({ FontNames.font(named: $0, size: font.size) }) {
            font.family = found.family
            style = nil
            if attributes[.name] != nil { (font.weight, font.isItalic) = (found.weight, found.isItalic) }
        }
        if let face = attributes[.face] as? String, let found = FontNames.weight(ofStyle: face) {
            (font.weight, font.isItalic) = found
        }
        if let traits = attributes[.traits] as? [TraitKey: Any] {
            if let symbolic = traits[.symbolic].flatMap(Self.number),
                let changed = Self.font(
                    font, with: SymbolicTraits(rawValue: UInt32(symbolic)), hasTextStyle: style != nil)
            {
                font = changed
            }
            if let weight = traits[.weight].flatMap(Self.number) { font.weight = UIFont.Weight(weight).css }
            if let width = traits[.width].flatMap(Self.number), Self.hasWidths(font) {
                font.width = UIFont.Width(width).percent
            }
            if let slant = traits[.slant].flatMap(Self.number) { font.isItalic = slant > 0 }
        }
        if let features = attributes[.featureSettings] as? [[FeatureKey: Any]] {
            for feature in features {
                guard let type = feature[.type].flatMap(Self.number), type.isFinite,
                    let selector = feature[.selector].flatMap(Self.number), selector.isFinite
                else { continue }
                font.features.choose(Int(clamping: selector), ofType: Int(clamping: type))
            }
        }
        let known: Set<AttributeName> = [.textStyle, .size, .name, .family, .face, .traits]
        for (name, value) in attributes where !known.contains(name) { others[name] = value }
        return UIFontDescriptor(textFont: font, textStyle: style, others: others)
    }

    /// Numbers come in many types.
    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as UInt32: CGFloat(value)
        case let value as UIFont.Weight: value.rawValue
        case let value as UIFont.Width: value.rawValue
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    /// The descriptor with exactly these traits; nil if there is no such font.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        Self.font(textFont, with: symbolicTraits, hasTextStyle: textStyle != nil).map(with)
    }

    private static func hasWidths(_ font: TextFont) -> Bool {
        font.family == .system || font.family == .systemRounded
    }

    private static func font(_ old: TextFont, with traits: SymbolicTraits, hasTextStyle: Bool) -> TextFont? {
        let widths = traits.intersection([.traitCondensed, .traitExpanded])
        guard !traits.contains(.traitVertical), widths.isEmpty || hasWidths(old),
            widths != [.traitCondensed, .traitExpanded]
        else { return nil }
        var font = old
        switch widths {
        case .traitCondensed: font.width = min(font.width, UIFont.Width.condensed.percent)
        case .traitExpanded: font.width = max(font.width, UIFont.Width.expanded.percent)
        default: font.width = 100
        }
        // Apple's documentation: 2 points, for fonts of a text style.
        let isTight = traits.contains(.traitTightLeading), isLoose = traits.contains(.traitLooseLeading)
        font.extraLeading = hasTextStyle && isTight != isLoose ? (isTight ? -2 : 2) : 0
        font.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) {
            font.weight = max(font.weight, 700)
        } else if font.weight >= 600 {
            font.weight = 400
        }
        if traits.contains(.traitMonoSpace) { font.family = .monospaced }
        return font
    }

    /// The descriptor in a variant of the system font; nil for a font that is not the system's.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        if case .named = textFont.family { return nil }
        var font = textFont
        switch design {
        case .rounded: font.family = .systemRounded
        case .serif: font.family = .systemSerif
        case .monospaced: font.family = .monospaced
        case .default: font.family = .system
        default: return nil
        }
        return with(font)
    }

    /// The descriptor in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var font = textFont
        font.size = newPointSize
        return UIFontDescriptor(textFont: font, others: others)
    }

    /// The descriptor in another family; the system's where there is none of that name.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// The descriptor of another face of the family, such as "Bold Italic".
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    private func with(_ font: TextFont) -> UIFontDescriptor {
        UIFontDescriptor(textFont: font, textStyle: textStyle, others: others)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor)?.textFont == textFont
    }

    open override var hash: Int { textFont.hashValue }

    /// The descriptor itself; descriptors never change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
