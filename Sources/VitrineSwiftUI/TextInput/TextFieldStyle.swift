/// A specification for the appearance and interaction of a text field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// Which of the system's looks it is.
    var _look: _TextFieldLook { get }
}

/// The looks of text fields.
public enum _TextFieldLook: Sendable {
    case automatic, plain, roundedBorder
}

/// The default text field style: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The platform's look.
    public var _look: _TextFieldLook { .automatic }
}

/// A text field style with no decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// No decoration.
    public var _look: _TextFieldLook { .plain }
}

/// A text field style with a system-defined rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// A rounded border.
    public var _look: _TextFieldLook { .roundedBorder }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// No decoration.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A rounded border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
