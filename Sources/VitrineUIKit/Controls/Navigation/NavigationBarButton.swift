import VitrineCoreGraphics
import VitrineQuartzCore

/// A button of a navigation bar: a text, a picture, or a drawn symbol.
@MainActor
final class NavigationBarButton: UIButton {
    private let item: UIBarButtonItem
    private var symbol: CAShapeLayer?
    /// The side of a drawn symbol: a little more than the text is high.
    private let symbolSize: CGFloat
    private let metrics: NavigationBarMetrics
    private var selection: UIView?
    /// Whether the title has attributes beside font and colour.
    private var hasAttributes = false
    /// How the bar says that buttons look.
    var look: UIBarButtonItemAppearance? { didSet { stateDidChange() } }
    /// Whether the item is of the style that stands out.
    var isProminent: Bool { item.style == .done }

    init(item: UIBarButtonItem, metrics: NavigationBarMetrics) {
        self.item = item
        self.metrics = metrics
        symbolSize = metrics.buttonFont.pointSize + 1
        super.init(frame: .zero)
        isPointerInteractionEnabled = true
        item.shownView = self
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        isEnabled = item.isEnabled
        if let tint = item.tintColor { tintColor = tint }
        if let image = metrics.isCompact ? item.landscapeImagePhone ?? item.image : item.image {
            imageEdgeInsets = item.imageInsets
            // Symbols that say no size are large beside text, unless the bar is low.
            let image = image.preferring(
                UIImage.SymbolConfiguration(
                    pointSize: metrics.buttonFont.pointSize, weight: .regular,
                    scale: metrics.isCompact ? .medium : .large), traits: traitCollection)
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
        for (state, image) in metrics.isCompact ? item.compactBackgroundImages : item.backgroundImages {
            setBackgroundImage(image, for: UIControl.State(rawValue: state))
        }
        if item.isSelected {
            let selection = UIView(frame: .zero)
            selection.isUserInteractionEnabled = false
            selection.layer.cornerRadius = 6
            insertSubview(selection, at: 0)
            self.selection = selection
            accessibilityTraits.insert(.selected)
        }
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

    private var attributes: [NSAttributedString.Key: Any] {
        let bar = look?.attributes(in: state) ?? [:]
        return bar.merging(item.ownAttributes(in: state)) { $1 }
    }

    override var currentTitleColor: UIColor {
        if item.isSelected { return .systemBackground }
        if let color = attributes[.foregroundColor] as? UIColor {
            let isSaid =
                isEnabled || look?.disabled.titleTextAttributes[.foregroundColor] != nil
                || item.titleAttributes[State.disabled.rawValue]?[.foregroundColor] != nil
            return isSaid ? color : .tertiaryLabel
        }
        return isEnabled ? tintColor : .tertiaryLabel
    }

    override func stateDidChange() {
        super.stateDidChange()
        let strength: CGFloat = isHighlighted ? 0.2 : 1
        showAttributes()
        if currentTitle != nil { titleLabel?.alpha = strength }
        if currentImage != nil {
            imageView?.alpha = strength
            // A template is drawn in the colour that a title would have.
            imageView?.tintColor = isEnabled ? nil : currentTitleColor
        }
        guard let symbol else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        symbol.strokeColor = currentTitleColor.resolvedColor(with: traitCollection).cgColor
        symbol.opacity = Float(strength)
        CATransaction.commit()
    }

    private func showAttributes() {
        selection?.backgroundColor = isEnabled ? tintColor : .tertiaryLabel
        if let image = look?.backgroundImage(in: state), item.backgroundImages.isEmpty,
            faces[state].backgroundImage != image
        {
            setBackgroundImage(image, for: state)
        }
        guard let title = item.title, currentTitle != nil else { return }
        var attributes = attributes
        let plain = item.style == .done ? metrics.doneFont : metrics.buttonFont
        let font = attributes.removeValue(forKey: .font) as? UIFont ?? plain
        if titleLabel?.font != font { titleLabel?.font = font }
        attributes[.foregroundColor] = nil
        guard !attributes.isEmpty else {
            if hasAttributes { titleLabel?.text = title }
            hasAttributes = false
            return
        }
        hasAttributes = true
        attributes[.font] = font
        attributes[.foregroundColor] = currentTitleColor
        titleLabel?.attributedText = NSAttributedString(string: title, attributes: attributes)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        stateDidChange()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content =
            symbol == nil ? faceSize(titleWidth: nil) : CGSize(width: symbolSize, height: symbolSize)
        var width = content.width
        if currentTitle != nil, let font = titleLabel?.font {
            for title in item.possibleTitles ?? [] {
                width = max(
                    width, ceil(NSAttributedString(string: title, attributes: [.font: font]).size().width))
            }
        }
        return CGSize(width: item.width > 0 ? item.width : width, height: content.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        selection?.frame = bounds.insetBy(dx: -6, dy: max(0, (bounds.height - 34) / 2))
        let metric: UIBarMetrics = metrics.isCompact ? .compact : .default
        let own = item.titleOffsets[metric.rawValue] ?? look?.titleOffset(in: state) ?? .zero
        if own != .zero, currentTitle != nil, let label = titleLabel {
            label.frame = label.frame.offsetBy(dx: own.horizontal, dy: own.vertical)
        }
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
