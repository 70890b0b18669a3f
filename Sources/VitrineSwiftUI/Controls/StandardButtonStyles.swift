/// The default button style: tinted text on touch devices, a bordered platter on tvOS.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticButton(configuration: configuration)
    }
}

private struct AutomaticButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.interfaceIdiom) private var idiom
    @Environment(\.isListRow) private var isListRow

    var body: some View {
        if isListRow {
            PressableButton(
                style: ListRowButtonStyle(isTinted: idiom != .tv), fillsRow: true,
                configuration: configuration)
        } else if idiom == .tv {
            PressableButton(style: PlatterStyle(isProminent: false), configuration: configuration)
        } else {
            PressableButton(style: TintedTextStyle(), configuration: configuration)
        }
    }
}

/// A style that does not decorate its content, but shows that it is pressed.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: PlainStyle(), configuration: configuration)
    }
}

/// A style of tinted text without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: TintedTextStyle(), configuration: configuration)
    }
}

/// A style with a standard border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: PlatterStyle(isProminent: false), configuration: configuration)
    }
}

/// A style with a filled border.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: PlatterStyle(isProminent: true), configuration: configuration)
    }
}

/// A style that doesn't pad its content and lifts it when it has focus, as posters on tvOS.
public struct CardButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: CardStyle(), configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A style that does not decorate its content.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A style without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A style with a standard border.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A style with a filled border.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == CardButtonStyle {
    /// A style that lifts its content when it has focus.
    // Where there is no such style, on a phone, a program may have one of that name.
    @_disfavoredOverload
    public static var card: CardButtonStyle { CardButtonStyle() }
}

private struct PlainStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(isEnabled ? (configuration.isPressed ? 0.5 : 1) : 0.4)
    }
}

private struct TintedTextStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintColor) private var tint

    private func color(_ role: ButtonRole?) -> Color {
        if !isEnabled { return Color(base: .tertiaryLabel) }
        return role == .destructive ? .red : tint ?? .accentColor
    }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .modifier(ButtonForeground(color: color(configuration.role), isForced: !isEnabled))
            .opacity(configuration.isPressed ? 0.2 : 1)
    }
}

/// The label of a button that is a row of a list: the row itself shows that it is pressed.
private struct ListRowButtonStyle: ButtonStyle {
    /// Rows of lists on tvOS have the colour of labels.
    let isTinted: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintColor) private var tint

    private func color(_ role: ButtonRole?) -> Color {
        if !isEnabled { return Color(base: .tertiaryLabel) }
        if role == .destructive { return .red }
        return isTinted ? tint ?? .accentColor : Color(base: .label)
    }

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.modifier(
            ButtonForeground(color: color(configuration.role), isForced: !isEnabled))
    }
}

/// The colour of a standard button's label, unless the program set one around the button.
private struct ButtonForeground: EnvironmentTransform, Equatable {
    let color: Color
    /// Beats the program's.
    let isForced: Bool
    typealias Body = Never

    func apply(to environment: inout EnvironmentValues) {
        guard isForced || environment.foregroundStyles == nil else { return }
        environment.foregroundStyles = ForegroundStyles(
            styles: [color], outer: environment.foregroundStyles.map { [$0] } ?? [], isOfContainer: true)
    }
}

/// Insets and corner of a bordered button of regular size; on tvOS a platter that turns white with
/// focus and lifts (§3, §7).
private struct PlatterStyle: ButtonStyle {
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused
    @Environment(\.interfaceIdiom) private var idiom
    @Environment(\.tintColor) private var tint
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape

    private func foreground(_ role: ButtonRole?) -> Color {
        if !isEnabled { return Color(base: .tertiaryLabel) }
        if idiom == .tv { return isFocused ? .black : .primary }
        if isProminent { return .white }
        return role == .destructive ? .red : tint ?? .accentColor
    }

    private func platter(_ role: ButtonRole?) -> Color {
        if !isEnabled { return Color(base: .tertiarySystemFill) }
        if idiom == .tv { return isFocused ? .white : Color(base: .secondarySystemFill) }
        let color = role == .destructive ? Color.red : tint ?? .accentColor
        return isProminent ? color : color.opacity(0.15)
    }

    func makeBody(configuration: Configuration) -> some View {
        let measures = ButtonMeasures(size)
        configuration.label
            .modifier(
                ButtonForeground(
                    color: foreground(configuration.role), isForced: !isEnabled || idiom == .tv)
            )
            .padding(
                .horizontal, idiom == .tv ? 24 : shape == .circle ? measures.vertical : measures.horizontal
            )
            .padding(.vertical, idiom == .tv ? 14 : measures.vertical)
            .background(
                platter(configuration.role),
                in: ButtonOutline(shape: shape, radius: idiom == .tv ? 10 : measures.radius)
            )
            .opacity(configuration.isPressed && idiom != .tv ? 0.75 : 1)
            .modifier(LiftModifier(isPressed: configuration.isPressed, isActive: idiom == .tv))
    }
}

private struct CardStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .modifier(LiftModifier(isPressed: configuration.isPressed, isActive: true))
    }
}

/// The lift of focused artwork: it grows, and casts a larger shadow; a press sinks it a little.
struct LiftModifier: ElementModifier, Equatable {
    let isPressed: Bool
    /// Whether there is a lift at all.
    let isActive: Bool
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<LiftModifier> {
        LiftElement(self, around: child, node)
    }
}

private final class LiftElement: EffectElement<LiftModifier> {
    private var shownFocus = false
    private var shownPress = false
    private var isFocused: Bool { modifier.isActive && environment.isFocused }
    private var isPressed: Bool { modifier.isActive && modifier.isPressed }

    override func didUpdate(from old: LiftModifier, isChanged: Bool) {
        // Focus comes by environment, which is no change of the modifier.
        if isFocused != shownFocus || isPressed != shownPress { setNeedsDisplay() }
    }

    /// Artwork grows by a tenth; from 700 points on by 70 along its longer side, so that neighbours keep clear.
    private var scale: CGFloat {
        let side = max(size.width, size.height, 1)
        let grown = isFocused ? 1 + min(0.1, 70 / side) : 1
        return isPressed ? grown * 0.95 : grown
    }

    override func configure(_ layer: CALayer, _ animation: Animation?) {
        var course: Animation?
        if shownPress != isPressed {
            course = .easeInOut(duration: 0.12)
        } else if shownFocus != isFocused {
            course = .easeOut(duration: isFocused ? 0.2 : 0.4)
        }
        // The first picture of a focused button is lifted already.
        if effectLayer?.superlayer == nil { course = nil }
        shownFocus = isFocused
        shownPress = isPressed
        let scale = self.scale
        LayerAnimator.setTransform(
            of: layer, to: CATransform3DMakeScale(scale, scale, 1), animation: course ?? animation)
        guard isFocused || layer.shadowOpacity > 0 else { return }
        LayerAnimator.setShadow(
            of: layer, color: .black, opacity: isFocused ? 0.35 : 0,
            offset: CGSize(width: 0, height: size.height * (isFocused ? 0.12 : 0.015)),
            radius: isFocused ? 15 : 5, animation: course ?? animation)
    }
}

private struct InterfaceIdiomKey: EnvironmentKey {
    static let defaultValue = UIUserInterfaceIdiom.phone
}

extension EnvironmentValues {
    /// The kind of device, which decides what standard controls look like.
    var interfaceIdiom: UIUserInterfaceIdiom {
        get { self[InterfaceIdiomKey.self] }
        set { self[InterfaceIdiomKey.self] = newValue }
    }
}
