/// A type that applies standard interaction behaviour and a custom appearance to all buttons in a hierarchy.
@MainActor @preconcurrency
public protocol ButtonStyle: _BodyProvider {
    /// The look of a button.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = ButtonStyleConfiguration
    /// Makes the look of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
    /// The label of a button.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }

    /// The purpose of the button.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    /// Whether the button is being pressed.
    public let isPressed: Bool
}

/// A type that applies custom interaction behaviour and a custom appearance to all buttons in a hierarchy.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _BodyProvider {
    /// The look and behaviour of a button.
    associatedtype Body: View
    /// The properties of a button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Makes the look and behaviour of a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct PrimitiveButtonStyleConfiguration {
    /// The label of a button.
    public struct Label: View {
        let content: AnyView
        /// The label.
        public var body: some View { content }
    }

    /// The purpose of the button.
    public let role: ButtonRole?
    /// The label.
    public let label: Label
    let action: () -> Void

    /// Performs the button's action.
    public func trigger() { action() }
}

/// A button style of any type, as an environment value compared by reference.
///
/// Unchecked: styles are values that only the main actor reads.
class ButtonStyleBox: @unchecked Sendable {
    init() {}
    @MainActor func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        AnyView(EmptyView())
    }
}

private final class PrimitiveStyleBox<Style: PrimitiveButtonStyle>: ButtonStyleBox, @unchecked Sendable {
    let style: Style
    init(_ style: Style) { self.style = style }
    override func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        AnyView(PrimitiveStyledButton(style: style, configuration: configuration))
    }
}

private final class StyleBox<Style: ButtonStyle>: ButtonStyleBox, @unchecked Sendable {
    let style: Style
    init(_ style: Style) { self.style = style }
    override func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        AnyView(PressableButton(style: style, configuration: configuration))
    }
}

/// Gives a style's dynamic properties a node to live in.
private struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: View {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

private struct ButtonStyleKey: EnvironmentKey {
    static let defaultValue: ButtonStyleBox = PrimitiveStyleBox(DefaultButtonStyle())
}

extension EnvironmentValues {
    var buttonStyleBox: ButtonStyleBox {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

struct PrimitiveButtonStyleModifier<Style: PrimitiveButtonStyle>: EnvironmentTransform {
    let style: Style
    func apply(to environment: inout EnvironmentValues) {
        environment.buttonStyleBox = PrimitiveStyleBox(style)
    }
}

struct ButtonStyleModifier<Style: ButtonStyle>: EnvironmentTransform {
    let style: Style
    func apply(to environment: inout EnvironmentValues) { environment.buttonStyleBox = StyleBox(style) }
}

nonisolated extension View {
    /// Sets the style for buttons within this view to one with a custom appearance and standard behaviour.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(ButtonStyleModifier(style: style))
    }

    /// Sets the style for buttons within this view to one with a custom appearance and custom behaviour.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(PrimitiveButtonStyleModifier(style: style))
    }
}
