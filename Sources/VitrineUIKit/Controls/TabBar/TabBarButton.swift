import Foundation
import VitrineCoreGraphics

/// The button of one item of a tab bar.
@MainActor
final class TabBarButton: PressableControl {
    let item: UITabBarItem
    weak var bar: UITabBar?
    let metrics: TabBarMetrics
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let indicator = UIImageView(frame: .zero)
    private let badge = TabBadge(frame: .zero)
    private let platter = UIView(frame: .zero)

    init(item: UITabBarItem, bar: UITabBar, metrics: TabBarMetrics) {
        self.item = item
        self.bar = bar
        self.metrics = metrics
        super.init(frame: .zero)
        label.isAccessibilityElement = false
        label.textAlignment = .center
        imageView.isAccessibilityElement = false
        for view in [platter, indicator, imageView, label, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityHint = item.accessibilityHint
        isEnabled = item.isEnabled
        show()
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Looks

    private var look: UITabBarItemAppearance? {
        guard let appearance = bar?.look else { return nil }
        return switch metrics.style {
        case .stacked: appearance.stackedLayoutAppearance
        case .inline, .television: appearance.inlineLayoutAppearance
        case .compactInline: appearance.compactInlineLayoutAppearance
        }
    }

    private var isOnTelevision: Bool { metrics.style == .television }

    private func value<Value>(_ of: (UITabBarItemStateAppearance) -> Value?) -> Value? {
        guard let look else { return nil }
        if !isEnabled, let value = of(look.disabled) { return value }
        if isFocused, let value = of(look.focused) { return value }
        if isSelected { return of(look.selected) }
        return of(look.normal)
    }

    /// The colour of image and title where nothing says another.
    private var standardColor: UIColor {
        if isOnTelevision { return isFocused ? .black : isSelected ? .label : .secondaryLabel }
        if !isEnabled { return .tertiaryLabel }
        if isSelected { return bar?.tintColor ?? .systemBlue }
        return bar?.unselectedItemTintColor ?? .systemGray
    }

    func show() {
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = shown(image)
        imageView.tintColor = value { $0.iconColor } ?? standardColor
        var attributes = look?.normal.titleTextAttributes ?? [:]
        attributes[.foregroundColor] = nil
        attributes.merge(value { $0.titleTextAttributes } ?? [:]) { $1 }
        attributes.merge(item.ownAttributes(in: state)) { $1 }
        let weight: UIFont.Weight = metrics.style == .stacked || isOnTelevision ? .medium : .regular
        label.show(
            item.title, attributes, font: .systemFont(ofSize: metrics.fontSize, weight: weight),
            color: standardColor)
        showBadge()
        let background = bar?.look.selectionIndicatorImage
        indicator.image = isSelected ? background : nil
        indicator.tintColor = bar?.look.selectionIndicatorTintColor ?? bar?.tintColor
        platter.isHidden = !isOnTelevision || !(isFocused || isSelected)
        platter.backgroundColor = isFocused ? .white : .secondarySystemFill
        let strength: CGFloat = isHighlighted && !isOnTelevision ? 0.5 : 1
        imageView.alpha = strength
        label.alpha = strength
        setNeedsLayout()
    }

    private func shown(_ image: UIImage?) -> UIImage? {
        guard var image else { return nil }
        if image.isSymbolImage {
            let size = UIImage.SymbolConfiguration(
                pointSize: metrics.symbolSize, weight: .medium, scale: .large)
            // What the image says itself counts more.
            image = image.applyingSymbolConfiguration(size) ?? image
        }
        return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }

    private func showBadge() {
        badge.isHidden = item.badgeValue == nil
        guard let text = item.badgeValue else { return }
        var attributes = value { $0.badgeTextAttributes } ?? [:]
        for part in [State.normal, .selected] where part == .normal || isSelected {
            attributes.merge(item.badgeAttributes[part.rawValue] ?? [:]) { $1 }
        }
        badge.titleOffset = value { $0.badgeTitlePositionAdjustment } ?? .zero
        badge.show(
            text, color: item.badgeColor ?? value { $0.badgeBackgroundColor } ?? .systemRed,
            attributes: attributes)
    }

    override func stateDidChange() {
        super.stateDidChange()
        show()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    // MARK: Layout

    private var contentWidth: CGFloat {
        let title = label.sizeThatFits(.zero).width
        let image = imageView.image?.size.width ?? 0
        return title + image + (title > 0 && image > 0 ? TabBarMetrics.inlineGap : 0)
    }

    /// The width on a television, where items are as wide as their content.
    var preferredWidth: CGFloat { ceil(contentWidth) + 2 * TabBarMetrics.televisionPadding }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pixels = PixelGrid(of: self)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let title = label.sizeThatFits(.zero)
        let image = imageView.image?.size ?? .zero
        var middle = CGPoint(x: bounds.midX, y: bounds.midY)
        platter.frame = bounds.insetBy(dx: 0, dy: TabBarMetrics.platterMargin)
        platter.layer.cornerRadius = platter.bounds.height / 2
        if let size = indicator.image?.size {
            indicator.frame = CGRect(
                x: pixels.nearest(bounds.midX - size.width / 2),
                y: pixels.nearest(bounds.midY - size.height / 2),
                width: size.width, height: size.height)
        }
        if metrics.style == .stacked {
            let isSymbol = imageView.image?.isSymbolImage == true
            middle.y =
                item.title == nil
                ? bounds.midY : isSymbol ? TabBarMetrics.symbolMiddle : TabBarMetrics.imageMiddle
            put(imageView, image, at: middle, pixels)
            // A title that is too wide is not shortened.
            label.frame = CGRect(
                x: pixels.nearest(bounds.midX - title.width / 2),
                y: pixels.nearest(TabBarMetrics.titleBaseline - label.font.ascender),
                width: title.width, height: title.height)
        } else {
            let width = min(contentWidth, bounds.width)
            let start = bounds.midX - width / 2
            let gap = title.width > 0 && image.width > 0 ? TabBarMetrics.inlineGap : 0
            let room = max(0, width - image.width - gap)
            middle.x = isMirrored ? start + width - image.width / 2 : start + image.width / 2
            put(imageView, image, at: middle, pixels)
            let x = isMirrored ? start + room / 2 : start + width - room / 2
            put(
                label, CGSize(width: min(title.width, room), height: title.height),
                at: CGPoint(x: x, y: bounds.midY), pixels)
        }
        let insets = item.imageInsets
        if insets != .zero {
            imageView.frame = imageView.frame.offsetBy(
                dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
        }
        let offset = value { $0.titlePositionAdjustment } ?? .zero
        label.frame = label.frame.offsetBy(
            dx: offset.horizontal + item.titlePositionAdjustment.horizontal,
            dy: offset.vertical + item.titlePositionAdjustment.vertical)
        placeBadge(isMirrored: isMirrored, pixels)
    }

    private func put(_ view: UIView, _ size: CGSize, at middle: CGPoint, _ pixels: PixelGrid) {
        view.frame = CGRect(
            x: pixels.nearest(middle.x - size.width / 2), y: pixels.nearest(middle.y - size.height / 2),
            width: size.width, height: size.height)
    }

    private func placeBadge(isMirrored: Bool, _ pixels: PixelGrid) {
        let offset = value { $0.badgePositionAdjustment } ?? .zero
        let size = badge.bounds.size
        var near = CGPoint(x: 0, y: max(2, imageView.frame.minY - 4))
        if metrics.style == .stacked {
            let offset = TabBarMetrics.badgeOffset
            near = CGPoint(
                x: bounds.midX + (isMirrored ? -offset - size.width : offset), y: TabBarMetrics.badgeTop)
        } else {
            // Over the image it would cover the title.
            near.x = isMirrored ? label.frame.minX - 3 - size.width : label.frame.maxX + 3
        }
        badge.center = CGPoint(
            x: pixels.nearest(near.x + offset.horizontal) + size.width / 2,
            y: pixels.nearest(near.y + offset.vertical) + size.height / 2)
    }

    // MARK: Focus

    override func focusDidChange(with coordinator: UIFocusAnimationCoordinator) {
        super.focusDidChange(with: coordinator)
        if isFocused, isOnTelevision { bar?.focusDidReach(self) }
    }

    // MARK: Accessibility

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? item.accessibilityLabel ?? item.title }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? item.badgeValue }
        set { super.accessibilityValue = newValue }
    }
}
