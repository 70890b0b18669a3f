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
    private static let shapeRows = ShapeLayerRows()
    private static let shapeTable = LayerPropertyTable(shapeRows, inheriting: CALayer.table)
    override class var table: LayerPropertyTable { shapeTable }

    public override init() {
        super.init()
        modelValues.extras = Self.shapeTable.initialExtras
    }

    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { nil }

    /// The path, in the layer's coordinates.
    open var path: CGPath? {
        get { modelValues[Self.shapeRows.path] }
        set { set(Self.shapeRows.path, newValue) }
    }

    /// The colour inside the path; opaque black unless set.
    open var fillColor: CGColor? {
        get { modelValues[Self.shapeRows.fillColor] }
        set { set(Self.shapeRows.fillColor, newValue) }
    }

    /// The colour of the line; nil, no line, unless set.
    open var strokeColor: CGColor? {
        get { modelValues[Self.shapeRows.strokeColor] }
        set { set(Self.shapeRows.strokeColor, newValue) }
    }

    /// The line's width in points; 1 unless set.
    open var lineWidth: CGFloat {
        get { modelValues[Self.shapeRows.lineWidth] }
        set { set(Self.shapeRows.lineWidth, newValue) }
    }

    /// Where along the path the line starts, 0…1.
    open var strokeStart: CGFloat {
        get { modelValues[Self.shapeRows.strokeStart] }
        set { set(Self.shapeRows.strokeStart, newValue) }
    }

    /// Where along the path the line ends, 0…1.
    open var strokeEnd: CGFloat {
        get { modelValues[Self.shapeRows.strokeEnd] }
        set { set(Self.shapeRows.strokeEnd, newValue) }
    }

    /// The longest allowed mitre, in line widths; 10 unless set.
    open var miterLimit: CGFloat {
        get { modelValues[Self.shapeRows.miterLimit] }
        set { set(Self.shapeRows.miterLimit, newValue) }
    }

    /// Where in the dash pattern the line starts, in points.
    open var lineDashPhase: CGFloat {
        get { modelValues[Self.shapeRows.lineDashPhase] }
        set { set(Self.shapeRows.lineDashPhase, newValue) }
    }

    /// Lengths of dashes and gaps in turn, in points.
    open var lineDashPattern: [NSNumber]? {
        get {
            let pattern = modelValues[Self.shapeRows.lineDashPattern]
            return pattern.isEmpty ? nil : pattern.map { NSNumber(value: $0) }
        }
        set { set(Self.shapeRows.lineDashPattern, (newValue ?? []).map(\.doubleValue)) }
    }

    /// What is inside the path.
    open var fillRule: CAShapeLayerFillRule {
        get { modelValues[Self.shapeRows.fillRule] }
        set { set(Self.shapeRows.fillRule, newValue) }
    }

    /// How lines end.
    open var lineCap: CAShapeLayerLineCap {
        get { modelValues[Self.shapeRows.lineCap] }
        set { set(Self.shapeRows.lineCap, newValue) }
    }

    /// How lines meet.
    open var lineJoin: CAShapeLayerLineJoin {
        get { modelValues[Self.shapeRows.lineJoin] }
        set { set(Self.shapeRows.lineJoin, newValue) }
    }

    override func makeOwnContent(_ values: LayerProperties, in rect: CGRect) -> RenderNode? {
        let rows = Self.shapeRows
        guard let path = values[rows.path], !path.isEmpty else { return nil }
        var parts: [RenderNode] = []
        if let fill = values[rows.fillColor], fill.alpha > 0 {
            parts.append(.fill(path, color: fill.rgba, evenOdd: values[rows.fillRule] == .evenOdd))
        }
        let (start, end) = (Double(values[rows.strokeStart]), Double(values[rows.strokeEnd]))
        let width = values[rows.lineWidth]
        if let stroke = values[rows.strokeColor], stroke.alpha > 0, width > 0, end > start {
            let line = start > 0 || end < 1 ? path.trimmed(from: start, to: end) : path
            if !line.isEmpty {
                parts.append(
                    .stroke(
                        line, color: stroke.rgba, width: width, cap: values[rows.lineCap].native,
                        join: values[rows.lineJoin].native, miterLimit: values[rows.miterLimit],
                        dash: values[rows.lineDashPattern].map { CGFloat($0) },
                        dashPhase: values[rows.lineDashPhase]))
            }
        }
        guard let node = RenderNode.container(parts) else { return nil }
        // Content does not scroll, but a path is in the layer's coordinates.
        let bounds = values.bounds
        if values.isGeometryFlipped {
            return node.transformed(
                by: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -bounds.minX, ty: bounds.maxY))
        }
        return bounds.origin == .zero ? node : node.translated(x: -bounds.minX, y: -bounds.minY)
    }
}

extension CAShapeLayerFillRule: LayerConstant {}
extension CAShapeLayerLineCap: LayerConstant {}
extension CAShapeLayerLineJoin: LayerConstant {}

/// The rows that shape layers add to the table of properties.
@MainActor
private struct ShapeLayerRows {
    let path = LayerProperty("path", initial: CGPath?.none) {
        (layer: CAShapeLayer, value) in layer.path = value
    }
    let fillColor = LayerProperty("fillColor", initial: CGColor?.some(.black)) {
        (layer: CAShapeLayer, value) in layer.fillColor = value
    }
    let strokeColor = LayerProperty("strokeColor", initial: CGColor?.none) {
        (layer: CAShapeLayer, value) in layer.strokeColor = value
    }
    let lineWidth = LayerProperty("lineWidth", initial: CGFloat(1)) {
        (layer: CAShapeLayer, value) in layer.lineWidth = value
    }
    let strokeStart = LayerProperty("strokeStart", initial: CGFloat(0)) {
        (layer: CAShapeLayer, value) in layer.strokeStart = value
    }
    let strokeEnd = LayerProperty("strokeEnd", initial: CGFloat(1)) {
        (layer: CAShapeLayer, value) in layer.strokeEnd = value
    }
    let miterLimit = LayerProperty("miterLimit", initial: CGFloat(10), animates: .implicitly) {
        (layer: CAShapeLayer, value) in layer.miterLimit = value
    }
    let lineDashPhase = LayerProperty("lineDashPhase", initial: CGFloat(0), animates: .implicitly) {
        (layer: CAShapeLayer, value) in layer.lineDashPhase = value
    }
    let lineDashPattern = LayerProperty("lineDashPattern", initial: [Double](), animates: .never) {
        (layer: CAShapeLayer, value) in layer.lineDashPattern = value.map { NSNumber(value: $0) }
    }
    let fillRule = LayerProperty("fillRule", initial: CAShapeLayerFillRule.nonZero, animates: .never) {
        (layer: CAShapeLayer, value) in layer.fillRule = value
    }
    let lineCap = LayerProperty("lineCap", initial: CAShapeLayerLineCap.butt, animates: .never) {
        (layer: CAShapeLayer, value) in layer.lineCap = value
    }
    let lineJoin = LayerProperty("lineJoin", initial: CAShapeLayerLineJoin.miter, animates: .never) {
        (layer: CAShapeLayer, value) in layer.lineJoin = value
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
