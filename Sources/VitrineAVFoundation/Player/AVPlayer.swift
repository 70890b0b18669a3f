public import Dispatch
public import Foundation
public import VitrineCoreMedia
public import VitrineFoundation
import VitrineQuartzCore

/// Plays an item: sound at once, pictures where an ``AVPlayerLayer`` shows them.
///
/// It goes by GStreamer's clock on a display. In tests, and where a picture is rendered, it goes along with the clock
/// that is moved there: the same picture shows at the same time however long it took, and nothing is heard.
@MainActor @preconcurrency
open class AVPlayer: NSObject {
    /// Whether a player can play.
    public enum Status: Int, Sendable {
        /// It has not tried.
        case unknown
        /// It can.
        case readyToPlay
        /// It never will: GStreamer is not installed.
        case failed
    }

    /// What a player does.
    public enum TimeControlStatus: Int, Sendable {
        /// It stands still.
        case paused
        /// It would play, and waits: see ``AVPlayer/reasonForWaitingToPlay``.
        case waitingToPlayAtSpecifiedRate
        /// It plays.
        case playing
    }

    /// What comes after the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next item, of an ``AVQueuePlayer``.
        case advance
        /// The player pauses.
        case pause
        /// Nothing: the player stands at the end, and plays on once it is moved.
        case none
    }

    /// Why a player waits.
    public struct WaitingReason: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// More of a stream has to come first.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// The item is being opened.
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// There is no item.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
    }

    /// Posted when ``rate`` has changed.
    nonisolated public static let rateDidChangeNotification = Notification.Name(
        "AVPlayerRateDidChangeNotification")

    /// Whether it can play. Observable, as all that changes by itself.
    @_Observed public internal(set) var status = Status.unknown
    /// Why it will never play.
    @_Observed public internal(set) var error: (any Error)?
    /// What it does.
    @_Observed public internal(set) var timeControlStatus = TimeControlStatus.paused
    /// Why it waits; nil while it does not.
    @_Observed public internal(set) var reasonForWaitingToPlay: WaitingReason?
    /// The item that it plays.
    @_Observed public internal(set) var currentItem: AVPlayerItem?
    /// How fast it is to play: 1 as it was recorded, 0 not. Rates below 0 are 0, as of items that do not play
    /// backwards.
    @_Observed public var rate: Float = 0 {
        didSet {
            if rate < 0 || rate.isNaN { rate = 0 }
            if rate != oldValue { rateDidChange() }
        }
    }
    /// How fast ``play()`` plays; 1 unless set.
    open var defaultRate: Float = 1
    /// How loud it is, 0…1, next to what the system's volume is.
    @_Observed public var volume: Float = 1 {
        didSet { for item in items { item.engine?.volume = min(max(volume, 0), 1) } }
    }
    /// Whether it is silent.
    @_Observed public var isMuted = false { didSet { for item in items { item.engine?.isMuted = isMuted } } }
    /// What comes after the end of an item; it pauses unless set, an ``AVQueuePlayer`` goes on to the next item.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether it waits for enough of a stream: always.
    open var automaticallyWaitsToMinimizeStalling: Bool { true }

    /// What it plays, one after the other; at most one but in an ``AVQueuePlayer``.
    nonisolated(unsafe) var items: [AVPlayerItem] = []
    /// Whose clock it goes by.
    let context = RuntimeContext.current
    private(set) lazy var times = PlayerTimes(self)
    /// What shows its pictures.
    var layers: [WeakPlayerLayer] = []
    /// Whether the item has played to its end, and was not moved since.
    var isAtEnd = false

    /// Makes a player without an item.
    public override init() { super.init() }

    /// Makes a player of what is at an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// Makes a player of an item.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        setItems(item.map { [$0] } ?? [])
    }

    deinit {
        // What somebody else holds must not play on.
        let items = items
        guard !items.isEmpty else { return }
        nonisolated(unsafe) let orphans = items
        DispatchQueue.main.async {
            MainActor.assumeIsolated { for item in orphans where item.player == nil { item.close() } }
        }
    }

    // MARK: Playing

    /// Plays at ``defaultRate``.
    open func play() { rate = defaultRate }

    /// Plays at a rate.
    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// Stands still. The same as a rate of 0.
    open func pause() { rate = 0 }

    /// Takes another item, or none. It plays on if it was playing.
    ///
    /// Traps for an item that another player has.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem || item == nil else { return }
        setItems(item.map { [$0] } ?? [])
    }

    // MARK: Time

    /// Where its item is; 0 without one.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    /// Moves to about a time: the nearest picture that can be shown at once.
    open func seek(to time: CMTime) { currentItem?.seek(to: time, completionHandler: nil) }

    /// Moves to about a time.
    ///
    /// - Parameter completionHandler: Told whether it ended there.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        guard let currentItem else { return completionHandler(false) }
        currentItem.seek(to: time, completionHandler: completionHandler)
    }

    /// Moves to a time, or near it.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
        currentItem?.seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter)
    }

    /// Moves to a time, or near it. Another one takes the place of one that has not ended.
    ///
    /// - Parameter completionHandler: Told whether it ended there.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) {
        guard let currentItem else { return completionHandler(false) }
        currentItem.seek(
            to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter,
            completionHandler: completionHandler)
    }

    /// Moves to about a time.
    /// - Returns: Whether it ended there.
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        guard let currentItem else { return false }
        return await currentItem.seek(to: time)
    }

    /// Moves to a time, or near it.
    /// - Returns: Whether it ended there.
    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) async -> Bool {
        guard let currentItem else { return false }
        return await currentItem.seek(
            to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter)
    }

    /// Calls a block as often as an interval of the item's time passes, and whenever playing starts or stops, or jumps.
    ///
    /// - Parameters:
    ///   - interval: Of the item's time. At most 120 times a second.
    ///   - queue: Where it is called; the main one unless given.
    /// - Returns: What ends it, by ``removeTimeObserver(_:)``.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        times.add(.periodic(max(1, interval.mediaTime ?? .max)), queue, block)
    }

    /// Calls a block whenever playing comes past one of some times.
    ///
    /// - Parameter times: Values of times.
    /// - Returns: What ends it, by ``removeTimeObserver(_:)``.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any {
        self.times.add(.boundaries(times.compactMap(\.timeValue.mediaTime).sorted()), queue) { _ in block() }
    }

    /// Ends what a block is called for.
    ///
    /// Traps if it is not one of this player's.
    open func removeTimeObserver(_ observer: Any) { times.remove(observer) }
}
