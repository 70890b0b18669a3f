public import VitrineCoreGraphics
import VitrineGraphics
import VitrineImageIO

/// What a file of a picture is to be made with: names of ImageIO's properties.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Makes an option of a name, as `kCGImageDestinationLossyCompressionQuality`.
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension CIContext {
    /// The image as a PNG file, in eight bits a component.
    ///
    /// - Parameter options: None change a PNG file.
    /// - Returns: Nil for images without pixels or without end.
    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        file(of: image, colorSpace, "public.png", options)
    }

    /// The image as a JPEG file, on white.
    ///
    /// - Parameter options: `kCGImageDestinationLossyCompressionQuality`, 0…1.
    /// - Returns: Nil for images without pixels or without end.
    public func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        file(of: image, colorSpace, "public.jpeg", options)
    }

    /// The image as a TIFF file, in eight bits a component.
    ///
    /// - Returns: Nil for images without pixels or without end.
    public func tiffRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        file(of: image, colorSpace, "public.tiff", options)
    }

    /// Writes the image as a PNG file.
    ///
    /// Throws where the image has no pixels or no end, and where the file cannot be written.
    public func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(
            pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), of: image,
            to: url)
    }

    /// Writes the image as a JPEG file, on white.
    ///
    /// Throws where the image has no pixels or no end, and where the file cannot be written.
    public func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), of: image, to: url)
    }

    private func write(_ data: Data?, of image: CIImage, to url: URL) throws {
        guard let data else {
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [NSLocalizedDescriptionKey: "\(image) has no pixels that a file could hold."])
        }
        try data.write(to: url, options: .atomic)
    }

    private func file(
        of image: CIImage, _ space: CGColorSpace, _ type: CFString,
        _ options: [CIImageRepresentationOption: Any]
    ) -> Data? {
        guard let picture = createCGImage(image, from: image.extent, format: .RGBA8, colorSpace: space),
            let data = CFDataCreateMutable(nil, 0),
            let destination = CGImageDestinationCreateWithData(data, type, 1, nil)
        else { return nil }
        var properties: [AnyHashable: Any] = [:]
        for (option, value) in options { properties[option.rawValue] = value }
        CGImageDestinationAddImage(destination, picture, properties)
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }
}
