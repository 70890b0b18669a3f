/// Plays items one after the other. The next one is opened while one plays.
@MainActor @preconcurrency
open class AVQueuePlayer: AVPlayer {
    /// Makes a player without items.
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }

    /// Makes a player of items.
    public init(items: [AVPlayerItem]) {
        super.init()
        actionAtItemEnd = .advance
        setItems(items)
    }

    /// Makes a player of an item.
    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }

    /// The items that are left: the one that is played is the first.
    public func items() -> [AVPlayerItem] { super.items }

    /// Goes on to the next item.
    open func advanceToNextItem() { setItems(Array(super.items.dropFirst())) }

    /// Whether an item can be put after another: it must not be in a player.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        guard item.player == nil, !super.items.contains(where: { $0 === item }) else { return false }
        return afterItem == nil || super.items.contains { $0 === afterItem }
    }

    /// Puts an item after another, or at the end.
    ///
    /// Traps where ``canInsert(_:after:)`` says that it cannot be.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        precondition(
            canInsert(item, after: afterItem),
            "AVQueuePlayer.insert: an item is in one player once, and what it comes after has to be in the queue."
        )
        var items = super.items
        let place = afterItem.flatMap { after in items.firstIndex { $0 === after } }.map { $0 + 1 }
        items.insert(item, at: place ?? items.count)
        setItems(items)
    }

    /// Takes an item out; the next one follows if it is being played.
    open func remove(_ item: AVPlayerItem) { setItems(super.items.filter { $0 !== item }) }

    /// Takes all items out.
    open func removeAllItems() { setItems([]) }

    /// Takes another item in place of the one that is played.
    open override func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem || item == nil else { return }
        setItems((item.map { [$0] } ?? []) + super.items.dropFirst())
    }
}
