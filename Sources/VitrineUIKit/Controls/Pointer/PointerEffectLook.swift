import VitrineCoreGraphics
import VitrineQuartzCore

/// What is drawn while the pointer is over a view: a platter, a tint, a larger view, a shadow.
///
/// The properties of the view and its layer stay as the program set them: all is animations that hold their last value,
/// and layers of its own. Nothing asks for frames while the pointer rests.
@MainActor
final class PointerEffectLook {
    /// How long an effect takes to come or go, in seconds. Ours: Apple publishes none.
    static let duration: TimeInterval = 0.15
    /// What a small view has at most as its longer side, in points. Ours.
    private static let smallSide: CGFloat = 120
    private static let keys = (
        scale: "pointer.scale", opacity: "pointer.shadow", radius: "pointer.blur", offset: "pointer.drop"
    )

    private let preview: UITargetedPreview
    private let shape: UIPointerShape?
    private var tint: UIPointerEffect.TintMode
    private var grows: Bool
    private var casts: Bool
    private var platter: CAShapeLayer?

    init(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
        preview = effect.preview
        self.shape = shape
        switch effect {
        case .automatic:
            let size = effect.preview.size
            let isSmall = max(size.width, size.height) <= Self.smallSide
            (tint, grows, casts) = (isSmall ? .underlay : .overlay, !isSmall, false)
        case .highlight: (tint, grows, casts) = (.underlay, false, false)
        case .lift: (tint, grows, casts) = (.none, true, true)
        case .hover(_, let mode, let prefersShadow, let prefersScaledContent):
            (tint, grows, casts) = (mode, prefersScaledContent, prefersShadow)
        }
    }

    func begin() {
        let view = preview.view
        guard view.window != nil else { return }
        if tint != .none { addPlatter() }
        if grows {
            hold("transform", Self.keys.scale, CATransform3DScale(view.layer.transform, scale, scale, 1))
        }
        if casts {
            // By eye: a card a little above the page.
            hold("shadowOpacity", Self.keys.opacity, Float(0.2))
            hold("shadowRadius", Self.keys.radius, CGFloat(10))
            hold("shadowOffset", Self.keys.offset, CGSize(width: 0, height: 5))
        }
    }

    func end() {
        if let platter {
            fade(platter, from: platter.presentation()?.opacity ?? platter.opacity, to: 0)
            self.platter = nil
            UIView.animate(
                withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: {},
                completion: { _ in platter.removeFromSuperlayer() })
            CATransaction.withoutActions { platter.opacity = 0 }
        }
        if grows { release("transform", Self.keys.scale) }
        if casts {
            release("shadowOpacity", Self.keys.opacity)
            release("shadowRadius", Self.keys.radius)
            release("shadowOffset", Self.keys.offset)
        }
    }

    /// A tenth larger, and at most by 8 points.
    private var scale: CGFloat {
        let side = max(preview.size.width, preview.size.height, 1)
        return 1 + min(0.1, 8 / side)
    }

    // MARK: The platter

    private func addPlatter() {
        let view = preview.view
        let platter = CAShapeLayer()
        CATransaction.withoutActions {
            platter.fillColor = UIColor.tertiarySystemFill.resolvedColor(with: view.traitCollection).cgColor
            let isBehind = tint == .underlay
            platter.path = outline(isBehind: isBehind).cgPath
            if isBehind, let parent = view.layer.superlayer {
                parent.insertSublayer(platter, below: view.layer)
            } else {
                view.layer.addSublayer(platter)
            }
        }
        fade(platter, from: 0, to: 1)
        self.platter = platter
    }

    /// The outline in the coordinates of the layer that the platter is in.
    private func outline(isBehind: Bool) -> UIBezierPath {
        let view = preview.view
        let target: UIView = isBehind ? view.superview ?? view : view
        if let outline = shape?.outline {
            let origin = target.convert(CGPoint.zero, from: preview.target.container)
            return moved(outline, by: origin)
        }
        if let path = preview.parameters.visiblePath {
            return moved(path, by: target.convert(CGPoint.zero, from: view))
        }
        let own = view.layer.cornerRadius
        return UIBezierPath(
            roundedRect: target.convert(view.bounds, from: view),
            cornerRadius: own > 0 ? own : isBehind ? UIPointerShape.defaultCornerRadius : 0)
    }

    private func moved(_ path: UIBezierPath, by origin: CGPoint) -> UIBezierPath {
        let copy = UIBezierPath(cgPath: path.cgPath)
        copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return copy
    }

    // MARK: Animations

    private func fade(_ layer: CALayer, from: Float, to: Float) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = from
        animation.toValue = to
        animation.duration = Self.duration
        layer.add(animation, forKey: "opacity")
    }

    private func hold(_ keyPath: String, _ key: String, _ value: Any) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.toValue = value
        animation.duration = Self.duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        preview.view.layer.add(animation, forKey: key)
    }

    /// Goes back to what the layer is without the effect.
    private func release(_ keyPath: String, _ key: String) {
        let layer = preview.view.layer
        guard layer.animation(forKey: key) != nil else { return }
        let shown = layer.presentation()?.value(forKeyPath: keyPath)
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = shown
        animation.duration = Self.duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        layer.add(animation, forKey: key)
    }
}

extension CATransaction {
    /// Makes changes without animations of their own.
    fileprivate static func withoutActions(_ body: () -> Void) {
        begin()
        setDisableActions(true)
        body()
        commit()
    }
}
