extension UIViewController {
    /// The navigation controller around this one; nil if there is none.
    ///
    /// Complexity: O(depth).
    public var navigationController: UINavigationController? {
        var current = parent
        while let controller = current {
            if let navigation = controller as? UINavigationController { return navigation }
            current = controller.parent
        }
        return nil
    }

    /// The view whose scrolling the bar at an edge follows: the one set, else, for the top, the first scroll view found
    /// going down by the first subviews.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if edge.contains(.top), let assignedContentScrollView { return assignedContentScrollView }
        if edge.contains(.bottom), let assignedBottomScrollView { return assignedBottomScrollView }
        guard edge.contains(.top) || edge.contains(.bottom), let view = viewIfLoaded else { return nil }
        var level: UIView? = view
        for _ in 0..<4 {
            guard let current = level else { return nil }
            if let scrollView = current as? UIScrollView { return scrollView }
            if let scrollView = current.subviews.lazy.compactMap({ $0 as? UIScrollView }).first {
                return scrollView
            }
            level = current.subviews.first
        }
        return nil
    }

    /// Says which view's scrolling the bars follow; nil lets the system find one.
    ///
    /// - Parameter edge: The bars' edges: the top for navigation bars, the bottom for tab bars and toolbars.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) {
            assignedContentScrollView = scrollView
            navigationController?.barDidChange()
        }
        if edge.contains(.bottom) { assignedBottomScrollView = scrollView }
        tabBarController?.contentMayBeAnother()
    }

    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }
}

extension UINavigationController: BarOwner {
    /// A page has other items: the root's tab bar item stands for this controller.
    func barItemsDidChange(of child: UIViewController) {
        if child === displayed, isViewLoaded { layoutBar() }
        if child === stack.first { (parent as? any BarOwner)?.barItemsDidChange(of: self) }
    }
}
