/// A text field or secure field as a view of UIKit's.
struct TextInputField: UIViewRepresentable, TextInputRepresentable {
    let model: TextInputModel
    let prompt: Text?
    let title: Text?
    let isSecure: Bool
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
        field.borderStyle = environment.textFieldLook == .roundedBorder ? .roundedRect : .none
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
        if !field.isEditing || model.followsValue, field.text != text, field.markedTextRange == nil {
            field.text = text
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
