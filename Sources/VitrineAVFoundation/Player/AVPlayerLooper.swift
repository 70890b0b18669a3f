public import Foundation
public import VitrineCoreMedia
public import VitrineFoundation

/// Plays an item over and over: copies of it take turns in an ``AVQueuePlayer``, so that the next one is open already.
@MainActor @preconcurrency
open class AVPlayerLooper: NSObject {
    /// Whether a looper loops.
    public enum Status: Int, Sendable {
        /// The item has not been opened.
        case unknown
        /// It does.
        case ready
        /// The item cannot be played: see ``AVPlayerLooper/error``.
        case failed
        /// Somebody has ended it.
        case cancelled
    }

    /// Whether items that the queue has already come before the loop, or after its end.
    public enum ItemOrdering: Int, Sendable {
        /// The loop comes first.
        case loopingItemsPrecedeExistingItems = 0
        /// The loop comes last.
        case loopingItemsFollowExistingItems = 1
    }

    /// How many copies take turns.
    private static let copies = 3

    /// Whether it loops.
    @_Observed public private(set) var status = Status.unknown
    /// How often the item has been played.
    @_Observed public private(set) var loopCount = 0
    /// Why it does not loop.
    public private(set) var error: (any Error)?
    /// The copies of the item.
    public private(set) var loopingPlayerItems: [AVPlayerItem] = []
    private weak var player: AVQueuePlayer?
    private let range: CMTimeRange
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []
    private var observations: [NSKeyValueObservation] = []

    /// Loops an item.
    ///
    /// - Parameters:
    ///   - player: What plays it. It is not kept.
    ///   - itemToLoop: It is copied, and taken out of the queue if it is in there.
    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }

    /// Loops a part of an item.
    ///
    /// - Parameters:
    ///   - loopRange: The part; all of it if it is invalid.
    ///   - itemOrdering: Where what is in the queue already stands. It is after the loop, and so never comes, unless
    ///   set.
    public init(
        player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange,
        existingItemsOrdering itemOrdering: ItemOrdering = .loopingItemsPrecedeExistingItems
    ) {
        precondition(
            !loopRange.isValid || loopRange.duration > .zero,
            "AVPlayerLooper: a loop needs a length; leave the range out to loop all of an item.")
        self.player = player
        range = loopRange
        super.init()
        loopingPlayerItems = (0..<Self.copies).map { _ in copy(of: itemToLoop) }
        let others = player.items().filter { $0 !== itemToLoop }
        player.setItems(
            itemOrdering == .loopingItemsPrecedeExistingItems
                ? loopingPlayerItems + others : others + loopingPlayerItems)
        observe()
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    /// Ends the loop: what is being played is played to its end.
    open func disableLooping() {
        guard status != .cancelled, status != .failed else { return }
        status = .cancelled
        let current = player?.currentItem
        let later = loopingPlayerItems.filter { $0 !== current }
        if let player { player.setItems(player.items().filter { item in !later.contains { $0 === item } }) }
    }

    private var start: MediaTime { range.isValid ? range.start.mediaTime ?? 0 : 0 }

    private func copy(of item: AVPlayerItem) -> AVPlayerItem {
        let copy = AVPlayerItem(asset: item.asset)
        copy.forwardPlaybackEndTime = range.isValid ? range.end : item.forwardPlaybackEndTime
        copy.rewind(to: start)
        return copy
    }

    private func observe() {
        for item in loopingPlayerItems {
            observers.append(
                NotificationCenter.default.addObserver(
                    forName: AVPlayerItem.didPlayToEndTimeNotification, object: item, queue: nil
                ) { [weak self, weak item] _ in
                    MainActor.assumeIsolated { if let item { self?.didEnd(item) } }
                })
            observations.append(
                item.observe(\.status, options: .initial) { [weak self] item, _ in
                    MainActor.assumeIsolated { self?.itemDidChange(item) }
                })
        }
    }

    private func itemDidChange(_ item: AVPlayerItem) {
        if item.status == .readyToPlay, status == .unknown { status = .ready }
        guard item.status == .failed, status != .cancelled else { return }
        error = item.error
        status = .failed
    }

    /// A copy has been played: it comes again after the others.
    private func didEnd(_ item: AVPlayerItem) {
        loopCount += 1
        guard status == .ready, let player else { return }
        item.rewind(to: start)
        var items = player.items().filter { $0 !== item }
        let last = items.lastIndex { other in loopingPlayerItems.contains { $0 === other } }
        items.insert(item, at: last.map { $0 + 1 } ?? 0)
        player.setItems(items)
    }
}
