public import Foundation
public import VitrineCoreGraphics

/// A path of lines and curves, in points.
open class UIBezierPath: NSObject, NSCopying {
    private var path: CGMutablePath

    /// Makes an empty path.
    public override init() {
        path = CGMutablePath()
        super.init()
    }

    /// Makes a copy of a path.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// Makes a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// Makes the ellipse that fits into a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// Makes a rectangle with corners rounded by `cornerRadius` points, at most half of a side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }

    /// Makes an arc; angles in radians from the positive x axis, clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// The path as Core Graphics sees it.
    open var cgPath: CGPath {
        get { path.copy() ?? CGMutablePath() }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// Starts a subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc; angles in radians from the positive x axis, clockwise on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics names directions in a space whose y axis points up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: !clockwise)
    }

    /// Adds a line back to the start of the subpath.
    open func close() { path.closeSubpath() }

    /// Empties the path.
    open func removeAllPoints() { path = CGMutablePath() }

    /// Adds the subpaths of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms every point.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        path = moved
    }

    /// Whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around the curves, in points.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// Where the last element ended.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether the point lies inside the path.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding, transform: .identity)
    }

    /// Whether areas enclosed twice are outside. False by default.
    open var usesEvenOddFillRule = false
    /// The width of the line that is drawn along the path, in points; 1 unless set, and 0 for one pixel.
    open var lineWidth: CGFloat = 1
    /// How lines end. Butt unless set.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet. Mitred unless set.
    open var lineJoinStyle = CGLineJoin.miter
    /// How long the tip of a corner may be, in widths of the line; 10 unless set.
    open var miterLimit: CGFloat = 10
    /// How far lines may be from the curves they stand for, in pixels; 0.6 unless set.
    open var flatness: CGFloat = 0.6
    var dashPattern: [CGFloat] = []
    var dashPhase: CGFloat = 0

    /// Paths are equal that have the same parts, and are drawn in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return other === self
            || other.path == path && other.usesEvenOddFillRule == usesEvenOddFillRule
                && other.lineWidth == lineWidth && other.lineCapStyle == lineCapStyle
                && other.lineJoinStyle == lineJoinStyle && other.miterLimit == miterLimit
                && other.flatness == flatness && other.dashPattern == dashPattern
                && other.dashPhase == dashPhase
    }

    open override var hash: Int { path.hashValue }

    func takeStyle(of other: UIBezierPath) {
        usesEvenOddFillRule = other.usesEvenOddFillRule
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        dashPattern = other.dashPattern
        dashPhase = other.dashPhase
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.takeStyle(of: self)
        return copy
    }
}
