import VitrineCoreGraphics

/// Turns pages by scrolling: up to three lie beside each other in a scroll view, the current one and its neighbours, and
/// the neighbours' views are there while they are seen.
@MainActor
final class PageScroller: NSObject, PageTurning, UIScrollViewDelegate {
    typealias Direction = UIPageViewController.NavigationDirection

    private unowned let owner: UIPageViewController
    private let scrollView = PageScrollView(frame: .zero)
    private var current: UIViewController?
    private var before: UIViewController?
    private var after: UIViewController?
    private var hasNeighbours = false

    /// The page that comes, while a turn is under way.
    private var pending: (controller: UIViewController, direction: Direction)?
    /// The program's turn: it asks no data source and tells no delegate.
    private var completion: ((Bool) -> Void)?
    private var isByProgram = false
    private var isPlacing = false

    init(_ owner: UIPageViewController) { self.owner = owner }

    var pages: [UIViewController] { current.map { [$0] } ?? [] }
    var gestureRecognizers: [UIGestureRecognizer] { [scrollView.panGestureRecognizer] }
    private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }
    private var isMirrored: Bool {
        isHorizontal && scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    private var length: CGFloat { isHorizontal ? scrollView.bounds.width : scrollView.bounds.height }

    // MARK: Setting

    func show(
        _ controllers: [UIViewController], _ direction: Direction, animated: Bool,
        completion: ((Bool) -> Void)?
    ) {
        endAtOnce()
        guard let controller = controllers.first, controller !== current else {
            forgetNeighbours()
            completion?(true)
            return
        }
        guard animated, owner.appearance == .appeared, current != nil, UIView.areAnimationsEnabled, length > 0
        else {
            replace(with: controller)
            completion?(true)
            return
        }
        // It comes from the side that was asked for, whatever the data source says.
        (before, after) = direction == .forward ? (nil, controller) : (controller, nil)
        hasNeighbours = true
        layOut()
        isByProgram = true
        self.completion = completion
        begin(controller, direction)
        scrollView.setContentOffset(offset(of: direction == .forward ? after : before), animated: true)
    }

    /// Turns to a neighbour for the user, as a swipe would.
    func turn(_ direction: Direction) {
        findNeighbours()
        guard pending == nil, let controller = direction == .forward ? after : before else {
            return owner.restoreDot()
        }
        begin(controller, direction)
        scrollView.setContentOffset(offset(of: controller), animated: true)
    }

    func load(into view: UIView) {
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.scrollsToTop = false
        scrollView.clipsToBounds = false
        scrollView.delegate = self
        view.addSubview(scrollView)
        if let current { scrollView.addSubview(current.view) }
    }

    private func replace(with controller: UIViewController) {
        let old = current
        let isShown = owner.isShowing
        if isShown { old?.beginAppearanceTransition(false, animated: false) }
        owner.adopt(controller)
        if isShown { controller.beginAppearanceTransition(true, animated: false) }
        current = controller
        forgetNeighbours()
        if owner.isViewLoaded {
            scrollView.addSubview(controller.view)
            layOut()
        }
        old?.viewIfLoaded?.removeFromSuperview()
        if isShown {
            old?.endAppearanceTransition()
            owner.endAppearance(of: controller)
        }
        if let old { owner.release(old) }
    }

    // MARK: Neighbours

    /// The data source may say something else now.
    func forgetNeighbours() {
        guard pending == nil else { return }
        (before, after) = (nil, nil)
        hasNeighbours = false
        owner.viewIfLoaded?.setNeedsLayout()
    }

    private func findNeighbours() {
        guard !hasNeighbours, let current, owner.isViewLoaded else { return }
        hasNeighbours = true
        before = owner.dataSource?.pageViewController(owner, viewControllerBefore: current)
        after = owner.dataSource?.pageViewController(owner, viewControllerAfter: current)
        // One that is both, as in a round of two pages, can only lie at one side.
        if before === after { before = nil }
    }

    // MARK: Layout

    private var row: [UIViewController] {
        let order = [before, current, after].compactMap { $0 }
        return isMirrored ? order.reversed() : order
    }

    private func offset(of controller: UIViewController?) -> CGPoint {
        let index = CGFloat(row.firstIndex { $0 === controller } ?? 0)
        return isHorizontal ? CGPoint(x: index * length, y: 0) : CGPoint(x: 0, y: index * length)
    }

    func layOut(in area: CGRect) {
        let frame =
            isHorizontal
            ? area.insetBy(dx: -owner.spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -owner.spacing / 2)
        if scrollView.frame != frame { scrollView.frame = frame }
        layOut()
    }

    /// Gives the pages their places, and brings the current one into view unless a turn is under way.
    private func layOut() {
        guard !isPlacing, length > 0 else { return }
        isPlacing = true
        defer { isPlacing = false }
        if pending == nil { findNeighbours() }
        let size = scrollView.bounds.size
        let count = CGFloat(max(row.count, 1))
        let content =
            isHorizontal
            ? CGSize(width: length * count, height: size.height)
            : CGSize(width: size.width, height: length * count)
        if scrollView.contentSize != content { scrollView.contentSize = content }
        for page in row where page === current || page === pending?.controller { place(page) }
        if pending == nil { scrollView.contentOffset = offset(of: current) }
    }

    private func place(_ page: UIViewController) {
        let origin = offset(of: page)
        let (size, gap) = (scrollView.bounds.size, owner.spacing)
        let frame =
            isHorizontal
            ? CGRect(x: origin.x + gap / 2, y: 0, width: size.width - gap, height: size.height)
            : CGRect(x: 0, y: origin.y + gap / 2, width: size.width, height: size.height - gap)
        if page.view.frame != frame { page.view.frame = frame }
    }

    // MARK: A turn

    private func begin(_ controller: UIViewController, _ direction: Direction) {
        guard let current else { return }
        pending = (controller, direction)
        if !isByProgram { owner.delegate?.pageViewController(owner, willTransitionTo: [controller]) }
        if controller.parent !== owner { owner.addChild(controller) }
        current.beginAppearanceTransition(false, animated: true)
        controller.beginAppearanceTransition(true, animated: true)
        place(controller)
        scrollView.addSubview(controller.view)
        controller.isAppearingNow()
    }

    private func end(completed: Bool) {
        guard let (controller, direction) = pending, let old = current else { return }
        pending = nil
        let wasByProgram = isByProgram
        isByProgram = false
        if completed {
            current = controller
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearanceTransition()
            controller.endAppearanceTransition()
            controller.didMove(toParent: owner)
            owner.release(old)
            if !wasByProgram { owner.moveDot(direction) }
        } else {
            controller.beginAppearanceTransition(false, animated: true)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.endAppearanceTransition()
            old.beginAppearanceTransition(true, animated: true)
            old.endAppearanceTransition()
            controller.willMove(toParent: nil)
            controller.removeFromParent()
            owner.restoreDot()
        }
        forgetNeighbours()
        layOut()
        if completed { owner.moveFocus(to: controller) }
        if wasByProgram {
            let done = completion
            completion = nil
            done?(completed)
        } else {
            owner.delegate?.pageViewController(
                owner, didFinishAnimating: true, previousViewControllers: [old],
                transitionCompleted: completed)
        }
    }

    /// Ends a turn that is under way where it leads to.
    func endAtOnce() {
        guard pending != nil else { return }
        let isOver = isByProgram || isNearer(to: pending?.controller)
        scrollView.setContentOffset(offset(of: isOver ? pending?.controller : current), animated: false)
        end(completed: isOver)
    }

    private func isNearer(to controller: UIViewController?) -> Bool {
        let place = offset(of: controller)
        let way = isHorizontal ? scrollView.contentOffset.x - place.x : scrollView.contentOffset.y - place.y
        return abs(way) < length / 2
    }

    // MARK: Scrolling

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isPlacing, pending == nil, scrollView.isMovedByUser, current != nil
        else {
            return turnBackIfNeeded()
        }
        let rest = offset(of: current)
        let way = isHorizontal ? scrollView.contentOffset.x - rest.x : scrollView.contentOffset.y - rest.y
        guard abs(way) > 0.5 else { return }
        let isForward = (way > 0) != isMirrored
        if let controller = isForward ? after : before { begin(controller, isForward ? .forward : .reverse) }
    }

    /// The finger went past the current page to the other side: another page comes.
    private func turnBackIfNeeded() {
        guard let pending, !isByProgram, !isPlacing, scrollView.isTracking else { return }
        let rest = offset(of: current)
        let way = isHorizontal ? scrollView.contentOffset.x - rest.x : scrollView.contentOffset.y - rest.y
        let isForward = (way > 0) != isMirrored
        guard abs(way) > 0.5, isForward != (pending.direction == .forward),
            isForward ? after != nil : before != nil
        else { return }
        let (kept, other) = ((before, after), scrollView.contentOffset)
        isPlacing = true
        end(completed: false)
        (before, after) = kept
        hasNeighbours = true
        scrollView.contentOffset = other
        isPlacing = false
        if let controller = isForward ? after : before { begin(controller, isForward ? .forward : .reverse) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    private func settle() {
        guard pending != nil else { return }
        end(completed: isNearer(to: pending?.controller))
    }
}

/// What the pages scroll in.
@MainActor
private final class PageScrollView: UIScrollView {
    /// Focus goes to the page that shows only.
    override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        super.focusItems(in: rect.intersection(bounds))
    }
}
