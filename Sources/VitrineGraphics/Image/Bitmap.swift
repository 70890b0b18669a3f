import CVitrineGTK
package import Foundation

/// A picture of pixels in memory. It never changes.
package final class Bitmap: @unchecked Sendable {
    /// Pixels per point.
    package let scale: CGFloat
    package let pixelWidth: Int
    package let pixelHeight: Int
    let surface: OpaquePointer
    // Guarded by GraphicsLock.
    var resampled: [ResampledKey: NativeSurface] = [:]
    /// The image that this picture was made of.
    package internal(set) var cgSource: CGImage?

    /// Lends the pixels to what calls the C library.
    package func withSurface<Answer>(_ body: (OpaquePointer) -> Answer) -> Answer { body(surface) }

    /// Points.
    package var size: CGSize {
        CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
    }

    /// Takes over a reference to a surface of premultiplied pixels.
    init(surface: OpaquePointer, scale: CGFloat) {
        self.surface = surface
        self.scale = scale
        pixelWidth = Int(vitrine_surface_width(surface))
        pixelHeight = Int(vitrine_surface_height(surface))
    }

    deinit { vitrine_surface_unref(surface) }

    /// The picture with fewer pixels, each the mean of those that it stands for; nil if there is no memory for it.
    ///
    /// Complexity: O(*n*) in the number of pixels.
    package func resampled(width: Int, height: Int, scale: CGFloat) -> Bitmap? {
        let whole = vitrine_rect(x: 0, y: 0, width: Double(pixelWidth), height: Double(pixelHeight))
        guard let small = vitrine_surface_resampled(surface, whole, Int32(width), Int32(height)) else {
            return nil
        }
        GraphicsCounters.count(\.imagesResampled)
        return Bitmap(surface: small, scale: scale)
    }

    /// Reads a PNG or JPEG file, turned upright as its metadata asks; of an animation the first picture.
    ///
    /// A picture that claims more pixels than ``PixelLimit`` allows is refused before it is decoded.
    package convenience init(contentsOfFile path: String, scale: CGFloat = 1) throws(BitmapError) {
        guard FileManager.default.fileExists(atPath: path) else { throw .missing(path: path) }
        var fault = vitrine_image_fault()
        let limit = PixelLimit.current
        let load = { vitrine_image_load(path, Int64(limit), &fault) }
        // Drawings have texts; all else is decoded beside whatever is drawn.
        let loaded = path.lowercased().contains(".svg") ? GraphicsLock.locked(load) : load()
        defer { vitrine_string_free(fault.message) }
        guard let loaded else {
            if fault.width > 0 { throw .tooLarge(picture: path, Self.claim(fault), limit: limit) }
            let reason = fault.message.map { String(cString: $0) } ?? "unknown format"
            // A reader that is there says itself what is wrong with the file.
            if reason == Self.unknownFormat, let reader = PictureReader(path: path) {
                throw .noDrawing(path: path, by: reader.name, package: reader.package)
            }
            throw .unreadable(path: path, reason: reason)
        }
        GraphicsCounters.count(\.imagesDecoded)
        self.init(surface: loaded, scale: scale)
    }

    /// Reads the bytes of a PNG or JPEG file, as `init(contentsOfFile:scale:)` does.
    package convenience init(data: Data, scale: CGFloat = 1) throws(BitmapError) {
        try self.init(data: data, scale: scale, fitting: nil)
    }

    /// Reads the bytes of a file, smaller if that is cheaper.
    ///
    /// - Parameter pixels: The size that the picture is to be drawn in: it is decoded with at least twice as many pixels a
    ///   side, or whole.
    package convenience init(data: Data, scale: CGFloat = 1, fitting pixels: CGSize?) throws(BitmapError) {
        var fault = vitrine_image_fault()
        let limit = PixelLimit.current
        func side(_ length: CGFloat?) -> Int32 { length.map { Int32(max(1, min(32767, $0))) } ?? 0 }
        let decoded = data.withUnsafeBytes { bytes in
            let decode = {
                vitrine_image_decode_small(
                    bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, Int64(limit),
                    side(pixels?.width), side(pixels?.height), &fault)
            }
            // Drawings have texts, and may be compressed; all else is decoded beside whatever is drawn.
            let isDrawing = bytes.first.map { $0 < 0x21 || $0 == UInt8(ascii: "<") || $0 == 0xEF } ?? false
            return isDrawing ? GraphicsLock.locked(decode) : decode()
        }
        defer { vitrine_string_free(fault.message) }
        guard let decoded else {
            if fault.width > 0 {
                throw .tooLarge(picture: "of \(data.count) bytes", Self.claim(fault), limit: limit)
            }
            let reason = fault.message.map { String(cString: $0) } ?? "unknown format"
            if reason == Self.unknownFormat, let reader = PictureReader(start: data) {
                throw .noDrawing(
                    path: "of \(data.count) bytes", by: reader.name, package: reader.package)
            }
            throw .undecodable(reason: reason)
        }
        GraphicsCounters.count(\.imagesDecoded)
        self.init(surface: decoded, scale: scale)
    }

    /// What GdkPixbuf says where none of its readers knows a picture.
    private static let unknownFormat = "Unrecognized image file format"

    private static func claim(_ fault: vitrine_image_fault) -> BitmapError.Claim {
        BitmapError.Claim(width: Int(fault.width), height: Int(fault.height))
    }

    /// Makes a picture from rows of 8-bit red, green, blue and alpha, not premultiplied, without padding.
    ///
    /// Traps when the pixels are not width · height · 4 bytes, or the size is impossible.
    package convenience init(width: Int, height: Int, pixels: [UInt8], scale: CGFloat = 1) {
        precondition(
            (1...32767).contains(width) && (1...32767).contains(height),
            BitmapError.impossibleSize(width: width, height: height).description)
        precondition(
            pixels.count == width * height * 4,
            "Bitmap: \(width)×\(height) pixels need \(width * height * 4) bytes, not \(pixels.count)")
        self.init(
            surface: vitrine_surface_create_rgba(Int32(width), Int32(height), pixels, true), scale: scale)
    }

    /// The straight colour of a pixel, counted from the upper left corner.
    package subscript(x: Int, y: Int) -> RGBA {
        precondition(
            (0..<pixelWidth).contains(x) && (0..<pixelHeight).contains(y),
            "Bitmap: no pixel (\(x), \(y)) in \(pixelWidth)×\(pixelHeight)")
        return RGBA(vitrine_surface_pixel(surface, Int32(x), Int32(y)))
    }

    /// The pixels as rows of 8-bit red, green, blue and alpha, not premultiplied.
    package var pixels: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixelWidth * pixelHeight * 4) { buffer, count in
            vitrine_surface_copy_rgba(surface, buffer.baseAddress)
            count = pixelWidth * pixelHeight * 4
        }
    }
}

/// A reference to a cairo surface.
final class NativeSurface: @unchecked Sendable {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { vitrine_surface_unref(pointer) }
}
