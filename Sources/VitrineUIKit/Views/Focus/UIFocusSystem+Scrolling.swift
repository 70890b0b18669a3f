extension UIFocusSystem {
    /// Scrolls every container around an item so that the item is seen, inner ones first.
    func reveal(_ item: any UIFocusItem, heading: UIFocusHeading) {
        guard let window else { return }
        var rect = revealedFrame(of: item, in: window)
        for container in scrollableContainers(around: item) {
            let local = container.coordinateSpace.convert(rect, from: window)
            let old = container.contentOffset
            let offset = offset(of: container, revealing: local)
            guard offset != old else { continue }
            if let scrollView = container as? UIScrollView {
                scrollView.setContentOffset(offset, animated: true)
            } else {
                container.contentOffset = offset
            }
            // Outer containers see the item where the inner scrolling will bring it.
            rect = rect.offsetBy(dx: old.x - offset.x, dy: old.y - offset.y)
        }
    }

    /// What is to be seen of an item: the whole cell around it, unless that is larger than the window.
    private func revealedFrame(of item: any UIFocusItem, in window: UIWindow) -> CGRect {
        let cell = Self.chain(from: item).lazy.compactMap { $0 as? any FocusGatedItem }.first
        guard let cell, cell !== item else { return frame(of: item) }
        let whole = frame(of: cell)
        let fits = whole.width <= window.bounds.width && whole.height <= window.bounds.height
        return fits ? whole : frame(of: item)
    }

    private func offset(
        of container: any UIFocusItemScrollableContainer, revealing rect: CGRect
    ) -> CGPoint {
        if let offset = (container as? any FocusScrolling)?.offset(revealing: rect) { return offset }
        let port = FocusViewport(
            visibleSize: container.visibleSize, contentSize: container.contentSize,
            insets: (container as? UIScrollView)?.adjustedContentInset ?? .zero,
            safeArea: (container as? UIScrollView)?.safeAreaInsets ?? .zero, margin: revealMargin)
        return port.offset(revealing: rect, from: container.contentOffset)
    }

    /// Room left around a revealed item, in points: on tvOS what a focused item grows by.
    var revealMargin: CGFloat { isAlwaysActive ? 35 : 0 }
}

/// A container that knows better than the focus system how far to scroll for an item that gets the focus.
@MainActor
protocol FocusScrolling: UIFocusItemScrollableContainer {
    /// The offset that shows a rectangle of the content; nil to scroll as little as needed.
    func offset(revealing rect: CGRect) -> CGPoint?
}
