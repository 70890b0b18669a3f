extension UIControl: FocusUpdateObserver {
    func focusShouldUpdate(in context: UIFocusUpdateContext) -> Bool { true }

    /// The state contains `focused`, so what depends on the state is brought up to date.
    func focusDidUpdate(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        guard context.previouslyFocusedItem === self || context.nextFocusedItem === self else { return }
        focusDidChange(with: coordinator)
    }
}
