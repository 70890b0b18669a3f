/// Text on several lines as a view of UIKit's.
struct TextInputArea: UIViewRepresentable, TextInputRepresentable {
    let model: TextInputModel
    /// Whether it is as high as its text, as a text field, or scrolls, as an editor.
    let growsWithText: Bool
    var title: Text?
    var onEditingChanged: (Bool) -> Void = { _ in }

    func makeCoordinator() -> TextInputCoordinator { TextInputCoordinator() }

    func makeUIView(context: Context) -> HostedTextView {
        let view = HostedTextView()
        view.delegate = context.coordinator
        if growsWithText {
            view.isScrollEnabled = false
            view.backgroundColor = nil
            view.textContainerInset = .zero
            view.textContainer.lineFragmentPadding = 0
        }
        return view
    }

    func updateUIView(_ view: HostedTextView, context: Context) {
        context.coordinator.model = model
        context.coordinator.submit = context.environment.submitActions
        context.coordinator.onEditingChanged = onEditingChanged
        let environment = context.environment
        let font = environment.inputFont
        if view.font != font { view.font = font }
        let color = environment.inputColor
        if view.textColor != color { view.textColor = color }
        view.textAlignment = environment.inputAlignment
        view.isEditable = environment.isEnabled
        if !growsWithText {
            view.backgroundColor = environment.scrollContentBackground == .hidden ? .clear : .systemBackground
        }
        if let tint = environment.tintColor { view.tintColor = UIColor(tint) }
        environment.textInput.apply(to: view)
        view.accessibilityLabel = title?.string
        let text = model.text()
        context.coordinator.show(in: view) {
            if view.markedTextRange == nil, view.text != text { view.text = text }
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: HostedTextView, context: Context) -> CGSize? {
        guard growsWithText else { return nil }
        let width = proposal.width ?? uiView.sizeThatFits(.zero).width
        return CGSize(
            width: width,
            height: uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    }
}

/// The view behind an editor.
final class HostedTextView: UITextView, HostedTextInput {
    var editingDidChange: ((Bool) -> Void)?
}
