extension UIViewController {
    /// Adds a command that a key performs while the first responder or the focus is in this controller. A class that
    /// overrides `keyCommands` says there what becomes of it.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {
        guard !addedKeyCommands.contains(keyCommand) else { return }
        addedKeyCommands.append(keyCommand)
    }

    /// Removes a command that was added.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }
}
