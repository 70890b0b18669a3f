import VitrineGraphics
import VitrineQuartzCore

/// A plate of glass, and its shadow.
@MainActor
final class GlassView: UIView {
    private let shadow = CALayer()
    private let backdrop = BackdropLayer()
    private let tone = CALayer()
    private let color = CALayer()
    private let rim = CAGradientLayer()
    private let rimShape = CAShapeLayer()
    private var effect: UIGlassEffect?
    private var isDark = false
    /// Points; nil for a capsule.
    private var givenRadius: CGFloat?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        shadow.shadowColor = UIColor.black.cgColor
        shadow.shadowRadius = 10
        shadow.shadowOffset = CGSize(width: 0, height: 4)
        rim.startPoint = .zero
        rim.endPoint = CGPoint(x: 1, y: 1)
        rim.locations = [0, 0.4, 0.6, 1]
        rimShape.fillColor = nil
        rimShape.strokeColor = UIColor.black.cgColor
        rimShape.lineWidth = 1
        rim.mask = rimShape
        for part in [shadow, backdrop, tone, color, rim] { layer.addSublayer(part) }
    }

    required init?(coder: NSCoder) { nil }

    /// Changes the parts with the view: bare layers would go there by themselves, a quarter of a second late.
    private func change(_ body: () -> Void) {
        CATransaction.begin()
        if UIView.inheritedAnimationDuration == 0 { CATransaction.setDisableActions(true) }
        body()
        CATransaction.commit()
    }

    /// Shows glass in light or dark surroundings.
    func show(_ effect: UIGlassEffect, isDark: Bool, traits: UITraitCollection) {
        (self.effect, self.isDark) = (effect, isDark)
        change { color(by: effect, traits) }
        arrange()
    }

    private func color(by effect: UIGlassEffect, _ traits: UITraitCollection) {
        let isClear = effect.style == .clear
        var backdrop = UIBlurEffect.Style.systemUltraThinMaterial.backdrop(isDark: isDark)
        if isClear { backdrop = backdrop.amount(0.45) }
        self.backdrop.effect = backdrop
        shadow.shadowOpacity = isDark ? 0.35 : 0.14
        tone.backgroundColor =
            isClear ? nil : UIColor(white: 1, alpha: isDark ? 0.06 : 0.35).cgColor
        color.backgroundColor = effect.tintColor.map { tint in
            let resolved = tint.resolvedColor(with: traits)
            return resolved.withAlphaComponent(resolved.cgColor.alpha * (isClear ? 0.35 : 0.7)).cgColor
        }
        rim.colors = (isDark ? [0.45, 0.08, 0.05, 0.3] : [0.95, 0.25, 0.2, 0.8]).map {
            UIColor(white: 1, alpha: $0).cgColor
        }
    }

    /// Takes over the corners of the view that it is in.
    func take(radius: CGFloat) {
        let given = radius > 0 ? radius : nil
        guard given != givenRadius else { return }
        givenRadius = given
        arrange()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    private func arrange() { change(place) }

    private func place() {
        let all = bounds
        let radius = min(givenRadius ?? .infinity, all.width / 2, all.height / 2)
        let outline = UIBezierPath(roundedRect: all, cornerRadius: radius)
        for part in [shadow, backdrop, tone, color, rim] { part.frame = all }
        for part in [backdrop, tone, color] as [CALayer] {
            part.cornerRadius = radius
            part.masksToBounds = true
        }
        // All around the plate, without it: a shadow would show through the glass.
        let room = CAShapeLayer()
        let around = UIBezierPath(rect: all.insetBy(dx: -40, dy: -40))
        around.append(outline)
        room.frame = all
        room.path = around.cgPath
        room.fillRule = .evenOdd
        shadow.shadowPath = outline.cgPath
        shadow.mask = room
        rimShape.frame = all
        rimShape.path =
            UIBezierPath(
                roundedRect: all.insetBy(dx: 0.5, dy: 0.5), cornerRadius: max(0, radius - 0.5)
            ).cgPath
    }
}
