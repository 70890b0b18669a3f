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
        guard let item, renaming == nil else { return nil }
        let rename = UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak self] _ in
            self?.beginRenaming()
        }
        let suggested = item.renameDelegate == nil ? [] : [rename]
        let provided = item.titleMenuProvider.map { $0(suggested) } ?? UIMenu(children: suggested)
        guard let menu = provided, !menu.children.isEmpty else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }

    override func stateDidChange() {
        super.stateDidChange()
        label.alpha = isHighlighted ? 0.2 : 1
        arrow.alpha = label.alpha
    }

    // MARK: Renaming

    private var renaming: UITextField?
    /// What a field of a title wants, in points, by eye.
    private static let fieldSize = CGSize(width: 220, height: 36)

    private func beginRenaming() {
        guard let item, let delegate = item.renameDelegate, renaming == nil,
            delegate.navigationItemShouldBeginRenaming(item)
        else { return }
        let title = item.title ?? ""
        let (text, selection) = delegate.navigationItem(
            item, willBeginRenamingWith: title, selectedRange: title.startIndex..<title.endIndex)
        let field = UITextField(frame: .zero)
        field.text = text
        field.font = label.font
        field.textAlignment = .center
        field.borderStyle = .roundedRect
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.accessibilityLabel = "Title"
        field.delegate = self
        renaming = field
        addSubview(field)
        (label.isHidden, arrow.isHidden) = (true, true)
        superview?.setNeedsLayout()
        guard field.becomeFirstResponder() else { return endRenaming() }
        let range = NSRange(selection, in: text)
        if let start = field.position(from: field.beginningOfDocument, offset: range.location),
            let end = field.position(from: start, offset: range.length)
        {
            field.selectedTextRange = field.textRange(from: start, to: end)
        }
    }

    private func endRenaming() {
        guard let field = renaming else { return }
        renaming = nil
        field.delegate = nil
        field.resignFirstResponder()
        field.removeFromSuperview()
        (label.isHidden, arrow.isHidden) = (false, false)
        superview?.setNeedsLayout()
        guard let item, let title = field.text, !title.isEmpty, title != item.title else { return }
        item.title = title
        item.renameDelegate?.navigationItem(item, didEndRenamingWith: title)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if renaming != nil { return Self.fieldSize }
        let text = label.sizeThatFits(.zero)
        let side = arrow.sizeThatFits(.zero)
        return CGSize(width: text.width + Self.gap + side.width, height: max(text.height, 44))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        renaming?.frame = CGRect(
            x: 0, y: (bounds.height - Self.fieldSize.height) / 2, width: bounds.width,
            height: Self.fieldSize.height)
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

extension NavigationTitleMenu: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let item, let title = textField.text, textField.window != nil else { return true }
        return item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: title) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) { endRenaming() }
}
