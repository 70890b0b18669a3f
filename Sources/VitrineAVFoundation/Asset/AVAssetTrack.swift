public import Foundation
public import VitrineCoreGraphics
public import VitrineCoreMedia

/// The number of a track.
public typealias CMPersistentTrackID = Int32

/// A line of pictures, or of sound, in an asset.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    /// What it is in.
    open private(set) weak var asset: AVAsset?
    /// Its number; 1 for the first.
    public let trackID: CMPersistentTrackID
    /// Pictures, or sound.
    public let mediaType: AVMediaType
    private let facts: MediaFacts

    init(_ asset: AVAsset, _ type: AVMediaType, _ facts: MediaFacts, _ number: Int) {
        self.asset = asset
        mediaType = type
        trackID = CMPersistentTrackID(number)
        self.facts = facts
        super.init()
    }

    /// How large the pictures are, upright; zero of sound.
    open var naturalSize: CGSize { mediaType == .video ? facts.size : .zero }
    /// How the pictures are to be turned: they come upright already.
    open var preferredTransform: CGAffineTransform { .identity }
    /// Pictures a second; 0 of sound, and where it is not known.
    open var nominalFrameRate: Float { mediaType == .video ? Float(facts.frameRate) : 0 }
    /// How long a picture is shown; invalid of sound, and where it is not known.
    open var minFrameDuration: CMTime {
        guard mediaType == .video, facts.frameRate > 0 else { return .invalid }
        return CMTime(seconds: 1 / facts.frameRate, preferredTimescale: CMTime.nanoseconds)
    }
    /// When it begins, and how long it is.
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: AVAsset.duration(facts)) }
    /// The parts of a second that times of it are in.
    open var naturalTimeScale: CMTimeScale { CMTime.nanoseconds }
    /// Whether it can be played: what cannot be decoded is no track.
    open var isPlayable: Bool { true }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    /// How large the pictures are.
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty { $0.naturalSize } }
    /// How the pictures are to be turned.
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        AVAsyncProperty { $0.preferredTransform }
    }
    /// Pictures a second.
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> {
        AVAsyncProperty { $0.nominalFrameRate }
    }
    /// How long a picture is shown.
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> {
        AVAsyncProperty { $0.minFrameDuration }
    }
    /// When it begins, and how long it is.
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty { $0.timeRange } }
    /// The parts of a second that times of it are in.
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> {
        AVAsyncProperty { $0.naturalTimeScale }
    }
    /// Whether it can be played.
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isPlayable } }
}
