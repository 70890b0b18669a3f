public import Foundation

/// The text that a program's keyboard types into: what has the keyboard's window's first responder.
///
/// It says what is around the insertion point, and types there; delegates of the text are asked as for any key.
@MainActor @preconcurrency
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the insertion point or the selection, of which 1,024 characters are given at most; nil for none.
    var documentContextBeforeInput: String? { get }
    /// The text after the insertion point or the selection, of which 1,024 characters are given at most; nil for none.
    var documentContextAfterInput: String? { get }
    /// What is selected; nil for nothing.
    var selectedText: String? { get }
    /// How text is entered.
    var documentInputMode: UITextInputMode? { get }
    /// The same for as long as the same text is typed into.
    var documentIdentifier: UUID { get }

    /// Moves the insertion point by a number of characters, backwards below 0; as far as there is text.
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Shows text as being composed, in the place of such text or of what is selected.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Takes composed text as it is.
    func unmarkText()
}
