nonisolated extension View {
    /// Sets the default font for text in this view.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Sets the font weight of the text in this view.
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
    /// Sets the width of the letters of the text in this view; of the system's fonts with no serifs.
    public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontWidth, width) }
    /// Sets the font design of the text in this view.
    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }
    /// Applies a bold font weight to the text in this view.
    public func bold(_ isActive: Bool = true) -> some View { environment(\.textStyle.isBold, isActive) }
    /// Applies italics to the text in this view.
    public func italic(_ isActive: Bool = true) -> some View { environment(\.textStyle.isItalic, isActive) }
    /// Gives all digits in this view the same width.
    public func monospacedDigit() -> some View { environment(\.hasMonospacedDigits, true) }
    /// Sets the text in this view in the system's fixed-width font.
    public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.fontDesign, isActive ? .monospaced : nil)
    }
    /// Sets how far text may shrink to fit in the available space: 1 is not at all.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    /// Sets the case in which the text in this view is shown.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    /// Sets the maximum number of lines that text can occupy in this view.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    /// Sets the amount of space between lines of text in this view.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    /// Sets the alignment of a text view that contains multiple lines of text.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// Sets the truncation mode for lines of text that are too long to fit in the available space.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
}
