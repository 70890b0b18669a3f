// Effects of the system, each with the name by which it is asked for. What concerns the layers of a symbol has no part of
// its own: the outlines here have one layer.

/// A symbol that springs up and back.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(.bounce)

    /// The symbol becomes larger first.
    public var up: Self { Self(configuration: SymbolEffectConfiguration(.bounce, isReversed: false)) }

    /// The symbol becomes smaller first.
    public var down: Self { Self(configuration: SymbolEffectConfiguration(.bounce, isReversed: true)) }

    /// Layer by layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// A symbol that springs up and back.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A symbol that fades and comes back.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(.pulse)

    /// Layer by layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// A symbol that fades and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// A symbol whose layers light up in turn; the outlines here have one, which fades and comes back.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(.variableColor)

    /// One layer after the other.
    public var iterative: Self { self }

    /// One layer more and more.
    public var cumulative: Self { self }

    /// There and back.
    public var reversing: Self { self }

    /// There, and again from the beginning.
    public var nonReversing: Self { self }

    /// Layers whose turn it is not are hidden.
    public var hideInactiveLayers: Self { self }

    /// Layers whose turn it is not are dimmed.
    public var dimInactiveLayers: Self { self }

    /// Layer by layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// A symbol whose layers light up in turn; the outlines here have one, which fades and comes back.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A symbol that is larger, or smaller, as long as the effect lasts.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(.scale)

    /// The symbol becomes larger.
    public var up: Self { Self(configuration: SymbolEffectConfiguration(.scale, isReversed: false)) }

    /// The symbol becomes smaller.
    public var down: Self { Self(configuration: SymbolEffectConfiguration(.scale, isReversed: true)) }

    /// Layer by layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// A symbol that is larger, or smaller, as long as the effect lasts.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A symbol that comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(.appear)

    /// The symbol grows.
    public var up: Self { Self(configuration: SymbolEffectConfiguration(.appear, isReversed: false)) }

    /// The symbol shrinks to its size.
    public var down: Self { Self(configuration: SymbolEffectConfiguration(.appear, isReversed: true)) }

    /// Layer by layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// A symbol that comes.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// A symbol that goes; the room stays its own.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(.disappear)

    /// The symbol grows as it goes.
    public var up: Self { Self(configuration: SymbolEffectConfiguration(.disappear, isReversed: true)) }

    /// The symbol shrinks as it goes.
    public var down: Self { Self(configuration: SymbolEffectConfiguration(.disappear, isReversed: false)) }

    /// Layer by layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// A symbol that goes; the room stays its own.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A symbol that turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(.rotate)

    /// With the clock.
    public var clockwise: Self { Self(configuration: SymbolEffectConfiguration(.rotate, isReversed: false)) }

    /// Against the clock.
    public var counterClockwise: Self {
        Self(configuration: SymbolEffectConfiguration(.rotate, isReversed: true))
    }

    /// Layer by layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// A symbol that turns.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// A symbol that shakes.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(.wiggle)

    /// With the clock first.
    public var clockwise: Self { Self(configuration: SymbolEffectConfiguration(.wiggle, isReversed: false)) }

    /// Against the clock first.
    public var counterClockwise: Self {
        Self(configuration: SymbolEffectConfiguration(.wiggle, isReversed: true))
    }

    /// Layer by layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// A symbol that shakes.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// A symbol that becomes larger and smaller, slowly.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(.breathe)

    /// In size only.
    public var plain: Self { self }

    /// In size and opacity.
    public var pulse: Self { self }

    /// Layer by layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// A symbol that becomes larger and smaller, slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A symbol that takes the place of another: the old one goes at once, the new one grows.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(.replace)

    /// The old one shrinks, the new one grows.
    public var downUp: Self { self }

    /// The old one grows, the new one grows.
    public var upUp: Self { self }

    /// The old one goes at once, the new one grows.
    public var offUp: Self { self }

    /// Layer by layer.
    public var byLayer: Self { self }
    /// All layers at once.
    public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A symbol that takes the place of another: the old one goes at once, the new one grows.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// What suits best: the same as replacing.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, Hashable {
    public internal(set) var configuration = SymbolEffectConfiguration(.replace)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// What suits best: the same as replacing.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
