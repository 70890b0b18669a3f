public import VitrineUIKit

/// A symbol that comes and goes by an effect of symbols.
public struct SymbolEffectTransition: Transition {
    /// Makes the transition. All effects of coming and going are one here, as the outlines have one layer: the symbol grows and
    /// becomes opaque.
    nonisolated public init<T: TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {}

    /// The view, smaller and transparent where it is not there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// A symbol comes and goes as the system thinks best.
    nonisolated public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
    /// A symbol comes and goes by an effect.
    nonisolated public static func symbolEffect<T: TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition {
        SymbolEffectTransition(effect: effect, options: options)
    }
}

extension AnyTransition {
    /// A symbol comes and goes as the system thinks best.
    public static var symbolEffect: AnyTransition { symbolEffect(.automatic) }
    /// A symbol comes and goes by an effect.
    public static func symbolEffect<T: TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> AnyTransition {
        AnyTransition(SymbolEffectTransition(effect: effect, options: options))
    }
}
