extension UITextInput where Self: UIResponder {
    /// How assistive technology edits the text, and where the caret is in it.
    func describedEditing(isEditable: Bool, isMultiline: Bool) -> AccessibilityNode.Editing {
        var editing = AccessibilityNode.Editing(isEditable: isEditable, isMultiline: isMultiline)
        if isFirstResponder, let selection = selectedTextRange {
            editing.anchor = offset(from: beginningOfDocument, to: selection.start)
            editing.caret = offset(from: beginningOfDocument, to: selection.end)
        }
        guard isEditable else { return editing }
        editing.replace = { [self] text in
            guard isFirstResponder || becomeFirstResponder() else { return }
            selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
            insertText(text)
        }
        return editing
    }
}
