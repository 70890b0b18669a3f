import VitrineCoreGraphics

/// What turns the pages of a page view controller: it shows them, and follows the user's finger.
@MainActor
protocol PageTurning: AnyObject {
    /// The controllers that show, in reading order; none before the first was set.
    var pages: [UIViewController] { get }
    /// The recognisers of the user's turns.
    var gestureRecognizers: [UIGestureRecognizer] { get }

    /// The controller's view is there.
    func load(into view: UIView)
    /// Gives the pages their places.
    ///
    /// - Parameter area: In the coordinates of the controller's view, in points.
    func layOut(in area: CGRect)
    /// Shows controllers for the program: no data source is asked, and no delegate told.
    func show(
        _ controllers: [UIViewController], _ direction: UIPageViewController.NavigationDirection,
        animated: Bool, completion: ((Bool) -> Void)?)
    /// Turns to the neighbours for the user.
    func turn(_ direction: UIPageViewController.NavigationDirection)
    /// The data source may say something else now.
    func forgetNeighbours()
    /// Ends a turn that is under way where it leads to.
    func endAtOnce()
}

extension UIPageViewController {
    /// Makes a page a child; an animated turn says itself when it has come.
    func adopt(_ page: UIViewController) {
        guard page.parent !== self else { return }
        addChild(page)
        page.didMove(toParent: self)
    }

    /// Lets a page go that is not shown any more.
    func release(_ page: UIViewController) {
        guard page.parent === self else { return }
        page.willMove(toParent: nil)
        page.removeFromParent()
    }

    /// Whether pages that come and go hear of it.
    var isShowing: Bool { isViewLoaded && (appearance == .appeared || appearance == .appearing) }

    /// A page whose appearance began without an animation has appeared, or will with this controller.
    func endAppearance(of page: UIViewController) {
        if appearance == .appearing {
            page.isAppearingNow()
            page.isTransitionManual = false
        } else {
            page.endAppearanceTransition()
        }
    }

    /// Focus that was on a page that went moves to the one that came.
    func moveFocus(to page: UIViewController) {
        guard let system = viewIfLoaded?.window?.focusSystem, let item = system.focusedItem,
            UIFocusSystem.environment(self, contains: item)
        else { return }
        system.requestFocusUpdate(to: page)
    }
}
