package import VitrineGraphics

/// What shows of a layer, apart from its sublayers. The model has one, and so has the presentation while animating.
///
/// A new property is a field here, its row in ``LayerRows`` below, and its accessor in `CALayer`: all else follows from
/// the row. One of a subclass is a row beside that subclass, and its accessor.
struct LayerProperties {
    var position = CGPoint.zero
    var bounds = CGRect.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var zPosition: CGFloat = 0
    var transform = CATransform3D.identity
    /// Whether the transform leaves the layer in its plane.
    var isFlat: Bool { transform.isFlat }
    var sublayerTransform = CATransform3D.identity
    var isGeometryFlipped = false
    /// Whether sublayers are anywhere else than their positions say.
    var movesSublayers: Bool { isGeometryFlipped || sublayerTransform != .identity }
    var opacity: Float = 1
    var allowsGroupOpacity = true
    var isHidden = false
    var isDoubleSided = true
    var masksToBounds = false
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var backgroundColor: CGColor?
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var contents: Bitmap?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var contentsScale: CGFloat = 1
    /// How far a transition of the layer has come, 0…1.
    var transitionProgress: CGFloat = 1
    /// Properties of subclasses, in the order of their rows.
    var extras: [AnimatableValue] = []
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

/// The table of the properties of layers: for each its key, where it is stored, what a change makes stale, which
/// changes are animated, and how clients set it. Whether animations add up, and the components of key paths, follow
/// from the type of the value.
///
/// What is documented to have no implicit animation, or cannot be between two values, is animated by request only.
@MainActor
package struct LayerRows {
    package let position = LayerProperty("position", \.position, .placement) { $0.position = $1 }
    package let bounds = LayerProperty(
        "bounds", \.bounds,
        changing: {
            $0.size == $1.size ? [.composition, .scroll] : [.placement, .composition, .content, .scroll]
        }
    ) { $0.bounds = $1 }
    package let anchorPoint = LayerProperty("anchorPoint", \.anchorPoint, .placement) { $0.anchorPoint = $1 }
    package let zPosition = LayerProperty("zPosition", \.zPosition, .placement, animates: .implicitly) {
        $0.zPosition = $1
    }
    package let transform = LayerProperty("transform", \.transform, .placement) { $0.transform = $1 }
    package let sublayerTransform = LayerProperty(
        "sublayerTransform", \.sublayerTransform, [.composition, .sublayerPlacement]
    ) { $0.sublayerTransform = $1 }
    package let isGeometryFlipped = LayerProperty(
        "geometryFlipped", \.isGeometryFlipped, [.composition, .content, .sublayerPlacement], animates: .never
    ) { $0.isGeometryFlipped = $1 }
    package let opacity = LayerProperty("opacity", \.opacity, .placement) { $0.opacity = $1 }
    package let allowsGroupOpacity = LayerProperty(
        "allowsGroupOpacity", \.allowsGroupOpacity, .placement, animates: .never
    ) { $0.allowsGroupOpacity = $1 }
    package let isHidden = LayerProperty("hidden", \.isHidden, .placement, animates: .implicitly) {
        $0.isHidden = $1
    }
    package let isDoubleSided = LayerProperty(
        "doubleSided", \.isDoubleSided, .placement, animates: .explicitly
    ) { $0.isDoubleSided = $1 }
    package let masksToBounds = LayerProperty(
        "masksToBounds", \.masksToBounds, [.composition, .scroll], animates: .explicitly
    ) { $0.masksToBounds = $1 }

    package let cornerRadius = LayerProperty("cornerRadius", \.cornerRadius, [.composition, .content]) {
        $0.cornerRadius = $1
    }
    package let maskedCorners = LayerProperty(
        "maskedCorners", \.maskedCorners, [.composition, .content], animates: .never
    ) { $0.maskedCorners = $1 }
    package let cornerCurve = LayerProperty(
        "cornerCurve", \.cornerCurve, [.composition, .content], animates: .never
    ) { $0.cornerCurve = $1 }
    package let borderWidth = LayerProperty("borderWidth", \.borderWidth, .composition) {
        $0.borderWidth = $1
    }
    package let borderColor = LayerProperty("borderColor", \.borderColor, .composition) {
        $0.borderColor = $1
    }
    package let backgroundColor = LayerProperty(
        "backgroundColor", \.backgroundColor, [.composition, .content]
    ) { $0.backgroundColor = $1 }

    package let shadowColor = LayerProperty("shadowColor", \.shadowColor, .composition) {
        $0.shadowColor = $1
    }
    package let shadowOpacity = LayerProperty("shadowOpacity", \.shadowOpacity, .composition) {
        $0.shadowOpacity = $1
    }
    package let shadowOffset = LayerProperty("shadowOffset", \.shadowOffset, .composition) {
        $0.shadowOffset = $1
    }
    package let shadowRadius = LayerProperty("shadowRadius", \.shadowRadius, .composition) {
        $0.shadowRadius = $1
    }
    package let shadowPath = LayerProperty("shadowPath", \.shadowPath, .composition) { $0.shadowPath = $1 }

    package let shouldRasterize = LayerProperty(
        "shouldRasterize", \.shouldRasterize, .composition, animates: .never
    ) { $0.shouldRasterize = $1 }
    package let rasterizationScale = LayerProperty(
        "rasterizationScale", \.rasterizationScale, .composition, animates: .never
    ) { $0.rasterizationScale = $1 }

    package let contents = LayerProperty("contents", \.contents, .content, animates: .explicitly) {
        $0.contents = $1
    }
    package let contentsRect = LayerProperty("contentsRect", \.contentsRect, .content) {
        $0.contentsRect = $1
    }
    package let contentsCenter = LayerProperty("contentsCenter", \.contentsCenter, .content) {
        $0.contentsCenter = $1
    }
    package let contentsGravity = LayerProperty(
        "contentsGravity", \.contentsGravity, .content, animates: .never
    ) { $0.contentsGravity = $1 }
    package let magnificationFilter = LayerProperty(
        "magnificationFilter", \.magnificationFilter, .content, animates: .never
    ) { $0.magnificationFilter = $1 }
    package let minificationFilter = LayerProperty(
        "minificationFilter", \.minificationFilter, .content, animates: .never
    ) { $0.minificationFilter = $1 }
    package let minificationFilterBias = LayerProperty(
        "minificationFilterBias", \.minificationFilterBias, .content, animates: .explicitly
    ) { $0.minificationFilterBias = $1 }
    package let contentsScale = LayerProperty("contentsScale", \.contentsScale, .content, animates: .never) {
        $0.contentsScale = $1
    }

    /// What transitions animate; of the model it is always 1.
    package let transitionProgress = LayerProperty(
        CATransition.progressKey, \.transitionProgress, .composition, animates: .explicitly
    ) { $0.transitionProgress = $1 }

    // What stays as it is while animations run.
    package let frame = LayerAttribute("frame", \.frame)
    package let isOpaque = LayerAttribute("opaque", \.isOpaque)
    package let name = LayerReferenceAttribute("name", \.name)
    package let delegate = LayerReferenceAttribute("delegate", \.delegate)
    package let actions = LayerReferenceAttribute("actions", \.actions)
    package let mask = LayerReferenceAttribute("mask", \.mask)
    package let sublayers = LayerReferenceAttribute("sublayers", \.sublayers)
    package let beginTime = LayerAttribute("beginTime", \.beginTime)
    package let duration = LayerAttribute("duration", \.duration)
    package let speed = LayerAttribute("speed", \.speed)
    package let timeOffset = LayerAttribute("timeOffset", \.timeOffset)
    package let repeatCount = LayerAttribute("repeatCount", \.repeatCount)
    package let repeatDuration = LayerAttribute("repeatDuration", \.repeatDuration)
    package let autoreverses = LayerAttribute("autoreverses", \.autoreverses)
    package let fillMode = LayerAttribute("fillMode", \.fillMode)
}
