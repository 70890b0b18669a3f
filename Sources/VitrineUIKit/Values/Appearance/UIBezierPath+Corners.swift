public import Foundation
import VitrineCoreGraphics

extension UIBezierPath {
    /// Makes a rectangle of which some corners are rounded.
    ///
    /// - Parameter cornerRadii: The width is the radius, in points, at most half of a side. UIKit pays no attention to
    ///   the height (seen on iOS).
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        let limit = max(0, min(cornerRadii.width, rect.width / 2, rect.height / 2))
        // Clockwise from the top left, each corner between the edge that leads to it and the one that leads on.
        let places: [(UIRectCorner, CGPoint, into: CGVector, out: CGVector)] = [
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (
                .bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1),
                CGVector(dx: -1, dy: 0)
            ),
            (
                .bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0),
                CGVector(dx: 0, dy: -1)
            ),
        ]
        for (corner, point, into, out) in places {
            let radius = corners.contains(corner) ? limit : 0
            let start = CGPoint(x: point.x - into.dx * radius, y: point.y - into.dy * radius)
            if isEmpty { move(to: start) } else { addLine(to: start) }
            guard radius > 0 else { continue }
            // A quarter of a circle: its control points are this share of the radius away from the corner.
            let share = radius * (1 - 0.552_284_75)
            addCurve(
                to: CGPoint(x: point.x + out.dx * radius, y: point.y + out.dy * radius),
                controlPoint1: CGPoint(x: point.x - into.dx * share, y: point.y - into.dy * share),
                controlPoint2: CGPoint(x: point.x + out.dx * share, y: point.y + out.dy * share))
        }
        close()
    }
}
