public import Foundation
import Synchronization
public import VitrineAVFoundation
public import VitrineImageIO
public import VitrineUIKit

/// Makes pictures of assets, on threads of its own, and keeps the last ones.
///
/// A handler is called on the main thread, unless the request waits. One that is cancelled before that is not called.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let one = PHImageManager()
    /// The one for everybody.
    open class func `default`() -> PHImageManager { one }

    private let requests = Mutex<(last: PHImageRequestID, running: Set<PHImageRequestID>)>((0, []))
    private let queue = OperationQueue()

    /// Makes a manager.
    public override init() {
        super.init()
        // One thread decodes while another reads.
        queue.maxConcurrentOperationCount = 2
        queue.qualityOfService = .userInitiated
    }

    private func begin() -> PHImageRequestID {
        requests.withLock { requests in
            requests.last = requests.last == .max ? 1 : requests.last + 1
            requests.running.insert(requests.last)
            return requests.last
        }
    }

    private func isRunning(_ request: PHImageRequestID) -> Bool {
        requests.withLock { $0.running.contains(request) }
    }

    /// Whether it was running until now.
    @discardableResult
    private func end(_ request: PHImageRequestID) -> Bool {
        requests.withLock { $0.running.remove(request) != nil }
    }

    /// Asks for nothing more. A handler that was not called yet will not be.
    open func cancelImageRequest(_ requestID: PHImageRequestID) { end(requestID) }

    // MARK: Pictures

    /// Asks for a picture of an asset; of a film for its first one.
    ///
    /// Opportunistic requests for JPEG files get a small picture first, with `PHImageResultIsDegradedKey`, and then
    /// the good one; others the good one alone. No picture has more pixels than its file.
    ///
    /// - Parameters:
    ///   - targetSize: Pixels, or `PHImageManagerMaximumSize`.
    ///   - contentMode: Whether the picture fits into the size or covers it.
    ///   - options: nil for a picture soon, and then a good one.
    ///   - resultHandler: Gets the picture, upright and with a point for each pixel; nil for a file that cannot be
    ///     opened.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?, resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let (request, store) = (begin(), asset.store)
        let pixels = Self.pixels(asset, targetSize, contentMode, options)
        let handler = UncheckedBox(resultHandler)
        if options?.isSynchronous == true {
            let image = PhotoCache.shared.image(pixels, store)
            end(request)
            resultHandler(image, Self.info(request, image))
            return request
        }
        let wantsSoon = (options?.deliveryMode ?? .opportunistic) == .opportunistic
        queue.addOperation {
            guard self.isRunning(request) else { return }
            if wantsSoon, !PhotoCache.shared.has(pixels), let small = pixels.makeDegraded() {
                self.deliver(request, isLast: false) {
                    var info = Self.info(request, small)
                    info[PHImageResultIsDegradedKey] = true
                    handler.value(small, info)
                }
            }
            guard self.isRunning(request) else { return }
            let image = PhotoCache.shared.image(pixels, store)
            self.deliver(request, isLast: true) { handler.value(image, Self.info(request, image)) }
        }
        return request
    }

    static func pixels(
        _ asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode, _ options: PHImageRequestOptions?
    ) -> PhotoPixels {
        let isWhole =
            size.width < 0 || size.height < 0 || options?.resizeMode == PHImageRequestOptionsResizeMode.none
        let part = options?.resizeMode == .exact ? options?.normalizedCropRect : nil
        return PhotoPixels(
            record: asset.record, size: isWhole ? nil : size, covers: mode == .aspectFill,
            part: part.flatMap { $0.isEmpty ? nil : $0 })
    }

    private func deliver(_ request: PHImageRequestID, isLast: Bool, _ handler: @escaping @Sendable () -> Void)
    {
        DispatchQueue.main.async {
            guard isLast ? self.end(request) : self.isRunning(request) else { return }
            handler()
        }
    }

    private static func info(_ request: PHImageRequestID, _ result: Any?) -> [AnyHashable: Any] {
        var info: [AnyHashable: Any] = [
            PHImageResultRequestIDKey: request, PHImageResultIsDegradedKey: false,
            PHImageResultIsInCloudKey: false,
        ]
        if result == nil { info[PHImageErrorKey] = PHPhotosError(.invalidResource) }
        return info
    }

    // MARK: Files

    /// Asks for the bytes of an asset's file.
    ///
    /// - Parameter resultHandler: Gets them, what they are as a uniform type, and how the picture in them is to be
    ///   turned; nil for a file that cannot be read.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let request = begin()
        let handler = UncheckedBox(resultHandler)
        let record = asset.record
        if options?.isSynchronous == true {
            let file = PhotoFile(record)
            end(request)
            resultHandler(file.data, file.type, file.orientation, Self.info(request, file.data))
            return request
        }
        queue.addOperation {
            guard self.isRunning(request) else { return }
            let file = PhotoFile(record)
            self.deliver(request, isLast: true) {
                handler.value(file.data, file.type, file.orientation, Self.info(request, file.data))
            }
        }
        return request
    }

    // MARK: Films

    /// Asks for a film.
    ///
    /// - Parameter resultHandler: Gets it, no mix, as a file has none, and what is known; nil for a picture.
    @discardableResult
    open func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let (request, handler, record) = (begin(), UncheckedBox(resultHandler), asset.record)
        queue.addOperation {
            let film = record.mediaType == .video ? AVURLAsset(url: record.file.url) : nil
            // As on Apple's systems, not on the main thread.
            if self.end(request) { handler.value(film, nil, Self.info(request, film)) }
        }
        return request
    }

    /// Asks for a film that can be played.
    ///
    /// - Parameter resultHandler: Gets it; nil for a picture.
    @discardableResult
    open func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        let (request, handler, record) = (begin(), UncheckedBox(resultHandler), asset.record)
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                guard self.end(request) else { return }
                let item = record.mediaType == .video ? AVPlayerItem(url: record.file.url) : nil
                handler.value(item, Self.info(request, item))
            }
        }
        return request
    }
}

/// The bytes of a file.
struct PhotoFile: Sendable {
    var data: Data?
    var type: String?
    var orientation = CGImagePropertyOrientation.up

    init(_ record: PhotoRecord) {
        data = try? Data(contentsOf: record.file.url)
        guard let data, let source = CGImageSourceCreateWithData(data, nil) else { return }
        type =
            CGImageSourceGetType(source)
            ?? UTType(filenameExtension: record.file.url.pathExtension)?.identifier
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        let number = properties?[kCGImagePropertyOrientation]
        let value = (number as? NSNumber)?.uint32Value ?? (number as? Int).map { UInt32($0) }
        orientation = value.flatMap { CGImagePropertyOrientation(rawValue: $0) } ?? .up
    }
}
