/// A part of the interface that makes something of keys which nobody in the responder chain took, while the focus is in it.
@MainActor
protocol FocusKeyTaking: AnyObject {
    /// - Returns: Whether the key did something.
    func takeKey(_ key: UIKey) -> Bool
}

extension UIFocusSystem {
    /// Offers a key that nobody took to what is around the focus, the inner ones first.
    func offerUntaken(_ key: UIKey) -> Bool {
        guard let focusedItem else { return false }
        return Self.chain(from: focusedItem).contains { ($0 as? any FocusKeyTaking)?.takeKey(key) ?? false }
    }
}
