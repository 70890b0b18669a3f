import VitrineCoreGraphics

/// A short field for a number or a code, which is taken when editing ends.
final class ColorNumberField: UITextField {
    /// What to do with a text that was entered. What is shown afterwards is said by who owns the field.
    var onEntry: (String) -> Void = { _ in }

    init(label: String, keyboard: UIKeyboardType) {
        super.init(frame: .zero)
        accessibilityLabel = label
        keyboardType = keyboard
        autocorrectionType = .no
        autocapitalizationType = .allCharacters
        textAlignment = .center
        font = .preferredFont(forTextStyle: .body)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onEntry(text ?? "")
            }, for: .editingDidEnd)
        // Return ends editing.
        addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String) {
        if !isEditing, self.text != text { self.text = text }
    }
}
