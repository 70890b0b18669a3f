package import Foundation

/// What is inside of a path, by the even-odd rule.
package struct PathInterior {
    private let polylines: [[CGPoint]]

    /// Complexity: O(elements).
    package init(_ path: CGPath) { polylines = PathFlattening(path.elements, tolerance: 0.1).polylines }

    /// Where all of a band is inside, from the left on. The band is looked at every two units and at its edges.
    ///
    /// Complexity: O(elements · height of the band).
    package func spans(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        let steps = min(max(1, Int(((bottom - top) / 2).rounded(.up))), 200)
        var result: [ClosedRange<CGFloat>]?
        for step in 0...steps {
            // An edge that the band touches is not one that it crosses.
            let part = min(max(CGFloat(step) / CGFloat(steps), 0.001), 0.999)
            let found = spans(at: top + (bottom - top) * part)
            result = result.map { Self.common($0, found) } ?? found
        }
        return result ?? []
    }

    /// Where a level line is inside.
    private func spans(at y: CGFloat) -> [ClosedRange<CGFloat>] {
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

    private static func common(
        _ first: [ClosedRange<CGFloat>], _ second: [ClosedRange<CGFloat>]
    ) -> [ClosedRange<CGFloat>] {
        first.flatMap { one in
            second.compactMap { other in
                let low = max(one.lowerBound, other.lowerBound)
                let high = min(one.upperBound, other.upperBound)
                return low < high ? low...high : nil
            }
        }
    }
}
