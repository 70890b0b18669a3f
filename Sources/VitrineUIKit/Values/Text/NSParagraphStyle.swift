public import Foundation

/// How the lines of a paragraph are set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    private let typeInfo: UInt = FoundationTypeInfo.comparable

    fileprivate struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineBreakStrategy: LineBreakStrategy = []
        var baseWritingDirection = NSWritingDirection.natural
        var lineSpacing: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var allowsDefaultTighteningForTruncation = false
        var tabStops: [NSTextTab]?
        var defaultTabInterval: CGFloat = 0
        var textLists: [NSTextList] = []
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
    }

    /// How lines are broken beyond filling each as far as it goes.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The second of two lines has no word alone, where the one before can go along.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Words of Korean stay whole.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// All that labels do.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    fileprivate var values = Values()

    /// The style of text that sets none.
    open class var `default`: NSParagraphStyle { standard }
    private static let standard = NSParagraphStyle()

    /// Where the lines stand.
    open var alignment: NSTextAlignment { values.alignment }
    /// What happens to text that is too long.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// How lines are broken beyond filling each as far as it goes; nothing by default.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// From where the paragraph is read; `natural`, the default, is as its letters are.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Whether leading is right, and letters of the other direction stand within the paragraph's, where it says so.
    final var isRightToLeft: Bool? {
        baseWritingDirection == .natural ? nil : baseWritingDirection == .rightToLeft
    }
    /// The room between lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// What the height of lines is multiplied with; 0, the default, as 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The least height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line, in points; 0, the default, for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The room below a paragraph that another follows, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The room above a paragraph that is not the first, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The distance of the first line from the leading edge, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The distance of the other lines from the leading edge, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end, in points: from the leading edge if positive, else from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }
    /// Whether letters may move together before text is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    /// Where tabs lead to, in the order of their locations: by default twelve, 28 points apart.
    open var tabStops: [NSTextTab]! { values.tabStops ?? NSTextTab.standard }
    /// The distance of the stops after the last of ``tabStops``, in points. 0, the default, is 28 here.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// The lists that the paragraph is an item of, the outermost first.
    ///
    /// A marker stands before its first line, which is no part of the text. Where there is no ``headIndent``, the text of each
    /// list begins 36 points further in.
    open var textLists: [NSTextList] { values.textLists }
    /// The part of their room below which lines that are less full have the word behind them broken, from 0, the default, for
    /// none to 1 for wherever a syllable fits.
    ///
    /// Words are broken by libhyphen, where it and a dictionary of the language are installed.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are broken where there is no ``hyphenationFactor``: wherever a syllable fits. False by default.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Those that were set; nil for the standard ones.
    final var ownTabStops: [NSTextTab]? { values.tabStops }

    public override init() { super.init() }

    open class var supportsSecureCoding: Bool { true }

    /// Makes a style of an archive.
    public required init?(coder: NSCoder) {
        super.init()
        for (key, path) in Self.lengths where coder.containsValue(forKey: key) {
            values[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key))
        }
        values.alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        values.lineBreakMode =
            NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        values.lineBreakStrategy = LineBreakStrategy(
            rawValue: UInt(clamping: coder.decodeInteger(forKey: "NSLineBreakStrategy")))
        values.baseWritingDirection =
            NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
        values.hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
        values.usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
        values.allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "NSAllowsTightening")
        values.textLists = Self.list(of: NSTextList.self, forKey: "NSTextLists", coder) ?? []
        values.tabStops = Self.list(of: NSTextTab.self, forKey: "NSTabStops", coder)
    }

    /// A list that an archive has; nil if it has none.
    private static func list<Object: NSObject>(of type: Object.Type, forKey key: String, _ coder: NSCoder)
        -> [Object]?
    {
        guard coder.containsValue(forKey: key) else { return nil }
        return coder.decodeObject(of: [NSArray.self, type], forKey: key) as? [Object]
    }

    /// Archives all that the style says.
    open func encode(with coder: NSCoder) {
        for (key, path) in Self.lengths { coder.encode(Double(values[keyPath: path]), forKey: key) }
        coder.encode(values.alignment.rawValue, forKey: "NSAlignment")
        coder.encode(values.lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(Int(values.lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
        coder.encode(values.baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        coder.encode(values.hyphenationFactor, forKey: "NSHyphenationFactor")
        coder.encode(values.usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
        coder.encode(values.allowsDefaultTighteningForTruncation, forKey: "NSAllowsTightening")
        if !values.textLists.isEmpty { coder.encode(NSArray(array: values.textLists), forKey: "NSTextLists") }
        if let tabStops = values.tabStops { coder.encode(NSArray(array: tabStops), forKey: "NSTabStops") }
    }

    /// What is a number of points, or without a unit, by the keys of archives.
    private static let lengths: [(key: String, path: WritableKeyPath<Values, CGFloat> & Sendable)] = [
        ("NSLineSpacing", \.lineSpacing), ("NSLineHeightMultiple", \.lineHeightMultiple),
        ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight),
        ("NSParagraphSpacing", \.paragraphSpacing),
        ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
        ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent),
        ("NSTailIndent", \.tailIndent), ("NSDefaultTabInterval", \.defaultTabInterval),
    ]

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Takes over all of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

    /// Where the lines stand.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// What happens to text that is too long.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// How lines are broken beyond filling each as far as it goes.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }
    /// From where the paragraph is read.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    /// The room between lines, in points.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    /// What the height of lines is multiplied with; 0, the default, as 1.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    /// The least height of a line, in points.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    /// The greatest height of a line, in points; 0, the default, for no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    /// The room below a paragraph that another follows, in points.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    /// The room above a paragraph that is not the first, in points.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    /// The distance of the first line from the leading edge, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    /// The distance of the other lines from the leading edge, in points.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    /// Where lines end, in points: from the leading edge if positive, else from the trailing edge.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    /// Where tabs lead to. They are kept in the order of their locations; nil brings the standard ones back.
    open override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set { values.tabStops = newValue?.sorted { $0.location < $1.location } }
    }
    /// The distance of the stops after the last one, in points.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    /// The lists that the paragraph is an item of, the outermost first.
    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }
    /// The part of their room below which lines that are less full have the word behind them broken.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    /// Whether words are broken where there is no ``hyphenationFactor``.
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    /// Adds a stop for tabs, at its place among the others.
    open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }
    /// Takes away the stops for tabs that are equal to one.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }
    /// Whether letters may move together before text is truncated.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
}
