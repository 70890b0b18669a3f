/// Something that runs when a layer's property changes.
@MainActor @preconcurrency
public protocol CAAction {
    /// Runs the action for the change of `event` on `anObject`, a layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: `NSNull` as an action means that the change is not animated.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
