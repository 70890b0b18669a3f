import Foundation
import VitrineCoreMedia

// How a player follows what happens to its items.
extension AVPlayer {
    /// How many items are open: the next one, too, so that there is no gap between them.
    private static let mostOpen = 2

    /// Whether time goes on.
    var isMoving: Bool { timeControlStatus == .playing && !isAtEnd }

    func setItems(_ new: [AVPlayerItem]) {
        for item in new where item.player != nil && item.player !== self {
            preconditionFailure(
                "AVPlayer: the item of \(item.asset.loader.url.lastPathComponent) is in another player. Give each player "
                    + "an item of its own: AVPlayerItem(asset: item.asset).")
        }
        let old = items
        items = new
        for item in old where !new.contains(where: { $0 === item }) { item.close() }
        for (index, item) in new.enumerated() where index < Self.mostOpen && item.engine == nil {
            item.open(for: self)
        }
        for item in new.dropFirst(Self.mostOpen) { item.player = self }
        guard currentItem !== new.first else { return }
        currentItem?.engine?.rate = 0
        isAtEnd = false
        currentItem = new.first
        if currentItem?.status == .failed { rate = 0 }
        currentItem?.engine?.rate = rate
        controlDidChange()
        times.jump(to: currentItem?.place ?? 0)
        tellLayers()
    }

    func rateDidChange() {
        if rate > 0, currentItem?.status == .failed { rate = 0 }
        currentItem?.engine?.rate = rate
        controlDidChange()
        times.rateDidChange()
        NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
    }

    /// Brings up to date what the player says of itself.
    func controlDidChange() {
        let (status, reason) = control
        if reasonForWaitingToPlay != reason { reasonForWaitingToPlay = reason }
        if timeControlStatus != status { timeControlStatus = status }
        times.plan()
        tellLayers()
    }

    private var control: (TimeControlStatus, WaitingReason?) {
        guard rate > 0 else { return (.paused, nil) }
        guard let currentItem else { return (.waitingToPlayAtSpecifiedRate, .noItemToPlay) }
        if currentItem.facts == nil { return (.waitingToPlayAtSpecifiedRate, .evaluatingBufferingRate) }
        if currentItem.isBuffering { return (.waitingToPlayAtSpecifiedRate, .toMinimizeStalls) }
        return (.playing, nil)
    }

    // MARK: Items

    func itemIsReady(_ item: AVPlayerItem) {
        if status != .readyToPlay { status = .readyToPlay }
        guard item === currentItem else { return }
        controlDidChange()
    }

    func itemDidMove(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        times.plan()
        tellLayers()
    }

    func itemDidFail(_ item: AVPlayerItem) {
        if let error = item.error as? AVError, !Engines.areThere {
            self.error = error
            status = .failed
        }
        guard item === currentItem else { return }
        rate = 0
        controlDidChange()
    }

    /// The current item has come to its end.
    func itemDidEnd(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        let isAgain = isAtEnd
        isAtEnd = true
        times.didEnd(at: item.place)
        switch actionAtItemEnd {
        case .pause: rate = 0
        case .none: break
        case .advance:
            if items.count > 1 {
                leave(item)
            } else if !(self is AVQueuePlayer) {
                rate = 0
            } else {
                setItems([])
            }
        }
        guard !isAgain else { return }
        NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    }

    /// The next item takes the place of one that has ended.
    private func leave(_ item: AVPlayerItem) {
        item.rewind(to: 0)
        setItems(Array(items.dropFirst()))
    }

    // MARK: Layers

    func add(_ layer: AVPlayerLayer) {
        layers.removeAll { $0.layer == nil }
        layers.append(WeakPlayerLayer(layer: layer))
    }

    func remove(_ layer: AVPlayerLayer) { layers.removeAll { $0.layer == nil || $0.layer === layer } }

    func tellLayers() {
        for entry in layers { entry.layer?.playerDidChange() }
    }
}

struct WeakPlayerLayer {
    weak var layer: AVPlayerLayer?
}
