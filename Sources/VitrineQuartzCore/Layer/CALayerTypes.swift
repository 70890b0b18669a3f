/// Corners of a layer, in its own coordinates with y growing downwards.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    package static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// How a layer's contents are made larger or smaller.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pixels between those of the picture are made of their neighbours.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Each pixel is that of the picture that is nearest.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// As ``linear``, from a picture of about the size that is shown.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How a layer's contents are placed in its bounds.
///
/// "Top" and "bottom" follow Core Animation's names for layers whose y grows downwards.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At its size, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At its size, at the top.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At its size, at the bottom.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At its size, at the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At its size, at the right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// At its size, at the upper left.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// At its size, at the upper right.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// At its size, at the lower left.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// At its size, at the lower right.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits, with its proportions.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As large as covers the bounds, with its proportions.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

    /// Where contents of `size` points go in `bounds`.
    package func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        var result = size
        switch self {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            guard size.width > 0, size.height > 0 else { return bounds }
            let (h, v) = (bounds.width / size.width, bounds.height / size.height)
            let factor = self == .resizeAspect ? min(h, v) : max(h, v)
            result = CGSize(width: size.width * factor, height: size.height * factor)
        default: break
        }
        let x: CGFloat
        switch self {
        case .left, .topLeft, .bottomLeft: x = bounds.minX
        case .right, .topRight, .bottomRight: x = bounds.maxX - result.width
        default: x = bounds.midX - result.width / 2
        }
        let y: CGFloat
        switch self {
        case .top, .topLeft, .topRight: y = bounds.minY
        case .bottom, .bottomLeft, .bottomRight: y = bounds.maxY - result.height
        default: y = bounds.midY - result.height / 2
        }
        return CGRect(origin: CGPoint(x: x, y: y), size: result)
    }
}

/// What a layer asks of the object that owns it; a view is its layer's delegate.
@MainActor @preconcurrency
public protocol CALayerDelegate: AnyObject {
    /// The layer wants its contents provided.
    func display(_ layer: CALayer)
    /// The layer wants its contents drawn, in points from its upper left corner. Not asked where `display` provides them.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// The layer's sublayers are to be laid out.
    func layoutSublayers(of layer: CALayer)
    /// The action for a change: nil to go on searching, `NSNull` for none.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.delegateDidNothing() }
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.delegateDidNothing() }
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A part of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that bends little by little.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
