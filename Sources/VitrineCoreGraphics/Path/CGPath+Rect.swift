public import Foundation

extension CGPath {
    /// Whether the path is a rectangle with level and upright sides.
    ///
    /// - Parameter rect: Where to write it; nil if nobody wants to know.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let outline = PathFlattening(elements, tolerance: 0.1)
        guard outline.polylines.count == 1, var points = outline.polylines.first else { return false }
        if points.count == 5, points.first == points.last { points.removeLast() }
        guard points.count == 4 else { return false }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let isLevelFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let isUprightFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard isLevelFirst || isUprightFirst else { return false }
        rect?.pointee = CGRect(
            x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
        return true
    }
}
