package import Foundation

extension CGPath {
    /// A rectangle whose corners bend little by little, as iOS's do; each corner has a radius of its own.
    ///
    /// The curve is the one that PaintCode published of iOS 7's `UIBezierPath(roundedRect:cornerRadius:)`; it begins 1.528665
    /// radii from the corner. Where sides are too short for that, it goes over into a circle's, which is reached where both
    /// radii at a side fill it: iOS does the like, by curves that nobody published.
    ///
    /// A side is shared by its corners as their radii are; a radius is at most its share.
    package static func continuousRoundedRect(
        _ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
    ) -> CGPath {
        let path = CGMutablePath()
        func share(_ radius: CGFloat, _ other: CGFloat, of side: CGFloat) -> CGFloat {
            side * radius / (radius + max(other, 0))
        }
        // Clockwise from the top left: the corner, the directions along its sides, where it begins and where it ends, and the
        // radii at their other ends.
        let corners: [(CGPoint, CGFloat, CGVector, CGVector, vertical: CGFloat, horizontal: CGFloat)] = [
            (
                CGPoint(x: rect.minX, y: rect.minY), topLeft, CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0),
                bottomLeft, topRight
            ),
            (
                CGPoint(x: rect.maxX, y: rect.minY), topRight, CGVector(dx: -1, dy: 0),
                CGVector(dx: 0, dy: 1), bottomRight, topLeft
            ),
            (
                CGPoint(x: rect.maxX, y: rect.maxY), bottomRight, CGVector(dx: 0, dy: -1),
                CGVector(dx: -1, dy: 0), topRight, bottomLeft
            ),
            (
                CGPoint(x: rect.minX, y: rect.maxY), bottomLeft, CGVector(dx: 1, dy: 0),
                CGVector(dx: 0, dy: -1), topLeft, bottomRight
            ),
        ]
        for (corner, wanted, first, second, vertical, horizontal) in corners {
            let most =
                wanted > 0
                ? min(
                    share(wanted, vertical, of: rect.height), share(wanted, horizontal, of: rect.width)) : 0
            let radius = min(max(wanted, 0), most)
            let room = radius > 0 ? (most / radius - 1) / (extent - 1) : 1
            let points = zip(circle, continuous).map { circle, curve in
                CGPoint(
                    x: circle.x + (curve.x - circle.x) * min(max(room, 0), 1),
                    y: circle.y + (curve.y - circle.y) * min(max(room, 0), 1))
            }
            func place(_ point: CGPoint) -> CGPoint {
                CGPoint(
                    x: corner.x + radius * (point.x * first.dx + point.y * second.dx),
                    y: corner.y + radius * (point.x * first.dy + point.y * second.dy))
            }
            if path.isEmpty { path.move(to: place(points[0])) } else { path.addLine(to: place(points[0])) }
            guard radius > 0 else { continue }
            for index in [1, 4, 7] {
                path.addCurve(
                    to: place(points[index + 2]), control1: place(points[index]),
                    control2: place(points[index + 1]))
            }
        }
        path.closeSubpath()
        return path
    }

    /// How far from the corner the curve begins, in radii.
    private static let extent: CGFloat = 1.528665

    /// Three curves from one side to the other, in radii from the corner along both: begin, controls, end, and so on.
    private static let continuous: [CGPoint] = mirrored([
        CGPoint(x: 1.528665, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
        CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
    ])

    /// The same of a circle, whose middle part is as long.
    private static let circle: [CGPoint] = {
        let angle = asin(1 - 0.63149379), turn = CGFloat.pi / 2 - 2 * angle
        func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
        func tangent(_ angle: CGFloat) -> CGVector { CGVector(dx: -cos(angle), dy: sin(angle)) }
        func control(_ angle: CGFloat, _ part: CGFloat, _ sign: CGFloat) -> CGPoint {
            let length = 4 / 3 * tan(part / 4) * sign
            return CGPoint(
                x: point(angle).x + tangent(angle).dx * length, y: point(angle).y + tangent(angle).dy * length
            )
        }
        return mirrored([
            point(0), control(0, angle, 1), control(angle, angle, -1), point(angle), control(angle, turn, 1),
        ])
    }()

    private static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
        half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }
}
