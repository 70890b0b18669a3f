import Foundation
import VitrineSwiftUI

/// The outline of a part of a ring.
struct SectorOutline {
    var center: CGPoint
    /// In points.
    var innerRadius: CGFloat
    var outerRadius: CGFloat
    /// Clockwise from the top, in radians.
    var start: Double
    var end: Double
    /// The distance of the straight edges from where they would be, in points.
    var inset: CGFloat = 0
    var cornerRadius: CGFloat = 0

    /// Radii and angles that can be drawn.
    private var isFull: Bool { end - start >= 2 * .pi - 1e-9 }

    var path: Path {
        let outer = max(outerRadius, 0)
        let inner = min(max(innerRadius, 0), outer)
        var path = Path()
        guard outer > 0, end > start, outer.isFinite else { return path }
        if isFull {
            path.addEllipse(in: circle(outer))
            // Turning the other way leaves the hole out by the rule that counts windings.
            if inner > 0 {
                path.move(to: point(inner, 0))
                arc(&path, inner, 0, -2 * .pi)
            }
            return path
        }
        addPart(&path, inner: inner, outer: outer)
        return path
    }

    private func addPart(_ path: inout Path, inner: CGFloat, outer: CGFloat) {
        // An edge at a distance from the middle meets a circle at this angle from it.
        func lean(_ distance: CGFloat, _ radius: CGFloat) -> Double {
            radius > 0 ? asin(Double(min(max(distance / radius, -1), 1))) : .pi / 2
        }
        let half = (end - start) / 2
        guard lean(inset, outer) < half else { return }
        let chord = 2 * outer * CGFloat(sin(min(half - lean(inset, outer), .pi / 2)))
        let round = max(min(cornerRadius, (outer - inner) / 2, chord / 2), 0)
        let outerRound = max(min(round, outer / 2), 0)
        let outerLean = lean(inset + outerRound, outer - outerRound)
        guard outerLean < half else { return }
        corner(
            &path, outer - outerRound, outerRound, start + outerLean, from: start - .pi / 2,
            to: start + outerLean, moves: true)
        arc(&path, outer, start + outerLean, end - outerLean)
        corner(
            &path, outer - outerRound, outerRound, end - outerLean, from: end - outerLean, to: end + .pi / 2)
        let innerRound = inner > 0 ? round : 0
        let innerLean = lean(inset + innerRound, inner + innerRound)
        if inner > 0, innerLean < half {
            corner(
                &path, inner + innerRound, innerRound, end - innerLean, from: end + .pi / 2,
                to: end - innerLean + .pi)
            arc(&path, inner, end - innerLean, start + innerLean)
            corner(
                &path, inner + innerRound, innerRound, start + innerLean, from: start + innerLean + .pi,
                to: start + 1.5 * .pi)
        } else {
            // Where the edges meet.
            let tip = inset > 0 ? min(inset / CGFloat(max(sin(half), 0.05)), outer) : 0
            path.addLine(to: point(max(tip, 0), (start + end) / 2))
        }
        path.closeSubpath()
    }

    private func circle(_ radius: CGFloat) -> CGRect {
        CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }

    private func point(_ radius: CGFloat, _ angle: Double, from origin: CGPoint? = nil) -> CGPoint {
        let origin = origin ?? center
        return CGPoint(x: origin.x + radius * CGFloat(sin(angle)), y: origin.y - radius * CGFloat(cos(angle)))
    }

    /// A line to the beginning of an arc around the middle, and the arc.
    private func arc(_ path: inout Path, _ radius: CGFloat, _ from: Double, _ to: Double) {
        addArc(&path, center, radius, from, to)
    }

    /// The same around the middle of a corner's circle, which is at a distance and an angle from the middle.
    private func corner(
        _ path: inout Path, _ distance: CGFloat, _ radius: CGFloat, _ angle: Double, from: Double, to: Double,
        moves: Bool = false
    ) {
        let middle = point(distance, angle)
        if moves { path.move(to: point(radius, from, from: middle)) }
        guard radius > 0 else { return }
        addArc(&path, middle, radius, from, to)
    }

    private func addArc(
        _ path: inout Path, _ middle: CGPoint, _ radius: CGFloat, _ from: Double, _ to: Double
    ) {
        // Angles of paths are counted from the right, and grow clockwise on the screen.
        path.addRelativeArc(
            center: middle, radius: radius, startAngle: .radians(from - .pi / 2), delta: .radians(to - from))
    }
}
