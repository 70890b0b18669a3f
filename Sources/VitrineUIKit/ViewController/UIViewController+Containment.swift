extension UIViewController {
    /// Adds a child, taking it from another parent. Tells it that it will move; then add its view to the hierarchy
    /// and call ``didMove(toParent:)``.
    public func addChild(_ childController: UIViewController) {
        precondition(
            childController !== self, "\(type(of: self)) cannot be added to itself as a child.")
        var ancestor = parent
        while let current = ancestor {
            precondition(
                current !== childController,
                "\(type(of: childController)) is already around \(type(of: self)) and cannot become its child."
            )
            ancestor = current.parent
        }
        if childController.parent != nil { childController.removeFromParent() }
        childController.isMovingToParent = true
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    /// Leaves the parent. Call ``willMove(toParent:)`` with `nil` and take the view away first; `didMove` follows by
    /// itself.
    public func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        isMovingFromParent = appearance == .disappearing
        didMove(toParent: nil)
        isMovingToParent = false
    }

    /// Whether this controller is `ancestor` or is contained in it, at any depth.
    package func isDescendant(of ancestor: UIViewController) -> Bool {
        var current: UIViewController? = self
        while let controller = current {
            if controller === ancestor { return true }
            current = controller.parent
        }
        return false
    }
}
