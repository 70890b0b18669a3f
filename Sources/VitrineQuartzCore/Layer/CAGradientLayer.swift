import VitrineGraphics

/// The kind of a gradient.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Colours change along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
}

/// A layer that draws a gradient over its background, within its rounded corners.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
    public override init() {
        super.init()
        modelValues.extras = [
            "colors": .colors([]), "locations": .scalars([]), "startPoint": .point(CGPoint(x: 0.5, y: 0)),
            "endPoint": .point(CGPoint(x: 0.5, y: 1)),
        ]
    }

    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { nil }

    /// The colours, as `CGColor`s, from the start on.
    open var colors: [Any]? {
        get {
            guard case .colors(let colors) = modelValues.extras["colors"], !colors.isEmpty else { return nil }
            return colors
        }
        set { setExtra("colors", .colors((newValue ?? []).compactMap { $0 as? CGColor })) }
    }

    /// Where each colour stands, 0…1 ascending; evenly spread if nil.
    open var locations: [NSNumber]? {
        get {
            guard case .scalars(let values) = modelValues.extras["locations"], !values.isEmpty else {
                return nil
            }
            return values.map { NSNumber(value: $0) }
        }
        set { setExtra("locations", .scalars((newValue ?? []).map(\.doubleValue))) }
    }

    /// Where the gradient starts, in units of the bounds; the middle of the top edge unless set.
    open var startPoint: CGPoint {
        get { extraPoint("startPoint") }
        set { setExtra("startPoint", .point(newValue)) }
    }

    /// Where it ends; the middle of the bottom edge unless set.
    open var endPoint: CGPoint {
        get { extraPoint("endPoint") }
        set { setExtra("endPoint", .point(newValue)) }
    }

    /// The kind of gradient.
    open var type = CAGradientLayerType.axial

    override func makeOwnContent(_ values: LayerProperties, in rect: CGRect) -> RenderNode? {
        guard case .colors(let colors) = values.extras["colors"], let first = colors.first, !rect.isEmpty,
            case .point(let start) = values.extras["startPoint"],
            case .point(let end) = values.extras["endPoint"]
        else { return nil }
        var node: RenderNode
        if colors.count == 1 {
            node = .color(first.rgba, in: rect)
        } else {
            var offsets = colors.indices.map { Double($0) / Double(colors.count - 1) }
            if case .scalars(let given) = values.extras["locations"], given.count == colors.count {
                // From 0 to 1, none before the one before it: anything else cannot be drawn.
                var last = 0.0
                offsets = given.map { place in
                    last = place.isNaN ? last : min(max(place, last), 1)
                    return last
                }
            }
            let stops = zip(offsets, colors).map { GradientStop(offset: $0, color: $1.rgba) }
            node = .linearGradient(
                in: rect, from: CGPoint(x: start.x * rect.width, y: start.y * rect.height),
                to: CGPoint(x: end.x * rect.width, y: end.y * rect.height), stops: stops)
        }
        if values.cornerRadius > 0 { node = node.clipped(to: values.outline(corners: maskedCorners)) }
        return node
    }
}

extension CALayer {
    /// Sets a property of a subclass, with its action.
    func setExtra(_ key: String, _ value: AnimatableValue) {
        set(\.extras[key], key, value) { $0 ?? value }
    }

    func extraPoint(_ key: String) -> CGPoint {
        guard case .point(let point) = modelValues.extras[key] else { return .zero }
        return point
    }

    func extraScalar(_ key: String) -> CGFloat {
        guard case .scalar(let value) = modelValues.extras[key] else { return 0 }
        return CGFloat(value)
    }

    func extraColor(_ key: String) -> CGColor? {
        guard case .color(let value) = modelValues.extras[key] else { return nil }
        return value
    }
}
