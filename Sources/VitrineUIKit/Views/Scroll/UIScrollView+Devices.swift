extension UIScrollView {
    func touchpadBegan() { physics.touchpadBegan() }
    func touchpadMoved(_ delta: CGVector, at time: TimeInterval) { physics.touchpadMoved(delta, at: time) }
    func touchpadEnded(at time: TimeInterval) { physics.touchpadEnded(at: time) }
    func turnWheel(_ notches: CGFloat, along axis: ScrollAxis) { physics.turnWheel(notches, along: axis) }

    /// An arrow moves 40 points, a page key the viewport less a tenth, Home and End to the ends.
    ///
    /// - Returns: Whether the content moves.
    func scroll(for press: UIPress) -> Bool {
        let inset = adjustedContentInset
        let page = CGSize(
            width: (bounds.width - inset.left - inset.right) * 0.9,
            height: (bounds.height - inset.top - inset.bottom) * 0.9)
        let axis: ScrollAxis = canScroll(.vertical) ? .vertical : .horizontal
        let ends = range(axis)
        var target = contentOffset
        var isHome = false
        switch (press.type, press.key?.keyCode) {
        case (.upArrow, _): target.y -= 40
        case (.downArrow, _): target.y += 40
        case (.leftArrow, _): target.x -= 40
        case (.rightArrow, _): target.x += 40
        case (.pageUp, _): if axis == .vertical { target.y -= page.height } else { target.x -= page.width }
        case (.pageDown, _): if axis == .vertical { target.y += page.height } else { target.x += page.width }
        case (_, .keyboardHome):
            guard !scrollsToTop || delegate?.scrollViewShouldScrollToTop(self) != false else { return false }
            isHome = true
            if axis == .vertical { target.y = ends.lowerBound } else { target.x = ends.lowerBound }
        case (_, .keyboardEnd):
            if axis == .vertical { target.y = ends.upperBound } else { target.x = ends.upperBound }
        default: return false
        }
        target.x = clamped(target.x, .horizontal)
        target.y = clamped(target.y, .vertical)
        target = roundedToPixels(target)
        guard target != contentOffset else { return false }
        physics.stop()
        physics.animate(to: target, endsAtTop: isHome)
        return true
    }

    /// A wanted offset within the range; the present one along an axis that does not scroll.
    private func clamped(_ wanted: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        guard canScroll(axis) else { return axis == .horizontal ? contentOffset.x : contentOffset.y }
        let range = range(axis)
        return min(max(wanted, range.lowerBound), range.upperBound)
    }
}
