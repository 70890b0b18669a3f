import VitrineCoreGraphics

// How the content of a cell gives it a size.
extension UICollectionViewCell {
    /// The size of a content view that is a system of its own, or that says its size otherwise, and what is around it.
    func contentFitting(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let insets = contentViewInsets
        let inner = CGSize(
            width: max(0, target.width - insets.leading - insets.trailing),
            height: max(0, target.height - insets.top - insets.bottom))
        var size: CGSize
        if contentView.hasConstraints {
            size = contentView.systemLayoutSizeFitting(
                inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        } else {
            let unbounded = CGFloat.greatestFiniteMagnitude
            size = contentView.sizeThatFits(
                CGSize(width: horizontal == .required ? inner.width : unbounded, height: unbounded))
            if horizontal == .required { size.width = inner.width }
            if vertical == .required { size.height = inner.height }
        }
        size.width += insets.leading + insets.trailing
        size.height += insets.top + insets.bottom
        return size
    }

    /// A content view of which constraints are to say where it is fills the cell, save where they do say it.
    func pinContentViewIfNeeded() {
        guard !contentView.translatesAutoresizingMaskIntoConstraints else { return }
        let insets = contentViewInsets
        let constants = [insets.top, insets.leading, -insets.bottom, -insets.trailing]
        if let first = contentViewPins.first, first.firstItem === contentView {
            for (pin, constant) in zip(contentViewPins, constants) { pin.constant = constant }
            return
        }
        NSLayoutConstraint.deactivate(contentViewPins)
        contentViewPins = [
            contentView.topAnchor.constraint(equalTo: topAnchor),
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
            contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
            contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
        ]
        for (pin, constant) in zip(contentViewPins, constants) {
            pin.constant = constant
            // Anything that a program requires goes before.
            pin.priority = UILayoutPriority(rawValue: 999)
            pin.identifier = "UIView-Encapsulated-Layout"
        }
        NSLayoutConstraint.activate(contentViewPins)
    }

    /// The content view is as much smaller than the cell as it will be: its constraints lead to the cell.
    func letContentViewFill() {
        guard contentView.translatesAutoresizingMaskIntoConstraints else { return }
        let insets = contentViewInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: isMirrored ? insets.trailing : insets.leading, y: insets.top,
            width: max(0, bounds.width - insets.leading - insets.trailing),
            height: max(0, bounds.height - insets.top - insets.bottom))
        if contentView.frame != frame { UIView.performWithoutAnimation { contentView.frame = frame } }
    }
}
