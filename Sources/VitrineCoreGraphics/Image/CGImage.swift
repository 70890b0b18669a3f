import CVitrineGTK
public import Foundation

/// A picture of pixels. It never changes.
///
/// Pixels are kept as sRGB of eight bits a component.
public final class CGImage: @unchecked Sendable {
    /// Premultiplied colours, or alpha alone.
    package let surface: OpaquePointer
    /// Pixels.
    public let width: Int
    /// Pixels.
    public let height: Int
    public let bitsPerComponent = 8
    public let bitsPerPixel: Int
    public let bytesPerRow: Int
    public let colorSpace: CGColorSpace?
    public let bitmapInfo: CGBitmapInfo
    /// Whether pixels are mixed where the image is drawn larger.
    public let shouldInterpolate: Bool
    private let original: CGDataProvider?

    /// Takes over a reference to a surface.
    package init(
        surface: OpaquePointer, colorSpace: CGColorSpace? = .sRGBSpace,
        bitmapInfo: CGBitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        bitsPerPixel: Int = 32, bytesPerRow: Int? = nil, provider: CGDataProvider? = nil,
        shouldInterpolate: Bool = true
    ) {
        self.surface = surface
        width = Int(vitrine_surface_width(surface))
        height = Int(vitrine_surface_height(surface))
        self.colorSpace = colorSpace
        self.bitmapInfo = bitmapInfo
        self.bitsPerPixel = bitsPerPixel
        self.bytesPerRow = bytesPerRow ?? width * bitsPerPixel / 8
        self.shouldInterpolate = shouldInterpolate
        original = provider
    }

    deinit { vitrine_surface_unref(surface) }

    /// Makes an image of bytes: grey, or red, green and blue, of 8 bits a component. Nil for any other layout, and where
    /// there are too few bytes.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard (1...32767).contains(width), (1...32767).contains(height), decode == nil,
            let data = provider.data,
            let layout = vitrine_pixel_layout(
                bitmapInfo, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model
            ),
            bytesPerRow >= width * bitsPerPixel / 8,
            data.count >= bytesPerRow * (height - 1) + width * bitsPerPixel / 8,
            let surface = data.withUnsafeBytes({ bytes in
                vitrine_pixels_read(
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytesPerRow, Int32(width),
                    Int32(height),
                    layout)
            })
        else {
            ReportLog.current.report(
                once:
                    "CGImage: no image of \(width)×\(height) pixels of \(bitsPerPixel) bits is made of these bytes; use "
                    + "8 bits a component, grey or RGB, and as many bytes as the rows need.")
            return nil
        }
        self.init(
            surface: surface, colorSpace: space, bitmapInfo: bitmapInfo, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, provider: provider, shouldInterpolate: shouldInterpolate)
    }

    /// Where the opacity of a pixel is.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo }
    /// The order of bytes.
    public var byteOrderInfo: CGBitmapInfo { bitmapInfo.intersection(.byteOrderMask) }
    /// Whether the image is alpha alone, to paint through.
    public var isMask: Bool { vitrine_surface_is_alpha(surface) }
    /// What gives the bytes of the image, in the layout that it names. Complexity: O(pixels) for each `data`.
    public var dataProvider: CGDataProvider? {
        if let original { return original }
        return CGDataProvider { self.bytes }
    }

    private var bytes: Data {
        var data = Data(count: bytesPerRow * height)
        let model = colorSpace?.model
        guard
            let layout = vitrine_pixel_layout(
                bitmapInfo, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, model: model)
        else { return data }
        data.withUnsafeMutableBytes { bytes in
            vitrine_pixels_write(
                surface, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytesPerRow, layout)
        }
        return data
    }

    /// A part of the image, in pixels from its upper left corner, made of whole pixels. Nil beside the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1,
            let cut = vitrine_surface_part(
                surface, Int32(part.minX), Int32(part.minY), Int32(part.width), Int32(part.height))
        else { return nil }
        return CGImage(
            surface: cut, colorSpace: colorSpace, bitmapInfo: bitmapInfo, bitsPerPixel: bitsPerPixel)
    }

    /// The image itself; images never change.
    public func copy() -> CGImage? { self }

    /// The same values of pixels in another space of as many components; nil of other spaces.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard space.model == colorSpace?.model, let surface = vitrine_surface_ref(surface) else { return nil }
        return CGImage(
            surface: surface, colorSpace: space, bitmapInfo: bitmapInfo, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, shouldInterpolate: shouldInterpolate)
    }

    /// The image where a mask lets it through: an image mask where it is 0, another image where it is light.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard let result = vitrine_surface_masked(surface, mask.surface, !mask.isMask, mask.isMask) else {
            return nil
        }
        return CGImage(surface: result)
    }
}

extension CGImage: Hashable {
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
