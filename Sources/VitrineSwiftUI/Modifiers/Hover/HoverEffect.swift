import VitrineUIKit

/// How a view answers to the pointer over it.
public struct HoverEffect: Sendable {
    enum Kind { case automatic, highlight, lift }
    let kind: Kind

    /// What fits the size of the view: a highlight for what is small, else a tint, and the view grows a little; or what
    /// `defaultHoverEffect(_:)` says around it.
    public static let automatic = HoverEffect(kind: .automatic)
    /// A platter comes up behind the view.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view grows and casts a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

/// The same looks as those of UIKit's pointer effects; ours, as Apple publishes none.
private struct HoverEffectModifier: ViewModifier {
    let effect: HoverEffect
    let isEnabled: Bool
    @State private var isOver = false
    @Environment(\.isHoverEffectEnabled) private var isAllowed
    @Environment(\.defaultHoverEffect) private var standard

    /// What a small view has at most as its longer side, in points.
    nonisolated private static let smallSide: CGFloat = 120

    func body(content: Content) -> some View {
        let kind = effect.kind == .automatic ? standard?.kind ?? .automatic : effect.kind
        let isShown = isOver && isEnabled && isAllowed
        content
            .background { platter(isShown && kind != .lift) { kind == .highlight || $0 <= Self.smallSide } }
            .overlay {
                platter(isShown && kind == .automatic) { $0 > Self.smallSide }.allowsHitTesting(false)
            }
            .visualEffect { content, proxy in
                let side = max(proxy.size.width, proxy.size.height, 1)
                let grows = isShown && (kind == .lift || (kind == .automatic && side > Self.smallSide))
                return content.scaleEffect(grows ? 1 + min(0.1, 8 / side) : 1)
            }
            .shadow(color: .black.opacity(isShown && kind == .lift ? 0.2 : 0), radius: 20, y: 5)
            .animation(.easeOut(duration: 0.15), value: isShown)
            .modifier(
                HoverModifier(space: .local) { phase in
                    let isOver = phase != .ended
                    if isOver != self.isOver { self.isOver = isOver }
                })
    }

    /// What comes up where the longer side fits.
    private func platter(_ isShown: Bool, where fits: @escaping (CGFloat) -> Bool) -> some View {
        GeometryReader { proxy in
            RoundedRectangle(cornerRadius: 8)
                .fill(Color(uiColor: .tertiarySystemFill))
                .opacity(isShown && fits(max(proxy.size.width, proxy.size.height)) ? 1 : 0)
        }
    }
}

private struct HoverEffectEnabledKey: EnvironmentKey { static let defaultValue = true }
private struct DefaultHoverEffectKey: EnvironmentKey { static let defaultValue: HoverEffect? = nil }

extension EnvironmentValues {
    /// Whether hover effects are shown. True unless `hoverEffectDisabled(_:)` says otherwise.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectEnabledKey.self] }
        set { self[HoverEffectEnabledKey.self] = newValue }
    }

    fileprivate var defaultHoverEffect: HoverEffect? {
        get { self[DefaultHoverEffectKey.self] }
        set { self[DefaultHoverEffectKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Applies an effect to the view while the pointer is over it.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: true))
    }

    /// Applies an effect to the view while the pointer is over it, where it is enabled.
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
    }

    /// Adds a condition that controls whether the effects inside are shown: once disabled, they stay so further in.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { if disabled { $0 = false } }
    }

    /// Sets what the automatic effect is inside; nil is the system's choice.
    public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        environment(\.defaultHoverEffect, effect)
    }
}
