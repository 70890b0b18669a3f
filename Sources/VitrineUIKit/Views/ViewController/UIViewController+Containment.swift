import VitrineCoreGraphics
import VitrinePlatform

extension UIViewController {
    final func contain(_ childController: UIViewController) {
        MainThread.demand(self)
        demand(
            childController !== self, "\(type(of: self)) cannot be added to itself as a child.")
        var ancestor = parent
        var depth = 1
        while let current = ancestor {
            demand(
                current !== childController,
                "\(type(of: childController)) is already around \(type(of: self)) and cannot become its child."
            )
            depth += 1
            ancestor = current.parent
        }
        var level = [childController]
        while !level.isEmpty {
            depth += 1
            level = level.flatMap(\.children)
        }
        // What is told to all of them would overflow the stack, as with views.
        demand(
            depth <= CALayer.deepest,
            "View controllers can be nested \(CALayer.deepest) deep, and adding \(type(of: childController)) to \(type(of: self)) would make it \(depth). Look for a loop that adds each to the one before."
        )
        if childController.parent != nil { childController.removeFromParent() }
        childController.isMovingToParent = true
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    final func leaveParent() {
        MainThread.demand(self)
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        isMovingFromParent = appearance == .disappearing
        didMove(toParent: nil)
        isMovingToParent = false
    }

    /// Brings one child's view on screen in place of another's, with an animation.
    ///
    /// Adds the new view to the old one's superview unless it is there already, and takes the old view away at the
    /// end. Both children hear of it as of an animated appearance. Neither is added or removed as a child. Options
    /// that name a transition, such as `.transitionCrossDissolve`, animate the superview.
    ///
    /// - Parameter animations: What changes during the animation, such as the frames of both views.
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let (old, new) = (fromViewController, toViewController)
        for child in [old, new] where child.parent !== self {
            fatalError(
                "UIViewController.transition(from:to:): \(type(of: child)) is not a child of \(type(of: self)); call addChild(_:) "
                    + "before and removeFromParent() in the completion")
        }
        let tellsChildren = shouldAutomaticallyForwardAppearanceMethods && appearance != .disappeared
        if tellsChildren {
            old.beginAppearanceTransition(false, animated: duration > 0)
            new.beginAppearanceTransition(true, animated: duration > 0)
        }
        let container = old.viewIfLoaded?.superview ?? view!
        let addView = {
            if new.view.superview !== container { container.addSubview(new.view) }
            if tellsChildren { new.isAppearingNow() }
        }
        let end = { (finished: Bool) in
            old.viewIfLoaded?.removeFromSuperview()
            if tellsChildren {
                old.endAppearanceTransition()
                new.endAppearanceTransition()
            }
            completion?(finished)
        }
        guard options.transition != [] else {
            UIView.performWithoutAnimation(addView)
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: { animations?() },
                completion: end)
            return
        }
        UIView.transition(
            with: container, duration: duration, options: options,
            animations: {
                addView()
                old.viewIfLoaded?.removeFromSuperview()
                animations?()
            }, completion: end)
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
