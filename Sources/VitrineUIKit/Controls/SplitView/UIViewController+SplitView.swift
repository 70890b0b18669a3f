extension UIViewController {
    /// The split view controller around this one; nil if there is none.
    ///
    /// Complexity: O(depth).
    public var splitViewController: UISplitViewController? {
        var current = parent
        while let controller = current {
            if let split = controller as? UISplitViewController { return split }
            current = controller.parent
        }
        return nil
    }
}
