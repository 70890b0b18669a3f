public import Foundation
import VitrineGraphics

/// Decoding ahead, and thumbnails. Those without a completion handler work on the thread that calls; the others on threads
/// of their own, and the main thread waits for none.
extension UIImage {
    /// The image with its pixels decoded, so that drawing it decodes nothing; nil when the file is broken.
    ///
    /// Complexity: O(pixels) for an image that was not decoded yet.
    public func preparingForDisplay() -> UIImage? {
        let decoded = pixels.bitmap
        return decoded.pixelWidth == pixels.width && decoded.pixelHeight == pixels.height ? self : nil
    }

    /// Decodes the pixels on another thread.
    ///
    /// - Parameter completionHandler: Gets the image on a background queue; nil when the file is broken.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        PreparingQueue.shared.async { completionHandler(self.preparingForDisplay()) }
    }

    /// Decodes the pixels on another thread; nil when the file is broken.
    public func byPreparingForDisplay() async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareForDisplay { continuation.resume(returning: $0) }
        }
    }

    /// The image in its proportions, as large as fits in a size, in the pixels of the display, and never in more than it
    /// has.
    ///
    /// A photograph that was not decoded yet is decoded only as far as the thumbnail needs: one of 12 megapixels in a
    /// fifth of the time.
    ///
    /// - Parameter size: Points.
    /// - Returns: nil when the file is broken, or the size is empty or not a number.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let full = self.size
        let factor = min(size.width / full.width, size.height / full.height)
        guard factor > 0, factor.isFinite, symbol == nil else { return nil }
        let display = max(1, UITraitCollection.current.displayScale)
        // As many pixels as the display has for it, or all that there are.
        let pixelsPerPoint = min(display, scale / factor)
        let width = max(1, Int((full.width * factor * pixelsPerPoint).rounded()))
        let height = max(1, Int((full.height * factor * pixelsPerPoint).rounded()))
        guard let bitmap = pixels.thumbnail(width: width, height: height, scale: pixelsPerPoint) else {
            return nil
        }
        return UIImage(bitmap: bitmap, scale: pixelsPerPoint, renderingMode: renderingMode, tint: tint)
    }

    /// Makes a thumbnail on another thread.
    ///
    /// - Parameter completionHandler: Gets it on a background queue; nil when the file is broken, or the size empty.
    public func prepareThumbnail(
        of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
    ) {
        PreparingQueue.shared.async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// Makes a thumbnail on another thread; nil when the file is broken, or the size empty.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        await withCheckedContinuation { continuation in
            prepareThumbnail(of: size) { continuation.resume(returning: $0) }
        }
    }
}

private enum PreparingQueue {
    /// One picture after the other: whole photographs in all threads at once would take the memory of all of them, and the
    /// processor of the main thread.
    static let shared = DispatchQueue(label: "UIImage preparing", qos: .userInitiated)
}
