/// A button style that applies glass to the button.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    let glass: Glass

    /// A style of regular glass.
    nonisolated public init() { glass = .regular }
    /// A style of some glass.
    nonisolated public init(_ glass: Glass) { self.glass = glass }

    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: GlassPlatter(glass: glass, isProminent: false), configuration: configuration)
    }
}

/// A button style that applies glass in the tint colour to the button.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// The look.
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: GlassPlatter(glass: .regular, isProminent: true), configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// Glass behind the label.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// Some glass behind the label.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// Glass in the tint colour behind the label.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A capsule of glass, unless another shape is asked for, which grows a little under a finger.
private struct GlassPlatter: ButtonStyle {
    let glass: Glass
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintColor) private var tint
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape

    private func foreground(_ role: ButtonRole?) -> Color {
        if !isEnabled { return Color(base: .tertiaryLabel) }
        if isProminent { return .white }
        return role == .destructive ? .red : tint ?? .primary
    }

    private func colored(_ role: ButtonRole?) -> Glass {
        guard isProminent, isEnabled else { return glass }
        return glass.tint(role == .destructive ? .red : tint ?? .accentColor)
    }

    func makeBody(configuration: Configuration) -> some View {
        let measures = ButtonMeasures(size)
        configuration.label
            .foregroundStyle(foreground(configuration.role))
            .padding(.horizontal, shape == .circle ? measures.vertical : measures.horizontal)
            .padding(.vertical, measures.vertical)
            .glassEffect(
                colored(configuration.role),
                in: ButtonOutline(shape: shape == .automatic ? .capsule : shape, radius: measures.radius)
            )
            .scaleEffect(configuration.isPressed ? 1.04 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}
