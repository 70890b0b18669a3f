/// Hears what the user chooses in a tab bar. Every method is optional.
@MainActor @preconcurrency
public protocol UITabBarDelegate: NSObjectProtocol {
    /// The user chose an item, which may be the one that was chosen already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
