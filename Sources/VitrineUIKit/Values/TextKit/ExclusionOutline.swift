import Foundation
import VitrineCoreGraphics

/// A part of a path that text flows around, as a polygon.
struct ExclusionOutline: Equatable {
    private var points: [CGPoint]

    static func outlines(of paths: [UIBezierPath]) -> [ExclusionOutline] {
        var result: [ExclusionOutline] = []
        for path in paths {
            var points: [CGPoint] = []
            func finish() {
                if points.count > 1 { result.append(ExclusionOutline(points: points)) }
                points = []
            }
            path.cgPath.flattened(threshold: 0.25).applyWithBlock { element in
                switch element.pointee.type {
                case .moveToPoint:
                    finish()
                    points = [element.pointee.points[0]]
                case .addLineToPoint: points.append(element.pointee.points[0])
                default: break
                }
            }
            finish()
        }
        return result
    }

    /// From its left to its right between two heights; nil if it is elsewhere.
    func extent(from top: CGFloat, to bottom: CGFloat) -> Range<CGFloat>? {
        var (left, right) = (CGFloat.infinity, -CGFloat.infinity)
        for (index, start) in points.enumerated() {
            let end = points[(index + 1) % points.count]
            let (upper, lower) = start.y <= end.y ? (start, end) : (end, start)
            guard lower.y > top, upper.y < bottom else { continue }
            func x(at y: CGFloat) -> CGFloat {
                guard lower.y > upper.y else { return upper.x }
                return upper.x + (lower.x - upper.x) * (y - upper.y) / (lower.y - upper.y)
            }
            for y in [max(top, upper.y), min(bottom, lower.y)] {
                left = min(left, x(at: y))
                right = max(right, x(at: y))
            }
            if lower.y == upper.y {
                left = min(left, lower.x)
                right = max(right, lower.x)
            }
        }
        return left < right ? left..<right : nil
    }
}
