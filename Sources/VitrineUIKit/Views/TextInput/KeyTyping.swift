package import VitrinePlatform

/// Gives keys to the text that they are typed into.
@MainActor
enum KeyTyping {
    /// Whether the responder took the key of a press: as an editing text does, or as any `UIKeyInput`.
    static func type(_ press: UIPress, into responder: UIResponder) -> Bool {
        guard let key = press.key, let input = responder as? any UIKeyInput, responder.isFirstResponder else {
            return false
        }
        if let editing = responder as? any KeyEditing { return editing.edit(with: key) }
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter:
            input.insertText("\n")
            return true
        case .keyboardDeleteOrBackspace:
            input.deleteBackward()
            return true
        default: break
        }
        guard let text = text(of: key) else { return false }
        input.insertText(text)
        return true
    }

    /// What a key types: nothing with Control, Command or Alt held, except what AltGr makes on its own.
    static func text(of key: UIKey) -> String? {
        guard key.modifierFlags.isDisjoint(with: [.control, .command, .alternate]) else { return nil }
        let text = key.characters
        guard let first = text.unicodeScalars.first, first.value >= 0x20, first.value != 0x7F else {
            return nil
        }
        return text
    }
}

/// A text input that may be there to be read alone: no keyboard comes up for it.
@MainActor
protocol ReadableInput: UIResponder {
    var takesTyping: Bool { get }
}

/// A text that knows what all keys do.
@MainActor
protocol KeyEditing: UIResponder {
    /// Does what a key does. Returns whether it does something.
    func edit(with key: UIKey) -> Bool
    /// Text came from an input method.
    func receive(_ event: TextEvent)
}

/// A view over which the desktop's pointer may be another one: a bar over text, a hand over links.
@MainActor
package protocol PointerShaping: UIView {
    /// The pointer over a point of the view; nil is the usual one.
    func pointerShape(at location: CGPoint) -> PointerShape?
    /// Whether it speaks for the views in it, too.
    var shapesPointerInside: Bool { get }
}

extension PointerShaping {
    package var shapesPointerInside: Bool { false }
}

/// A text whose editing can be ended although its delegate objects.
@MainActor
protocol ForcedEnding {
    func wasForcedToEnd()
}
