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

    /// Specifies if the view is focusable, and hears of its getting and losing focus: `isFocused` of the environment, observed,
    /// has taken this one's place.
    public func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping @MainActor (_ isFocused: Bool) -> Void
    )
        -> some View
    { modifier(FocusObserver(action: onFocusChange)).focusable(isFocusable) }
}

/// Inside something focusable, tells of its focus.
private struct FocusObserver: ViewModifier {
    @Environment(\.isFocused) private var isFocused
    let action: @MainActor (Bool) -> Void

    func body(content: Content) -> some View {
        content.onChange(of: isFocused) { _, isFocused in action(isFocused) }
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
