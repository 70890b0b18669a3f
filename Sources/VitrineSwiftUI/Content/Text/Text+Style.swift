extension Text {
    /// How a line under text, or through it, is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            /// The bits of `NSUnderlineStyle`.
            let bits: Int
            /// One stroke.
            public static let solid = Pattern(bits: 0)
            /// Dots.
            public static let dot = Pattern(bits: 0x100)
            /// Dashes.
            public static let dash = Pattern(bits: 0x200)
            /// Dashes and dots by turns.
            public static let dashDot = Pattern(bits: 0x300)
            /// A dash and two dots by turns.
            public static let dashDotDot = Pattern(bits: 0x400)
        }

        let pattern: Pattern
        let color: Color?

        /// A line of a pattern, in a colour; nil is the text's.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// The line that UIKit calls so; nil for one that is not drawn. Its pattern is kept, its thickness is a single line's.
        public init?(nsUnderlineStyle: NSUnderlineStyle) {
            guard !nsUnderlineStyle.intersection([.thick, .double]).isEmpty else { return nil }
            self.init(pattern: Pattern(bits: nsUnderlineStyle.rawValue & 0x700))
        }

        /// A solid line in the text's colour.
        public static let single = LineStyle()

        /// As the text engine has it: a single line, with the pattern.
        var bits: Int { 1 | pattern.bits }
    }

    /// A scale of text beside other text, in its font.
    public struct Scale: Hashable, Sendable {
        /// Multiplies the size of the font.
        let factor: CGFloat
        /// The size of the font.
        public static let `default` = Scale(factor: 1)
        /// Smaller, for what stands behind the main text. Apple gives no number: this is by eye.
        public static let secondary = Scale(factor: 0.75)
    }

    /// Sets the scale of the text, if it is enabled.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? mapping { $0.scale = $0.scale ?? scale } : self
    }
    /// Sets the font of the text.
    public func font(_ font: Font?) -> Text { mapping { $0.font = $0.font ?? font } }
    /// Sets the weight of the text.
    public func fontWeight(_ weight: Font.Weight?) -> Text { mapping { $0.weight = $0.weight ?? weight } }
    /// Sets the width of the text's letters; of the system's fonts with no serifs.
    public func fontWidth(_ width: Font.Width?) -> Text { mapping { $0.width = $0.width ?? width } }
    /// Sets the text in bold.
    public func bold() -> Text { bold(true) }
    /// Sets whether the text is bold; its weight is otherwise as it is.
    public func bold(_ isActive: Bool) -> Text { mapping { $0.isBold = $0.isBold ?? isActive } }
    /// Sets the text in italics.
    public func italic() -> Text { italic(true) }
    /// Sets whether the text is italic.
    public func italic(_ isActive: Bool) -> Text { mapping { $0.isItalic = $0.isItalic ?? isActive } }
    /// Gives all digits the same width.
    public func monospacedDigit() -> Text { mapping { $0.hasMonospacedDigits = true } }
    /// Sets the text in the system's fixed-width font.
    public func monospaced(_ isActive: Bool = true) -> Text {
        mapping { $0.design = isActive ? $0.design ?? .monospaced : $0.design }
    }
    /// Sets the design of the text's font.
    public func fontDesign(_ design: Font.Design?) -> Text { mapping { $0.design = $0.design ?? design } }
    /// Sets the colour of the text.
    public func foregroundColor(_ color: Color?) -> Text {
        mapping { if $0.foreground == nil { $0.color = $0.color ?? color } }
    }
    /// Underlines the text, in its colour unless another is given.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    /// Underlines the text with a pattern, in its colour unless another is given.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        let setting = setting(isActive, pattern, color)
        return mapping { $0.underline = $0.underline ?? setting }
    }
    /// Strikes the text through, in its colour unless another is given.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    /// Strikes the text through with a pattern, in its colour unless another is given.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil)
        -> Text
    {
        let setting = setting(isActive, pattern, color)
        return mapping { $0.strikethrough = $0.strikethrough ?? setting }
    }
    private func setting(_ isActive: Bool, _ pattern: LineStyle.Pattern, _ color: Color?)
        -> TextRunStyle.LineSetting
    {
        isActive ? .line(LineStyle(pattern: pattern, color: color)) : .none
    }
    /// Sets the spacing between characters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { mapping { $0.kerning = $0.kerning ?? kerning } }
    /// Sets the spacing after characters, in points. It counts in place of `kerning(_:)`.
    public func tracking(_ tracking: CGFloat) -> Text { mapping { $0.tracking = $0.tracking ?? tracking } }
    /// Moves the text above its baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        mapping { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
    }
}

private struct TextStyleKey: EnvironmentKey { static let defaultValue = TextRunStyle() }

extension EnvironmentValues {
    /// What is set on text from outside, besides its font.
    var textStyle: TextRunStyle {
        get { self[TextStyleKey.self] }
        set { self[TextStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Underlines the text in this view.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(
            \.textStyle.underline,
            isActive ? .line(Text.LineStyle(pattern: pattern, color: color)) : .some(.none))
    }
    /// Strikes the text in this view through.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(
            \.textStyle.strikethrough,
            isActive ? .line(Text.LineStyle(pattern: pattern, color: color)) : .some(.none))
    }
    /// Sets the scale of the text in this view, if it is enabled.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textStyle) { if isEnabled { $0.scale = scale } }
    }
    /// Sets the spacing between the characters of the text in this view, in points.
    public func kerning(_ kerning: CGFloat) -> some View { environment(\.textStyle.kerning, kerning) }
    /// Sets the spacing after the characters of the text in this view, in points.
    public func tracking(_ tracking: CGFloat) -> some View { environment(\.textStyle.tracking, tracking) }
    /// Moves the text in this view above its baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textStyle.baselineOffset, baselineOffset)
    }
}
