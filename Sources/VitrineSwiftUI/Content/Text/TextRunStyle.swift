/// What was set on a piece of text; nil is what is around it.
struct TextRunStyle: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var width: Font.Width?
    var isBold: Bool?
    var isItalic: Bool?
    var design: Font.Design?
    var hasMonospacedDigits = false
    var scale: Text.Scale?
    var color: Color?
    /// Counts where there is no color.
    var foreground: TextForeground?
    var background: Color?
    var underline: LineSetting?
    var strikethrough: LineSetting?
    var kerning: CGFloat?
    /// Counts in place of kerning, where both are set.
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var link: URL?
    /// What stands in the place of the characters.
    var image: TextImage?
    /// What the program attached.
    var attributes = TextAttributes()

    /// A line, or none though there is one around.
    enum LineSetting: Equatable, Sendable {
        case none
        case line(Text.LineStyle)

        var style: Text.LineStyle? {
            if case .line(let style) = self { return style }
            return nil
        }
    }

    /// The style as a part of another one, which gives it what it does not set itself.
    func within(_ outer: TextRunStyle) -> TextRunStyle {
        var result = self
        result.font = font ?? outer.font
        result.weight = weight ?? outer.weight
        result.width = width ?? outer.width
        result.isBold = isBold ?? outer.isBold
        result.isItalic = isItalic ?? outer.isItalic
        result.design = design ?? outer.design
        result.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
        result.scale = scale ?? outer.scale
        if color == nil, foreground == nil {
            result.color = outer.color
            result.foreground = outer.foreground
        }
        result.background = background ?? outer.background
        result.underline = underline ?? outer.underline
        result.strikethrough = strikethrough ?? outer.strikethrough
        result.kerning = kerning ?? outer.kerning
        result.tracking = tracking ?? outer.tracking
        result.baselineOffset = baselineOffset ?? outer.baselineOffset
        result.link = link ?? outer.link
        result.attributes = attributes.merging(outer.attributes)
        return result
    }
}

/// Characters with what was set on them.
struct ResolvedTextRun: Equatable {
    var string: String
    var style = TextRunStyle()
}

/// What the characters of a text depend on.
struct TextContext {
    var locale = ProgramLocale.current
    var calendar = Calendar.current
    var timeZone = TimeZone.current
    var date = Date()
}
