/// The appearance of a date picker.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// Which of the system's looks it is.
    var _look: _DatePickerLook { get }
}

/// The looks of date pickers.
public enum _DatePickerLook: Sendable {
    case automatic, compact, graphical, wheel
}

/// The default style: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public var _look: _DatePickerLook { .automatic }
}

/// A style that shows the date in pills, which open a calendar and wheels.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public var _look: _DatePickerLook { .compact }
}

/// A style that shows a month.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public var _look: _DatePickerLook { .graphical }
}

/// A style that shows the parts of a date on wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public var _look: _DatePickerLook { .wheel }
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

private struct DatePickerLookKey: EnvironmentKey { static let defaultValue = _DatePickerLook.automatic }

extension EnvironmentValues {
    var datePickerLook: _DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

struct DatePickerStyleModifier<Style: DatePickerStyle>: EnvironmentTransform {
    let style: Style
    func apply(to environment: inout EnvironmentValues) { environment.datePickerLook = style._look }
}

nonisolated extension View {
    /// Sets the style for date pickers within this view.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(DatePickerStyleModifier(style: style))
    }
}
