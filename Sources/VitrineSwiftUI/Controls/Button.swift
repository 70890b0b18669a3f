/// A value that describes the purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private let rawValue: Int
    /// A role that deletes.
    public static let destructive = ButtonRole(rawValue: 1)
    /// A role that cancels.
    public static let cancel = ButtonRole(rawValue: 4)
}

/// A control that initiates an action.
public struct Button<Label: View> {
    let role: ButtonRole?
    /// As it was given, without another closure around it: buttons that do the same are the same.
    let action: @MainActor () -> Void
    let label: Label
}

extension Button: View {
    /// Makes a button with a label of views.
    @preconcurrency nonisolated public init(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: nil, action: action, label: label)
    }

    /// Makes a button with a role and a label of views.
    @preconcurrency nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The button in the style of the environment.
    public var body: some View { StyledButtonResolver(role: role, action: action, label: AnyView(label)) }
}

extension Button where Label == Text {
    /// Makes a button with a text label.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { Text(titleKey) }
    }

    /// Makes a button with a text label.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { Text(title) }
    }

    /// Makes a button with a role and a text label.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Makes a button with a role and a text label.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Makes a button from a configuration of a style.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        role = configuration.role
        action = configuration.action
        label = configuration.label
    }
}

/// Reads the style, so that only this body depends on it.
private struct StyledButtonResolver: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: AnyView
    @Environment(\.buttonStyleBox) private var style

    var body: some View {
        style.makeBody(
            PrimitiveButtonStyleConfiguration(
                role: role, label: PrimitiveButtonStyleConfiguration.Label(content: label), action: action))
    }
}

/// A button whose look is a `ButtonStyle`'s: the state of the interaction is kept here.
struct PressableButton<Style: ButtonStyle>: View, TransientState {
    let style: Style
    /// Whether all of a list's row is the button.
    let fillsRow: Bool
    let role: ButtonRole?
    let label: AnyView
    let action: @MainActor () -> Void
    @State private var isPressed = false

    init(style: Style, fillsRow: Bool = false, configuration: PrimitiveButtonStyleConfiguration) {
        self.style = style
        self.fillsRow = fillsRow
        role = configuration.role
        label = AnyView(configuration.label)
        action = configuration.action
    }

    var body: some View {
        StyledButton(
            style: style,
            configuration: ButtonStyleConfiguration(
                role: role, label: ButtonStyleConfiguration.Label(content: label), isPressed: isPressed)
        )
        .modifier(InteractionModifier(isPressed: $isPressed, action: action, fillsRow: fillsRow))
    }
}

/// Evaluates a style's body, below the environment that says whether the button has focus.
private struct StyledButton<Style: ButtonStyle>: View {
    let style: Style
    let configuration: ButtonStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}
