extension UIViewController {
    /// The tab bar controller around this one; nil if there is none.
    ///
    /// Complexity: O(depth).
    public var tabBarController: UITabBarController? {
        var current = parent
        while let controller = current {
            if let tabs = controller as? UITabBarController { return tabs }
            current = controller.parent
        }
        return nil
    }

    /// The view whose scrolling moves a tab bar at the top of the screen, as on a television; another name of what
    /// `setContentScrollView(_:for:)` sets for the top edge.
    public var tabBarObservedScrollView: UIScrollView? {
        get { assignedContentScrollView }
        set { setContentScrollView(newValue, for: .top) }
    }
}
