import Foundation
import Synchronization
import VitrineGraphics

/// Makes small pictures of files on a thread of its own, and keeps the last ones.
@MainActor
final class PictureThumbnails {
    static let shared = PictureThumbnails()

    /// Enough for several screens of pictures.
    private static let limit = 400

    private let queue = DispatchQueue(label: "Vitrine.PictureThumbnails", qos: .userInitiated)
    private let made = NSCache<NSString, UIImage>()

    init() { made.countLimit = Self.limit }

    /// A request for a thumbnail. One that was cancelled before its turn reads nothing.
    final class Request: Sendable {
        private let isCancelled = Mutex(false)
        func cancel() { isCancelled.withLock { $0 = true } }
        var isWanted: Bool { isCancelled.withLock { !$0 } }
    }

    /// Asks for a picture that covers a square.
    ///
    /// - Parameters:
    ///   - side: Pixels.
    ///   - scale: Pixels per point of the result.
    ///   - completion: Gets the thumbnail, at once where it is there already; nil for a file that is no picture.
    /// - Returns: nil where it is there already.
    func thumbnail(
        of file: PictureFile, side: Int, scale: CGFloat, completion: @escaping @MainActor (UIImage?) -> Void
    ) -> Request? {
        // A file that was written anew is another picture.
        let key = "\(side) \(file.date.timeIntervalSinceReferenceDate) \(file.path)"
        if let image = made.object(forKey: key as NSString) {
            completion(image)
            return nil
        }
        let request = Request()
        queue.async {
            guard request.isWanted else { return }
            let image = Self.read(file.url, side: side, scale: scale)
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    if let image { self.made.setObject(image, forKey: key as NSString) }
                    if request.isWanted { completion(image) }
                }
            }
        }
        return request
    }

    private nonisolated static func read(_ url: URL, side: Int, scale: CGFloat) -> UIImage? {
        guard
            let data = try? Data(contentsOf: url), let loaded = ImageLoading.load(data: data, scale: 1)
        else { return nil }
        let (width, height) = (CGFloat(loaded.pixels.width), CGFloat(loaded.pixels.height))
        let factor = min(1, CGFloat(side) / min(width, height))
        return loaded.pixels.thumbnail(
            width: max(1, Int((width * factor).rounded())), height: max(1, Int((height * factor).rounded())),
            scale: scale
        ).map { UIImage(bitmap: $0, scale: scale) }
    }
}
