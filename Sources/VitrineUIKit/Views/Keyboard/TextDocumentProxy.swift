import Foundation

/// Passes what a keyboard's controller does on to the first responder of its window.
@MainActor
final class TextDocumentProxy: NSObject, UITextDocumentProxy {
    /// How much context is given, in characters. Ours: Apple's keyboards see about as much, and it is not said how much.
    private static let reach = 1024

    unowned let controller: UIInputViewController
    private(set) weak var document: UIResponder?
    private(set) var documentIdentifier = UUID()

    init(_ controller: UIInputViewController) { self.controller = controller }

    /// Another responder is typed into, or nobody.
    func turn(to responder: UIResponder?) {
        guard responder !== document else { return }
        if let old = textInput, old.inputDelegate === controller { old.inputDelegate = nil }
        controller.textWillChange(textInput)
        document = responder
        documentIdentifier = UUID()
        // A program's own delegate stays.
        if let textInput, textInput.inputDelegate == nil { textInput.inputDelegate = controller }
        controller.textDidChange(textInput)
    }

    private var keyInput: (any UIKeyInput)? { document as? any UIKeyInput }
    var textInput: (any UITextInput)? { document as? any UITextInput }

    /// Has the controller hear of a change that the text does not tell by itself.
    private func changing(_ body: () -> Void) {
        let input = textInput
        let tellsItself = input?.inputDelegate === controller
        if !tellsItself { controller.textWillChange(input) }
        body()
        if !tellsItself { controller.textDidChange(input) }
    }

    // MARK: Typing

    var hasText: Bool { keyInput?.hasText ?? false }
    func insertText(_ text: String) { changing { keyInput?.insertText(text) } }
    func deleteBackward() { changing { keyInput?.deleteBackward() } }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        changing { textInput?.setMarkedText(markedText, selectedRange: selectedRange) }
    }

    func unmarkText() { changing { textInput?.unmarkText() } }

    // MARK: What is around

    var documentContextBeforeInput: String? {
        guard let input = textInput, let start = input.selectedTextRange?.start else { return nil }
        let from = input.position(from: start, offset: -Self.reach) ?? input.beginningOfDocument
        return text(from, start)
    }

    var documentContextAfterInput: String? {
        guard let input = textInput, let end = input.selectedTextRange?.end else { return nil }
        return text(end, input.position(from: end, offset: Self.reach) ?? input.endOfDocument)
    }

    var selectedText: String? { (textInput?.selectedTextRange).flatMap { text($0.start, $0.end) } }

    private func text(_ start: UITextPosition, _ end: UITextPosition) -> String? {
        guard let input = textInput, let range = input.textRange(from: start, to: end),
            let text = input.text(in: range), !text.isEmpty
        else { return nil }
        return text
    }

    var documentInputMode: UITextInputMode? { document?.textInputMode }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input = textInput, let range = input.selectedTextRange else { return }
        let origin = offset < 0 ? range.start : range.end
        let edge = offset < 0 ? input.beginningOfDocument : input.endOfDocument
        let place = input.position(from: origin, offset: offset) ?? edge
        let tellsItself = input.inputDelegate === controller
        if !tellsItself { controller.selectionWillChange(input) }
        input.selectedTextRange = input.textRange(from: place, to: place)
        if !tellsItself { controller.selectionDidChange(input) }
    }

    // MARK: Traits

    private var traits: (any UITextInputTraits)? { document as? any UITextInputTraits }
    var autocapitalizationType: UITextAutocapitalizationType { traits?.autocapitalizationType ?? .sentences }
    var autocorrectionType: UITextAutocorrectionType { traits?.autocorrectionType ?? .default }
    var spellCheckingType: UITextSpellCheckingType { traits?.spellCheckingType ?? .default }
    var smartQuotesType: UITextSmartQuotesType { traits?.smartQuotesType ?? .default }
    var smartDashesType: UITextSmartDashesType { traits?.smartDashesType ?? .default }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { traits?.smartInsertDeleteType ?? .default }
    var keyboardType: UIKeyboardType { traits?.keyboardType ?? .default }
    var keyboardAppearance: UIKeyboardAppearance { traits?.keyboardAppearance ?? .default }
    var returnKeyType: UIReturnKeyType { traits?.returnKeyType ?? .default }
    var enablesReturnKeyAutomatically: Bool { traits?.enablesReturnKeyAutomatically ?? false }
    var isSecureTextEntry: Bool { traits?.isSecureTextEntry ?? false }
    var textContentType: UITextContentType! { traits?.textContentType }
    var passwordRules: UITextInputPasswordRules? { traits?.passwordRules }
}
