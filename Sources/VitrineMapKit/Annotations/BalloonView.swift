import Foundation
import VitrineUIKit

/// The balloon of a marker: a disc with a point below, its glyph in the middle.
///
/// Sizes are ours, near to what iOS draws: 30 points wide, with a point of 6.
final class BalloonView: UIView {
    /// The diameter of the disc.
    static let diameter: CGFloat = 30
    /// The disc and the point below.
    static let size = CGSize(width: 30, height: 36)

    var tint: UIColor = .systemRed { didSet { updateColors() } }
    var glyphTint: UIColor = .white { didSet { updateGlyph() } }
    var text: String? { didSet { if text != oldValue { updateGlyph() } } }
    var glyph: UIImage? { didSet { updateGlyph() } }

    private let shape = CAShapeLayer()
    private let gloss = CAGradientLayer()
    private let glossShape = CAShapeLayer()
    private let label = UILabel()
    private let picture = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        isUserInteractionEnabled = false
        let path = Self.path
        shape.path = path
        shape.frame = bounds
        layer.addSublayer(shape)
        glossShape.path = path
        gloss.frame = bounds
        gloss.colors = [UIColor(white: 1, alpha: 0.24).cgColor, UIColor(white: 1, alpha: 0).cgColor]
        gloss.mask = glossShape
        layer.addSublayer(gloss)
        layer.shadowPath = path
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.28
        layer.shadowRadius = 2
        layer.shadowOffset = CGSize(width: 0, height: 1)
        let disc = CGRect(x: 0, y: 0, width: Self.diameter, height: Self.diameter)
        label.frame = disc.insetBy(dx: 2, dy: 0)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.font = .systemFont(ofSize: 14, weight: .semibold)
        picture.frame = disc.insetBy(dx: 6, dy: 6)
        picture.contentMode = .scaleAspectFit
        addSubview(label)
        addSubview(picture)
        updateColors()
        updateGlyph()
    }

    required init?(coder: NSCoder) { nil }

    /// A disc whose lower part runs out into a point.
    static let path: CGPath = {
        let radius = diameter / 2
        let path = CGMutablePath()
        let spread = 0.42
        path.addArc(
            center: CGPoint(x: radius, y: radius), radius: radius, startAngle: .pi / 2 + spread,
            endAngle: .pi / 2 - spread, clockwise: false)
        path.addQuadCurve(
            to: CGPoint(x: radius, y: size.height), control: CGPoint(x: radius + 2, y: size.height - 4))
        path.addQuadCurve(
            to: CGPoint(x: radius - radius * sin(spread), y: radius + radius * cos(spread)),
            control: CGPoint(x: radius - 2, y: size.height - 4))
        path.closeSubpath()
        return path
    }()

    private func updateColors() { shape.fillColor = tint.resolvedColor(with: traitCollection).cgColor }

    private func updateGlyph() {
        label.text = text
        label.textColor = glyphTint
        picture.isHidden = text != nil
        picture.tintColor = glyphTint
        picture.image =
            glyph?.withRenderingMode(.alwaysTemplate)
            ?? UIImage(systemName: "mappin")?.withRenderingMode(.alwaysTemplate)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }
}

/// A text on the map, with a halo in the map's colour so that it can be read over lines.
final class HaloLabel: UIView {
    private let halo = UILabel()
    private let label = UILabel()
    private var shown: (title: String?, subtitle: String?) = (nil, nil)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        for part in [halo, label] {
            part.numberOfLines = 0
            part.textAlignment = .center
            addSubview(part)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows texts, and is as large as they are.
    func show(title: String?, subtitle: String?) {
        guard shown != (title, subtitle) else { return }
        shown = (title, subtitle)
        update()
    }

    private func update() {
        halo.attributedText = text(isHalo: true)
        label.attributedText = text(isHalo: false)
        let width: CGFloat = 110
        let fitting = label.sizeThatFits(CGSize(width: width, height: 100))
        let size = CGSize(width: min(fitting.width.rounded(.up), width), height: fitting.height.rounded(.up))
        bounds.size = size
        halo.frame = bounds
        label.frame = bounds
    }

    private func text(isHalo: Bool) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        let result = NSMutableAttributedString()
        func add(_ text: String, _ font: UIFont, _ color: UIColor) {
            var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph]
            if isHalo {
                attributes[.strokeColor] = UIColor.systemBackground
                attributes[.strokeWidth] = 32
            } else {
                attributes[.foregroundColor] = color
            }
            result.append(NSAttributedString(string: text, attributes: attributes))
        }
        if let title = shown.title { add(title, .systemFont(ofSize: 11, weight: .semibold), .label) }
        if let subtitle = shown.subtitle {
            add(
                (shown.title == nil ? "" : "\n") + subtitle, .systemFont(ofSize: 10, weight: .medium),
                .secondaryLabel)
        }
        return result
    }
}
