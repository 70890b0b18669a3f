public import Foundation
public import VitrineCoreGraphics
public import VitrineCoreMedia

/// Whether something of an asset has been found out.
public enum AVKeyValueStatus: Int, Sendable {
    /// Nobody has asked.
    case unknown
    /// Somebody has.
    case loading
    /// It has.
    case loaded
    /// It cannot be.
    case failed
    /// Nobody wants to know any more.
    case cancelled
}

/// A file or stream of sound and video.
///
/// What it is, is found out when it is asked for: by ``AVAsynchronousKeyValueLoading/load(_:)`` beside whatever else
/// goes on, by the plain properties at once, for which they wait.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    let loader: AssetLoader

    /// Makes an asset of what is at an address.
    public init(url URL: URL) {
        loader = AssetLoader(URL)
        super.init()
    }

    private var facts: MediaFacts { (try? loader.look().get().facts) ?? MediaFacts() }

    /// How long it is; indefinite for a stream without an end, 0 for what cannot be opened. Waits until it is opened.
    open var duration: CMTime { Self.duration(facts, isKnown: (try? loader.look().get()) != nil) }

    static func duration(_ facts: MediaFacts, isKnown: Bool = true) -> CMTime {
        facts.duration.map { CMTime($0) } ?? (isKnown ? .indefinite : .zero)
    }

    /// What is in it. Waits until it is opened.
    open var tracks: [AVAssetTrack] { tracks(facts) }

    func tracks(_ facts: MediaFacts) -> [AVAssetTrack] {
        var tracks: [AVAssetTrack] = []
        for _ in 0..<facts.videoCount { tracks.append(AVAssetTrack(self, .video, facts, tracks.count + 1)) }
        for _ in 0..<facts.audioCount { tracks.append(AVAssetTrack(self, .audio, facts, tracks.count + 1)) }
        return tracks
    }

    /// What is in it of a kind of media. Waits until it is opened.
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }

    /// The track with a number. Waits until it is opened.
    open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
        tracks.first { $0.trackID == trackID }
    }

    /// What is in it of a kind of media.
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        tracks(try await loader.findings().facts).filter { $0.mediaType == mediaType }
    }

    /// Whether it can be played. Waits until it is opened.
    open var isPlayable: Bool { facts.isPlayable }

    /// Whether it is encrypted: what is, cannot be opened here.
    open var hasProtectedContent: Bool { false }

    /// How its pictures are to be turned: they come upright already.
    open var preferredTransform: CGAffineTransform { .identity }

    /// What the file says of itself. Waits until it is opened.
    open var metadata: [AVMetadataItem] { AVMetadataItem.items((try? loader.look().get().tags) ?? [:]) }

    /// The same: what comes from a file here has names that all formats share.
    open var commonMetadata: [AVMetadataItem] { metadata }

    /// Finds things out, and calls the handler, on some thread, when they are.
    ///
    /// - Parameter keys: Names of properties.
    open func loadValuesAsynchronously(
        forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
    ) {
        loader.look { _ in handler?() }
    }

    /// Whether a property has been found out.
    ///
    /// - Parameter outError: Why it cannot be.
    open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
        -> AVKeyValueStatus
    {
        switch loader.known {
        case nil: return .unknown
        case .success: return .loaded
        case .failure(let fault):
            outError?.pointee = fault.error(of: loader.url) as NSError
            return .failed
        }
    }
}

/// An asset at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// Makes an asset of what is at an address.
    ///
    /// - Parameter options: None is known here.
    public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }

    /// Where it is.
    open var url: URL { loader.url }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    /// How long it is; indefinite for a stream without an end.
    public static var duration: AVAsyncProperty<Root, CMTime> {
        AVAsyncProperty { AVAsset.duration(try await $0.loader.findings().facts) }
    }
    /// What is in it.
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> {
        AVAsyncProperty { $0.tracks(try await $0.loader.findings().facts) }
    }
    /// Whether it can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> {
        AVAsyncProperty { try await $0.loader.findings().facts.isPlayable }
    }
    /// Whether it is encrypted.
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
        AVAsyncProperty {
            _ = try await $0.loader.findings()
            return false
        }
    }
    /// How its pictures are to be turned: they come upright already.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        AVAsyncProperty {
            _ = try await $0.loader.findings()
            return .identity
        }
    }
    /// What the file says of itself.
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> {
        AVAsyncProperty { AVMetadataItem.items(try await $0.loader.findings().tags) }
    }
    /// What the file says of itself, by names that all formats share.
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { metadata }
}
