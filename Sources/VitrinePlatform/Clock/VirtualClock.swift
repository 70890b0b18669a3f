package import Foundation

/// A clock that stands still until it is moved.
@MainActor
package final class VirtualClock: Clock {
    private struct Entry {
        var time: TimeInterval
        var number: Int
        var action: @MainActor () -> Void
    }

    package private(set) var now: TimeInterval
    /// A clock that this one takes along: it goes on by as much, and its timers run, after those here.
    package weak var follower: VirtualClock? {
        didSet { follower.map { lead = (distance: $0.now - now, shown: $0.now) } }
    }
    /// How far the follower is ahead, and where it was left: somebody else may have moved it since. By the distance,
    /// not by adding up what passed, so that the two agree to the last bit.
    private var lead = (distance: TimeInterval(0), shown: TimeInterval(0))
    /// Called when somebody begins to wait for a time.
    package var onSchedule: (() -> Void)?
    private var entries: [Entry] = []
    private var count = 0

    package init(now: TimeInterval = 0) {
        self.now = now
    }

    @discardableResult
    package func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ClockTimer {
        count += 1
        let number = count
        entries.append(Entry(time: time, number: number, action: action))
        onSchedule?()
        return ClockTimer { [weak self] in self?.entries.removeAll { $0.number == number } }
    }

    /// The time of the next timer.
    package var nextTimer: TimeInterval? { entries.map(\.time).min() }

    /// Moves the clock, stopping at each timer that becomes due: they run in the order of their times, and of
    /// their scheduling when the times are equal. Timers that these schedule run too when they become due.
    package func advance(by interval: TimeInterval) {
        advance(to: now + max(0, interval))
    }

    /// How many timers run at one moment before time goes on all the same.
    private static let mostAtOnce = 1000

    /// Moves the clock forward to a time.
    ///
    /// Timers that schedule others for the same moment, for ever, do not stop time: what is left of them runs when the
    /// clock is moved next, as it would in later turns of a main loop.
    package func advance(to end: TimeInterval) {
        let beginning = now
        defer { takeAlong(from: beginning) }
        var countNow = 0
        while let index = nextIndex, entries[index].time <= end {
            let entry = entries.remove(at: index)
            countNow = entry.time > now ? 0 : countNow + 1
            now = max(now, entry.time)
            entry.action()
            if countNow >= Self.mostAtOnce { break }
        }
        now = max(now, end)
    }

    private func takeAlong(from beginning: TimeInterval) {
        guard let follower else { return }
        if follower.now != lead.shown { lead.distance = follower.now - beginning }
        follower.advance(to: now + lead.distance)
        lead.shown = follower.now
    }

    private var nextIndex: Int? {
        entries.indices.min {
            (entries[$0].time, entries[$0].number) < (entries[$1].time, entries[$1].number)
        }
    }
}
