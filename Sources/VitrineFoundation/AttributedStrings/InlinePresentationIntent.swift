/// The presentation of a run within a line, as Markdown says it.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    /// Bits by intent.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Emphasised, as in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strongly emphasised, as in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, as in letters of one width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break that may be a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML within a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
    /// The presentation of a run within a line.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute.Type {
        InlinePresentationIntentAttribute.self
    }

    /// The presentation of a run within a line.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        /// The type of the value.
        public typealias Value = InlinePresentationIntent
        /// The name of the attribute.
        public static let name = "NSInlinePresentationIntent"
    }
}

extension AttributedString {
    /// The presentation of the whole string within a line; nil where it differs.
    public var inlinePresentationIntent: InlinePresentationIntent? {
        get { self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] }
        set { self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = newValue }
    }
}

extension AttributedSubstring {
    /// The presentation of the substring within a line; nil where it differs.
    public var inlinePresentationIntent: InlinePresentationIntent? {
        get { self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] }
        set { self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = newValue }
    }
}

extension AttributedString.Runs.Run {
    /// The presentation of the run within a line.
    public var inlinePresentationIntent: InlinePresentationIntent? {
        self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self]
    }
}

extension AttributeContainer {
    /// The presentation within a line.
    public var inlinePresentationIntent: InlinePresentationIntent? {
        get { self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] }
        set { self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = newValue }
    }
}
