import VitrineGraphics

/// The animatable state of a layer. The model has one, and so has the presentation while animating.
struct LayerProperties {
    var position = CGPoint.zero
    var bounds = CGRect.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var transform = CATransform3D.identity
    var sublayerTransform = CATransform3D.identity
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var backgroundColor: CGColor?
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var contents: Bitmap?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Properties of gradient and shape layers.
    var extras: [String: AnimatableValue] = [:]
}

/// The parts of a layer's drawing that a change of state makes stale.
struct LayerChange: OptionSet {
    let rawValue: UInt8
    /// Where the layer stands in its superlayer: its own nodes stay.
    static let placement = LayerChange(rawValue: 1)
    /// How content, sublayers and effects are put together: the content node and sublayers' nodes stay.
    static let composition = LayerChange(rawValue: 2)
    /// The background, contents and own drawing.
    static let content = LayerChange(rawValue: 4)
    /// Which sublayers show: the bounds' origin or size changed.
    static let scroll = LayerChange(rawValue: 8)
    /// Where every sublayer stands: the sublayer transform changed.
    static let sublayerPlacement = LayerChange(rawValue: 16)
}

extension LayerProperties {
    /// What a property's change makes stale.
    static func change(forKey key: String) -> LayerChange {
        switch key {
        case "position", "anchorPoint", "zPosition", "transform", "opacity", "hidden": .placement
        case "bounds": [.placement, .composition, .content, .scroll]
        case "masksToBounds": [.composition, .scroll]
        case "cornerRadius": [.composition, .content]
        case "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius",
            "shadowPath":
            .composition
        case "backgroundColor": [.content, .composition]
        case "sublayerTransform": [.composition, .sublayerPlacement]
        default: .content
        }
    }

    /// What differs between two states.
    func changes(to other: LayerProperties) -> LayerChange {
        var change: LayerChange = []
        if position != other.position || anchorPoint != other.anchorPoint || zPosition != other.zPosition
            || transform != other.transform || opacity != other.opacity || isHidden != other.isHidden
        {
            change.insert(.placement)
        }
        if bounds.size != other.bounds.size {
            change.formUnion([.placement, .composition, .content, .scroll])
        } else if bounds.origin != other.bounds.origin {
            change.formUnion([.composition, .scroll])
        }
        if masksToBounds != other.masksToBounds { change.formUnion([.composition, .scroll]) }
        if cornerRadius != other.cornerRadius || backgroundColor != other.backgroundColor {
            change.formUnion([.composition, .content])
        }
        if borderWidth != other.borderWidth || borderColor != other.borderColor
            || shadowColor != other.shadowColor || shadowOpacity != other.shadowOpacity
            || shadowOffset != other.shadowOffset || shadowRadius != other.shadowRadius
            || shadowPath !== other.shadowPath
        {
            change.insert(.composition)
        }
        if sublayerTransform != other.sublayerTransform {
            change.formUnion([.composition, .sublayerPlacement])
        }
        if contents !== other.contents || contentsRect != other.contentsRect || extras != other.extras {
            change.insert(.content)
        }
        return change
    }
}

/// A layer's state while animations are applied to it one after the other.
struct PresentationValues {
    var properties: LayerProperties
    /// The product of additive transforms so far. The earliest stands leftmost: a later animation's
    /// offset is from a state the earlier one had already been added to.
    private var transformPrefix: CATransform3D?

    init(_ properties: LayerProperties) { self.properties = properties }

    /// The state with everything applied.
    var result: LayerProperties {
        guard let transformPrefix else { return properties }
        var result = properties
        result.transform = CATransform3DConcat(transformPrefix, result.transform)
        return result
    }

    func value(forKeyPath path: String) -> AnimatableValue? { properties.value(forKeyPath: path) }

    mutating func apply(_ value: AnimatableValue, forKeyPath path: String, additive: Bool) {
        if path == "transform", case .transform(let matrix) = value {
            if additive {
                transformPrefix = transformPrefix.map { CATransform3DConcat($0, matrix) } ?? matrix
            } else {
                transformPrefix = nil
                properties.transform = matrix
            }
            return
        }
        guard additive, let base = properties.value(forKeyPath: path) else {
            properties.setValue(value, forKeyPath: path)
            return
        }
        properties.setValue(value.added(to: base), forKeyPath: path)
    }
}
