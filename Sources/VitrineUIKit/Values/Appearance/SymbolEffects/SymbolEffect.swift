/// An animation that can be applied to a symbol-based image. The ones of the system conform; nothing else can.
public protocol SymbolEffect: Sendable {
    /// What the effect does.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once in answer to a change.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// An effect that shows or hides a symbol.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// An effect that replaces a symbol by another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an effect does.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    /// Kinds of motion. Outlines here have one layer, so that all move as a whole.
    package enum Kind: Hashable, Sendable {
        case bounce, pulse, variableColor, scale, appear, disappear, replace, rotate, wiggle, breathe
    }

    package var kind: Kind
    /// Smaller in place of larger, or against the clock.
    package var isReversed = false

    package init(_ kind: Kind, isReversed: Bool = false) {
        self.kind = kind
        self.isReversed = isReversed
    }
}

/// How an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
    package var speed = 1.0
    /// How often; nil as the effect does it, infinite without end.
    package var count: Double?

    /// As the effect does it by itself.
    public static let `default` = SymbolEffectOptions()
    /// Without end.
    public static let repeating = SymbolEffectOptions(count: .infinity)
    /// Once.
    public static let nonRepeating = SymbolEffectOptions(count: 1)

    /// A number of times; 0 and less are taken for 1.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default`.repeat(count) }
    /// Faster or slower, as a factor; 0 and less, and what is no number, are taken for 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { `default`.speed(speed) }

    /// The same without end.
    public var repeating: SymbolEffectOptions { with { $0.count = .infinity } }
    /// The same once.
    public var nonRepeating: SymbolEffectOptions { with { $0.count = 1 } }

    /// The same a number of times; nil is without end.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        with { $0.count = count.map { Double(max(1, $0)) } ?? .infinity }
    }

    /// The same faster or slower.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        with { $0.speed = speed > 0 && speed.isFinite ? speed : 1 }
    }

    private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var result = self
        change(&result)
        return result
    }
}
