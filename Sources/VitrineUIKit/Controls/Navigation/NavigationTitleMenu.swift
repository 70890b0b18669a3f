import VitrineCoreGraphics

/// A title with an arrow, which opens the menu of its item.
final class NavigationTitleMenu: UIButton {
    private let label: UILabel
    private let arrow = UIImageView()
    private weak var item: UINavigationItem?
    /// From the title to the arrow, in points, by eye.
    private static let gap: CGFloat = 5

    /// - Parameter label: The title, whose text is its owner's.
    init(label: UILabel, item: UINavigationItem) {
        self.label = label
        self.item = item
        super.init(frame: .zero)
        label.isAccessibilityElement = false
        arrow.image = UIImage(
            systemName: "chevron.down.circle.fill",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold))
        arrow.tintColor = .tertiaryLabel
        arrow.contentMode = .center
        addSubview(label)
        addSubview(arrow)
        accessibilityTraits.insert(.header)
        showsMenuAsPrimaryAction = true
        // What is in it is asked for when it opens.
        menu = UIMenu(children: [])
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityLabel: String? {
        get { label.text }
        set { super.accessibilityLabel = newValue }
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        // The system suggests nothing: there are no documents.
        guard let menu = item?.titleMenuProvider?([]), !menu.children.isEmpty else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    override func stateDidChange() {
        super.stateDidChange()
        label.alpha = isHighlighted ? 0.2 : 1
        arrow.alpha = label.alpha
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(.zero)
        let side = arrow.sizeThatFits(.zero)
        return CGSize(width: text.width + Self.gap + side.width, height: max(text.height, 44))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = arrow.sizeThatFits(.zero)
        let room = max(0, bounds.width - Self.gap - side.width)
        let text = label.sizeThatFits(.zero)
        let width = min(text.width, room)
        place(
            label,
            fromLeading: CGRect(
                x: 0, y: (bounds.height - text.height) / 2, width: width, height: text.height))
        place(
            arrow,
            fromLeading: CGRect(
                x: width + Self.gap, y: (bounds.height - side.height) / 2, width: side.width,
                height: side.height))
    }
}
