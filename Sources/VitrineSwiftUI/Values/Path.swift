/// The outline of a 2D shape.
public struct Path: Equatable, @unchecked Sendable {
    private var path: CGMutablePath

    /// An empty path.
    public init() { path = CGMutablePath() }
    /// A copy of a Core Graphics path.
    public init(_ path: CGPath) {
        self.path = CGMutablePath()
        self.path.addPath(path)
    }
    /// A rectangle.
    public init(_ rect: CGRect) {
        self.init()
        path.addRect(rect)
    }
    /// A rounded rectangle.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    /// A rounded rectangle with elliptical corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init()
        var width = min(max(cornerSize.width, 0), rect.width / 2)
        var height = min(max(cornerSize.height, 0), rect.height / 2)
        // Quarters of a circle larger than half a side make a capsule, not an ellipse.
        if cornerSize.width == cornerSize.height {
            width = min(width, height)
            height = width
        }
        if width > 0, width == height, style == .continuous {
            path.addPath(
                .continuousRoundedRect(
                    rect, topLeft: width, topRight: width, bottomRight: width, bottomLeft: width))
        } else if width > 0, height > 0 {
            path.addRoundedRect(in: rect, cornerWidth: width, cornerHeight: height)
        } else {
            path.addRect(rect)
        }
    }
    /// A rectangle whose corners have radii of their own; the leading ones are left.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        let radii = cornerRadii.fitted(into: rect.size)
        self.init()
        if style == .continuous {
            path.addPath(
                .continuousRoundedRect(
                    rect, topLeft: radii.topLeading, topRight: radii.topTrailing,
                    bottomRight: radii.bottomTrailing, bottomLeft: radii.bottomLeading))
        } else {
            path.addRoundedRect(rect, radii)
        }
    }
    /// An ellipse.
    public init(ellipseIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }
    /// Builds a path with a closure.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// The path for Core Graphics.
    public var cgPath: CGPath { path }
    /// Whether there is nothing in it.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle around it.
    public var boundingRect: CGRect { path.isEmpty ? .null : path.boundingBoxOfPath }
    /// Where the next element begins.
    public var currentPoint: CGPoint? { path.isEmpty ? nil : path.currentPoint }

    /// Whether a point is inside.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        path.contains(p, using: eoFill ? .evenOdd : .winding)
    }

    /// Same outline.
    public static func == (a: Path, b: Path) -> Bool { a.path == b.path }

    private mutating func edit(_ body: (CGMutablePath) -> Void) {
        if !isKnownUniquelyReferenced(&path) { path = path.mutableCopy() ?? CGMutablePath() }
        body(path)
    }

    /// Begins a subpath.
    public mutating func move(to end: CGPoint) { edit { $0.move(to: end) } }
    /// Adds a line.
    public mutating func addLine(to end: CGPoint) { edit { $0.addLine(to: end) } }
    /// Adds a quadratic Bézier curve.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        edit { $0.addQuadCurve(to: end, control: control) }
    }
    /// Adds a cubic Bézier curve.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        edit { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    /// Closes the subpath.
    public mutating func closeSubpath() { edit { $0.closeSubpath() } }
    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        edit { $0.addRect(rect, transform: transform) }
    }
    /// Adds rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        edit { $0.addRects(rects, transform: transform) }
    }
    /// Adds a rounded rectangle.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }
    /// Adds an ellipse.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        edit { $0.addEllipse(in: rect, transform: transform) }
    }
    /// Adds connected lines.
    public mutating func addLines(_ lines: [CGPoint]) { edit { $0.addLines(between: lines) } }
    /// Adds an arc of a circle.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
                clockwise: clockwise, transform: transform)
        }
    }
    /// Adds an arc of a circle that starts at an angle and runs by another.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians,
                transform: transform)
        }
    }
    /// Adds the arc that rounds the corner at `tangent1End` on the way to `tangent2End`.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        edit {
            $0.addArc(
                tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }
    }
    /// Adds another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        edit { $0.addPath(path.path, transform: transform) }
    }

    /// The outline of the line that a pen draws along the path. Curves become short lines.
    ///
    /// Complexity: O(n) in the number of those lines.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        let line =
            style.dash.isEmpty ? cgPath : cgPath.copy(dashingWithPhase: style.dashPhase, lengths: style.dash)
        return Path(
            line.copy(
                strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
                miterLimit: style.miterLimit))
    }

    /// The path transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        let result = Path()
        result.path.addPath(path, transform: transform)
        return result
    }
    /// The path moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

/// The shape of a rounded corner.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Corners of continuous curvature.
    case continuous
}

/// How the inside of a path is told.
public struct FillStyle: Equatable, Sendable {
    /// Whether the even-odd rule is used.
    public var isEOFilled: Bool
    /// Whether edges are antialiased: else a pixel is filled if its middle is inside.
    public var isAntialiased: Bool
    /// Makes a style.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The characteristics of a stroke.
public struct StrokeStyle: Equatable, Sendable {
    /// In points.
    public var lineWidth: CGFloat
    /// The ends of lines.
    public var lineCap: CGLineCap
    /// The corners.
    public var lineJoin: CGLineJoin
    /// Where mitred corners become bevelled.
    public var miterLimit: CGFloat
    /// Lengths of dashes and gaps.
    public var dash: [CGFloat]
    /// Where in the dashes the line begins.
    public var dashPhase: CGFloat
    /// Makes a style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
