/// A responder into which text is typed.
///
/// While it is the first responder, keys that type characters call ``insertText(_:)``, Return types a line feed, and Backspace
/// calls ``deleteBackward()``, before responders further up the chain hear of them.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Puts text where the insertion point is, in place of what is selected.
    func insertText(_ text: String)
    /// Deletes what is selected, or else the character before the insertion point.
    func deleteBackward()
}
