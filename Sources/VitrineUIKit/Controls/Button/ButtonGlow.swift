import VitrineCoreGraphics
import VitrineQuartzCore

/// The light in the middle of a pressed button, over it and beyond its edges. Size and strength are estimates: Apple publishes
/// neither.
final class ButtonGlow: UIView {
    private static let diameter: CGFloat = 100

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter))
        isUserInteractionEnabled = false
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.type = .radial
        gradient.colors = [0.8, 0].map { UIColor(white: 1, alpha: $0).cgColor }
        gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 1)
    }

    required init?(coder: NSCoder) { nil }
}

extension UIButton {
    /// Whether the button shines while it is pressed. False unless set. It means nothing with a configuration.
    public final var showsTouchWhenHighlighted: Bool {
        get { parts.glow != nil }
        set {
            guard newValue != showsTouchWhenHighlighted else { return }
            parts.glow?.removeFromSuperview()
            parts.glow = newValue ? ButtonGlow() : nil
            stateDidChange()
        }
    }

    /// Shows the light, or takes it away.
    final func showGlow() {
        guard let glow = parts.glow else { return }
        guard isHighlighted, configuration == nil else { return glow.removeFromSuperview() }
        glow.center = CGPoint(x: bounds.midX, y: bounds.midY)
        addSubview(glow)
    }
}
