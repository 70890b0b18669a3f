public import Foundation
public import VitrineCoreGraphics

/// How a renderer makes its images.
open class UIGraphicsRendererFormat: NSObject {
    /// What is drawn, in points.
    open internal(set) var bounds = CGRect.zero

    public required override init() { super.init() }

    /// As the screen at hand wants it.
    open class func `default`() -> Self { Self() }
    /// As the screen at hand wants it.
    open class func preferred() -> Self { Self() }
}

/// How a renderer makes images of pixels.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The range of colours. There are no images of extended range, and so no case for it: what is left is standard
    /// range, as on a screen without wide colours.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic = 0
        case standard = 2
    }

    /// Pixels per point; those of the screen unless set.
    open var scale = max(UITraitCollection.current.displayScale, 1)
    /// Whether the image is black where nothing is drawn. False unless set.
    open var opaque = false
    /// The range of colours that is asked for: each of those there are is standard range on a screen without wide colours.
    open var preferredRange = Range.standard

    public required init() { super.init() }

    /// As traits want it.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// What a renderer draws into.
open class UIGraphicsRendererContext: NSObject {
    /// The context to draw into, which is UIKit's current one.
    public let cgContext: CGContext
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        self.format = format
    }

    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }
    /// Fills a rectangle with the fill colour.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }
    /// Draws a frame a point wide along the inside of a rectangle.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }
    /// Draws a frame a point wide along the inside of a rectangle.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFrameUsingBlendMode(rect, blendMode) }
    /// Draws only within a rectangle from now on.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What an image is drawn into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private var scale: CGFloat { (format as? UIGraphicsImageRendererFormat)?.scale ?? 1 }

    /// What was drawn so far.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}

/// Draws images.
open class UIGraphicsImageRenderer: NSObject {
    /// What a renderer runs.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// - Parameter size: Points.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// - Parameter bounds: What is drawn: its origin is the image's upper left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    /// What the actions draw. An image of no size, with a sentence in the log, where the renderer's size can be none.
    open func image(actions: DrawingActions) -> UIImage {
        let scale = format.scale > 0 ? format.scale : 1
        guard
            let context = CGContext(
                size: bounds.size, scale: scale, isOpaque: format.opaque, origin: bounds.origin)
        else {
            ReportLog.current.report(
                once:
                    "UIGraphicsImageRenderer: there is no image of \(bounds.width)×\(bounds.height) points at "
                    + "\(scale)×; choose 1 to 32767 pixels in each direction.")
            return UIImage()
        }
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, format))
        UIGraphicsPopContext()
        guard let image = context.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    /// What the actions draw, as a PNG file.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// What the actions draw, as a JPEG file.
    ///
    /// - Parameter compressionQuality: 0…1.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
