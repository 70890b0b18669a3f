public import VitrineCoreGraphics
import VitrineGraphics

/// Computes the pixels of images.
///
/// It computes with numbers of 32 bits, premultiplied, in linear sRGB unless told otherwise, on the threads of all
/// cores. Contexts may be used on any thread.
open class CIContext: NSObject, @unchecked Sendable {
    // None of these change.
    private let environment: RenderEnvironment
    /// Nil where components are to stay as they were computed.
    private let output: ColorEncoding?
    private let isOutputPremultiplied: Bool
    /// What is computed in; nil where nothing is converted.
    public let workingColorSpace: CGColorSpace?

    /// The context for what is asked of images themselves.
    static let shared = CIContext()

    /// Makes a context that computes in linear sRGB.
    public convenience override init() { self.init(options: nil) }

    /// Makes a context.
    ///
    /// - Parameter options: `workingColorSpace`, `outputColorSpace` and `outputPremultiplied` say what is computed; the
    ///   others are about speed and memory, and change no pixel.
    public init(options: [CIContextOption: Any]? = nil) {
        let working = Self.space(.workingColorSpace, options, else: CGColorSpace.extendedLinearSRGB)
        workingColorSpace = working
        environment = RenderEnvironment(working: working.map { ColorEncoding($0) })
        output = Self.space(.outputColorSpace, options, else: CGColorSpace.sRGB).map { ColorEncoding($0) }
        let premultiplied = options?[.outputPremultiplied]
        isOutputPremultiplied = (premultiplied as? Bool) ?? (premultiplied as? NSNumber)?.boolValue ?? true
    }

    private static func space(
        _ option: CIContextOption, _ options: [CIContextOption: Any]?, else name: CFString
    ) -> CGColorSpace? {
        switch options?[option] {
        case let space as CGColorSpace where space.model == .rgb: space
        case is NSNull: nil
        default: CGColorSpace(name: name)
        }
    }

    /// How intermediate pixels are kept: as numbers of 32 bits.
    public var workingFormat: CIFormat { .RGBAf }

    /// The largest image that is read, in pixels: Core Graphics' limit.
    public func inputImageMaximumSize() -> CGSize { CGSize(width: 32_767, height: 32_767) }

    /// The largest picture that is made, in pixels: Core Graphics' limit.
    public func outputImageMaximumSize() -> CGSize { CGSize(width: 32_767, height: 32_767) }

    /// Lets go of what is kept between renderings: nothing, so that nothing is left to do.
    public func clearCaches() {}

    /// Makes a picture of a part of an image.
    ///
    /// - Parameter fromRect: What of the image, in pixels; pixels that it touches are in the picture.
    /// - Returns: Nil for a rectangle that is empty, without end, or of more pixels than `VITRINE_IMAGE_PIXELS` allows.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        makeImage(image, from: fromRect, format: .RGBA8, encoding: output)
    }

    /// Makes a picture of a part of an image: as all of Core Graphics' here of eight bits a component, which mean sRGB.
    ///
    /// - Parameters:
    ///   - fromRect: What of the image, in pixels.
    ///   - format: Those of luminance, of red and of opacity make a picture of that alone; all others one of colours.
    ///   - colorSpace: Whether there is to be one: nil leaves components as the context's output has them.
    /// - Returns: Nil for a rectangle that is empty, without end, or of more pixels than `VITRINE_IMAGE_PIXELS` allows,
    ///   and for formats of red and green alone.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        makeImage(image, from: fromRect, format: format, encoding: colorSpace == nil ? output : .sRGB)
    }

    /// Makes a picture of a part of an image, at once: what is deferred on Apple's systems has the same pixels.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? {
        createCGImage(image, from: fromRect, format: format, colorSpace: colorSpace)
    }

    private func makeImage(
        _ image: CIImage, from rect: CGRect, format: CIFormat, encoding: ColorEncoding?
    ) -> CGImage? {
        let rect = rect.finite
        guard !rect.isInfinite, !rect.isNull, let kept = PictureFormat(format) else { return nil }
        let region = PixelRect(covering: rect)
        guard !region.isEmpty, region.width <= 32_767, region.height <= 32_767,
            let pixels = pixels(of: image.recipe, in: region)
        else { return nil }
        let rowBytes = region.width * kept.bytes
        var data = Data(count: rowBytes * region.height)
        data.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            PixelBytes(format: kept.format, bytesPerRow: rowBytes)
                .write(pixels, in: environment, as: encoding, to: base)
        }
        guard let provider = CGDataProvider(data: data) else { return nil }
        return CGImage(
            width: region.width, height: region.height, bitsPerComponent: 8, bitsPerPixel: kept.bytes * 8,
            bytesPerRow: rowBytes, space: kept.space, bitmapInfo: CGBitmapInfo(rawValue: kept.alpha.rawValue),
            provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }

    /// How a picture of Core Graphics keeps the components of a format.
    private struct PictureFormat {
        var format: CIFormat
        var bytes: Int
        var space: CGColorSpace
        var alpha: CGImageAlphaInfo

        init?(_ format: CIFormat) {
            switch format {
            case .L8, .L16, .Lh, .Lf:
                (self.format, bytes, space, alpha) = (.L8, 1, CGColorSpaceCreateDeviceGray(), .none)
            case .R8, .R16, .Rh, .Rf:
                (self.format, bytes, space, alpha) = (.R8, 1, CGColorSpaceCreateDeviceGray(), .none)
            case .A8, .A16, .Ah, .Af:
                (self.format, bytes, space, alpha) = (.A8, 1, CGColorSpaceCreateDeviceGray(), .alphaOnly)
            case .RG8, .RG16, .RGh, .RGf: return nil
            default:
                guard PixelBytes.knows(format), let sRGB = CGColorSpace(name: CGColorSpace.sRGB) else {
                    return nil
                }
                (self.format, bytes, space, alpha) = (.RGBA8, 4, sRGB, .premultipliedLast)
            }
        }
    }

    /// Writes the pixels of a part of an image into memory, the highest row first.
    ///
    /// - Parameters:
    ///   - data: Room for the rows of `bounds`.
    ///   - rowBytes: From the start of a row to that of the next.
    ///   - bounds: What of the image, in pixels. What the image does not reach is clear.
    ///   - colorSpace: What components are to mean; nil to leave them as they were computed.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
        format: CIFormat, colorSpace: CGColorSpace?
    ) {
        let bounds = bounds.finite
        let region = PixelRect(covering: bounds)
        guard !bounds.isInfinite, !region.isEmpty else { return }
        let layout = PixelBytes(format: format, bytesPerRow: rowBytes)
        precondition(
            rowBytes >= region.width * layout.pixelSize,
            "CIContext.render: rows of \(region.width) pixels need \(region.width * layout.pixelSize) bytes, "
                + "not \(rowBytes)."
        )
        guard let pixels = pixels(of: image.recipe, in: region) else { return }
        layout.write(
            pixels, in: environment, as: colorSpace.map { ColorEncoding($0) },
            isPremultiplied: isOutputPremultiplied, to: data)
    }

    /// The pixels of a region; nil, with a sentence, where they are too many.
    private func pixels(of recipe: Recipe, in region: PixelRect) -> PixelBuffer? {
        let plan = RenderPlan(recipe, region)
        let limit = PixelLimit.current
        guard max(region.count, plan.largestCount) <= limit else {
            ReportLog.current.report(
                once:
                    "CIContext: a picture of \(region.width)×\(region.height) pixels takes \(plan.largestCount) at a "
                    + "time, more than the \(limit) that \(PixelLimit.variable) allows; crop or scale the image first."
            )
            return nil
        }
        return plan.pixels(in: environment).cut(to: region)
    }
}

extension CIImage {
    /// The image as one of Core Graphics: what it was made of, or its pixels as the standard context computes them.
    /// Nil for images without pixels and without end.
    package var renderedCGImage: CGImage? {
        cgImage ?? CIContext.shared.createCGImage(self, from: extent)
    }
}
