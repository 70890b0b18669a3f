import Foundation

/// What a scrolling container shows, and how far it has to scroll for a focused item to be in sight.
///
/// The one rule for focus that moves and for an update that moves the focused item.
struct FocusViewport {
    var visibleSize: CGSize
    var contentSize: CGSize
    /// The adjusted content insets: what lies under them counts as out of sight.
    var insets: UIEdgeInsets
    /// What lies outside the safe area. Content may rest there, a focused item should not where it can scroll.
    var safeArea: UIEdgeInsets
    /// Room to leave around the item, in points; the unsafe edges count as room.
    var margin: CGFloat

    /// The offset nearest to another at which a rectangle of the content is seen with its margin.
    func offset(revealing rect: CGRect, from offset: CGPoint) -> CGPoint {
        CGPoint(
            x: Span(
                offset: offset.x, visible: visibleSize.width, content: contentSize.width,
                leading: insets.left, trailing: insets.right,
                clearLeading: max(margin, safeArea.left - insets.left),
                clearTrailing: max(margin, safeArea.right - insets.right)
            ).offset(revealing: rect.minX...max(rect.minX, rect.maxX)),
            y: Span(
                offset: offset.y, visible: visibleSize.height, content: contentSize.height,
                leading: insets.top, trailing: insets.bottom,
                clearLeading: max(margin, safeArea.top - insets.top),
                clearTrailing: max(margin, safeArea.bottom - insets.bottom)
            ).offset(revealing: rect.minY...max(rect.minY, rect.maxY)))
    }

    /// One axis of it.
    private struct Span {
        var offset, visible, content, leading, trailing, clearLeading, clearTrailing: CGFloat

        func offset(revealing item: ClosedRange<CGFloat>) -> CGFloat {
            let (low, high) = (item.lowerBound, item.upperBound)
            let length = high - low
            let (start, end) = (-leading, max(-leading, content + trailing - visible))
            let room = visible - leading - trailing
            guard room > 0, end > start else { return offset }
            // Margins shrink where the item leaves no room for them.
            let spare = max(0, (room - length) / 2)
            let (before, after) = (min(clearLeading, spare), min(clearTrailing, spare))
            let (top, bottom) = (offset + leading, offset + visible - trailing)
            var target = offset
            if length > room {
                // Larger than the view: the edge that is met first.
                guard low > bottom || high < top || low > top else { return offset }
                target = low - leading
            } else if low - before < top {
                target = low - before - leading
            } else if high + after > bottom {
                target = high + after + trailing - visible
            }
            // Nothing else fits between the item and the end of the content: show the end, with the header or
            // the insets that are there.
            if target < offset, low < length, high <= visible - leading { target = start }
            if target > offset, content - high < length, low >= content - room { target = end }
            return min(max(target, start), end)
        }
    }
}
