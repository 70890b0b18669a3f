public import Foundation
import Synchronization

/// Makes pictures of assets before they are asked for.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Whether whole pictures are made before, too; they are, unless set.
    open var allowsCachingHighQualityImages = true

    private let begun = Mutex<[PhotoPixels: PHImageRequestID]>([:])

    /// Makes pictures of assets, which requests with the same size, mode and options find then.
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) {
        if !allowsCachingHighQualityImages, targetSize.width < 0 { return }
        let once = options?.copy() as? PHImageRequestOptions ?? PHImageRequestOptions()
        (once.deliveryMode, once.isSynchronous) = (.highQualityFormat, false)
        for asset in assets {
            let pixels = Self.pixels(asset, targetSize, contentMode, options)
            guard begun.withLock({ $0[pixels] }) == nil, !PhotoCache.shared.has(pixels) else { continue }
            let request = requestImage(
                for: asset, targetSize: targetSize, contentMode: contentMode, options: once
            ) { [weak self] _, _ in
                self?.begun.withLock { _ = $0.removeValue(forKey: pixels) }
            }
            begun.withLock { $0[pixels] = request }
        }
    }

    /// Makes those pictures no more that are not made yet.
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?
    ) {
        for asset in assets {
            let pixels = Self.pixels(asset, targetSize, contentMode, options)
            if let request = begun.withLock({ $0.removeValue(forKey: pixels) }) {
                cancelImageRequest(request)
            }
        }
    }

    /// Makes none of them any more.
    open func stopCachingImagesForAllAssets() {
        let all = begun.withLock { begun in
            defer { begun = [:] }
            return Array(begun.values)
        }
        all.forEach(cancelImageRequest)
    }
}
