import CVitrineGTK
package import Foundation
package import VitrineCoreGraphics

extension Bitmap {
    /// Reads the bytes of a file as its rows are stored, not turned upright. Of a file that ends too early or is broken,
    /// what there is until then; the rest is clear, or black in a picture without opacity.
    ///
    /// - Parameter pixels: The size that the picture is to be drawn in: it is decoded with at least twice as many pixels a
    ///   side, or whole.
    package convenience init(
        storedIn data: Data, fitting pixels: CGSize? = nil
    ) throws(BitmapError) {
        var fault = vitrine_image_fault()
        let limit = PixelLimit.current
        func side(_ length: CGFloat?) -> Int32 { length.map { Int32(max(1, min(32767, $0))) } ?? 0 }
        let decoded = data.withUnsafeBytes { bytes in
            vitrine_image_decode_stored(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count, Int64(limit),
                side(pixels?.width), side(pixels?.height), &fault)
        }
        defer { vitrine_string_free(fault.message) }
        guard let decoded else {
            if fault.width > 0 {
                throw .tooLarge(
                    picture: "of \(data.count) bytes",
                    BitmapError.Claim(width: Int(fault.width), height: Int(fault.height)), limit: limit)
            }
            throw .undecodable(reason: fault.message.map { String(cString: $0) } ?? "unknown format")
        }
        GraphicsCounters.count(\.imagesDecoded)
        self.init(surface: decoded, scale: 1)
    }

    /// The picture turned from an orientation of Exif's (1…8) to stand upright; nil if there is no memory for it.
    ///
    /// Complexity: O(*n*) in the number of pixels.
    package func upright(from orientation: Int) -> Bitmap? {
        guard (2...8).contains(orientation) else { return self }
        guard let turned = vitrine_surface_upright(surface, Int32(orientation)) else { return nil }
        return Bitmap(surface: turned, scale: scale)
    }

    /// The pixels as an image that says whether there is opacity in it; they are shared.
    package func cgImage(isOpaque: Bool) -> CGImage {
        let alpha = isOpaque ? CGImageAlphaInfo.noneSkipLast : .premultipliedLast
        return CGImage(
            surface: vitrine_surface_ref(surface), bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue))
    }

    /// The picture as a TIFF file; nil where GdkPixbuf has nothing that writes one.
    package func tiffData() -> Data? {
        var count = 0
        guard let bytes = vitrine_image_encode_tiff(surface, &count) else { return nil }
        defer { vitrine_bytes_free(bytes) }
        return Data(bytes: bytes, count: count)
    }
}
