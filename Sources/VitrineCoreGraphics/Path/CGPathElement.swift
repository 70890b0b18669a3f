package import Foundation

/// The kind of one element of a path.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath at a point.
    case moveToPoint = 0
    /// A straight line to a point.
    case addLineToPoint = 1
    /// A quadratic Bézier curve: control point, end.
    case addQuadCurveToPoint = 2
    /// A cubic Bézier curve: two control points, end.
    case addCurveToPoint = 3
    /// A line back to the start of the subpath.
    case closeSubpath = 4
}

/// The shape of the ends of an open stroked line.
public enum CGLineCap: Int32, Sendable {
    /// The line ends where the path does.
    case butt = 0
    /// The line ends in a half circle beyond the path.
    case round = 1
    /// The line goes on beyond the path by half its width.
    case square = 2
}

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Sendable {
    /// Corners are pointed, up to the miter limit.
    case miter = 0
    /// Corners are round.
    case round = 1
    /// Corners are cut off.
    case bevel = 2
}

/// The rule that decides which regions lie inside a path.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is what the path runs around more often one way than the other.
    case winding = 0
    /// Inside is what a ray from it crosses the path an odd number of times.
    case evenOdd = 1
}

/// One step of a path, with the points it needs.
package enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close

    func applying(_ t: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point): .move(point.applying(t))
        case .line(let point): .line(point.applying(t))
        case .quad(let control, let end): .quad(control: control.applying(t), end: end.applying(t))
        case .curve(let first, let second, let end):
            .curve(control1: first.applying(t), control2: second.applying(t), end: end.applying(t))
        case .close: .close
        }
    }

    /// The points of the element, control points included.
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quad(let control, let end): [control, end]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }
}
