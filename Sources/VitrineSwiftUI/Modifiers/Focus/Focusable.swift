nonisolated extension View {
    /// Specifies if the view is focusable: content that is no control can have focus too.
    ///
    /// Inside, `isFocused` of the environment tells whether it has. Pressing select performs the tap gesture
    /// around it, if there is one.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(
            InteractionModifier(
                isPressed: .constant(false), action: {}, isButton: false, isFocusable: isFocusable))
    }
}

extension Element {
    /// What the innermost element around this one does for a command.
    func response(to command: FocusCommand) -> (() -> Void)? {
        for ancestor in ancestors {
            if let action = (ancestor as? FocusCommandElement)?.ownResponse(to: command) { return action }
        }
        return nil
    }
}
