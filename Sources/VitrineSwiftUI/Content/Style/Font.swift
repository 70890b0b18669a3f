import VitrineGraphics

/// An environment-dependent font.
public struct Font: Hashable, Sendable {
    /// A dynamic text style.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// From the largest to the smallest.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
            /// The smallest.
            caption2

        var uiStyle: UIFont.TextStyle {
            switch self {
            case .largeTitle: .largeTitle
            case .title: .title1
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .subheadline: .subheadline
            case .body: .body
            case .callout: .callout
            case .footnote: .footnote
            case .caption: .caption1
            case .caption2: .caption2
            }
        }
    }

    /// A weight.
    public struct Weight: Hashable, Sendable {
        let value: UIFont.Weight
        /// 100.
        public static let ultraLight = Weight(value: .ultraLight)
        /// 200.
        public static let thin = Weight(value: .thin)
        /// 300.
        public static let light = Weight(value: .light)
        /// 400.
        public static let regular = Weight(value: .regular)
        /// 500.
        public static let medium = Weight(value: .medium)
        /// 600.
        public static let semibold = Weight(value: .semibold)
        /// 700.
        public static let bold = Weight(value: .bold)
        /// 800.
        public static let heavy = Weight(value: .heavy)
        /// 900.
        public static let black = Weight(value: .black)
    }

    /// How wide the letters of the system font are.
    public struct Width: Hashable, Sendable {
        /// 0 is usual, below it letters are narrower.
        public var value: CGFloat
        /// Makes a width: below 0 is narrower than usual, above wider.
        public init(_ value: CGFloat) { self.value = value }

        /// The narrowest.
        public static let compressed = Width(-0.3)
        /// Narrower than usual.
        public static let condensed = Width(-0.2)
        /// As text is.
        public static let standard = Width(0)
        /// The widest.
        public static let expanded = Width(0.2)

        /// In percent of the usual.
        var percent: UInt8 { UIFont.Width(value).percent }
    }

    /// How far lines of a text style are apart.
    public enum Leading: Hashable, Sendable {
        /// As the text style has it.
        case standard
        /// Nearer to each other, by 2 points.
        case tight
        /// Further from each other, by 2 points.
        case loose

        /// Apple's documentation of the traits of leading.
        var points: Int8 {
            switch self {
            case .standard: 0
            case .tight: -2
            case .loose: 2
            }
        }
    }

    /// A design of the system's typeface.
    public enum Design: Hashable, Sendable {
        /// Inter; with serifs; with round ends; of constant width.
        case `default`, serif, rounded, monospaced
    }

    private enum Source: Hashable, @unchecked Sendable {
        case style(TextStyle)
        case system(CGFloat)
        /// Scaled with a text style, or not at all.
        case custom(String, CGFloat, TextStyle?)
        case uiFont(UIFont)
    }

    private let source: Source
    private var design = Design.default
    private var weight: Weight?
    private var width: Width?
    private var leading: Leading?
    private var isItalic = false
    private var features: FontFeatures = []

    private init(_ source: Source) { self.source = source }

    /// Makes a font of UIKit's.
    public init(_ font: UIFont) { source = .uiFont(font) }

    /// The font of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font = Font(.style(style))
        font.design = design ?? .default
        font.weight = weight
        return font
    }

    /// The system font of a size, in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        var font = Font(.system(size))
        font.design = design ?? .default
        font.weight = weight
        return font
    }

    /// A named font, which follows the text size setting as the body style does.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, .body)) }
    /// A named font, which follows the text size setting as a text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size, textStyle))
    }
    /// A named font that does not follow the text size setting.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, fixedSize, nil))
    }

    /// 34 points at the standard text size.
    public static let largeTitle = Font(.style(.largeTitle))
    /// 28 points.
    public static let title = Font(.style(.title))
    /// 22 points.
    public static let title2 = Font(.style(.title2))
    /// 20 points.
    public static let title3 = Font(.style(.title3))
    /// 17 points, semibold.
    public static let headline = Font(.style(.headline))
    /// 15 points.
    public static let subheadline = Font(.style(.subheadline))
    /// 17 points.
    public static let body = Font(.style(.body))
    /// 16 points.
    public static let callout = Font(.style(.callout))
    /// 13 points.
    public static let footnote = Font(.style(.footnote))
    /// 12 points.
    public static let caption = Font(.style(.caption))
    /// 11 points.
    public static let caption2 = Font(.style(.caption2))

    /// The font in bold.
    public func bold() -> Font { weight(.bold) }
    /// The font in italics.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }
    /// The font with digits of one width.
    public func monospacedDigit() -> Font {
        var font = self
        font.features.insert(.monospacedDigits)
        return font
    }
    /// The font with small capitals in the place of all letters.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
    /// The font with small capitals in the place of small letters.
    public func lowercaseSmallCaps() -> Font {
        var font = self
        font.features.insert(.lowercaseSmallCaps)
        return font
    }
    /// The font with small capitals in the place of capitals.
    public func uppercaseSmallCaps() -> Font {
        var font = self
        font.features.insert(.uppercaseSmallCaps)
        return font
    }
    /// The fixed-width font of the system in the same size.
    public func monospaced() -> Font {
        var font = self
        font.design = .monospaced
        return font
    }
    /// The font in a weight.
    public func weight(_ weight: Weight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    /// The font in a width; of the system's fonts with no serifs.
    public func width(_ width: Width) -> Font {
        var font = self
        font.width = width
        return font
    }
    /// The font with lines as far apart as a leading says; of text styles.
    public func leading(_ leading: Leading) -> Font {
        var font = self
        font.leading = leading
        return font
    }

    /// Whether it is asked for by the name of its family, which may be registered later.
    var isNamed: Bool {
        if case .custom = source { return true }
        return false
    }

    private var isTextStyle: Bool {
        if case .style = source { return true }
        return false
    }

    /// The concrete font.
    func resolve(_ environment: EnvironmentValues) -> TextFont {
        var font: TextFont
        switch source {
        case .style(let style):
            font =
                UIFont.preferredFont(forTextStyle: style.uiStyle, compatibleWith: environment.fontTraits)
                .textFont
        case .system(let size): font = UIFont.systemFont(ofSize: size).textFont
        case let .custom(name, base, style):
            let size =
                style.map {
                    UIFontMetrics(forTextStyle: $0.uiStyle)
                        .scaledValue(for: base, compatibleWith: environment.fontTraits)
                } ?? base
            // An unknown name falls back on the system's font, as on Apple's systems.
            font = (UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)).textFont
        case .uiFont(let uiFont): font = uiFont.textFont
        }
        switch design {
        case .rounded: font.family = .systemRounded
        case .monospaced: font.family = .monospaced
        case .serif: font.family = .systemSerif
        case .default: break
        }
        if let weight { font.weight = weight.value.css }
        if let width { font.width = width.percent }
        if let leading, isTextStyle { font.extraLeading = leading.points }
        if isItalic { font.isItalic = true }
        font.features.formUnion(features)
        return font
    }
}

private struct FontWeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
private struct FontWidthKey: EnvironmentKey { static let defaultValue: Font.Width? = nil }
private struct FontDesignKey: EnvironmentKey { static let defaultValue: Font.Design? = nil }
private struct MonospacedDigitsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }

    var fontWidth: Font.Width? {
        get { self[FontWidthKey.self] }
        set { self[FontWidthKey.self] = newValue }
    }

    var fontDesign: Font.Design? {
        get { self[FontDesignKey.self] }
        set { self[FontDesignKey.self] = newValue }
    }

    var hasMonospacedDigits: Bool {
        get { self[MonospacedDigitsKey.self] }
        set { self[MonospacedDigitsKey.self] = newValue }
    }

    /// What text styles depend on.
    var fontTraits: UITraitCollection {
        UITraitCollection {
            $0.preferredContentSizeCategory = dynamicTypeSize.uiCategory
            $0.userInterfaceIdiom = interfaceIdiom
        }
    }
}
