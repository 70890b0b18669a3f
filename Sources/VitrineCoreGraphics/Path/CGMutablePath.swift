public import Foundation

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Makes an empty path.
    public init() {
        super.init(elements: [])
    }

    /// Starts a new subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    /// Appends a straight line; traps without a current point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.line(point), transform)
    }

    /// Appends a quadratic curve; traps without a current point.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(.quad(control: control, end: end), transform)
    }

    /// Appends a cubic curve; traps without a current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append(.curve(control1: control1, control2: control2, end: end), transform)
    }

    /// Closes the current subpath with a line to its start.
    public func closeSubpath() {
        guard !elements.isEmpty else { return }
        elements.append(.close)
    }

    /// Appends a rectangle as a subpath of its own.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        build(transform) { $0.addRect(rect) }
    }

    /// Appends rectangles, each as a subpath of its own.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        build(transform) { builder in rects.forEach { builder.addRect($0) } }
    }

    /// Appends a polyline as a subpath of its own.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        points.dropFirst().forEach { addLine(to: $0, transform: transform) }
    }

    /// Appends the ellipse that fits a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        build(transform) { $0.addEllipse(in: rect) }
    }

    /// Appends a rectangle with elliptical corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        build(transform) { $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
    }

    /// Appends an arc of a circle, joined by a line to the current point if there is one.
    ///
    /// With y growing downwards, `clockwise: true` runs counter-clockwise on the screen, as in Core Graphics.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var delta = endAngle - startAngle
        let turn = 2 * CGFloat.pi
        if clockwise {
            if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
            delta = max(delta, -turn)
        } else {
            if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
            delta = min(delta, turn)
        }
        build(transform) { $0.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta) }
    }

    /// Appends an arc of a circle that starts at an angle and runs by `delta` radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        build(transform) { $0.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta) }
    }

    /// Appends the arc that rounds the corner at `tangent1End` on the way to `tangent2End`.
    public func addArc(
        tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        demand(!elements.isEmpty, "CGMutablePath.addArc(tangent1End:): the path has no current point")
        let start = transform.isIdentity ? currentPoint : currentPoint.applying(transform.inverted())
        let toStart = atan2(start.y - corner.y, start.x - corner.x)
        let toEnd = atan2(end.y - corner.y, end.x - corner.x)
        var turn = toEnd - toStart
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        let half = abs(turn) / 2
        guard radius > 0, half > 1e-6, abs(half - .pi / 2) > 1e-6 else {
            addLine(to: corner, transform: transform)
            return
        }
        let bisector = toStart + turn / 2
        let distance = radius / sin(half)
        let center = CGPoint(x: corner.x + cos(bisector) * distance, y: corner.y + sin(bisector) * distance)
        let sweep = (.pi - abs(turn)) * (turn > 0 ? -1 : 1)
        let from = toStart + (turn > 0 ? -CGFloat.pi / 2 : CGFloat.pi / 2)
        addRelativeArc(center: center, radius: radius, startAngle: from, delta: sweep, transform: transform)
    }

    /// Appends the elements of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        elements += transform.isIdentity ? path.elements : path.elements.map { $0.applying(transform) }
    }

    private func append(_ element: PathElement, _ transform: CGAffineTransform) {
        demand(
            !elements.isEmpty, "CGMutablePath: a line or curve needs a current point; call move(to:) first")
        elements.append(transform.isIdentity ? element : element.applying(transform))
    }

    private func build(_ transform: CGAffineTransform, _ body: (inout PathBuilder) -> Void) {
        var builder = PathBuilder(transform: transform.isIdentity ? nil : transform)
        builder.hasCurrentPoint = !elements.isEmpty
        body(&builder)
        elements += builder.elements
    }
}
