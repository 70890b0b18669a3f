/// A container whose bars show items of its children.
@MainActor
protocol BarOwner: AnyObject {
    /// A child has another tab bar item, or other toolbar items.
    func barItemsDidChange(of child: UIViewController)
}

extension UIViewController {
    /// Sets ``toolbarItems``, fading.
    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        guard let around = parent as? any BarOwner else { return }
        guard animated, let window = viewIfLoaded?.window else { return around.barItemsDidChange(of: self) }
        UIView.transition(with: window, duration: 0.2, options: .transitionCrossDissolve) {
            around.barItemsDidChange(of: self)
        }
    }
}
