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

    /// Where all of a band is inside of the path, from the left on: by the even-odd rule, as Core Text fills frames.
    ///
    /// The band is looked at every two units and at its edges.
    ///
    /// Complexity: O(elements · height of the band).
    package func spans(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        let outline = PathFlattening(elements, tolerance: 0.1)
        let steps = min(max(1, Int(((bottom - top) / 2).rounded(.up))), 200)
        var result: [ClosedRange<CGFloat>]?
        for step in 0...steps {
            // An edge that the band touches is not one that it crosses.
            let part = min(max(CGFloat(step) / CGFloat(steps), 0.001), 0.999)
            let found = outline.spans(at: top + (bottom - top) * part)
            result = result.map { Self.common($0, found) } ?? found
        }
        return result ?? []
    }

    private static func common(
        _ first: [ClosedRange<CGFloat>], _ second: [ClosedRange<CGFloat>]
    ) -> [ClosedRange<CGFloat>] {
        first.flatMap { one in
            second.compactMap { other in
                let (low, high) = (
                    max(one.lowerBound, other.lowerBound), min(one.upperBound, other.upperBound)
                )
                return low < high ? low...high : nil
            }
        }
    }
}

extension PathFlattening {
    /// Where a level line is inside.
    fileprivate func spans(at y: CGFloat) -> [ClosedRange<CGFloat>] {
        var crossings: [CGFloat] = []
        for line in polylines {
            guard var last = line.last else { continue }
            for point in line {
                if (last.y <= y) != (point.y <= y) {
                    crossings.append(last.x + (y - last.y) / (point.y - last.y) * (point.x - last.x))
                }
                last = point
            }
        }
        crossings.sort()
        return stride(from: 0, to: crossings.count - 1, by: 2).map { crossings[$0]...crossings[$0 + 1] }
    }
}
