/// Changes of layer properties, at once or animated.
///
/// The model has its new value at once; how the difference runs out is what `CALayer.add(_:for:from:to:shown:)` does
/// for UIKit's animations, too: changes in the middle of another one bend the motion instead of jumping.
@MainActor
enum LayerAnimator {
    /// Shows everything in a layer as it is.
    static func endAnimations(below layer: CALayer) {
        for sublayer in layer.sublayers ?? [] {
            sublayer.removeAllAnimations()
            endAnimations(below: sublayer)
        }
    }

    static func setFrame(of layer: CALayer, view: UIView?, to frame: CGRect, animation: Animation?) {
        let anchor = layer.anchorPoint
        let position = CGPoint(
            x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        let bounds = CGRect(origin: layer.bounds.origin, size: frame.size)
        guard layer.position != position || layer.bounds != bounds else { return }
        change(CALayer.rows.bounds, of: layer, animation) {
            change(CALayer.rows.position, of: layer, animation) {
                if let view {
                    // Through the view, which has subviews to lay out and a safe area to keep.
                    view.bounds = bounds
                    view.center = position
                } else {
                    layer.bounds = bounds
                    layer.position = position
                }
            }
        }
    }

    static func setOpacity(of layer: CALayer, to opacity: Double, animation: Animation?) {
        guard abs(Double(layer.opacity) - opacity) > 1e-6 else { return }
        change(CALayer.rows.opacity, of: layer, animation) { layer.opacity = Float(opacity) }
    }

    static func setTransform(of layer: CALayer, to transform: CATransform3D, animation: Animation?) {
        change(CALayer.rows.transform, of: layer, animation) { layer.transform = transform }
    }

    static func setBackground(of layer: CALayer, to color: CGColor?, animation: Animation?) {
        let isFade = layer.shownValue(of: CALayer.rows.backgroundColor) != nil && color != nil
        change(CALayer.rows.backgroundColor, of: layer, isFade ? animation : nil) {
            layer.backgroundColor = color
        }
    }

    static func setCornerRadius(of layer: CALayer, to radius: CGFloat, animation: Animation?) {
        change(CALayer.rows.cornerRadius, of: layer, animation) { layer.cornerRadius = radius }
    }

    static func setShadow(
        of layer: CALayer, opacity: Double, offset: CGSize, radius: CGFloat, animation: Animation?
    ) {
        change(CALayer.rows.shadowOpacity, of: layer, animation) { layer.shadowOpacity = Float(opacity) }
        change(CALayer.rows.shadowOffset, of: layer, animation) { layer.shadowOffset = offset }
        change(CALayer.rows.shadowRadius, of: layer, animation) { layer.shadowRadius = radius }
    }

    /// Lets a layer arrive.
    static func insert(_ layer: CALayer, _ transition: Transition, _ animation: Animation) {
        apply(transition.insertion, to: layer, animation, appearing: true, completion: nil)
    }

    /// Lets a layer leave; `completion` takes it away.
    static func remove(
        _ layer: CALayer, _ transition: Transition, _ animation: Animation,
        completion: @escaping @MainActor () -> Void
    ) {
        apply(transition.removal, to: layer, animation, appearing: false, completion: completion)
    }

    private static func apply(
        _ effect: Transition.Effect, to layer: CALayer, _ animation: Animation, appearing: Bool,
        completion: (@MainActor () -> Void)?
    ) {
        var waits = completion
        func run<Value>(_ property: LayerProperty<Value>, at gone: Value, _ set: (Value) -> Void) {
            if appearing {
                let full = layer.modelValue(of: property)
                add(animation, property, from: gone, to: full, shown: gone, of: layer)
            } else {
                let (old, shown) = (layer.modelValue(of: property), layer.shownValue(of: property))
                set(gone)
                addChange(property, of: layer, animation, from: old, shown: shown, completion: waits)
                waits = nil
            }
        }
        if effect.opacity < 1 {
            run(CALayer.rows.opacity, at: layer.opacity * Float(effect.opacity)) { layer.opacity = $0 }
        }
        if effect.scale != 1 {
            // Zero has no inverse; SwiftUI's own scale transition ends just above it for the same reason.
            let factor = max(effect.scale, 1e-3)
            run(CALayer.rows.transform, at: CATransform3DScale(layer.transform, factor, factor, 1)) {
                layer.transform = $0
            }
        }
        let size = layer.bounds.size
        let offset = CGPoint(
            x: effect.offset.width + effect.unitOffset.width * size.width,
            y: effect.offset.height + effect.unitOffset.height * size.height)
        if offset != .zero {
            let gone = CGPoint(x: layer.position.x + offset.x, y: layer.position.y + offset.y)
            run(CALayer.rows.position, at: gone) { layer.position = $0 }
        }
        waits?()
    }

    /// Makes a change and animates what it does to a property, if it does anything.
    private static func change<Value>(
        _ property: LayerProperty<Value>, of layer: CALayer, _ animation: Animation?, _ body: () -> Void
    ) {
        guard let animation else { return body() }
        let (old, shown) = (layer.modelValue(of: property), layer.shownValue(of: property))
        body()
        addChange(property, of: layer, animation, from: old, shown: shown, completion: nil)
    }

    /// Animates what a change did to a property, if it did anything.
    private static func addChange<Value>(
        _ property: LayerProperty<Value>, of layer: CALayer, _ animation: Animation, from old: Value,
        shown: Value, completion: (@MainActor () -> Void)?
    ) {
        let new = layer.modelValue(of: property)
        guard old != new else {
            completion?()
            return
        }
        add(animation, property, from: old, to: new, shown: shown, of: layer, completion: completion)
    }

    private static func add<Value>(
        _ animation: Animation, _ property: LayerProperty<Value>, from old: Value, to new: Value,
        shown: Value,
        of layer: CALayer, completion: (@MainActor () -> Void)? = nil
    ) {
        let made = animation.makeAnimation()
        let waiting = AnimationCompletion.animationBegan(animation)
        if completion != nil || waiting != nil {
            made.delegate = AnimationEnd {
                completion?()
                waiting?()
            }
        }
        // What repeats for ever never runs out: it has to go when the next change replaces it.
        let runsOut = animation.repeatCount != .infinity
        layer.add(made, for: property, from: old, to: new, shown: shown, additive: runsOut)
    }
}

/// Runs work at the end of an animation.
private final class AnimationEnd: CAAnimationDelegate {
    private let work: @MainActor () -> Void
    init(_ work: @escaping @MainActor () -> Void) { self.work = work }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { work() }
}
