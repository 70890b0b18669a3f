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
        of layer: CALayer, color: CGColor?, opacity: Double, offset: CGSize, radius: CGFloat,
        animation: Animation?
    ) {
        change(CALayer.rows.shadowColor, of: layer, animation) { layer.shadowColor = color }
        change(CALayer.rows.shadowOpacity, of: layer, animation) { layer.shadowOpacity = Float(opacity) }
        change(CALayer.rows.shadowOffset, of: layer, animation) { layer.shadowOffset = offset }
        change(CALayer.rows.shadowRadius, of: layer, animation) { layer.shadowRadius = radius }
    }

    /// Fades a layer in.
    static func insert(_ layer: CALayer, _ animation: Animation) {
        let full = layer.opacity
        add(animation, CALayer.rows.opacity, from: 0, to: full, shown: 0, of: layer)
    }

    /// Fades a layer out; `completion` takes it away.
    static func remove(
        _ layer: CALayer, _ animation: Animation, completion: @escaping @MainActor () -> Void
    ) {
        let (old, shown) = (layer.opacity, layer.shownValue(of: CALayer.rows.opacity))
        layer.opacity = 0
        addChange(
            CALayer.rows.opacity, of: layer, animation, from: old, shown: shown, completion: completion)
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
        let ends = AnimationEnd.begin(animation)
        if completion != nil || !ends.isEmpty {
            made.delegate = LayerAnimationEnd {
                completion?()
                for end in ends { end.run() }
            }
        }
        // What repeats for ever never runs out: it has to go when the next change replaces it.
        let runsOut = !animation.runsForever
        layer.add(made, for: property, from: old, to: new, shown: shown, additive: runsOut)
    }
}

/// Runs work at the end of an animation.
private final class LayerAnimationEnd: CAAnimationDelegate {
    private let work: @MainActor () -> Void
    init(_ work: @escaping @MainActor () -> Void) { self.work = work }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { work() }
}
