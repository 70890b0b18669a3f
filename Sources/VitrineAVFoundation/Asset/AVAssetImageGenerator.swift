import Dispatch
public import Foundation
public import VitrineCoreGraphics
public import VitrineCoreMedia

/// Pictures of a video at given times.
///
/// A picture is always the one that is shown at the time, however much tolerance there is; its own time may be a little
/// before.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    /// What became of a picture that was asked for.
    public enum Result: Int, Sendable {
        /// It is there.
        case succeeded
        /// There is none.
        case failed
        /// Nobody wants it any more.
        case cancelled
    }

    /// Called for each picture: the time that was asked for, the picture, its time, what became of it, and why.
    public typealias CompletionHandler = @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

    /// The video.
    public let asset: AVAsset
    /// Whether pictures are turned upright: they come so anyway. False unless set.
    open var appliesPreferredTrackTransform = false
    /// How large pictures may be, in pixels: they become smaller, in their proportions. Zero, as it is unless set, is
    /// any.
    open var maximumSize = CGSize.zero
    /// How far before the time the picture may be. Positive infinity unless set.
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    /// How far after the time the picture may be. Positive infinity unless set.
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    private let queue = DispatchQueue(label: "vitrine.image-generator")
    // Of the queue.
    private var steps: PictureSteps?
    private let lock = NSLock()
    /// How often what waits was given up.
    private var cancellations = 0
    private static let patience: TimeInterval = 30

    /// Makes a generator.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// The picture at a time. Waits for it.
    ///
    /// - Parameter actualTime: Afterwards the time of the picture.
    /// - Throws: ``AVError/Code/noImageAtTime`` where the video is shorter and pictures of before are not tolerated.
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws
        -> CGImage
    {
        let found = try queue.sync { try find(requestedTime) }
        actualTime?.pointee = found.actualTime
        return found.image
    }

    /// The picture at a time, and its own time.
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Swift.Result { try self.find(time) }) }
        }
    }

    /// The picture at a time. The handler is called on some thread.
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime,
        completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) {
        request(requestedTime) { _, image, time, _, error in handler(image, time, error) }
    }

    /// The pictures at times. The handler is called for each, on some thread.
    ///
    /// - Parameter requestedTimes: Values of times.
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
    ) {
        for value in requestedTimes { request(value.timeValue, handler) }
    }

    /// Gives up the pictures that have not been made yet.
    open func cancelAllCGImageGeneration() { lock.withLock { cancellations += 1 } }

    private func request(_ time: CMTime, _ handler: @escaping CompletionHandler) {
        let count = lock.withLock { cancellations }
        queue.async {
            guard self.lock.withLock({ self.cancellations }) == count else {
                return handler(time, nil, .invalid, .cancelled, nil)
            }
            do {
                let found = try self.find(time)
                handler(time, found.image, found.actualTime, .succeeded, nil)
            } catch {
                handler(time, nil, .invalid, .failed, error)
            }
        }
    }

    // MARK: Finding

    private func find(_ requested: CMTime) throws -> (image: CGImage, actualTime: CMTime) {
        let steps = try opened()
        guard let time = requested.mediaTime, let found = steps.picture(at: max(0, time), after: 0)?.picture
        else {
            throw noImage(at: requested)
        }
        let facts = try? asset.loader.look().get().facts
        if let end = facts?.duration, time >= end, CMTime(time - found.time) > requestedTimeToleranceBefore {
            throw noImage(at: requested)
        }
        return (scaled(found.image), CMTime(found.time))
    }

    private func noImage(at time: CMTime) -> AVError {
        AVError(.noImageAtTime, "\(asset.loader.url.lastPathComponent) has no picture at \(time).")
    }

    private func opened() throws -> PictureSteps {
        if let steps { return steps }
        let url = asset.loader.url
        let facts: MediaFacts
        do { facts = try asset.loader.look().get().facts } catch { throw error.error(of: url) }
        guard facts.videoCount > 0 else {
            throw AVError(
                .operationNotSupportedForAsset, "\(url.lastPathComponent) has no pictures: it is sound alone."
            )
        }
        guard let pipeline = MediaPipeline(url, .steps) else { throw MediaFault(.noLibrary).error(of: url) }
        guard pipeline.wait(Self.patience) else {
            throw pipeline.fault.error(of: url)
        }
        let steps = PictureSteps(pipeline)
        self.steps = steps
        return steps
    }

    /// The picture as large as it may be.
    private func scaled(_ image: CGImage) -> CGImage {
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let limit = CGSize(
            width: maximumSize.width > 0 ? maximumSize.width : width,
            height: maximumSize.height > 0 ? maximumSize.height : height)
        let scale = min(limit.width / width, limit.height / height, 1)
        guard scale < 1 else { return image }
        let size = CGSize(
            width: max(1, (width * scale).rounded()), height: max(1, (height * scale).rounded()))
        guard
            let context = CGContext(
                data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8,
                bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return image }
        context.interpolationQuality = .high
        context.draw(image, in: CGRect(origin: .zero, size: size))
        return context.makeImage() ?? image
    }
}

extension AVAssetImageGenerator {
    /// Pictures of a video, one after the other.
    public struct Images: AsyncSequence, Sendable {
        /// What became of a picture.
        public enum Element: Sendable {
            /// It is there.
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            /// There is none.
            case failure(requestedTime: CMTime, error: any Error)

            /// The time that was asked for.
            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }
            /// The picture.
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): return image
                    case .failure(_, let error): throw error
                    }
                }
            }
            /// The picture's own time.
            public var actualTime: CMTime {
                get throws {
                    switch self {
                    case .success(_, _, let time): return time
                    case .failure(_, let error): throw error
                    }
                }
            }
        }

        let generator: AVAssetImageGenerator
        let times: [CMTime]

        /// Makes the pictures as they are asked for.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let generator: AVAssetImageGenerator
            var times: ArraySlice<CMTime>

            public mutating func next() async -> Element? {
                guard let time = times.popFirst(), !Task.isCancelled else { return nil }
                do {
                    let found = try await generator.image(at: time)
                    return .success(requestedTime: time, image: found.image, actualTime: found.actualTime)
                } catch {
                    return .failure(requestedTime: time, error: error)
                }
            }
        }

        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(generator: generator, times: times[...])
        }
    }

    /// The pictures at times, one after the other, as they are asked for.
    public func images(for times: [CMTime]) -> Images { Images(generator: self, times: times) }
}
