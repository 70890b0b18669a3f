private struct ReservedLinesKey: EnvironmentKey { static let defaultValue = 1 }

extension EnvironmentValues {
    /// The lines that text keeps room for, whether it has them or not.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets a limit for the number of lines text can occupy in this view.
    ///
    /// - Parameter reservesSpace: Whether text takes the height of that many lines even if it has fewer.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, limit).environment(\.reservedLines, reservesSpace ? max(1, limit) : 1)
    }

    /// Sets the range of numbers of lines that text can occupy: it takes the height of the fewest in any case.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, max(1, limit.lowerBound))
    }

    /// Sets the least number of lines that text occupies in this view: it takes their height in any case.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimit, nil).environment(\.reservedLines, max(1, limit.lowerBound))
    }

    /// Sets the greatest number of lines that text can occupy in this view.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimit, limit.upperBound).environment(\.reservedLines, 1)
    }

    /// Sets whether text in this view moves its letters together where a line does not fit.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}
