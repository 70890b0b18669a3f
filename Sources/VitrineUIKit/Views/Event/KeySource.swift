/// A view that does something with keys wherever the focus is, or before what has it does.
@MainActor
package protocol KeySource: UIView {
    /// Performs the shortcut of a key, if one is in the view.
    func performShortcut(_ key: UIKey) -> Bool
    /// A key goes down while the focus, or what is edited, is in the view.
    ///
    /// - Returns: Whether nobody else is to hear of it.
    func receive(_ key: UIKey, isRepeat: Bool) -> Bool
    /// A key goes up.
    func keyWentUp(_ key: UIKey)
}

extension UIKey {
    /// What commands call the key, in small letters; nil for one that no command can have.
    package final var commandInput: String? { KeyCommandSearch.input(of: self) }

    /// Whether the key is one that a command asks for, with what is held. Control does for Command.
    package final func matches(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
        guard let own = commandInput, own == input.lowercased() else { return false }
        let held = modifierFlags.intersection(KeyCommandSearch.telling)
        let wanted = modifiers.intersection(KeyCommandSearch.telling)
        if wanted == held { return true }
        let isSign = own.count == 1 && own == own.uppercased()
        if isSign, wanted == held.subtracting(.shift) { return true }
        guard held.contains(.control), !held.contains(.command) else { return false }
        let asCommand = held.subtracting(.control).union(.command)
        return wanted == asCommand || isSign && wanted == asCommand.subtracting(.shift)
    }
}

extension UIWindow {
    /// Performs the shortcut of a key, of what is in front.
    func performShortcut(_ press: UIPress) -> Bool {
        guard let key = press.key, isShortcut(press, key) else { return false }
        func search(_ view: UIView) -> Bool {
            guard !view.isHidden else { return false }
            for subview in view.subviews.reversed() where search(subview) { return true }
            return (view as? any KeySource)?.performShortcut(key) == true
        }
        return search(focusSystem.activeRoot ?? self)
    }

    /// Keys that type, or that do something to the focus, are none as long as nothing is held with them.
    private func isShortcut(_ press: UIPress, _ key: UIKey) -> Bool {
        let holds = !key.modifierFlags.isDisjoint(with: [.command, .control, .alternate])
        if holds || key.keyCode == .keyboardEscape { return true }
        return !(firstResponder is any UIKeyInput) && !focusSystem.uses(press)
    }

    /// Offers a key to the views around a responder.
    func offer(_ key: UIKey, isRepeat: Bool, from responder: UIResponder) -> Bool {
        var responder: UIResponder? = responder
        while let current = responder {
            if (current as? any KeySource)?.receive(key, isRepeat: isRepeat) == true { return true }
            responder = current.next
        }
        return false
    }

    func keyWentUp(_ key: UIKey, from responder: UIResponder) {
        var responder: UIResponder? = responder
        while let current = responder {
            (current as? any KeySource)?.keyWentUp(key)
            responder = current.next
        }
    }
}
