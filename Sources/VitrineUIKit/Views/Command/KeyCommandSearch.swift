/// Finds the command of a key in a chain of responders, and who performs it.
@MainActor
struct KeyCommandSearch {
    /// The modifiers that tell commands apart; Caps Lock and the numeric pad do not.
    static let telling: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    private let key: UIKey
    private let input: String
    /// Whether the system would do something with the key: then only commands with priority are asked.
    private let isSystemKey: Bool

    /// Nil for a key that no command can have.
    init?(_ key: UIKey, isSystemKey: Bool) {
        guard let input = Self.input(of: key) else { return nil }
        self.key = key
        self.input = input
        self.isSystemKey = isSystemKey
    }

    /// The command, and the object that performs it.
    ///
    /// Complexity: O(commands of the chain).
    func find(from responder: UIResponder) -> (command: UIKeyCommand, target: Any)? {
        let held = key.modifierFlags.intersection(Self.telling)
        if let found = find(from: responder, held) { return found }
        // Control is the command key of a desktop.
        guard held.contains(.control), !held.contains(.command) else { return nil }
        return find(from: responder, held.subtracting(.control).union(.command))
    }

    private func find(from first: UIResponder, _ held: UIKeyModifierFlags) -> (UIKeyCommand, Any)? {
        var responder: UIResponder? = first
        while let current = responder {
            for command in current.keyCommands ?? [] where answers(command, held) {
                if let target = first.target(forAction: command.action, withSender: command) {
                    return (command, target)
                }
            }
            responder = current.next
        }
        return find(in: UIApplication.shared.mainMenu, from: first, held)
    }

    /// The command of the application's menus.
    private func find(
        in menu: UIMenu, from first: UIResponder, _ held: UIKeyModifierFlags
    ) -> (UIKeyCommand, Any)? {
        for child in menu.children {
            if let inner = child as? UIMenu, let found = find(in: inner, from: first, held) { return found }
            if let command = child as? UIKeyCommand, answers(command, held),
                let target = first.target(forAction: command.action, withSender: command)
            {
                (target as? UIResponder)?.validate(command)
                if !command.attributes.contains(.disabled) { return (command, target) }
            }
        }
        return nil
    }

    private func answers(_ command: UIKeyCommand, _ held: UIKeyModifierFlags) -> Bool {
        guard let wanted = command.input, !isSystemKey || command.wantsPriorityOverSystemBehavior,
            !command.attributes.contains(.disabled), wanted.lowercased() == input
        else { return false }
        let modifiers = command.modifierFlags.intersection(Self.telling)
        if modifiers == held { return true }
        // A plus is typed with Shift on some keyboards and without on others: the sign is what was asked for.
        return input.count == 1 && input == input.uppercased() && modifiers == held.subtracting(.shift)
    }

    /// What commands call the key.
    static func input(of key: UIKey) -> String? {
        let usage = key.keyCode
        if let name = names[usage] { return name.lowercased() }
        return key.characters.isEmpty ? nil : key.charactersIgnoringModifiers.lowercased()
    }

    private static let names: [UIKeyboardHIDUsage: String] = [
        .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
        .keyboardLeftArrow: UIKeyCommand.inputLeftArrow, .keyboardRightArrow: UIKeyCommand.inputRightArrow,
        .keyboardEscape: UIKeyCommand.inputEscape, .keyboardPageUp: UIKeyCommand.inputPageUp,
        .keyboardPageDown: UIKeyCommand.inputPageDown, .keyboardHome: UIKeyCommand.inputHome,
        .keyboardEnd: UIKeyCommand.inputEnd, .keyboardDeleteForward: UIKeyCommand.inputDelete,
        .keyboardDeleteOrBackspace: "\u{8}", .keyboardTab: "\t", .keyboardReturnOrEnter: "\r",
        .keypadEnter: "\r",
        .keyboardSpacebar: " ",
        .keyboardF1: UIKeyCommand.f1, .keyboardF2: UIKeyCommand.f2, .keyboardF3: UIKeyCommand.f3,
        .keyboardF4: UIKeyCommand.f4, .keyboardF5: UIKeyCommand.f5, .keyboardF6: UIKeyCommand.f6,
        .keyboardF7: UIKeyCommand.f7, .keyboardF8: UIKeyCommand.f8, .keyboardF9: UIKeyCommand.f9,
        .keyboardF10: UIKeyCommand.f10, .keyboardF11: UIKeyCommand.f11, .keyboardF12: UIKeyCommand.f12,
    ]
}
