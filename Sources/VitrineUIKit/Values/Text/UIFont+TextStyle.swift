import Foundation

extension UIFont {
    /// What a text is for; its font follows from that and from the text size the user chose.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// 34 points at the default size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 28 points at the default size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// 22 points at the default size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// 20 points at the default size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// 17 points, semibold, at the default size.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// 15 points at the default size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// 17 points at the default size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// 16 points at the default size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// 13 points at the default size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// 12 points at the default size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// 11 points at the default size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}

/// The sizes (points) and weights of the text styles, from Apple's Human Interface Guidelines,
/// "Typography": iOS by content size category, tvOS fixed.
enum TextStyleTable {
    struct Entry: Hashable {
        var size: CGFloat
        var weight: UIFont.Weight
    }

    static func entry(for style: UIFont.TextStyle, traits: UITraitCollection) -> Entry {
        if traits.userInterfaceIdiom == .tv {
            return tv[style] ?? Entry(size: 29, weight: .medium)
        }
        let sizes = phone[style] ?? phone[.body] ?? []
        return Entry(
            size: sizes[column(of: traits.preferredContentSizeCategory)],
            weight: style == .headline ? .semibold : .regular)
    }

    /// The size of a style for the default category: what scaled fonts are related to.
    static func defaultSize(of style: UIFont.TextStyle) -> CGFloat {
        (phone[style] ?? phone[.body] ?? [])[defaultColumn]
    }

    private static let defaultColumn = 3

    private static func column(of category: UIContentSizeCategory) -> Int {
        UIContentSizeCategory.ordered.firstIndex(of: category) ?? defaultColumn
    }

    /// Columns: extra small … extra extra extra large, then the five accessibility sizes.
    private static let phone: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// The guidelines give no large title and no footnote for tvOS: those take the next style's.
    private static let tv: [UIFont.TextStyle: Entry] = [
        .largeTitle: Entry(size: 76, weight: .medium),
        .title1: Entry(size: 76, weight: .medium),
        .title2: Entry(size: 57, weight: .medium),
        .title3: Entry(size: 48, weight: .medium),
        .headline: Entry(size: 38, weight: .medium),
        .subheadline: Entry(size: 38, weight: .regular),
        .callout: Entry(size: 31, weight: .medium),
        .body: Entry(size: 29, weight: .medium),
        .footnote: Entry(size: 29, weight: .medium),
        .caption1: Entry(size: 25, weight: .medium),
        .caption2: Entry(size: 23, weight: .medium),
    ]
}
