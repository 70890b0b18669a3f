internal import VitrineUI

/// Brings the scroll views of one controller back to where they were.
///
/// A position is the distance from the start of the content, insets included, so that it means the same under
/// another safe area.
@MainActor
struct ScrollRestoration {
    /// Where the scroll views shall be; `nil` leaves them where the controller has put them.
    let targets: [CGPoint]?
    /// Where they could be put: the content may be shorter by now, or not loaded yet.
    private var reached: [CGPoint] = []
    /// Whether they are to be put there at the next layout.
    private(set) var isDue: Bool

    init(_ targets: [CGPoint]?) {
        self.targets = targets
        isDue = targets != nil
    }

    /// Sets the offsets before the content is laid out, so that in most cases it is laid out once.
    func prepare(_ scrollViews: [UIScrollView]) {
        guard let targets else { return }
        for (scrollView, target) in zip(scrollViews, targets) where !scrollView.isTracking {
            let inset = scrollView.adjustedContentInset
            scrollView.contentOffset = CGPoint(x: target.x - inset.left, y: target.y - inset.top)
        }
    }

    /// Scrolls as near to the targets as the content allows.
    mutating func restore(_ scrollViews: [UIScrollView]) {
        isDue = false
        guard let targets else { return }
        reached = []
        for (scrollView, target) in zip(scrollViews, targets) {
            if !scrollView.isTracking, !scrollView.isDecelerating { Self.scroll(scrollView, to: target) }
            reached.append(Self.position(of: scrollView))
        }
    }

    /// The positions to remember. A scroll view that nobody has moved since keeps its target, also one that could
    /// not be reached.
    func positions(of scrollViews: [UIScrollView]) -> [CGPoint] {
        if isDue, let targets { return targets }
        return scrollViews.enumerated().map { index, scrollView in
            let position = Self.position(of: scrollView)
            guard let targets, index < min(targets.count, reached.count),
                abs(position.x - reached[index].x) < 0.5, abs(position.y - reached[index].y) < 0.5
            else { return Self.rest(of: scrollView, position) }
            return targets[index]
        }
    }

    private static func position(of scrollView: UIScrollView) -> CGPoint {
        let inset = scrollView.adjustedContentInset
        return CGPoint(
            x: scrollView.contentOffset.x + inset.left, y: scrollView.contentOffset.y + inset.top)
    }

    /// A scroll view that was caught between two pages comes back at the nearer one.
    private static func rest(of scrollView: UIScrollView, _ position: CGPoint) -> CGPoint {
        let page = scrollView.bounds.size
        guard scrollView.stopsAtPages, page.width > 0, page.height > 0 else { return position }
        return CGPoint(
            x: (position.x / page.width).rounded() * page.width,
            y: (position.y / page.height).rounded() * page.height)
    }

    private static func scroll(_ scrollView: UIScrollView, to target: CGPoint) {
        let inset = scrollView.adjustedContentInset
        let room = CGSize(
            width: scrollView.contentSize.width + inset.left + inset.right - scrollView.bounds.width,
            height: scrollView.contentSize.height + inset.top + inset.bottom - scrollView.bounds.height)
        let offset = CGPoint(
            x: max(0, min(target.x, room.width)) - inset.left,
            y: max(0, min(target.y, room.height)) - inset.top)
        if scrollView.contentOffset != offset { scrollView.setContentOffset(offset, animated: false) }
    }

    /// Ends what moves, so that it does not go on for another item.
    static func stop(_ controller: UIViewController) {
        guard controller.isViewLoaded else { return }
        for scrollView in controller.scrollViewsToKeep {
            scrollView.setContentOffset(scrollView.contentOffset, animated: false)
        }
    }

    /// Back to the start, for an item that was not shown yet.
    static func reset(_ controller: UIViewController) {
        guard controller.isViewLoaded else { return }
        for scrollView in controller.scrollViewsToKeep {
            let inset = scrollView.adjustedContentInset
            scrollView.setContentOffset(CGPoint(x: -inset.left, y: -inset.top), animated: false)
        }
    }
}
