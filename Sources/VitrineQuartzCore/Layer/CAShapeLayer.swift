import VitrineGraphics

/// Which regions count as inside a shape.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Inside is what the path runs around more often one way than the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside is what a ray from it crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a stroke look.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The line ends where the path does.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// The line ends in a half circle beyond the path.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// The line goes on beyond the path by half its width.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a stroke look.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Corners are pointed, up to the miter limit.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Corners are round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Corners are cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path in its coordinates, on top of its background.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
    public override init() {
        super.init()
        modelValues.extras = [
            "path": .path(nil), "fillColor": .color(.black), "strokeColor": .color(nil),
            "lineWidth": .scalar(1), "strokeStart": .scalar(0), "strokeEnd": .scalar(1),
            "miterLimit": .scalar(10), "lineDashPhase": .scalar(0),
        ]
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CAShapeLayer else { return }
        fillRule = other.fillRule
        lineCap = other.lineCap
        lineJoin = other.lineJoin
        lineDashPattern = other.lineDashPattern
    }

    public required init?(coder: NSCoder) { nil }

    /// The path, in the layer's coordinates.
    open var path: CGPath? {
        get {
            guard case .path(let path) = modelValues.extras["path"] else { return nil }
            return path
        }
        set { setExtra("path", .path(newValue)) }
    }

    /// The colour inside the path; opaque black unless set.
    open var fillColor: CGColor? {
        get { extraColor("fillColor") }
        set { setExtra("fillColor", .color(newValue)) }
    }

    /// The colour of the line; nil, no line, unless set.
    open var strokeColor: CGColor? {
        get { extraColor("strokeColor") }
        set { setExtra("strokeColor", .color(newValue)) }
    }

    /// The line's width in points; 1 unless set.
    open var lineWidth: CGFloat {
        get { extraScalar("lineWidth") }
        set { setExtra("lineWidth", .scalar(Double(newValue))) }
    }

    /// Where along the path the line starts, 0…1.
    open var strokeStart: CGFloat {
        get { extraScalar("strokeStart") }
        set { setExtra("strokeStart", .scalar(Double(newValue))) }
    }

    /// Where along the path the line ends, 0…1.
    open var strokeEnd: CGFloat {
        get { extraScalar("strokeEnd") }
        set { setExtra("strokeEnd", .scalar(Double(newValue))) }
    }

    /// The longest allowed mitre, in line widths; 10 unless set.
    open var miterLimit: CGFloat {
        get { extraScalar("miterLimit") }
        set { setExtra("miterLimit", .scalar(Double(newValue))) }
    }

    /// Where in the dash pattern the line starts, in points.
    open var lineDashPhase: CGFloat {
        get { extraScalar("lineDashPhase") }
        set { setExtra("lineDashPhase", .scalar(Double(newValue))) }
    }

    /// Lengths of dashes and gaps in turn, in points.
    open var lineDashPattern: [NSNumber]? { didSet { invalidate(.content) } }
    /// What is inside the path.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { invalidate(.content) } }
    /// How lines end.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { invalidate(.content) } }
    /// How lines meet.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { invalidate(.content) } }

    override func makeOwnContent(_ values: LayerProperties, in rect: CGRect) -> RenderNode? {
        guard case .path(let path?) = values.extras["path"], !path.isEmpty else { return nil }
        func color(_ key: String) -> CGColor? {
            guard case .color(let color?) = values.extras[key], color.alpha > 0 else { return nil }
            return color
        }
        func scalar(_ key: String) -> Double {
            guard case .scalar(let value) = values.extras[key] else { return 0 }
            return value
        }
        var parts: [RenderNode] = []
        if let fill = color("fillColor") {
            parts.append(.fill(path, color: fill.rgba, evenOdd: fillRule == .evenOdd))
        }
        let (start, end) = (scalar("strokeStart"), scalar("strokeEnd"))
        if let stroke = color("strokeColor"), scalar("lineWidth") > 0, end > start {
            let line = start > 0 || end < 1 ? path.trimmed(from: start, to: end) : path
            if !line.isEmpty {
                parts.append(
                    .stroke(
                        line, color: stroke.rgba, width: CGFloat(scalar("lineWidth")), cap: lineCap.native,
                        join: lineJoin.native, miterLimit: CGFloat(scalar("miterLimit")),
                        dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
                        dashPhase: CGFloat(scalar("lineDashPhase"))))
            }
        }
        guard let node = RenderNode.container(parts) else { return nil }
        // Content does not scroll, but a path is in the layer's coordinates.
        let origin = values.bounds.origin
        return origin == .zero ? node : node.translated(x: -origin.x, y: -origin.y)
    }
}

extension CAShapeLayerLineCap {
    fileprivate var native: CGLineCap {
        switch self {
        case .round: .round
        case .square: .square
        default: .butt
        }
    }
}

extension CAShapeLayerLineJoin {
    fileprivate var native: CGLineJoin {
        switch self {
        case .round: .round
        case .bevel: .bevel
        default: .miter
        }
    }
}

extension CGPath {
    /// The part of the path between two fractions of its length, as straight pieces.
    func trimmed(from start: Double, to end: Double) -> CGPath {
        let result = CGMutablePath()
        var lines: [[CGPoint]] = []
        for subpath in subpaths() { lines.append(subpath.polyline()) }
        func length(_ a: CGPoint, _ b: CGPoint) -> Double { Double(hypot(b.x - a.x, b.y - a.y)) }
        let total = lines.reduce(0) { $0 + zip($1, $1.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) } }
        let (low, high) = (max(start, 0) * total, min(end, 1) * total)
        var travelled = 0.0
        for line in lines {
            var isDrawing = false
            for (a, b) in zip(line, line.dropFirst()) {
                let step = length(a, b)
                defer { travelled += step }
                guard step > 0, travelled + step > low, travelled < high else {
                    isDrawing = false
                    continue
                }
                func point(_ distance: Double) -> CGPoint {
                    let t = CGFloat((distance - travelled) / step)
                    return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
                }
                if !isDrawing { result.move(to: point(max(low, travelled))) }
                result.addLine(to: point(min(high, travelled + step)))
                isDrawing = true
            }
        }
        return result
    }

    /// The path cut before every `move`.
    private func subpaths() -> [CGPath] {
        var result: [CGMutablePath] = []
        var start = CGPoint.zero
        for element in elements {
            if case .move = element { result.append(CGMutablePath()) }
            if result.isEmpty { result.append(CGMutablePath()) }
            let path = result[result.count - 1]
            switch element {
            case .move(let p):
                path.move(to: p)
                start = p
            case .line(let p): path.addLine(to: p)
            case .quad(let c, let p): path.addQuadCurve(to: p, control: c)
            case .curve(let c1, let c2, let p): path.addCurve(to: p, control1: c1, control2: c2)
            case .close:
                path.closeSubpath()
                let next = CGMutablePath()
                next.move(to: start)
                result.append(next)
            }
        }
        return result
    }
}
