import VitrinePlatform
import VitrineQuartzCore
import VitrineSupport

/// Follows a schedule: knows the last of its dates that has come, and says when the next one has.
///
/// Nothing waits for a date, and no display link runs, unless the timeline was started.
@MainActor
final class Timeline {
    /// The last date of the schedule that has come, or its first, where none has.
    private(set) var date = WallClock.date
    private let onChange: @MainActor () -> Void
    private var isRunning = false
    /// Every frame, or every so many seconds; nil where the dates are those of `upcoming`.
    private var frames: AnimationTimelineSchedule?
    private var next: Date?
    private var upcoming: AnyIterator<Date> = AnyIterator { nil }
    private var timer: ClockTimer?
    private var link: CADisplayLink?

    /// A schedule with more dates than this before the present does not come to it.
    private static let mostPassedDates = 1_000_000

    init(onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

    isolated deinit { stop() }

    /// Goes by a schedule from now on.
    ///
    /// Complexity: O(n) in the dates of the schedule that have passed.
    func follow(_ schedule: some TimelineSchedule) {
        let now = WallClock.date
        if let animation = schedule as? AnimationTimelineSchedule {
            // A pause shows what was there before it.
            if !animation.isPaused || frames == nil { date = now }
            frames = animation
            next = nil
        } else {
            frames = nil
            upcoming = AnyIterator(schedule.entries(from: now, mode: .normal).makeIterator())
            next = nil
            date = upcoming.next() ?? now
            next = upcoming.next()
            passDates(until: now)
        }
        if isRunning { wait() }
    }

    /// Takes the last date that is not after now.
    private func passDates(until now: Date) {
        var count = 0
        while let next, next <= now {
            date = next
            self.next = upcoming.next()
            count += 1
            guard count < Self.mostPassedDates else {
                let sentence =
                    "TimelineView: \(count) dates of its schedule in a row are before the present, so it is not followed any further. entries(from:mode:) should begin with the last date that is not after its start."
                ReportLog.current.report(once: sentence, sentence)
                self.next = nil
                return
            }
        }
    }

    /// Follows a schedule, at once and until it is stopped.
    func start(_ schedule: some TimelineSchedule) {
        guard !isRunning else { return }
        isRunning = true
        let before = date
        follow(schedule)
        if date != before { onChange() }
    }

    /// Waits for nothing any more.
    func stop() {
        isRunning = false
        timer?.cancel()
        timer = nil
        link?.invalidate()
        link = nil
    }

    private func wait() {
        timer?.cancel()
        timer = nil
        if let frames, !frames.isPaused {
            guard link == nil else { return }
            let link = CADisplayLink { [weak self] link in
                guard let self else { return link.invalidate() }
                tick()
            }
            link.add(to: .main, forMode: .common)
            self.link = link
            return
        }
        link?.invalidate()
        link = nil
        guard let next else { return }
        // No earlier than its time.
        let delay = max(next.timeIntervalSince(WallClock.date), 0) + 1e-6
        timer = RuntimeContext.current.schedule(after: delay) { [weak self] in
            guard let self, isRunning else { return }
            timer = nil
            tick()
            wait()
        }
    }

    /// Says so if a date has come.
    private func tick() {
        let now = WallClock.date
        let before = date
        if let frames {
            guard !frames.isPaused else { return }
            // Half of a frame's tolerance: frames do not come at the microsecond.
            if let least = frames.minimumInterval, now.timeIntervalSince(before) < least - 1.0 / 240 {
                return
            }
            date = now
        } else {
            passDates(until: now)
        }
        if date != before { onChange() }
    }
}
