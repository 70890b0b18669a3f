import Foundation
import VitrineCoreImage
import VitrineGraphics

/// The pixels of an image: there, or in a file that is decoded when they are first asked for, or computed then by Core Image.
///
/// A photograph of 12 megapixels takes a tenth of a second and 48 megabytes to decode, and who shows thumbnails never
/// needs it whole.
final class ImagePixels: @unchecked Sendable {
    /// In pixels, upright.
    let width: Int
    let height: Int

    private let encoded: Data?
    /// What the pixels are computed of, in place of a file.
    let computed: CIImage?
    private let lock = NSLock()
    private var decoded: Bitmap?

    /// Pictures of fewer pixels are decoded at once.
    private static let leastPixels = 1_000_000

    init(_ bitmap: Bitmap) {
        width = bitmap.pixelWidth
        height = bitmap.pixelHeight
        encoded = nil
        computed = nil
        decoded = bitmap
    }

    /// Keeps an image of Core Image's, of as many pixels as it has.
    init(computing image: CIImage, width: Int, height: Int) {
        self.width = width
        self.height = height
        encoded = nil
        computed = image
    }

    /// Keeps the bytes of a photograph; nil where it is to be decoded at once, or is none, or beyond the limit of pixels.
    init?(decoding data: Data) {
        guard let header = PictureHeader(jpeg: data), header.width * header.height >= Self.leastPixels,
            header.width * header.height <= PixelLimit.current, max(header.width, header.height) <= 32767
        else { return nil }
        width = header.width
        height = header.height
        encoded = data
        computed = nil
    }

    /// Whether drawing has nothing to decode.
    var isDecoded: Bool { lock.withLock { decoded != nil } }

    /// Whether it is the same picture, in memory or in the same image.
    func isSame(as other: ImagePixels) -> Bool {
        if self === other { return true }
        guard width == other.width, height == other.height, let own = lock.withLock({ decoded }) else {
            return false
        }
        return own === other.lock.withLock { other.decoded }
    }

    /// All pixels. Those of a file that turns out to be broken are clear, after a line on standard error.
    var bitmap: Bitmap {
        lock.withLock {
            if let decoded { return decoded }
            let bitmap = made ?? Self.clear
            decoded = bitmap
            return bitmap
        }
    }

    private var made: Bitmap? {
        guard let computed else { return Self.decode(encoded ?? Data(), fitting: nil) }
        return computed.renderedCGImage.map { Bitmap($0, scale: 1) }
    }

    /// The picture in fewer pixels, without decoding more than that takes.
    ///
    /// - Parameter scale: Pixels per point of the result.
    func thumbnail(width: Int, height: Int, scale: CGFloat) -> Bitmap? {
        let whole: Bitmap? = computed == nil ? lock.withLock { decoded } : bitmap
        // A broken file was found to be one before.
        if let whole, whole.pixelWidth != self.width || whole.pixelHeight != self.height { return nil }
        let source =
            whole
            ?? encoded.flatMap {
                Self.decode($0, fitting: CGSize(width: width, height: height))
            }
        return source?.resampled(width: width, height: height, scale: scale)
    }

    private static let clear = Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0])

    private static func decode(_ data: Data, fitting pixels: CGSize?) -> Bitmap? {
        do throws(BitmapError) {
            return try Bitmap(data: data, scale: 1, fitting: pixels)
        } catch {
            ReportLog.current.report(
                once: "A photograph of \(data.count) bytes is broken and shows nothing: \(error.description)")
            return nil
        }
    }
}
