import VitrineCoreGraphics

/// Makes room for the keyboard at the end of the content of a controller's table or collection, and keeps what is edited
/// above it.
@MainActor
final class KeyboardAvoidance: KeyboardFollowing {
    private unowned let view: UIScrollView
    /// What was added to the content's inset at the bottom, in points.
    private var added: CGFloat = 0

    /// The least distance between what is edited and the keyboard, in points: ours.
    private static let margin: CGFloat = 8

    init(_ view: UIScrollView) {
        self.view = view
        KeyboardFollowers.insert(self)
    }

    var keyboardWindow: UIWindow? { view.window }

    func keyboardDidMove() {
        makeRoom()
        reveal()
    }

    func firstResponderDidChange() { if added > 0 { reveal() } }

    /// Takes back what was added.
    func end() { add(0) }

    /// Adds what is covered beyond what the content keeps free anyway.
    func makeRoom() {
        let covered = view.window.map { $0.keyboard.coverage(of: view) } ?? 0
        let unsafe = view.adjustedContentInset.bottom - view.contentInset.bottom
        add(max(0, covered - unsafe))
    }

    private func add(_ points: CGFloat) {
        let change = points - added
        guard change != 0 else { return }
        added = points
        view.contentInset.bottom += change
        view.verticalScrollIndicatorInsets.bottom += change
    }

    private func reveal() {
        guard added > 0, !view.isDragging, let edited = view.window?.firstResponder as? UIView,
            edited !== view, edited.isDescendant(of: view)
        else { return }
        var rect = edited.bounds
        // Of a long text the caret is what matters.
        if let text = edited as? any UIScrollView & UITextInput, let range = text.selectedTextRange {
            let caret = text.caretRect(for: range.end).intersection(text.bounds)
            if !caret.isNull { rect = caret }
        }
        let place = edited.convert(rect, to: view).insetBy(dx: 0, dy: -Self.margin)
        view.scrollRectToVisible(place, animated: false)
    }
}
