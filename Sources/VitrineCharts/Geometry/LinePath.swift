import Foundation
import VitrineSwiftUI

/// Lines through points.
struct LinePath {
    var method: InterpolationMethod
    /// Whether lines go along the y axis: what is monotone is so along it.
    var isVertical = false

    /// A line through points.
    func line(_ points: [CGPoint]) -> Path {
        var path = Path()
        add(points, to: &path, moves: true)
        return path
    }

    /// What is between two lines through points, which belong together.
    func area(_ edge: [CGPoint], _ other: [CGPoint]) -> Path {
        var path = Path()
        guard !edge.isEmpty else { return path }
        add(edge, to: &path, moves: true)
        let back = LinePath(method: reversed, isVertical: isVertical)
        back.add(other.reversed(), to: &path, moves: false)
        path.closeSubpath()
        return path
    }

    /// The method that gives the same line the other way.
    private var reversed: InterpolationMethod {
        switch method.kind {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: method
        }
    }

    private func add(_ points: [CGPoint], to path: inout Path, moves: Bool) {
        guard let first = points.first else { return }
        if moves { path.move(to: first) } else { path.addLine(to: first) }
        guard points.count > 1 else { return }
        switch method.kind {
        case .linear: for point in points.dropFirst() { path.addLine(to: point) }
        case .stepStart: addSteps(points, at: 1, to: &path)
        case .stepCenter: addSteps(points, at: 0.5, to: &path)
        case .stepEnd: addSteps(points, at: 0, to: &path)
        case .monotone: addMonotone(points, to: &path)
        case .cardinal(let tension): addCardinal(points, (1 - tension) / 6, to: &path)
        case .catmullRom(let alpha): addCatmullRom(points, alpha, to: &path)
        }
    }

    /// Steps between two points at a share of the way: where it is 1, the line keeps the value of a point up to the next one.
    private func addSteps(_ points: [CGPoint], at share: CGFloat, to path: inout Path) {
        for (a, b) in zip(points, points.dropFirst()) {
            if isVertical {
                let y = a.y + (b.y - a.y) * share
                path.addLine(to: CGPoint(x: a.x, y: y))
                path.addLine(to: CGPoint(x: b.x, y: y))
            } else {
                let x = a.x + (b.x - a.x) * share
                path.addLine(to: CGPoint(x: x, y: a.y))
                path.addLine(to: CGPoint(x: x, y: b.y))
            }
            path.addLine(to: b)
        }
    }

    private func addCardinal(_ points: [CGPoint], _ pull: CGFloat, to path: inout Path) {
        for index in 0..<(points.count - 1) {
            let (before, a, b) = (points[max(index - 1, 0)], points[index], points[index + 1])
            let after = points[min(index + 2, points.count - 1)]
            path.addCurve(
                to: b,
                control1: CGPoint(x: a.x + (b.x - before.x) * pull, y: a.y + (b.y - before.y) * pull),
                control2: CGPoint(x: b.x - (after.x - a.x) * pull, y: b.y - (after.y - a.y) * pull))
        }
    }

    /// The curve of Catmull and Rom with knots apart by a power of the distances (Barry and Goldman 1988).
    private func addCatmullRom(_ points: [CGPoint], _ alpha: CGFloat, to path: inout Path) {
        func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
            pow((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y), alpha / 2)
        }
        for index in 0..<(points.count - 1) {
            let (before, a, b) = (points[max(index - 1, 0)], points[index], points[index + 1])
            let after = points[min(index + 2, points.count - 1)]
            let (d1, d2, d3) = (knot(before, a), knot(a, b), knot(b, after))
            var (first, second) = (a, b)
            if d1 > 1e-9 {
                let (f, n) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
                first = CGPoint(
                    x: (a.x * f - before.x * d2 * d2 + b.x * d1 * d1) / n,
                    y: (a.y * f - before.y * d2 * d2 + b.y * d1 * d1) / n)
            }
            if d3 > 1e-9 {
                let (f, n) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
                second = CGPoint(
                    x: (b.x * f + a.x * d3 * d3 - after.x * d2 * d2) / n,
                    y: (b.y * f + a.y * d3 * d3 - after.y * d2 * d2) / n)
            }
            path.addCurve(to: b, control1: first, control2: second)
        }
    }

    /// The cubic curve whose slopes never overshoot (Steffen 1990).
    private func addMonotone(_ points: [CGPoint], to path: inout Path) {
        let along = isVertical ? points.map { CGPoint(x: $0.y, y: $0.x) } : points
        let slopes = Self.slopes(along)
        func placed(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            isVertical ? CGPoint(x: y, y: x) : CGPoint(x: x, y: y)
        }
        for index in 0..<(along.count - 1) {
            let (a, b) = (along[index], along[index + 1])
            let third = (b.x - a.x) / 3
            path.addCurve(
                to: points[index + 1],
                control1: placed(a.x + third, a.y + third * slopes[index]),
                control2: placed(b.x - third, b.y - third * slopes[index + 1]))
        }
    }

    static func slopes(_ points: [CGPoint]) -> [CGFloat] {
        let last = points.count - 1
        func secant(_ index: Int) -> CGFloat {
            let step = points[index + 1].x - points[index].x
            return step == 0 ? 0 : (points[index + 1].y - points[index].y) / step
        }
        guard last > 1 else { return points.indices.map { _ in last == 1 ? secant(0) : 0 } }
        var slopes = Array(repeating: CGFloat.zero, count: points.count)
        for index in 1..<last {
            let (h0, h1) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
            let (s0, s1) = (secant(index - 1), secant(index))
            guard s0 * s1 > 0, h0 + h1 != 0 else { continue }
            let mean = (s0 * h1 + s1 * h0) / (h0 + h1)
            slopes[index] = (s0 < 0 ? -1 : 1) * 2 * min(abs(s0), abs(s1), abs(mean) / 2)
        }
        slopes[0] = (3 * secant(0) - slopes[1]) / 2
        slopes[last] = (3 * secant(last - 1) - slopes[last - 1]) / 2
        return slopes
    }
}
