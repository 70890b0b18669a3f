import VitrineGraphics

@testable import VitrineQuartzCore

/// What a row of the table of layer properties is to say, with values to try it with.
struct LayerPropertyCase: @unchecked Sendable, CustomStringConvertible {
    let key: String
    let type: CALayer.Type
    let change: LayerChange
    let animates: LayerPropertyAnimation
    /// Reads the property as clients do.
    let get: @MainActor (CALayer) -> Any?
    let old: AnimatableValue
    let new: AnimatableValue
    /// In the middle between old and new.
    let middle: AnimatableValue
    /// Old and new added; nil where values do not add up.
    let sum: AnimatableValue?

    var description: String { "\(type).\(key)" }

    init(
        _ key: String, of type: CALayer.Type = CALayer.self, _ change: LayerChange,
        animates: LayerPropertyAnimation = .everywhere, _ old: AnimatableValue, _ new: AnimatableValue,
        middle: AnimatableValue? = nil, sum: AnimatableValue? = nil,
        get: @escaping @MainActor (CALayer) -> Any?
    ) {
        (self.key, self.type, self.change, self.animates) = (key, type, change, animates)
        (self.old, self.new, self.middle, self.sum, self.get) = (old, new, middle ?? new, sum, get)
    }

    /// A shape's property, which makes the content stale.
    static func shape(
        _ key: String, animates: LayerPropertyAnimation = .everywhere, _ old: AnimatableValue,
        _ new: AnimatableValue, middle: AnimatableValue? = nil, sum: AnimatableValue? = nil,
        get: @escaping @MainActor (CAShapeLayer) -> Any?
    ) -> Self {
        Self(key, of: CAShapeLayer.self, .content, animates: animates, old, new, middle: middle, sum: sum) {
            get($0 as! CAShapeLayer)
        }
    }

    static func gradient(
        _ key: String, animates: LayerPropertyAnimation = .everywhere, _ old: AnimatableValue,
        _ new: AnimatableValue, middle: AnimatableValue? = nil, sum: AnimatableValue? = nil,
        get: @escaping @MainActor (CAGradientLayer) -> Any?
    ) -> Self {
        Self(key, of: CAGradientLayer.self, .content, animates: animates, old, new, middle: middle, sum: sum)
        {
            get($0 as! CAGradientLayer)
        }
    }
}

extension LayerPropertyCase {
    private static func point(_ x: CGFloat, _ y: CGFloat) -> AnimatableValue { .point(CGPoint(x: x, y: y)) }
    private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
        -> AnimatableValue
    {
        .rect(CGRect(x: x, y: y, width: width, height: height))
    }
    private static func moved(_ x: CGFloat) -> AnimatableValue {
        .transform(CATransform3DMakeTranslation(x, 0, 0))
    }
    private static func grey(_ white: CGFloat) -> AnimatableValue {
        .color(CGColor(red: white, green: white, blue: white, alpha: 1))
    }
    private static func square(_ side: CGFloat) -> AnimatableValue {
        .path(CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil))
    }
    private static let picture = AnimatableValue.image(
        Rasterizer.bitmap(of: nil, size: CGSize(width: 2, height: 2), scale: 1, background: .white))

    static let all: [Self] = geometry + looks + contents + shapes + gradients

    private static let geometry: [Self] = [
        Self("position", .placement, point(1, 2), point(3, 6), middle: point(2, 4), sum: point(4, 8)) {
            $0.position
        },
        Self(
            "bounds", [.placement, .composition, .content, .scroll], rect(0, 0, 10, 20), rect(2, 4, 30, 60),
            middle: rect(1, 2, 20, 40), sum: rect(2, 4, 40, 80)
        ) { $0.bounds },
        Self("anchorPoint", .placement, point(0, 1), point(1, 0), middle: point(0.5, 0.5), sum: point(1, 1)) {
            $0.anchorPoint
        },
        Self(
            "zPosition", .placement, animates: .implicitly, .scalar(2), .scalar(6), middle: .scalar(4),
            sum: .scalar(8)
        ) {
            $0.zPosition
        },
        Self("transform", .placement, moved(2), moved(6), middle: moved(4), sum: moved(8)) { $0.transform },
        Self(
            "sublayerTransform", [.composition, .sublayerPlacement], moved(2), moved(6), middle: moved(4),
            sum: moved(8)
        ) { $0.sublayerTransform },
        Self(
            "geometryFlipped", [.composition, .content, .sublayerPlacement], animates: .never, .flag(true),
            .flag(false)
        ) { $0.isGeometryFlipped },
    ]

    private static let looks: [Self] = [
        Self("opacity", .placement, .scalar(0.25), .scalar(0.5), middle: .scalar(0.375), sum: .scalar(0.75)) {
            $0.opacity
        },
        Self("allowsGroupOpacity", .placement, animates: .never, .flag(true), .flag(false)) {
            $0.allowsGroupOpacity
        },
        Self("hidden", .placement, animates: .implicitly, .flag(false), .flag(true)) { $0.isHidden },
        Self("doubleSided", .placement, animates: .explicitly, .flag(true), .flag(false)) {
            $0.isDoubleSided
        },
        Self("masksToBounds", [.composition, .scroll], animates: .explicitly, .flag(false), .flag(true)) {
            $0.masksToBounds
        },
        Self(
            "cornerRadius", [.composition, .content], .scalar(2), .scalar(6), middle: .scalar(4),
            sum: .scalar(8)
        ) { $0.cornerRadius },
        Self("maskedCorners", [.composition, .content], animates: .never, .scalar(15), .scalar(1)) {
            $0.maskedCorners
        },
        Self(
            "cornerCurve", [.composition, .content], animates: .never, .text("circular"), .text("continuous")
        ) { $0.cornerCurve.rawValue },
        Self(
            "transitionProgress", .composition, animates: .explicitly, .scalar(0.2), .scalar(0.6),
            middle: .scalar(0.4), sum: .scalar(0.8)
        ) { $0.transitionProgress },
        Self("borderWidth", .composition, .scalar(2), .scalar(6), middle: .scalar(4), sum: .scalar(8)) {
            $0.borderWidth
        },
        Self("borderColor", .composition, grey(0), grey(1), middle: grey(0.5)) { $0.borderColor },
        Self("backgroundColor", [.composition, .content], grey(0), grey(1), middle: grey(0.5)) {
            $0.backgroundColor
        },
        Self("shadowColor", .composition, grey(0), grey(1), middle: grey(0.5)) { $0.shadowColor },
        Self(
            "shadowOpacity", .composition, .scalar(0.25), .scalar(0.5), middle: .scalar(0.375),
            sum: .scalar(0.75)
        ) { $0.shadowOpacity },
        Self(
            "shadowOffset", .composition, .size(CGSize(width: 1, height: 2)),
            .size(CGSize(width: 3, height: 6)),
            middle: .size(CGSize(width: 2, height: 4)), sum: .size(CGSize(width: 4, height: 8))
        ) { $0.shadowOffset },
        Self("shadowRadius", .composition, .scalar(2), .scalar(6), middle: .scalar(4), sum: .scalar(8)) {
            $0.shadowRadius
        },
        Self("shadowPath", .composition, square(2), square(6), middle: square(4)) { $0.shadowPath },
        Self("shouldRasterize", .composition, animates: .never, .flag(false), .flag(true)) {
            $0.shouldRasterize
        },
        Self("rasterizationScale", .composition, animates: .never, .scalar(1), .scalar(3)) {
            $0.rasterizationScale
        },
    ]

    private static let contents: [Self] = [
        Self("contents", .content, animates: .explicitly, .image(nil), picture) { $0.contents },
        Self(
            "contentsRect", .content, rect(0, 0, 0.5, 0.25), rect(0.5, 0.5, 0.5, 0.75),
            middle: rect(0.25, 0.25, 0.5, 0.5), sum: rect(0.5, 0.5, 1, 1)
        ) { $0.contentsRect },
        Self(
            "contentsCenter", .content, rect(0, 0, 0.5, 0.25), rect(0.5, 0.5, 0.5, 0.75),
            middle: rect(0.25, 0.25, 0.5, 0.5), sum: rect(0.5, 0.5, 1, 1)
        ) { $0.contentsCenter },
        Self("contentsGravity", .content, animates: .never, .text("resize"), .text("center")) {
            $0.contentsGravity.rawValue
        },
        Self("magnificationFilter", .content, animates: .never, .text("linear"), .text("nearest")) {
            $0.magnificationFilter.rawValue
        },
        Self("minificationFilter", .content, animates: .never, .text("linear"), .text("nearest")) {
            $0.minificationFilter.rawValue
        },
        Self(
            "minificationFilterBias", .content, animates: .explicitly, .scalar(1), .scalar(3),
            middle: .scalar(2),
            sum: .scalar(4)
        ) { $0.minificationFilterBias },
        Self("contentsScale", .content, animates: .never, .scalar(1), .scalar(3)) { $0.contentsScale },
    ]

    private static let shapes: [Self] = [
        .shape("path", square(2), square(6), middle: square(4)) { $0.path },
        .shape("fillColor", grey(0), grey(1), middle: grey(0.5)) { $0.fillColor },
        .shape("strokeColor", grey(0), grey(1), middle: grey(0.5)) { $0.strokeColor },
        .shape("lineWidth", .scalar(2), .scalar(6), middle: .scalar(4), sum: .scalar(8)) { $0.lineWidth },
        .shape("strokeStart", .scalar(0.25), .scalar(0.5), middle: .scalar(0.375), sum: .scalar(0.75)) {
            $0.strokeStart
        },
        .shape("strokeEnd", .scalar(0.25), .scalar(0.5), middle: .scalar(0.375), sum: .scalar(0.75)) {
            $0.strokeEnd
        },
        .shape(
            "miterLimit", animates: .implicitly, .scalar(2), .scalar(6), middle: .scalar(4), sum: .scalar(8)
        ) {
            $0.miterLimit
        },
        .shape(
            "lineDashPhase", animates: .implicitly, .scalar(2), .scalar(6), middle: .scalar(4),
            sum: .scalar(8)
        ) {
            $0.lineDashPhase
        },
        .shape("lineDashPattern", animates: .never, .scalars([1, 2]), .scalars([3])) { $0.lineDashPattern },
        .shape("fillRule", animates: .never, .text("non-zero"), .text("even-odd")) { $0.fillRule.rawValue },
        .shape("lineCap", animates: .never, .text("butt"), .text("round")) { $0.lineCap.rawValue },
        .shape("lineJoin", animates: .never, .text("miter"), .text("bevel")) { $0.lineJoin.rawValue },
    ]

    private static let gradients: [Self] = [
        .gradient(
            "colors", .colors([.black, .white]), .colors([.white, .black]),
            middle: .colors([
                CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1),
                CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1),
            ])
        ) { $0.colors },
        .gradient("locations", .scalars([0, 0.5]), .scalars([0.5, 1]), middle: .scalars([0.25, 0.75])) {
            $0.locations
        },
        .gradient("startPoint", point(1, 2), point(3, 6), middle: point(2, 4), sum: point(4, 8)) {
            $0.startPoint
        },
        .gradient("endPoint", point(1, 2), point(3, 6), middle: point(2, 4), sum: point(4, 8)) {
            $0.endPoint
        },
        .gradient("type", animates: .never, .text("axial"), .text("radial")) { $0.type.rawValue },
    ]
}
