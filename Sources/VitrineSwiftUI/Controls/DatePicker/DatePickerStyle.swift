/// The appearance of a date picker.
@MainActor @preconcurrency
public protocol DatePickerStyle: _BodyProvider {
    /// The look of a date picker.
    associatedtype Body: View
    /// The properties of a date picker.
    typealias Configuration = DatePickerStyleConfiguration
    /// Makes the look of a date picker.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a date picker.
public struct DatePickerStyleConfiguration {
    /// The label.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// The date.
    @Binding public var selection: Date
    /// The first date that can be chosen; nil without a limit.
    public let minimumDate: Date?
    /// The last date that can be chosen; nil without a limit.
    public let maximumDate: Date?
    /// The parts of the date that are shown.
    public let displayedComponents: DatePickerComponents
}

/// The default style: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDatePicker(configuration: configuration)
    }
}

/// A style that shows the date in pills, which open a calendar and wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        LabeledDatePicker(configuration: configuration)
    }
}

/// A style that shows a month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerControl(configuration: configuration, style: .inline)
    }
}

/// A style that shows the parts of a date on wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        DatePickerControl(configuration: configuration, style: .wheels)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Pills.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A month.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private struct DatePickerStyleBody<Style: DatePickerStyle>: StyledView {
    let style: Style
    let configuration: DatePickerStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

extension DatePickerStyleConfiguration: StyledConfiguration {
    static let standardStyle = StyleBox(
        DefaultDatePickerStyle(), DatePickerStyleBody<DefaultDatePickerStyle>.self)
}

extension EnvironmentValues {
    var datePickerStyleBox: StyleBox<DatePickerStyleConfiguration> {
        self[styleOf: DatePickerStyleConfiguration.self]
    }
}

nonisolated extension View {
    /// Sets the style for date pickers within this view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, DatePickerStyleBody<S>.self))
    }
}
