public import VitrineCoreGraphics
import VitrineGraphics
import VitrineImageIO

/// A picture to be: how its pixels follow from files, colours and filters. Nothing is computed until a `CIContext`
/// renders it, and then only what lies in the region that is asked for.
///
/// Coordinates are pixels, with *y* growing upwards. Images never change and may be used on any thread.
open class CIImage: NSObject, @unchecked Sendable {
    /// How its pixels are made.
    let recipe: Recipe
    /// The image that this one was made of, where it is nothing else.
    public let cgImage: CGImage?
    /// The file that the image was read from.
    public let url: URL?
    /// What the file says of the picture, as ImageIO has it; empty for what is computed.
    public let properties: [String: Any]
    /// The space of the image that this one was made of; nil for what is computed.
    public let colorSpace: CGColorSpace?

    init(
        recipe: Recipe, cgImage: CGImage? = nil, url: URL? = nil, properties: [String: Any] = [:],
        colorSpace: CGColorSpace? = nil
    ) {
        self.recipe = recipe
        self.cgImage = cgImage
        self.url = url
        self.properties = properties
        self.colorSpace = colorSpace
    }

    /// Makes an image without pixels.
    public convenience override init() { self.init(recipe: .nothing) }

    /// Makes the same image: initialisers cannot return one.
    package convenience init(copying image: CIImage) {
        self.init(
            recipe: image.recipe, cgImage: image.cgImage, url: image.url, properties: image.properties,
            colorSpace: image.colorSpace)
    }

    /// An image without pixels, whose extent is the null rectangle.
    open class func empty() -> CIImage { CIImage() }

    /// Makes an image of one of Core Graphics, with its lower left corner at the origin.
    public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

    /// Makes an image of one of Core Graphics, with its lower left corner at the origin.
    ///
    /// - Parameter options: `colorSpace`, `properties` and `nearestSampling`.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        self.init(image, url: nil, properties: [:], options: options)
    }

    /// Makes an image of one colour, without end.
    public convenience init(color: CIColor) {
        self.init(
            recipe: .pointwise([], extent: .infinite) { environment in
                let pixel = environment.premultiplied(color)
                return .field { _ in pixel }
            })
    }

    /// Makes an image of the bytes of a file; nil where they are no picture that ImageIO reads.
    ///
    /// - Parameter options: `colorSpace`, `applyOrientationProperty`, `properties` and `nearestSampling`.
    /// - Complexity: O(pixels): the file is decoded here.
    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let source = CGImageSourceCreateWithData(data, nil) else { return nil }
        self.init(source, url: nil, options: options)
    }

    /// Makes an image of the bytes of a file; nil where they are no picture that ImageIO reads.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    /// Makes an image of a file; nil where there is none, or no picture that ImageIO reads.
    ///
    /// - Parameter options: `colorSpace`, `applyOrientationProperty`, `properties` and `nearestSampling`.
    /// - Complexity: O(pixels): the file is decoded here.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let source = CGImageSourceCreateWithURL(url, nil) else { return nil }
        self.init(source, url: url, options: options)
    }

    /// Makes an image of a file; nil where there is none, or no picture that ImageIO reads.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    /// Makes an image of bytes that are there already, with the highest row first.
    ///
    /// Stops the program where there are fewer bytes than the rows need.
    ///
    /// - Parameters:
    ///   - bytesPerRow: From the start of a row to that of the next.
    ///   - size: In pixels.
    ///   - colorSpace: What components mean; nil to take them as they are.
    public convenience init(
        bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        let width = max(0, Int(clamping: size.width)), height = max(0, Int(clamping: size.height))
        let pixels = PixelBytes(format: format, bytesPerRow: bytesPerRow).pixels(
            of: data, width: width, height: height)
        self.init(
            recipe: width == 0 || height == 0
                ? .nothing
                : .pixels(pixels, width: width, height: height, colorSpace.map { ColorEncoding($0) }),
            colorSpace: colorSpace)
    }

    private convenience init?(_ source: CGImageSource, url: URL?, options: [CIImageOption: Any]?) {
        guard let image = CGImageSourceCreateImageAtIndex(source, 0, nil) else { return nil }
        var properties: [String: Any] = [:]
        for (key, value) in CGImageSourceCopyPropertiesAtIndex(source, 0, nil) ?? [:] {
            if let key = key as? String { properties[key] = value }
        }
        let orientation = (properties[kCGImagePropertyOrientation] as? NSNumber)
            .flatMap { CGImagePropertyOrientation(rawValue: $0.uint32Value) }
        let isTurned = Self.isSet(.applyOrientationProperty, options)
        guard isTurned, let orientation, orientation != .up else {
            self.init(image, url: url, properties: properties, options: options)
            return
        }
        properties[kCGImagePropertyOrientation] = NSNumber(value: CGImagePropertyOrientation.up.rawValue)
        let stored = CIImage(image, url: url, properties: properties, options: options)
        self.init(
            recipe: stored.oriented(orientation).recipe, url: url, properties: stored.properties,
            colorSpace: stored.colorSpace)
    }

    private convenience init(
        _ image: CGImage, url: URL?, properties: [String: Any], options: [CIImageOption: Any]?
    ) {
        let space = options?[.colorSpace]
        let named = space as? CGColorSpace
        // Pixels are kept as sRGB whatever space they came from.
        let encoding = named.map { ColorEncoding($0) } ?? .sRGB
        let sampling: Recipe.Sampling = Self.isSet(.nearestSampling, options) ? .nearest : .linear
        self.init(
            recipe: .picture(image, space is NSNull ? nil : encoding, sampling: sampling), cgImage: image,
            url: url,
            properties: options?[.properties] as? [String: Any] ?? properties,
            colorSpace: space is NSNull ? nil : named ?? image.colorSpace)
    }

    private static func isSet(_ option: CIImageOption, _ options: [CIImageOption: Any]?) -> Bool {
        let value = options?[option]
        return (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
    }

    /// Where there may be something else than clear pixels: infinite for colours and patterns, null for nothing.
    public var extent: CGRect { recipe.extent }

    open override var description: String {
        let extent = extent
        if extent.isInfinite { return "<CIImage: extent [infinite]>" }
        if extent.isNull { return "<CIImage: extent [empty]>" }
        return
            "<CIImage: extent [\(NumberRow.text([extent.minX, extent.minY, extent.width, extent.height]))]>"
    }
}
