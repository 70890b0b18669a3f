import VitrineQuartzCore

/// An effect that is asked for around symbols.
struct SymbolEffectRequest: Equatable {
    var configuration: SymbolEffectConfiguration
    var options: SymbolEffectOptions
    /// The value whose changes the effect answers; nil for one that lasts.
    var value: AnyEquatable?
    /// Whether an effect that lasts is on.
    var isActive = true
}

/// A value of some type that can be compared.
struct AnyEquatable: Equatable {
    private let value: Any
    private let isEqual: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isEqual = { ($0 as? Value) == value }
    }

    static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.isEqual(b.value) }
}

private struct SymbolEffectsKey: EnvironmentKey { static var defaultValue: [SymbolEffectRequest] { [] } }

extension EnvironmentValues {
    /// The effects of symbols, those around first.
    var symbolEffects: [SymbolEffectRequest] {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

/// Runs the effects of one symbol on its layer.
@MainActor
final class SymbolEffectRunner {
    private var shown: [SymbolEffectRequest]?
    private var name: String?

    /// Begins what is new and ends what is over; what was there from the beginning and answers a value waits for the next.
    func update(
        _ wanted: [SymbolEffectRequest], name: String, _ transition: ContentTransition, on layer: CALayer
    ) {
        let before = shown
        shown = wanted
        for (index, request) in wanted.enumerated() {
            let old = before.flatMap { $0.indices.contains(index) ? $0[index] : nil }
            let key = "symbolEffect.\(index)"
            if let value = request.value {
                if let old, old.value != value {
                    SymbolMotion.run(
                        request.configuration, request.options, on: layer, key: key, lasts: false)
                }
            } else if request.isActive, old?.isActive != true || old?.configuration != request.configuration {
                // What was there from the beginning is not seen to come.
                let options = before == nil ? request.options.afterBeginning(of: request) : request.options
                SymbolMotion.run(request.configuration, options, on: layer, key: key, lasts: true)
            } else if !request.isActive {
                SymbolMotion.stop(key, on: layer)
            }
        }
        for index in wanted.count..<max(wanted.count, before?.count ?? 0) {
            SymbolMotion.stop("symbolEffect.\(index)", on: layer)
        }
        if let old = self.name, old != name,
            case .symbolEffect(let configuration, let options) = transition.kind
        {
            SymbolMotion.run(
                configuration, options.nonRepeating, on: layer, key: "symbolReplacement", lasts: false)
        }
        self.name = name
    }
}

extension SymbolEffectOptions {
    /// An effect with a lasting look is there at once where it was asked for from the beginning.
    fileprivate func afterBeginning(of request: SymbolEffectRequest) -> SymbolEffectOptions {
        switch request.configuration.kind {
        case .scale, .disappear, .appear: speed(1e6)
        default: self
        }
    }
}

nonisolated extension View {
    /// Returns a new view with a symbol effect added to it: symbols within the view play it whenever the value changes.
    public func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        let request = SymbolEffectRequest(
            configuration: effect.configuration, options: options, value: AnyEquatable(value))
        return transformEnvironment(\.symbolEffects) { $0.append(request) }
    }

    /// Returns a new view with a symbol effect added to it, which lasts while it is active.
    public func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        let request = SymbolEffectRequest(
            configuration: effect.configuration, options: options, isActive: isActive)
        return transformEnvironment(\.symbolEffects) { $0.append(request) }
    }

    /// Returns a new view with its inherited symbol image effects either removed or left unchanged.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}

extension ContentTransition {
    /// Symbols that change come with an effect.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// Symbols that change come with an effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        ContentTransition(kind: .symbolEffect(effect.configuration, options))
    }
}
