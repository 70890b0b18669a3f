extension Text {
    /// Displays what goes on with time in a format, as long as it is on screen.
    ///
    /// Attributes of the format are not shown.
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        self.init(.timed(.formatted(TimedFormat(source, format) { String($0.characters) })))
    }

    /// Displays what goes on with time in a format, as long as it is on screen.
    @_disfavoredOverload
    public init<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        self.init(.timed(.formatted(TimedFormat(source, format) { $0 })))
    }

    /// Displays a formatted value, with the attributes that the format gives it.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.format(input))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds what goes on with time in a format.
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == AttributedString {
        appendInterpolation(Text(source, format: format))
    }

    /// Adds what goes on with time in a format.
    @_disfavoredOverload
    public mutating func appendInterpolation<V, F>(_ source: TimeDataSource<V>, format: F)
    where V == F.FormatInput, F: DiscreteFormatStyle, F.FormatOutput == String {
        appendInterpolation(Text(source, format: format))
    }
}
