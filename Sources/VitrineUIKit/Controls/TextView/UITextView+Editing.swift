public import Foundation
package import VitrinePlatform

// MARK: - What the text says

extension UITextView: TextEditingOwner, KeyEditing, PointerShaping, ForcedEnding, FocusEffectChoosing,
    FocusStopChoosing, ReadableInput
{
    final var takesTyping: Bool { isEditable }
    package final var isStopOfItsOwn: Bool { true }
    final var allowsUndo: Bool { isEditable && !isSecureTextEntry }
    final var takesNewlines: Bool { true }
    final var copiesAttributes: Bool { true }
    final var allowsAttributes: Bool { allowsEditingTextAttributes && !isSecureTextEntry }
    final var pageHeight: CGFloat { bounds.height }
    package final func pointerShape(at location: CGPoint) -> PointerShape? {
        guard isSelectable || isEditable else { return nil }
        // A click in text that is edited moves the caret.
        if !isEditable, case .link = item(at: location)?.content { return .hand }
        return .text
    }
    package final var showsFocusEffect: Bool { false }

    /// Where nothing is said, what a person writes on a display is checked: pictures and tests do not depend on dictionaries.
    final var checksSpelling: Bool {
        guard isEditable, !isSecureTextEntry, spellCheckingType != .no else { return false }
        if spellCheckingType == .yes { return true }
        return autocorrectionType != .no && RuntimeContext.current.run.hasFrameClock
    }
    final func textOffset(at location: CGPoint) -> Int? { place(at: location).offset }

    final func cleaned(_ text: String) -> String { text }

    final func shouldChange(in range: NSRange, replacementText text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) != false
    }

    final func textLookDidChange() {
        canvas.setNeedsDisplay()
        setNeedsLayout()
    }

    final func textDidChange() {
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        inputDelegate?.textDidChange(self)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    final func selectionDidChange() {
        canvas.setNeedsDisplay()
        wantsCaretInView = isFirstResponder
        showCaret()
        touchSelection.selectionDidChange()
        inputDelegate?.selectionDidChange(self)
        delegate?.textViewDidChangeSelection(self)
    }

    final func returnWasPressed() {}

    final func editMenu(for range: NSRange, suggesting entries: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(self, editMenuForTextIn: range, suggestedActions: entries)
    }

    final func edit(with key: UIKey) -> Bool { editing.edit(with: key) }

    final func receive(_ event: TextEvent) { editing.receive(event) }

    final func wasForcedToEnd() { didEndEditing() }
}

extension UITextView {
    /// Posted when editing began.
    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }
    /// Posted when editing ended.
    nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    }
    /// Posted when a person changed the text.
    nonisolated public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidChangeNotification")
    }
}
