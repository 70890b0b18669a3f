import VitrineCoreGraphics

/// The caret, and what is behind selected text, of a view whose text is a program's own.
@MainActor
final class TextSelectionDisplay: NSObject, UITextInputDelegate, KeyboardFollowing {
    private weak var input: TouchSelection.Input?
    private let hasCaret: Bool
    private let caret = CaretView()
    private var highlights: [UIView] = []
    /// Called when the view changed its text or its selection.
    var didChange: () -> Void = {}

    init(_ input: TouchSelection.Input, hasCaret: Bool) {
        self.input = input
        self.hasCaret = hasCaret
        super.init()
        caret.isHidden = true
        KeyboardFollowers.insert(self)
    }

    func remove() {
        caret.stop()
        caret.removeFromSuperview()
        for view in highlights { view.removeFromSuperview() }
        highlights = []
        if input?.inputDelegate === self { input?.inputDelegate = nil }
    }

    /// Shows what is selected now.
    func update() {
        guard let input else { return }
        let range = input.isFirstResponder ? input.selectedTextRange : nil
        let rects = range.map { $0.isEmpty ? [] : input.selectionRects(for: $0).map(\.rect) } ?? []
        while highlights.count > rects.count { highlights.removeLast().removeFromSuperview() }
        while highlights.count < rects.count {
            let view = UIView()
            view.isUserInteractionEnabled = false
            input.addSubview(view)
            highlights.append(view)
        }
        for (view, rect) in zip(highlights, rects) {
            view.frame = rect
            view.backgroundColor = input.tintColor.withAlphaComponent(TextEditing.selectionOpacity)
        }
        guard hasCaret, let range, range.isEmpty else {
            caret.stop()
            caret.isHidden = true
            return
        }
        if caret.superview !== input { input.addSubview(caret) }
        caret.frame = input.caretRect(for: range.start)
        caret.backgroundColor = input.tintColor
        caret.restart()
    }

    private func changed() {
        update()
        didChange()
    }

    var keyboardWindow: UIWindow? { input?.window }
    func keyboardDidMove() {}
    func firstResponderDidChange() { if input?.isFirstResponder != true { changed() } }

    func selectionWillChange(_ textInput: (any UITextInput)?) {}
    func selectionDidChange(_ textInput: (any UITextInput)?) { changed() }
    func textWillChange(_ textInput: (any UITextInput)?) {}
    func textDidChange(_ textInput: (any UITextInput)?) { changed() }
}
