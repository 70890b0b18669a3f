/// The appearance and behaviour of a toggle.
@MainActor @preconcurrency
public protocol ToggleStyle: _BodyProvider {
    /// The look of a toggle.
    associatedtype Body: View
    /// The properties of a toggle.
    typealias Configuration = ToggleStyleConfiguration
    /// Makes the look of a toggle. What it shows has to change `configuration.isOn` by itself.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle.
public struct ToggleStyleConfiguration {
    /// The label of a toggle.
    public struct Label: View {
        let content: AnyView
        /// The label where it is a text.
        let text: Text?
        /// The label.
        public var body: some View { content }
    }

    /// The label.
    public let label: Label
    /// Whether the toggle is on.
    @Binding public var isOn: Bool
    /// Whether some of a toggle's several values are on and others are off.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        self.label = label
        _isOn = isOn
        self.isMixed = isMixed
    }
}

/// The default toggle style: a switch; on tvOS a button that says whether it is on.
public struct DefaultToggleStyle: ToggleStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticToggle(configuration: configuration)
    }
}

private struct AutomaticToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.interfaceIdiom) private var idiom

    var body: some View {
        if idiom == .tv {
            TelevisionToggle(configuration: configuration)
        } else {
            SwitchToggle(configuration: configuration, tint: nil)
        }
    }
}

private struct TelevisionToggle: View {
    let configuration: ToggleStyleConfiguration

    var body: some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(spacing: 0) {
                ControlLabel(content: configuration.label, isText: configuration.label.text != nil)
                Spacer(minLength: 8)
                Text(verbatim: configuration.isOn ? "On" : "Off").opacity(0.6)
            }
        }
        .accessibilityAddTraits(.isToggle)
    }
}

/// A style with a label at the leading edge and a switch at the trailing one.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// Makes the style.
    nonisolated public init() { tint = nil }
    /// Makes the style with a colour for switches that are on, in place of that of the environment.
    nonisolated public init(tint: Color) { self.tint = tint }
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggle(configuration: configuration, tint: tint)
    }
}

private struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?

    var body: some View {
        LabeledControl(label: configuration.label, text: configuration.label.text) {
            SwitchControl(isOn: configuration.$isOn, tint: tint)
        }
    }
}

/// A style with a button that looks chosen while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: ToggleFace(isOn: configuration.isOn),
            configuration: PrimitiveButtonStyleConfiguration(
                role: nil,
                label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(configuration.label)),
                action: { configuration.isOn.toggle() })
        )
        .accessibilityAddTraits(configuration.isOn ? [.isToggle, .isSelected] : .isToggle)
        .accessibilityValue(Text(verbatim: configuration.isOn ? "1" : "0"))
    }
}

/// A title in the tint; on a platter of it while the toggle is on. Measures are those of bordered buttons.
private struct ToggleFace: ButtonStyle {
    let isOn: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintColor) private var tint

    func makeBody(configuration: Configuration) -> some View {
        let color = isEnabled ? tint ?? .accentColor : Color(base: .tertiaryLabel)
        configuration.label
            .foregroundStyle(color)
            .padding(.horizontal, 12).padding(.vertical, 7)
            .background(isOn ? color.opacity(0.15) : .clear, in: RoundedRectangle(cornerRadius: 6))
            .opacity(configuration.isPressed ? 0.75 : 1)
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A label and a switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that looks chosen while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStyleBody<Style: ToggleStyle>: StyledView {
    let style: Style
    let configuration: ToggleStyleConfiguration
    var body: some View { style.makeBody(configuration: configuration) }
}

extension ToggleStyleConfiguration: StyledConfiguration {
    static let standardStyle = StyleBox(DefaultToggleStyle(), ToggleStyleBody<DefaultToggleStyle>.self)
}

extension EnvironmentValues {
    var toggleStyleBox: StyleBox<ToggleStyleConfiguration> { self[styleOf: ToggleStyleConfiguration.self] }
}

nonisolated extension View {
    /// Sets the style for toggles within this view.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style, ToggleStyleBody<S>.self))
    }
}
