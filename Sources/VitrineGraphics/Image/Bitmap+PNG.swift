import CVitrineGTK
import Foundation

extension Bitmap {
    /// What a file is made for.
    package enum Purpose: Sendable {
        /// To be looked at soon: a screen of a phone at three pixels a point takes about 10 ms.
        case speed
        /// To be kept in a repository: up to a third smaller, in some thirty times as much time.
        case keeping
    }

    /// The picture as a PNG file: the same bytes for the same pixels, of colours alone where all is opaque.
    ///
    /// Complexity: O(*n*) in the number of pixels.
    package func pngData(for purpose: Purpose = .speed) -> Data {
        var count = 0
        let encoded =
            switch purpose {
            case .speed: vitrine_image_encode_png(surface, &count)
            case .keeping: vitrine_image_encode_small_png(surface, &count)
            }
        guard let encoded else { return Data() }
        defer { vitrine_bytes_free(encoded) }
        return Data(bytes: encoded, count: count)
    }

    /// Writes a PNG file, whole or not at all.
    package func write(toFile path: String, for purpose: Purpose = .speed) throws(BitmapError) {
        do {
            try pngData(for: purpose).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw .unwritable(path: path, reason: error.localizedDescription)
        }
    }
}
