import VitrineCoreGraphics
import VitrineQuartzCore

/// The chevron and the title that lead back.
@MainActor
final class NavigationBackButton: UIButton {
    let label = UILabel(frame: .zero)
    private let chevron = CAShapeLayer()
    private let metrics: NavigationBarMetrics
    private var title: String?
    private var look: UIBarButtonItemAppearance?
    private weak var ownItem: UIBarButtonItem?
    private let indicator = UIImageView(frame: .zero)

    /// The chevron's size, its stroke, and its distances to the edge and to the title, in points, after iOS 17's.
    private static let chevronSize = CGSize(width: 9.5, height: 17)
    private static let stroke: CGFloat = 2.6
    static let leading: CGFloat = 9
    private static let spacing: CGFloat = 7

    init(title: String?, metrics: NavigationBarMetrics) {
        self.metrics = metrics
        self.title = title
        super.init(frame: .zero)
        isPointerInteractionEnabled = true
        label.text = title
        label.font = metrics.buttonFont
        label.textColor = tintColor
        accessibilityLabel = title ?? "Back"
        addSubview(label)
        let (width, height) = (Self.chevronSize.width, Self.chevronSize.height)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: width - 1, y: 1))
        path.addLine(to: CGPoint(x: 1, y: height / 2))
        path.addLine(to: CGPoint(x: width - 1, y: height - 1))
        chevron.path = path
        chevron.lineWidth = Self.stroke
        chevron.lineCap = .round
        chevron.lineJoin = .round
        chevron.fillColor = nil
        layer.addSublayer(chevron)
        indicator.isHidden = true
        addSubview(indicator)
        stateDidChange()
    }

    /// Shows a title in the looks of the bar.
    ///
    /// - Parameters:
    ///   - image: In place of the chevron.
    ///   - own: The item of the way back, whose own attributes count more.
    func show(_ title: String?, _ look: UIBarButtonItemAppearance, image: UIImage?, own: UIBarButtonItem?) {
        self.title = title
        self.look = look
        ownItem = own
        indicator.image =
            image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        indicator.isHidden = image == nil
        chevron.isHidden = image != nil
        stateDidChange()
        setNeedsLayout()
    }

    /// Shows "Back" where the title does not fit.
    func shorten() {
        title = "Back"
        stateDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? "BackButton" }
        set { super.accessibilityIdentifier = newValue }
    }

    override func stateDidChange() {
        super.stateDidChange()
        let strength: CGFloat = isHighlighted ? 0.2 : 1
        var attributes = look?.attributes(in: state) ?? [:]
        attributes.merge(ownItem?.ownAttributes(in: state) ?? [:]) { $1 }
        label.show(title, attributes, font: metrics.buttonFont, color: tintColor)
        label.alpha = strength
        indicator.alpha = strength
        let background = ownItem?.back.image(in: state.rawValue, isCompact: metrics.isCompact)
        if faces[state].backgroundImage !== background { setBackgroundImage(background, for: state) }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        chevron.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
        chevron.opacity = Float(strength)
        CATransaction.commit()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        stateDidChange()
    }

    /// The width with a title of so many points.
    static func width(title: CGFloat) -> CGFloat {
        chevronSize.width + (title > 0 ? spacing + title : 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = Self.chevronSize
        let title = label.sizeThatFits(.zero)
        let width = max(0, bounds.width - size.width - Self.spacing)
        label.isHidden = width < 1
        // On whole pixels, or the text is blurred.
        let pixels = PixelGrid(of: self)
        label.frame = CGRect(
            x: isMirrored ? 0 : pixels.nearest(size.width + Self.spacing),
            y: pixels.nearest((bounds.height - title.height) / 2), width: min(title.width, width),
            height: title.height)
        let offset =
            ownItem?.back.titleOffset(isCompact: metrics.isCompact) ?? look?.titleOffset(in: .normal) ?? .zero
        label.frame = label.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        if let image = indicator.image {
            let side = isMirrored ? bounds.width - image.size.width : 0
            indicator.frame = CGRect(
                x: pixels.nearest(side), y: pixels.nearest((bounds.height - image.size.height) / 2),
                width: image.size.width, height: image.size.height)
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        chevron.frame = CGRect(
            x: isMirrored ? bounds.width - size.width : 0, y: (bounds.height - size.height) / 2,
            width: size.width, height: size.height)
        chevron.setAffineTransform(isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity)
        CATransaction.commit()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -NavigationBackButton.leading, dy: min(0, (bounds.height - 44) / 2)).contains(
            point)
    }
}
