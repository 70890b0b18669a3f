/// The two ways to scroll.
package enum ScrollAxis: CaseIterable {
    case horizontal, vertical
}

extension CGPoint {
    func along(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? x : y }
}

extension UIScrollView {
    /// The offsets along an axis that show nothing beyond the content and its insets.
    func range(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        switch axis {
        case .horizontal:
            return -inset.left...max(-inset.left, contentSize.width + inset.right - bounds.width)
        case .vertical:
            return -inset.top...max(-inset.top, contentSize.height + inset.bottom - bounds.height)
        }
    }

    /// Whether the user can move the content along an axis.
    package func canScroll(_ axis: ScrollAxis) -> Bool {
        guard isScrollEnabled, !isHidden else { return false }
        return hasRoom(axis) || bounces && (axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal)
    }

    /// Whether the content is longer than the view along an axis.
    private func hasRoom(_ axis: ScrollAxis) -> Bool {
        let range = range(axis)
        return range.upperBound - range.lowerBound > 0.001
    }

    /// Whether the content can still move along an axis, to greater or to smaller offsets.
    func hasRoom(_ axis: ScrollAxis, towards direction: CGFloat) -> Bool {
        let range = range(axis)
        let offset = contentOffset.along(axis)
        return direction > 0 ? offset < range.upperBound - 0.5 : offset > range.lowerBound + 0.5
    }

    /// An offset on whole pixels: a fractional one doubles the cost of drawing.
    func roundedToPixels(_ point: CGPoint) -> CGPoint {
        PixelGrid(scale: pixelScale).nearest(point)
    }

    func demandOffset(_ offset: CGPoint) {
        demand(
            !offset.x.isNaN && !offset.y.isNaN,
            "UIScrollView: contentOffset contains NaN: (\(offset.x), \(offset.y)). View: \(self). Look for a division by zero, or infinite numbers subtracted from each other."
        )
    }

    var pixelScale: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }

    /// Recomputes ``adjustedContentInset`` and keeps the content at its start if it is there.
    func updateAdjustedInset() {
        var inset = contentInset
        let safe = safeAreaInsets
        let scrolls = { (axis: ScrollAxis) -> Bool in
            // Before it has a size there is nothing to scroll, and nobody expects the offset to move. What the content is is not
            // asked: a table would ask its data source, which may not be ready.
            guard !self.bounds.isEmpty else { return false }
            return switch axis {
            case .horizontal:
                self.alwaysBounceHorizontal
                    || self.storedContentSize.width + self.contentInset.left + self.contentInset.right
                        > self.bounds.width
            case .vertical:
                self.alwaysBounceVertical
                    || self.storedContentSize.height + self.contentInset.top + self.contentInset.bottom
                        > self.bounds.height - safe.top - safe.bottom
            }
        }
        let behavior = contentInsetAdjustmentBehavior
        if behavior == .always || behavior != .never && scrolls(.horizontal) {
            inset.left += safe.left
            inset.right += safe.right
        }
        if behavior == .always || behavior != .never && scrolls(.vertical)
            || behavior == .automatic && (isUnderBar || isContentOfRootController) && isAdjustedByController
        {
            inset.top += safe.top + collapsedTitleHeight
            inset.bottom += safe.bottom
        }
        inset.top += topAccessory?.inset ?? 0
        let old = adjustedContentInset
        guard inset != old else { return }
        setAdjustedInset(inset)
        var offset = contentOffset
        if !isTracking, !isDecelerating {
            if abs(offset.y + old.top) < 0.5 { offset.y = -inset.top }
            if abs(offset.x + old.left) < 0.5 { offset.x = -inset.left }
            if offset != contentOffset { contentOffset = offset }
        }
        returnIntoRangeIfIdle()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        indicators.update()
        barObserver?.contentDidMove(in: self)
        bottomBarObserver?.contentDidMove(in: self)
    }

    /// An offset, or the last one that shows nothing beyond the end of the content. Before its start there may be a
    /// reason to be.
    func withinEnd(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(offset.x, range(.horizontal).upperBound), y: min(offset.y, range(.vertical).upperBound))
    }

    /// The nearest offset that shows nothing beyond the content and its insets.
    func withinRange(_ offset: CGPoint) -> CGPoint {
        let end = withinEnd(offset)
        return CGPoint(
            x: max(end.x, range(.horizontal).lowerBound), y: max(end.y, range(.vertical).lowerBound))
    }

    /// Moves the offset together with the content, when content before the visible part came, went or changed its
    /// size: what is seen stays where it is. A drag, a deceleration or an animated scroll that is going on goes on
    /// relative to the moved content. The one way to change the offset without interrupting what moves it.
    ///
    /// - Parameter delta: How far the content moved, in points. The offset stays on whole pixels.
    package func shiftContent(by delta: CGPoint) {
        guard delta != .zero else { return }
        physics.shift(by: delta)
    }

    /// Whether the finger or a motion decides about the offset, so that nobody else may pull it into its range.
    var isMovedByUser: Bool { isTracking || isDragging || physics.isMoving }
}

/// A bar that follows what scrolls under it.
@MainActor
protocol ScrollBarObserver: AnyObject {
    /// The offset, the size or the insets changed.
    func contentDidMove(in scrollView: UIScrollView)
    /// Where scrolling that would come to rest at an offset is to rest.
    func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint
}
