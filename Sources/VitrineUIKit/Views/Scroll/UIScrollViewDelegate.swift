/// Follows a scroll view. Every method is optional: the defaults are what UIKit does without it.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The offset changed, for whatever reason.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// A drag begins: the finger has moved far enough.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger leaves. Change the target to choose where scrolling comes to rest.
    ///
    /// - Parameter velocity: In points per *millisecond*; positive moves the offset up.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger has left.
    ///
    /// - Parameter decelerate: Whether the content goes on moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content goes on moving by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest after dragging.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest after `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)`.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Whether Home scrolls to the top. Without it: yes.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The content has come to the top because of Home.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The insets that the safe area adds changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// The view that is zoomed; nil, as without the method, is none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// The scale begins to change.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// The scale is another.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// The scale has changed, and the content is at rest.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {}
}
