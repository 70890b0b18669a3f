/// A specification for the appearance and interaction of a text field.
@MainActor @preconcurrency
public protocol TextFieldStyle: _BodyProvider {
    /// What stands around a field, with the field.
    associatedtype _Body: View
    /// The label of the field that a style is given.
    typealias _Label = _TextFieldStyleLabel
    /// Makes what stands around a field, with the field.
    ///
    /// - Parameter configuration: The field, whether it is secure or not, in the style around this one.
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field that a style is given.
public struct _TextFieldStyleLabel: View {
    let content: AnyView
    /// The label where it is a text.
    let text: Text?
    /// The label.
    public var body: some View { content }
}

/// The looks of the system.
enum TextFieldLook: Sendable {
    case automatic, plain, roundedBorder
}

/// The default text field style: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The platform's look.
    public func _body(configuration: TextField<_Label>) -> some View {
        SystemTextField(field: configuration, look: .automatic)
    }
}

/// A text field style with no decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// No decoration.
    public func _body(configuration: TextField<_Label>) -> some View {
        SystemTextField(field: configuration, look: .plain)
    }
}

/// A text field style with a system-defined rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// A rounded border.
    public func _body(configuration: TextField<_Label>) -> some View {
        SystemTextField(field: configuration, look: .roundedBorder)
    }
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

// MARK: - Applying

/// The field that styles are given.
struct TextFieldStyleConfiguration: StyledConfiguration {
    let field: TextField<_TextFieldStyleLabel>
    static let standardStyle = StyleBox(
        DefaultTextFieldStyle(), StyledTextField<DefaultTextFieldStyle>.self)
}

struct StyledTextField<Style: TextFieldStyle>: StyledView {
    let style: Style
    let configuration: TextFieldStyleConfiguration
    var body: some View { style._body(configuration: configuration.field) }
}

/// Reads the style, so that only this body depends on it.
struct TextFieldResolver: View {
    let field: TextField<_TextFieldStyleLabel>
    @Environment(\.textFieldStyleBox) private var style

    var body: some View { style.makeBody(TextFieldStyleConfiguration(field: field)) }
}

extension EnvironmentValues {
    var textFieldStyleBox: StyleBox<TextFieldStyleConfiguration> {
        self[styleOf: TextFieldStyleConfiguration.self]
    }
}
