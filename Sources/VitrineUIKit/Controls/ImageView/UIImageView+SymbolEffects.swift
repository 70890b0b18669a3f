public import Foundation
import VitrineQuartzCore

/// What a completion is told of an effect.
public final class UISymbolEffectCompletionContext {
    /// The effect; nil where a symbol was replaced.
    public let effect: (any SymbolEffect)?
    /// The transition; nil where it was no transition.
    public let contentTransition: (any ContentTransitionSymbolEffect)?
    /// The view.
    public weak var sender: AnyObject?
    /// Whether it ran to its end.
    public let isFinished: Bool

    init(
        effect: (any SymbolEffect)?, contentTransition: (any ContentTransitionSymbolEffect)?,
        sender: AnyObject?,
        isFinished: Bool
    ) {
        self.effect = effect
        self.contentTransition = contentTransition
        self.sender = sender
        self.isFinished = isFinished
    }
}

/// Called at the end of an effect.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// Effects move the view's layer. Nothing happens while the image is no symbol, as in UIKit.
extension UIImageView {
    /// Adds an effect to the symbol: one that lasts goes on until it is removed. It takes the place of one of its type.
    ///
    /// - Parameter animated: Whether it can be seen to begin; without, an effect that has no lasting look does nothing.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, animated, completion)
    }

    /// Adds an effect that lasts until it is removed. It takes the place of one of its type.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, animated, completion)
    }

    /// Adds an effect that can do both. It takes the place of one of its type.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect, options, animated, completion)
    }

    private func add(
        _ effect: any SymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool,
        _ completion: UISymbolEffectCompletion?
    ) {
        guard image?.isSymbolImage == true else { return }
        // What appears undoes what disappeared.
        let configuration = effect.configuration
        if configuration.kind == .appear { SymbolMotion.stop(Self.key(.disappear), on: layer) }
        let options = animated ? options : options.speed(1e6)
        SymbolMotion.run(
            configuration, options, on: layer, key: Self.key(configuration.kind), lasts: true,
            completion: telling(completion, effect, nil))
    }

    /// Ends an effect of a type.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        SymbolMotion.stop(Self.key(effect.configuration.kind), on: layer)
        completion?(
            UISymbolEffectCompletionContext(
                effect: effect, contentTransition: nil, sender: self, isFinished: true))
    }

    /// Ends all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for name in layer.animationKeys() ?? [] where name.hasPrefix(Self.prefix) {
            layer.removeAnimation(forKey: name)
        }
    }

    /// Shows another symbol, which comes with a transition.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        guard image.isSymbolImage else { return }
        SymbolMotion.run(
            contentTransition.configuration, options.nonRepeating, on: layer, key: Self.key(.replace),
            lasts: false,
            completion: telling(completion, nil, contentTransition))
    }

    private func telling(
        _ completion: UISymbolEffectCompletion?, _ effect: (any SymbolEffect)?,
        _ contentTransition: (any ContentTransitionSymbolEffect)?
    ) -> (@MainActor (Bool) -> Void)? {
        guard let completion else { return nil }
        return { [weak self] isFinished in
            completion(
                UISymbolEffectCompletionContext(
                    effect: effect, contentTransition: contentTransition, sender: self,
                    isFinished: isFinished))
        }
    }

    private static let prefix = "symbolEffect."
    private static func key(_ kind: SymbolEffectConfiguration.Kind) -> String { "\(prefix)\(kind)" }
}
