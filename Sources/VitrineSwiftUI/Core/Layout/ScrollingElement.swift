/// An element whose content scrolls.
@MainActor
protocol ScrollingElement: Element {
    /// The directions of scrolling.
    var scrollAxes: Axis.Set { get }
    /// The part of the content that is in view, in its coordinates.
    var visiblePart: CGRect { get }
    /// What can be known of the scroll view.
    var scrollGeometry: ScrollGeometry { get }
    /// The content was scrolled.
    func contentDidScroll()
    /// What is before the part in view grew: it stays in view.
    func contentDidGrow(by delta: CGSize)
    /// Scrolls so that a point of a rectangle of the content is at the same point of what is in view, or, without an anchor,
    /// just as far as it takes to show the rectangle.
    func scroll(to rect: CGRect, anchor: UnitPoint?, animated: Bool)
    /// Scrolls to an offset of the content, or as near as it goes.
    func scroll(toOffset offset: CGPoint, animated: Bool)
    /// Shows the indicators for a moment.
    func flashIndicators()
}

extension Element {
    /// The top-left corner in the content of an element around this one.
    final func contentOrigin(in container: Element) -> CGPoint {
        var result = origin
        for element in ancestors {
            if element === container { break }
            result.x += element.origin.x + element.childOffset.x
            result.y += element.origin.y + element.childOffset.y
        }
        return result
    }

    /// The innermost element around this one whose content scrolls.
    final var enclosingScrollingElement: (any ScrollingElement)? {
        ancestors.lazy.compactMap { $0 as? any ScrollingElement }.first
    }
}
