import Foundation

extension UILabel {
    /// Shows a text with attributes, and with a font and a colour where these say none.
    func show(
        _ text: String?, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor = .label
    ) {
        var attributes = attributes
        let font = attributes.removeValue(forKey: .font) as? UIFont ?? font
        let color = attributes.removeValue(forKey: .foregroundColor) as? UIColor ?? color
        self.font = font
        textColor = color
        guard let text, !attributes.isEmpty else {
            self.text = text
            return
        }
        attributes[.font] = font
        attributes[.foregroundColor] = color
        attributedText = NSAttributedString(string: text, attributes: attributes)
    }
}

extension UIBarButtonItemAppearance {
    /// The looks of a state: what it says itself, over what the normal state says.
    func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
        guard let own = self.state(state) else { return normal.titleTextAttributes }
        return normal.titleTextAttributes.merging(own.titleTextAttributes) { $1 }
    }

    func backgroundImage(in state: UIControl.State) -> UIImage? {
        self.state(state)?.backgroundImage ?? normal.backgroundImage
    }

    func titleOffset(in state: UIControl.State) -> UIOffset {
        guard let own = self.state(state), own.titlePositionAdjustment != .zero else {
            return normal.titlePositionAdjustment
        }
        return own.titlePositionAdjustment
    }

    private func state(_ state: UIControl.State) -> UIBarButtonItemStateAppearance? {
        if state.contains(.disabled) { return disabled }
        if state.contains(.highlighted) { return highlighted }
        if state.contains(.focused) { return focused }
        return nil
    }
}

extension UIBarItem {
    /// The item's own attributes in a state, over those of the normal state.
    func ownAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
        var result = titleAttributes[UIControl.State.normal.rawValue] ?? [:]
        for part in [UIControl.State.selected, .focused, .highlighted, .disabled] where state.contains(part) {
            result.merge(titleAttributes[part.rawValue] ?? [:]) { $1 }
        }
        return result
    }
}
