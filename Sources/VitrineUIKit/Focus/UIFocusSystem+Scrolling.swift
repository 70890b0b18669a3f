extension UIFocusSystem {
    /// Scrolls every container around an item so that the item is seen, inner ones first.
    func reveal(_ item: any UIFocusItem, heading: UIFocusHeading) {
        guard let window else { return }
        var rect = revealedFrame(of: item, in: window)
        for container in scrollableContainers(around: item) {
            let local = container.coordinateSpace.convert(rect, from: window)
            let old = container.contentOffset
            let offset = offset(of: container, revealing: local, heading: heading)
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
        of container: any UIFocusItemScrollableContainer, revealing rect: CGRect, heading: UIFocusHeading
    ) -> CGPoint {
        let insets = (container as? UIScrollView)?.adjustedContentInset ?? .zero
        let margin = revealMargin
        let (offset, visible, content) = (
            container.contentOffset, container.visibleSize, container.contentSize
        )
        func along(
            _ offset: CGFloat, _ visible: CGFloat, _ content: CGFloat, _ leading: CGFloat,
            _ trailing: CGFloat,
            _ low: CGFloat, _ high: CGFloat
        ) -> CGFloat {
            let (start, end) = (-leading, max(-leading, content + trailing - visible))
            let room = visible - leading - trailing
            guard room > 0, end > start else { return offset }
            // Margins shrink where the item leaves no room for them.
            let around = max(0, min(margin, (room - (high - low)) / 2))
            let (top, bottom) = (offset + leading, offset + visible - trailing)
            var target = offset
            if high - low > room {
                // Larger than the view: the edge that is met first.
                if low > bottom || high < top || low > top { target = low - leading } else { return offset }
            } else if low - around < top {
                target = low - around - leading
            } else if high + around > bottom {
                target = high + around + trailing - visible
            }
            // Nothing else fits between the item and the end of the content: show the end, with the header or
            // the insets that are there.
            if target < offset, low < high - low, high <= visible - leading { target = start }
            if target > offset, content - high < high - low, low >= content - room { target = end }
            return min(max(target, start), end)
        }
        return CGPoint(
            x: along(
                offset.x, visible.width, content.width, insets.left, insets.right, rect.minX, rect.maxX),
            y: along(
                offset.y, visible.height, content.height, insets.top, insets.bottom, rect.minY, rect.maxY))
    }

    /// Room left around a revealed item, in points: on tvOS what a focused item grows by (METRICS §7).
    private var revealMargin: CGFloat { isAlwaysActive ? 35 : 0 }
}
