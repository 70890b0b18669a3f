import Foundation
package import VitrinePlatform

// MARK: - What the text says

extension UITextField: TextEditingOwner, KeyEditing, PointerShaping, ForcedEnding, FocusEffectChoosing {
    final var isEditable: Bool { isEnabled }
    final var allowsUndo: Bool { !isSecureTextEntry }
    final var takesNewlines: Bool { false }
    final var pageHeight: CGFloat { 0 }
    package final func pointerShape(at location: CGPoint) -> PointerShape? { isEnabled ? .text : nil }
    package final var showsFocusEffect: Bool { false }

    final func cleaned(_ text: String) -> String {
        guard text.contains(where: \.isNewline) else { return text }
        let lines = text.split(whereSeparator: \.isNewline)
        return lines.joined(separator: " ")
    }

    final func shouldChange(in range: NSRange, replacementText text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) != false
    }

    final func textLookDidChange() {
        canvas.setNeedsDisplay()
        setNeedsLayout()
        if !isEditingNow || adjustsFontSizeToFitWidth { invalidateIntrinsicContentSize() }
    }

    final func textDidChange() {
        inputDelegate?.textDidChange(self)
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    final func selectionDidChange() {
        canvas.setNeedsDisplay()
        showCaret()
        touchSelection.selectionDidChange()
        guard selectionMayStay() else { return }
        inputDelegate?.selectionDidChange(self)
        delegate?.textFieldDidChangeSelection(self)
    }

    final func returnWasPressed() {
        guard !enablesReturnKeyAutomatically || hasText else { return }
        guard delegate?.textFieldShouldReturn(self) != false else { return }
        let ends = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        if ends { resignFirstResponder() }
    }

    final func editMenu(for range: NSRange, suggesting entries: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: entries)
    }

    final func edit(with key: UIKey) -> Bool { editing.edit(with: key) }

    final func receive(_ event: TextEvent) { editing.receive(event) }

    final func wasForcedToEnd() { didEndEditing() }
}
