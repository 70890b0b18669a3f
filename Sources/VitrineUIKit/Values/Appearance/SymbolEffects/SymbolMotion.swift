package import VitrineQuartzCore

/// The animations of a layer that are an effect. How long they take and how far they go is ours: nothing is published.
@MainActor
package enum SymbolMotion {
    /// Begins an effect on a layer.
    ///
    /// - Parameters:
    ///   - key: Of the animations; each part has one that begins with it.
    ///   - lasts: Whether the effect lasts until it is removed.
    ///   - completion: Called once at the end, with whether it ran to its end.
    package static func run(
        _ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions, on layer: CALayer,
        key: String, lasts: Bool, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let parts = parts(of: configuration)
        stop(key, on: layer)
        let holds = [.scale, .disappear].contains(configuration.kind)
        let count = options.count ?? (lasts && repeats(configuration.kind) ? .infinity : 1)
        let end = completion.map { End(parts: parts.count, $0) }
        for part in parts {
            let animation = CAKeyframeAnimation(keyPath: part.path)
            animation.values = part.values
            animation.keyTimes = part.times?.map { NSNumber(value: $0) }
            animation.duration = part.duration / options.speed
            animation.timingFunction = part.isEven ? nil : CAMediaTimingFunction(name: .easeInEaseOut)
            if holds {
                animation.fillMode = .forwards
                animation.isRemovedOnCompletion = false
            } else {
                animation.repeatCount = Float(count)
            }
            animation.delegate = end
            layer.add(animation, forKey: "\(key).\(part.path)")
        }
    }

    /// Ends an effect on a layer.
    package static func stop(_ key: String, on layer: CALayer) {
        for name in layer.animationKeys() ?? [] where name.hasPrefix("\(key).") {
            layer.removeAnimation(forKey: name)
        }
    }

    /// Whether an effect goes on without end where nothing else is said and it lasts.
    private static func repeats(_ kind: SymbolEffectConfiguration.Kind) -> Bool {
        switch kind {
        case .pulse, .variableColor, .rotate, .breathe: true
        case .bounce, .scale, .appear, .disappear, .replace, .wiggle: false
        }
    }

    private struct Part {
        var path: String
        var values: [CGFloat]
        var times: [Double]?
        /// Seconds.
        var duration: Double
        var isEven = false
    }

    private static func parts(of configuration: SymbolEffectConfiguration) -> [Part] {
        func scale(_ values: [CGFloat], _ duration: Double, _ times: [Double]? = nil) -> Part {
            Part(path: "transform.scale", values: values, times: times, duration: duration)
        }
        func opacity(_ values: [CGFloat], _ duration: Double) -> Part {
            Part(path: "opacity", values: values, duration: duration)
        }
        let isReversed = configuration.isReversed
        let turn: CGFloat = isReversed ? -1 : 1
        return switch configuration.kind {
        case .bounce:
            [scale(isReversed ? [1, 0.8, 1.06, 1] : [1, 1.25, 0.94, 1], 0.5, [0, 0.35, 0.7, 1])]
        case .pulse, .variableColor: [opacity([1, 0.35, 1], 1.6)]
        case .scale: [scale(isReversed ? [1, 0.8] : [1, 1.2], 0.3)]
        case .appear, .replace: [scale(isReversed ? [1.4, 1] : [0.5, 1], 0.3), opacity([0, 1], 0.3)]
        case .disappear: [scale(isReversed ? [1, 1.4] : [1, 0.5], 0.3), opacity([1, 0], 0.3)]
        case .rotate:
            [
                Part(
                    path: "transform.rotation.z",
                    values: [0, turn * .pi / 2, turn * .pi, turn * 1.5 * .pi, turn * 2 * .pi],
                    duration: 1.2, isEven: true)
            ]
        case .wiggle:
            [
                Part(
                    path: "transform.rotation.z", values: [0, 0.2, -0.2, 0.12, -0.12, 0].map { $0 * turn },
                    duration: 0.7, isEven: true)
            ]
        case .breathe: [scale([1, 1.1, 1], 2), opacity([1, 0.75, 1], 2)]
        }
    }

    /// Waits for all parts of an effect.
    private final class End: CAAnimationDelegate {
        private var left: Int
        private var isFinished = true
        private let completion: @MainActor (Bool) -> Void

        init(parts: Int, _ completion: @escaping @MainActor (Bool) -> Void) {
            left = parts
            self.completion = completion
        }

        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            left -= 1
            isFinished = isFinished && flag
            if left == 0 { completion(isFinished) }
        }
    }
}
