import VitrineCoreGraphics

// Scrolling on while something is held near an edge: an item that is moved, a rectangle that selects.
extension UIScrollView {
    /// How close to an edge scrolling begins, in points; at most a quarter of what is visible. Ours.
    private static let edgeZone: CGFloat = 50
    /// The speed at the edge and beyond, in points per second; less before, in proportion. Ours.
    private static let edgeSpeed: CGFloat = 600

    /// How fast the content scrolls for a position near the edges of what is visible, in points per second; zero where there
    /// is no way left.
    ///
    /// - Parameters:
    ///   - port: What is visible, and `position` in the same coordinates.
    func speedNearEdges(of port: CGRect, at position: CGPoint) -> CGPoint {
        func along(_ axis: ScrollAxis, _ low: CGFloat, _ high: CGFloat, _ place: CGFloat, _ offset: CGFloat)
            -> CGFloat
        {
            let zone = min(Self.edgeZone, (high - low) / 4)
            guard zone > 0 else { return 0 }
            let range = range(axis)
            if place < low + zone, offset > range.lowerBound {
                return -Self.edgeSpeed * min(1, (low + zone - place) / zone)
            }
            if place > high - zone, offset < range.upperBound {
                return Self.edgeSpeed * min(1, (place - high + zone) / zone)
            }
            return 0
        }
        return CGPoint(
            x: along(.horizontal, port.minX, port.maxX, position.x, contentOffset.x),
            y: along(.vertical, port.minY, port.maxY, position.y, contentOffset.y))
    }

    /// Scrolls by a distance in points, as far as there is way.
    ///
    /// - Parameter remainder: What whole pixels have left of the way so far.
    /// - Returns: How far the content moved.
    @discardableResult
    func scrollOn(by delta: CGPoint, remainder: inout CGPoint) -> CGPoint {
        let before = contentOffset
        func target(_ axis: ScrollAxis, _ offset: CGFloat, _ rest: CGFloat, _ delta: CGFloat) -> CGFloat {
            guard delta != 0 else { return offset }
            let range = range(axis)
            return max(range.lowerBound, min(offset + rest + delta, range.upperBound))
        }
        let wanted = CGPoint(
            x: target(.horizontal, before.x, remainder.x, delta.x),
            y: target(.vertical, before.y, remainder.y, delta.y))
        contentOffset = wanted
        let after = contentOffset
        remainder = CGPoint(x: wanted.x - after.x, y: wanted.y - after.y)
        return CGPoint(x: after.x - before.x, y: after.y - before.y)
    }
}
