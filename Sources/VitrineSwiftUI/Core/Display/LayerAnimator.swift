/// Changes of layer properties, at once or animated.
///
/// Animations are additive: the model has its new value at once and the difference to the old one runs out, so
/// that a change in the middle of another one bends the motion instead of jumping.
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
        let oldPosition = layer.position
        let oldBounds = layer.bounds
        guard oldPosition != position || oldBounds != bounds else { return }
        if let view {
            // Through the view, which has subviews to lay out and a safe area to keep.
            view.bounds = bounds
            view.center = position
        } else {
            layer.bounds = bounds
            layer.position = position
        }
        guard let animation else { return }
        if oldPosition != position {
            let delta = CGPoint(x: oldPosition.x - position.x, y: oldPosition.y - position.y)
            add(animation, "position", from: delta, to: CGPoint.zero, additive: true, to: layer)
        }
        if oldBounds.size != bounds.size {
            let delta = CGRect(
                x: 0, y: 0, width: oldBounds.width - bounds.width, height: oldBounds.height - bounds.height)
            add(animation, "bounds", from: delta, to: CGRect.zero, additive: true, to: layer)
        }
    }

    static func setOpacity(of layer: CALayer, to opacity: Double, animation: Animation?) {
        let old = Double(layer.opacity)
        guard abs(old - opacity) > 1e-6 else { return }
        layer.opacity = Float(opacity)
        if let animation {
            add(animation, "opacity", from: old - opacity, to: 0.0, additive: true, to: layer)
        }
    }

    static func setTransform(of layer: CALayer, to transform: CATransform3D, animation: Animation?) {
        let old = layer.transform
        guard !CATransform3DEqualToTransform(old, transform) else { return }
        let shown = layer.presentation()?.transform ?? old
        layer.transform = transform
        // Not additive: transforms do not add up. Starting from what is on screen avoids the jump instead.
        if let animation {
            add(animation, "transform", from: shown, to: transform, additive: false, to: layer)
        }
    }

    static func setBackground(of layer: CALayer, to color: CGColor?, animation: Animation?) {
        let old = layer.backgroundColor
        if let old, let color, old == color { return }
        if old == nil, color == nil { return }
        let shown = layer.presentation()?.backgroundColor ?? old
        layer.backgroundColor = color
        if let animation, let shown, let color {
            add(animation, "backgroundColor", from: shown, to: color, additive: false, to: layer)
        }
    }

    static func setCornerRadius(of layer: CALayer, to radius: CGFloat, animation: Animation?) {
        let old = layer.cornerRadius
        guard old != radius else { return }
        layer.cornerRadius = radius
        if let animation {
            add(animation, "cornerRadius", from: Double(old - radius), to: 0.0, additive: true, to: layer)
        }
    }

    static func setShadow(
        of layer: CALayer, opacity: Double, offset: CGSize, radius: CGFloat, animation: Animation?
    ) {
        let old = (Double(layer.shadowOpacity), layer.shadowOffset, layer.shadowRadius)
        layer.shadowOpacity = Float(opacity)
        layer.shadowOffset = offset
        layer.shadowRadius = radius
        guard let animation else { return }
        if old.0 != opacity {
            add(animation, "shadowOpacity", from: old.0 - opacity, to: 0.0, additive: true, to: layer)
        }
        if old.1 != offset {
            add(animation, "shadowOffset", from: old.1, to: offset, additive: false, to: layer)
        }
        if old.2 != radius {
            add(animation, "shadowRadius", from: Double(old.2 - radius), to: 0.0, additive: true, to: layer)
        }
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
        func finish() -> (@MainActor () -> Void)? {
            defer { waits = nil }
            return waits
        }
        if effect.opacity < 1 {
            let full = Double(layer.opacity)
            let gone = full * effect.opacity
            if appearing {
                add(animation, "opacity", from: gone - full, to: 0.0, additive: true, to: layer)
            } else {
                layer.opacity = Float(gone)
                add(
                    animation, "opacity", from: full - gone, to: 0.0, additive: true, to: layer,
                    completion: finish())
            }
        }
        if effect.scale != 1 {
            let full = layer.transform
            // Zero has no inverse; SwiftUI's own scale transition ends just above it for the same reason.
            let factor = max(effect.scale, 1e-3)
            let gone = CATransform3DScale(full, factor, factor, 1)
            if appearing {
                add(animation, "transform", from: gone, to: full, additive: false, to: layer)
            } else {
                layer.transform = gone
                add(
                    animation, "transform", from: full, to: gone, additive: false, to: layer,
                    completion: finish())
            }
        }
        let size = layer.bounds.size
        let offset = CGPoint(
            x: effect.offset.width + effect.unitOffset.width * size.width,
            y: effect.offset.height + effect.unitOffset.height * size.height)
        if offset != .zero {
            if appearing {
                add(animation, "position", from: offset, to: CGPoint.zero, additive: true, to: layer)
            } else {
                layer.position = CGPoint(x: layer.position.x + offset.x, y: layer.position.y + offset.y)
                add(
                    animation, "position", from: CGPoint(x: -offset.x, y: -offset.y), to: CGPoint.zero,
                    additive: true, to: layer, completion: finish())
            }
        }
        waits?()
    }

    private static func add(
        _ animation: Animation, _ keyPath: String, from: Any, to: Any, additive: Bool, to layer: CALayer,
        completion: (@MainActor () -> Void)? = nil
    ) {
        let made = animation.makeAnimation(keyPath: keyPath)
        made.fromValue = from
        made.toValue = to
        made.isAdditive = additive
        if let completion { made.delegate = AnimationEnd(completion) }
        // Additive ones pile up under keys of their own; the others replace each other.
        layer.add(made, forKey: additive ? nil : "vitrine.\(keyPath)")
    }
}

/// Runs work at the end of an animation.
private final class AnimationEnd: CAAnimationDelegate {
    private let work: @MainActor () -> Void
    init(_ work: @escaping @MainActor () -> Void) { self.work = work }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { work() }
}
