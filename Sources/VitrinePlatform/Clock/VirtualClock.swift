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
        return ClockTimer { [weak self] in self?.entries.removeAll { $0.number == number } }
    }

    /// The time of the next timer.
    package var nextTimer: TimeInterval? { entries.map(\.time).min() }

    /// Moves the clock, stopping at each timer that becomes due: they run in the order of their times, and of
    /// their scheduling when the times are equal. Timers that these schedule run too when they become due.
    package func advance(by interval: TimeInterval) {
        advance(to: now + max(0, interval))
    }

    /// Moves the clock forward to a time.
    package func advance(to end: TimeInterval) {
        while let index = nextIndex, entries[index].time <= end {
            let entry = entries.remove(at: index)
            now = max(now, entry.time)
            entry.action()
        }
        now = max(now, end)
    }

    private var nextIndex: Int? {
        entries.indices.min {
            (entries[$0].time, entries[$0].number) < (entries[$1].time, entries[$1].number)
        }
    }
}
