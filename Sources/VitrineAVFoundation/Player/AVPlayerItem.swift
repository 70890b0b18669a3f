public import Foundation
public import VitrineCoreMedia
public import VitrineFoundation
import VitrineQuartzCore

/// An asset that is played, or is to be: where it is, and how far it has been loaded.
///
/// An item is opened when it becomes a player's current one, and closed when it no longer is; it keeps its place.
@MainActor @preconcurrency
open class AVPlayerItem: NSObject, NSCopying {
    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        /// It has not been opened.
        case unknown
        /// It can.
        case readyToPlay
        /// It cannot: see ``AVPlayerItem/error``.
        case failed
    }

    /// What is played.
    public let asset: AVAsset
    /// Whether it can be played. Observable, as all that changes by itself.
    @_Observed public internal(set) var status = Status.unknown
    /// Why it cannot be played.
    @_Observed public internal(set) var error: (any Error)?
    /// How long it is; indefinite before it is opened, and of a stream without an end.
    @_Observed public internal(set) var duration = CMTime.indefinite
    /// How large its pictures are; zero without, and before it is opened.
    @_Observed public internal(set) var presentationSize = CGSize.zero
    /// What is there already, as values of ranges: all of a file that is open. Nothing is known of streams.
    @_Observed public internal(set) var loadedTimeRanges: [NSValue] = []
    /// Where it can be moved to, as values of ranges.
    @_Observed public internal(set) var seekableTimeRanges: [NSValue] = []
    /// Whether it can be expected to play without a stop.
    @_Observed public internal(set) var isPlaybackLikelyToKeepUp = false
    /// Whether nothing is there to be played next.
    @_Observed public internal(set) var isPlaybackBufferEmpty = true
    /// Whether no more is loaded before some has been played: of files.
    @_Observed public internal(set) var isPlaybackBufferFull = false
    /// The tracks that are played; none before it is opened.
    @_Observed public internal(set) var tracks: [AVPlayerItemTrack] = []
    /// Where playing forward ends; invalid, as it is unless set, is the end of the asset.
    open var forwardPlaybackEndTime = CMTime.invalid { didSet { player?.times.plan() } }

    /// The one that plays it.
    weak var player: AVPlayer?
    /// Nil unless it is open.
    var engine: (any PlaybackEngine)?
    var facts: MediaFacts?
    var isBuffering = false
    /// Where it begins when it is opened.
    private var beginning: MediaTime = 0
    /// Who waits for the end of a seek.
    private var seekCompletion: (@Sendable (Bool) -> Void)?

    /// Makes an item of what is at an address.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Makes an item of an asset.
    ///
    /// - Parameter automaticallyLoadedAssetKeys: What is found out of the asset before the item is ready; here that is
    ///   all.
    public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) {
        self.asset = asset
        super.init()
    }

    /// Another item of the same asset, which no player plays, from its beginning on.
    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) let item = self
        nonisolated(unsafe) var copy: Any?
        MainActor.assumeIsolated {
            let new = AVPlayerItem(asset: item.asset)
            new.forwardPlaybackEndTime = item.forwardPlaybackEndTime
            copy = new
        }
        return copy!
    }

    // MARK: Time

    /// Where it is.
    open func currentTime() -> CMTime { CMTime(place) }

    var place: MediaTime { engine?.time ?? beginning }

    /// Moves to about a time: the nearest picture that can be shown at once.
    open func seek(to time: CMTime, completionHandler: (@Sendable (Bool) -> Void)?) {
        seek(
            to: time, toleranceBefore: .positiveInfinity, toleranceAfter: .positiveInfinity,
            completionHandler: completionHandler)
    }

    /// Moves to a time, or near it. Another one takes the place of one that has not ended.
    ///
    /// - Parameters:
    ///   - toleranceBefore: How far before it may end; exact where both are numbers.
    ///   - completionHandler: Told whether it ended there; with the item opened, if it is not yet.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: (@Sendable (Bool) -> Void)? = nil
    ) {
        finishSeek(false)
        guard let place = time.isNegativeInfinity ? 0 : time.isPositiveInfinity ? .max : time.mediaTime,
            status != .failed
        else {
            completionHandler?(false)
            return
        }
        seekCompletion = completionHandler
        beginning = max(0, place)
        engine?.seek(to: beginning, isExact: toleranceBefore.isNumeric || toleranceAfter.isNumeric)
        guard engine != nil else { return }
        player?.times.jump(to: beginning)
        NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
    }

    /// Moves to about a time.
    /// - Returns: Whether it ended there.
    open func seek(to time: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in
            seek(to: time) { continuation.resume(returning: $0) }
        }
    }

    /// Moves to a time, or near it.
    /// - Returns: Whether it ended there.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        await withCheckedContinuation { continuation in
            seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) {
                continuation.resume(returning: $0)
            }
        }
    }

    /// Gives up a seek that has not ended: its handler is told so.
    open func cancelPendingSeeks() { finishSeek(false) }

    func finishSeek(_ isThere: Bool) {
        let completion = seekCompletion
        seekCompletion = nil
        completion?(isThere)
    }

    /// Moves by pictures while it is paused, if it is known how long one is shown.
    open func step(byCount stepCount: Int) {
        guard let rate = facts?.frameRate, rate > 0 else { return }
        let time = place + MediaTime(seconds: Double(stepCount) / rate)
        seek(to: CMTime(max(0, time)), toleranceBefore: .zero, toleranceAfter: .zero)
    }

    /// Whether ``step(byCount:)`` moves forward.
    open var canStepForward: Bool { facts?.isSeekable == true && (facts?.frameRate ?? 0) > 0 }
    /// Whether ``step(byCount:)`` moves backward.
    open var canStepBackward: Bool { canStepForward }
    /// Whether it plays at rates above 1.
    open var canPlayFastForward: Bool { facts?.isSeekable == true }
    /// Whether it plays at rates between 0 and 1.
    open var canPlaySlowForward: Bool { facts?.isSeekable == true }
    /// Whether it plays backwards: nothing does here.
    open var canPlayReverse: Bool { false }

    // MARK: Opening

    /// The end of playing forward before that of the asset.
    var stop: MediaTime? {
        guard let stop = forwardPlaybackEndTime.mediaTime else { return nil }
        if let duration = facts?.duration, stop >= duration { return nil }
        return stop
    }

    /// Opens it for a player.
    func open(for player: AVPlayer) {
        self.player = player
        guard engine == nil, status != .failed else { return }
        let engine = Engines.open(asset.loader.url, in: player.context)
        self.engine = engine
        engine.onEvent = { [weak self] in self?.hear($0) }
        engine.volume = player.volume
        engine.isMuted = player.isMuted
        if beginning > 0 || seekCompletion != nil { engine.seek(to: beginning, isExact: true) }
    }

    /// Closes it; it keeps its place.
    func close() {
        beginning = place
        engine?.close()
        engine = nil
        player = nil
        facts = nil
        isBuffering = false
        finishSeek(false)
    }

    /// Goes back to a time while it is not played.
    func rewind(to time: MediaTime) {
        beginning = time
        engine?.rate = 0
        engine?.seek(to: time, isExact: true)
    }
}

/// A track of an item that is played.
@MainActor @preconcurrency
open class AVPlayerItemTrack: NSObject {
    /// What it is of the asset.
    public let assetTrack: AVAssetTrack?

    init(_ track: AVAssetTrack) {
        assetTrack = track
        super.init()
    }

    /// Pictures a second.
    open var currentVideoFrameRate: Float { assetTrack?.nominalFrameRate ?? 0 }
}
