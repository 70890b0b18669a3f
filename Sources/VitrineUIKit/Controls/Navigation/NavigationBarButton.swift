import VitrineCoreGraphics
import VitrineQuartzCore

/// A button of a navigation bar: a text, a picture, or a drawn symbol.
@MainActor
final class NavigationBarButton: UIButton {
    private let item: UIBarButtonItem
    private var symbol: CAShapeLayer?
    /// The side of a drawn symbol: a little more than the text is high.
    private let symbolSize: CGFloat

    init(item: UIBarButtonItem, metrics: NavigationBarMetrics) {
        self.item = item
        symbolSize = metrics.buttonFont.pointSize + 1
        super.init(frame: .zero)
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        isEnabled = item.isEnabled
        if let tint = item.tintColor { tintColor = tint }
        if let image = item.image {
            setImage(
                image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image,
                for: .normal)
        } else if let points = Self.strokes(of: item.systemItem, size: symbolSize) {
            let shape = CAShapeLayer()
            shape.path = points
            shape.lineWidth = symbolSize / 9
            shape.lineCap = .round
            shape.fillColor = nil
            layer.addSublayer(shape)
            symbol = shape
        } else {
            setTitle(item.title, for: .normal)
            titleLabel?.font = item.style == .done ? metrics.doneFont : metrics.buttonFont
        }
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.item.perform(from: self, with: self.handledEvent)
            }, for: .primaryActionTriggered)
        if let menu = item.menu {
            self.menu = menu
            showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
            changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction
        }
        stateDidChange()
    }

    required init?(coder: NSCoder) { nil }

    private static func strokes(of item: UIBarButtonItem.SystemItem?, size: CGFloat) -> CGPath? {
        let path = CGMutablePath()
        switch item {
        case .add:
            path.move(to: CGPoint(x: size / 2, y: 1))
            path.addLine(to: CGPoint(x: size / 2, y: size - 1))
            path.move(to: CGPoint(x: 1, y: size / 2))
            path.addLine(to: CGPoint(x: size - 1, y: size / 2))
        case .close:
            path.move(to: CGPoint(x: 2, y: 2))
            path.addLine(to: CGPoint(x: size - 2, y: size - 2))
            path.move(to: CGPoint(x: size - 2, y: 2))
            path.addLine(to: CGPoint(x: 2, y: size - 2))
        default: return nil
        }
        return path
    }

    override var currentTitleColor: UIColor { isEnabled ? tintColor : .tertiaryLabel }

    override func stateDidChange() {
        super.stateDidChange()
        let strength: CGFloat = isHighlighted ? 0.2 : 1
        if currentTitle != nil { titleLabel?.alpha = strength }
        if currentImage != nil { imageView?.alpha = strength }
        guard let symbol else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        symbol.strokeColor = currentTitleColor.resolvedColor(with: traitCollection).cgColor
        symbol.opacity = Float(strength)
        CATransaction.commit()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        stateDidChange()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content =
            symbol == nil ? faceSize(titleWidth: nil) : CGSize(width: symbolSize, height: symbolSize)
        return CGSize(width: item.width > 0 ? item.width : content.width, height: content.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let symbol else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let size = symbolSize
        symbol.frame = CGRect(x: bounds.midX - size / 2, y: bounds.midY - size / 2, width: size, height: size)
        CATransaction.commit()
    }

    /// Fingers are wider than words.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -NavigationBarMetrics.gap, dy: min(0, (bounds.height - 44) / 2)).contains(point)
    }
}
