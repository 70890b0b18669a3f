import Foundation
import VitrineUIKit

/// The pictures that were made last, up to a number of pixels.
final class PhotoCache: @unchecked Sendable {
    static let shared = PhotoCache()

    /// Enough for several screens of a grid: 64 MB with four bytes for each.
    private static let limit = 16_000_000

    private let made = NSCache<Key, UIImage>()

    init() { made.totalCostLimit = Self.limit }

    private final class Key: NSObject {
        let pixels: PhotoPixels
        init(_ pixels: PhotoPixels) { self.pixels = pixels }
        override func isEqual(_ object: Any?) -> Bool { (object as? Key)?.pixels == pixels }
        override var hash: Int { pixels.hashValue }
    }

    func has(_ pixels: PhotoPixels) -> Bool { made.object(forKey: Key(pixels)) != nil }

    /// The picture, made where it is not there.
    func image(_ pixels: PhotoPixels, _ store: PhotoStore) -> UIImage? {
        let key = Key(pixels)
        if let known = made.object(forKey: key) { return known }
        guard let image = pixels.make(store) else { return nil }
        let cost = Int(image.size.width * image.size.height)
        // A whole photo of a camera would be all that is kept.
        if cost < Self.limit / 8 { made.setObject(image, forKey: key, cost: cost) }
        return image
    }

    func forget() { made.removeAllObjects() }
}
