import VitrineGraphics

/// The kind of a gradient.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Colours change along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Colours spread from the start point in ellipses; the end point is the corner of the box around half of the last one.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Colours go once around the start point, clockwise from the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient over its background, within its rounded corners.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
    private static let gradientRows = GradientLayerRows()
    private static let gradientTable = LayerPropertyTable(gradientRows, inheriting: CALayer.table)
    override class var table: LayerPropertyTable { gradientTable }

    public override init() {
        super.init()
        modelValues.extras = Self.gradientTable.initialExtras
    }

    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { nil }

    /// The colours, as `CGColor`s, from the start on.
    open var colors: [Any]? {
        get {
            let colors = modelValues[Self.gradientRows.colors]
            return colors.isEmpty ? nil : colors
        }
        set { set(Self.gradientRows.colors, (newValue ?? []).compactMap { $0 as? CGColor }) }
    }

    /// Where each colour stands, 0…1 ascending; evenly spread if nil.
    open var locations: [NSNumber]? {
        get {
            let locations = modelValues[Self.gradientRows.locations]
            return locations.isEmpty ? nil : locations.map { NSNumber(value: $0) }
        }
        set { set(Self.gradientRows.locations, (newValue ?? []).map(\.doubleValue)) }
    }

    /// Where the gradient starts, in units of the bounds; the middle of the top edge unless set.
    open var startPoint: CGPoint {
        get { modelValues[Self.gradientRows.startPoint] }
        set { set(Self.gradientRows.startPoint, newValue) }
    }

    /// Where it ends; the middle of the bottom edge unless set.
    open var endPoint: CGPoint {
        get { modelValues[Self.gradientRows.endPoint] }
        set { set(Self.gradientRows.endPoint, newValue) }
    }

    /// The kind of gradient.
    open var type: CAGradientLayerType {
        get { modelValues[Self.gradientRows.type] }
        set { set(Self.gradientRows.type, newValue) }
    }

    override func makeOwnContent(_ values: LayerProperties, in rect: CGRect) -> RenderNode? {
        let rows = Self.gradientRows
        let (colors, start, end) = (values[rows.colors], values[rows.startPoint], values[rows.endPoint])
        guard let first = colors.first, !rect.isEmpty else { return nil }
        var node: RenderNode
        if colors.count == 1 {
            node = .color(first.rgba, in: rect)
        } else {
            var offsets = colors.indices.map { Double($0) / Double(colors.count - 1) }
            let given = values[rows.locations]
            if given.count == colors.count {
                // From 0 to 1, none before the one before it: anything else cannot be drawn.
                var last = 0.0
                offsets = given.map { place in
                    last = place.isNaN ? last : min(max(place, last), 1)
                    return last
                }
            }
            let stops = zip(offsets, colors).map { GradientStop(offset: $0, color: $1.rgba) }
            node = Self.node(
                values[rows.type], from: CGPoint(x: start.x * rect.width, y: start.y * rect.height),
                to: CGPoint(x: end.x * rect.width, y: end.y * rect.height), stops, in: rect)
        }
        if values.cornerRadius > 0 { node = values.clipped(node) }
        return node
    }

    private static func node(
        _ type: CAGradientLayerType, from start: CGPoint, to end: CGPoint, _ stops: [GradientStop],
        in rect: CGRect
    ) -> RenderNode {
        switch type {
        case .radial:
            let radii = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
            return .gradient(.radial(center: start, start: 0, end: 1, scale: radii), stops: stops, in: rect)
        case .conic:
            let angle = Double(atan2(end.y - start.y, end.x - start.x))
            return .gradient(
                .conic(center: start, start: angle, end: angle + 2 * .pi), stops: stops, in: rect)
        default: return .linearGradient(in: rect, from: start, to: end, stops: stops)
        }
    }
}

extension CAGradientLayerType: LayerConstant {}

/// The rows that gradient layers add to the table of properties.
@MainActor
private struct GradientLayerRows {
    let colors = LayerProperty("colors", initial: [CGColor]()) { (layer: CAGradientLayer, value) in
        layer.colors = value
    }
    let locations = LayerProperty("locations", initial: [Double]()) { (layer: CAGradientLayer, value) in
        layer.locations = value.map { NSNumber(value: $0) }
    }
    let startPoint = LayerProperty("startPoint", initial: CGPoint(x: 0.5, y: 0)) {
        (layer: CAGradientLayer, value) in layer.startPoint = value
    }
    let endPoint = LayerProperty("endPoint", initial: CGPoint(x: 0.5, y: 1)) {
        (layer: CAGradientLayer, value) in layer.endPoint = value
    }
    let type = LayerProperty("type", initial: CAGradientLayerType.axial, animates: .never) {
        (layer: CAGradientLayer, value) in layer.type = value
    }
}
