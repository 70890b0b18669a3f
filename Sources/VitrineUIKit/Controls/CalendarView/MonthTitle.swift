import VitrineCoreGraphics

/// The name of a month with an arrow, which is pressed to choose another one.
final class MonthTitle: PressableControl {
    let label = UILabel()
    private let arrow = UIImageView()
    /// From the name to the arrow, in points, by eye.
    private static let gap: CGFloat = 5

    /// Whether months are being chosen.
    var isOpen = false { didSet { if isOpen != oldValue { lookDidChange() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.isAccessibilityElement = false
        arrow.image = UIImage(
            systemName: "chevron.forward",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
        arrow.contentMode = .center
        addSubview(label)
        addSubview(arrow)
        isAccessibilityElement = true
        accessibilityTraits = [.button, .header]
        lookDidChange()
    }

    required init?(coder: NSCoder) { nil }

    var text: String? {
        get { label.text }
        set {
            label.text = newValue
            accessibilityLabel = newValue
            setNeedsLayout()
        }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func lookDidChange() {
        label.textColor = isOpen ? tintColor : .label
        accessibilityValue = isOpen ? "Expanded" : "Collapsed"
        arrow.transform = CGAffineTransform(rotationAngle: isOpen ? (isMirrored ? -1 : 1) * .pi / 2 : 0)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        lookDidChange()
    }

    /// As wide as its parts.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(.zero)
        return CGSize(
            width: text.width.rounded(.up) + Self.gap + arrow.sizeThatFits(.zero).width.rounded(.up),
            height: size.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = arrow.sizeThatFits(.zero)
        let text = min(
            label.sizeThatFits(.zero).width.rounded(.up), max(0, bounds.width - side.width - Self.gap))
        place(label, fromLeading: CGRect(x: 0, y: 0, width: text, height: bounds.height))
        let x = text + Self.gap + side.width / 2
        arrow.bounds = CGRect(origin: .zero, size: side)
        arrow.center = CGPoint(x: isMirrored ? bounds.width - x : x, y: bounds.midY)
    }
}
