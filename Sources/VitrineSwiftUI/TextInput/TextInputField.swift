/// A text field or secure field as a view of UIKit's.
struct TextInputField: UIViewRepresentable, TextInputRepresentable {
    let model: TextInputModel
    let prompt: Text?
    let title: Text?
    let isSecure: Bool
    let look: TextFieldLook
    let onEditingChanged: (Bool) -> Void
    let onCommit: () -> Void

    func makeCoordinator() -> TextInputCoordinator { TextInputCoordinator() }

    func makeUIView(context: Context) -> HostedTextField {
        let field = HostedTextField()
        field.isSecureTextEntry = isSecure
        field.delegate = context.coordinator
        let coordinator = context.coordinator
        field.addAction(
            UIAction { [weak field, weak coordinator] _ in
                if let field { coordinator?.changed(to: field.text ?? "") }
            }, for: .editingChanged)
        return field
    }

    func updateUIView(_ field: HostedTextField, context: Context) {
        let coordinator = context.coordinator
        coordinator.model = model
        coordinator.submit = context.environment.submitActions
        coordinator.onEditingChanged = onEditingChanged
        coordinator.onCommit = onCommit
        let environment = context.environment
        field.borderStyle = look == .roundedBorder ? .roundedRect : .none
        field.font = environment.inputFont
        field.textColor = environment.inputColor
        field.textAlignment = environment.inputAlignment
        field.isEnabled = environment.isEnabled
        if let tint = environment.tintColor { field.tintColor = UIColor(tint) }
        environment.textInput.apply(to: field)
        if isSecure { field.autocapitalizationType = .none }
        let shown = (prompt ?? title)?.string
        if field.placeholder != shown { field.placeholder = shown }
        field.accessibilityLabel = title?.string
        let text = model.text()
        coordinator.show(in: field) {
            if !field.isEditing || model.followsValue, field.text != text, field.markedTextRange == nil {
                field.text = text
            }
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: HostedTextField, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: proposal.width ?? own.width, height: own.height)
    }
}

/// The field behind a text field.
final class HostedTextField: UITextField, HostedTextInput {
    var editingDidChange: ((Bool) -> Void)?
}

/// Who hears of a field.
@MainActor
final class TextInputCoordinator: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var model: TextInputModel?
    var submit = SubmitActions()
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}

    func changed(to text: String) { model?.change(text) }

    // MARK: Selection

    /// What the program says is being shown: it is not told of it.
    private var isShowing = false

    /// Shows a text, and what is selected in it.
    func show(in input: some HostedTextInput & UITextInput, _ text: () -> Void) {
        isShowing = true
        defer { isShowing = false }
        text()
        guard let selection = model?.selection?.wrappedValue, input.markedTextRange == nil else { return }
        let wanted = selection.units(in: input.wholeText)
        guard wanted != input.selectedUnits else { return }
        let start = input.beginningOfDocument
        guard let from = input.position(from: start, offset: wanted.lowerBound),
            let to = input.position(from: start, offset: wanted.upperBound)
        else { return }
        input.selectedTextRange = input.textRange(from: from, to: to)
    }

    private func selectionDidChange(_ input: some HostedTextInput & UITextInput) {
        guard !isShowing, input.isFirstResponder, let model, let selection = model.selection else { return }
        // Both at once: the places are those of the new text.
        let text = input.wholeText
        if model.followsValue, model.text() != text { model.change(text) }
        let new = TextSelection(units: input.selectedUnits, in: text)
        if selection.wrappedValue != new { selection.wrappedValue = new }
    }

    func textFieldDidChangeSelection(_ textField: UITextField) {
        if let field = textField as? HostedTextField { selectionDidChange(field) }
    }

    func textViewDidChangeSelection(_ textView: UITextView) {
        if let view = textView as? HostedTextView { selectionDidChange(view) }
    }

    // MARK: Editing

    func textFieldDidBeginEditing(_ textField: UITextField) {
        (textField as? HostedTextField)?.editingDidChange?(true)
        onEditingChanged(true)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        finish(textField)
        (textField as? HostedTextField)?.editingDidChange?(false)
        onEditingChanged(false)
    }

    /// Return submits, and ends editing as on iOS.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        finish(textField)
        onCommit()
        // What is submitted may move the focus; where it stays, editing ends.
        textField.resignFirstResponder()
        submit.perform(for: .text)
        return true
    }

    private func finish(_ textField: UITextField) {
        guard let model else { return }
        model.finish(textField.text ?? "")
        let text = model.text()
        if textField.text != text { textField.text = text }
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
        (textView as? HostedTextView)?.editingDidChange?(true)
        onEditingChanged(true)
    }

    func textViewDidChange(_ textView: UITextView) { model?.change(textView.text) }

    func textViewDidEndEditing(_ textView: UITextView) {
        model?.finish(textView.text)
        (textView as? HostedTextView)?.editingDidChange?(false)
        onEditingChanged(false)
    }
}
