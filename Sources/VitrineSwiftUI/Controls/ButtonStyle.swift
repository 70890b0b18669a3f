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
    let action: @MainActor () -> Void

    /// Performs the button's action.
    public func trigger() { MainActor.assumeIsolated(action) }
}

private struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: StyledView {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

extension PrimitiveButtonStyleConfiguration: StyledConfiguration {
    static let standardStyle = StyleBox(DefaultButtonStyle(), PrimitiveStyledButton<DefaultButtonStyle>.self)
}

extension EnvironmentValues {
    var buttonStyleBox: StyleBox<PrimitiveButtonStyleConfiguration> {
        self[styleOf: PrimitiveButtonStyleConfiguration.self]
    }
}

nonisolated extension View {
    /// Sets the style for buttons within this view to one with a custom appearance and standard behaviour.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, PressableButton<S>.self))
    }

    /// Sets the style for buttons within this view to one with a custom appearance and custom behaviour.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, PrimitiveStyledButton<S>.self))
    }
}

extension PressableButton: StyledView {
    // Such a style is made of a label, not of buttons.
    static var leavesOuterStyle: Bool { false }

    init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
        self.init(style: style, fillsRow: false, configuration: configuration)
    }
}
