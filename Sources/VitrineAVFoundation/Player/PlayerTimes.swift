import Dispatch
import Foundation
import VitrineCoreMedia
import VitrinePlatform

/// Who is told of a player's time, and the time of its item at which something is due next.
///
/// There is one timer, for what is due first: nothing is looked at in between.
@MainActor
final class PlayerTimes {
    enum Kind {
        /// Whenever so much has passed.
        case periodic(MediaTime)
        /// At times, in their order.
        case boundaries([MediaTime])
    }

    private final class Observer {
        let kind: Kind
        let queue: DispatchQueue?
        let block: @Sendable (CMTime) -> Void

        init(_ kind: Kind, _ queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) {
            (self.kind, self.queue, self.block) = (kind, queue, block)
        }

        /// The first time after one at which it is told.
        func due(after time: MediaTime) -> MediaTime? {
            switch kind {
            case .periodic(let interval):
                let (due, overflows) = (time / interval + 1).multipliedReportingOverflow(by: interval)
                return overflows ? nil : due
            case .boundaries(let times): return times.first { $0 > time }
            }
        }

        var isPeriodic: Bool { if case .periodic = kind { true } else { false } }
    }

    /// Seconds between two looks at least.
    private static let shortest = 1.0 / 120
    /// By how much a timer may come too early.
    private static let slack: MediaTime = 1000

    private unowned let player: AVPlayer
    private var observers: [Observer] = []
    private var timer: ClockTimer?
    /// The time up to which everybody has been told.
    private var told: MediaTime = 0

    init(_ player: AVPlayer) { self.player = player }

    func add(_ kind: Kind, _ queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) -> Any {
        let observer = Observer(kind, queue, block)
        observers.append(observer)
        plan()
        return observer
    }

    func remove(_ token: Any) {
        let count = observers.count
        observers.removeAll { $0 === token as AnyObject }
        precondition(
            observers.count < count,
            "AVPlayer.removeTimeObserver: the observer is not one of this player's. Give back what "
                + "addPeriodicTimeObserver or addBoundaryTimeObserver returned, to the same player, and once."
        )
        plan()
    }

    /// Time goes on elsewhere.
    func jump(to time: MediaTime) {
        player.isAtEnd = false
        told = time
        tellPeriodicLater()
        plan()
    }

    /// Playing starts, stops or becomes faster.
    func rateDidChange() {
        tellPeriodicLater()
        plan()
    }

    /// The item has come to its end: whoever waits for a time up to there is told first.
    func didEnd(at time: MediaTime) { tell(upTo: time) }

    /// Sets the timer for what is due next.
    func plan() {
        timer?.cancel()
        timer = nil
        guard player.isMoving, let item = player.currentItem, player.rate > 0 else { return }
        let time = item.place
        if time < told - Self.slack * 2 { told = time }
        var next = observers.compactMap { $0.due(after: told) }.min()
        if let stop = item.stop { next = min(next ?? stop, stop) }
        guard let next else { return }
        let delay = (Double(next) - Double(time)) / 1e9 / Double(player.rate)
        let isVirtual = player.context.clock is VirtualClock
        timer = player.context.schedule(after: max(delay, isVirtual ? 1e-6 : Self.shortest)) { [weak self] in
            self?.fire()
        }
    }

    private func fire() {
        timer = nil
        guard player.isMoving, let item = player.currentItem else { return }
        let time = item.place + Self.slack
        if let stop = item.stop, time >= stop {
            tell(upTo: stop)
            item.engine?.rate = 0
            player.itemDidEnd(item)
            return
        }
        tell(upTo: time)
        plan()
    }

    private func tell(upTo time: MediaTime) {
        let from = told
        guard time > from else { return }
        told = time
        let now = player.currentTime()
        for observer in observers where observer.due(after: from).map({ $0 <= time }) == true {
            call(observer, now)
        }
    }

    private func tellPeriodicLater() {
        guard observers.contains(where: \.isPeriodic) else { return }
        player.context.laterTurns.perform { [weak self] in
            guard let self else { return }
            let now = player.currentTime()
            for observer in observers where observer.isPeriodic { call(observer, now) }
        }
    }

    private func call(_ observer: Observer, _ time: CMTime) {
        guard observers.contains(where: { $0 === observer }) else { return }
        guard let queue = observer.queue, queue.label != DispatchQueue.main.label else {
            return observer.block(time)
        }
        let block = observer.block
        queue.async { block(time) }
    }
}
