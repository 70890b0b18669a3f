import Foundation
import SwiftUITestSupport
import Testing
import VitrineQuartzCore
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Timeline views")
struct TimelineViewTests {
    private let day = Date(timeIntervalSinceReferenceDate: 700_000_000)

    private func dates(_ schedule: some TimelineSchedule, from start: Double, _ count: Int) -> [Double] {
        schedule.entries(from: day + start, mode: .normal).prefix(count).map { $0.timeIntervalSince(day) }
    }

    @Test("A periodic schedule begins with the last date that is not after the start, or its own")
    func periodic() {
        #expect(dates(.periodic(from: day, by: 2), from: 5, 3) == [4, 6, 8])
        #expect(dates(.periodic(from: day, by: 2), from: 4, 2) == [4, 6])
        #expect(dates(.periodic(from: day + 10, by: 2), from: 0, 2) == [10, 12])
    }

    @Test("Minutes are those of the clock")
    func minutes() {
        // The day begins 40 seconds into a minute.
        #expect(dates(.everyMinute, from: 0, 3) == [-40, 20, 80])
    }

    @Test("An animation that is paused has one date")
    func animation() {
        #expect(dates(.animation(minimumInterval: 0.5), from: 1, 3) == [1, 1.5, 2])
        #expect(dates(.animation(minimumInterval: 0.5, paused: true), from: 1, 3) == [1])
    }

    private func page<S: TimelineSchedule>(_ schedule: @escaping (Date) -> S) -> (HostedPage, () -> [Double])
    {
        // What was evaluated, each date once: what is around the view may have it evaluated, too.
        var start: Date?
        var shown: [Date] = []
        let page = HostedPage { _ in
            ScheduledPage(schedule: schedule) {
                start = $0
                if shown.last != $1 { shown.append($1) }
            }
        }
        return (page, { shown.map { ($0.timeIntervalSince(start!) * 10).rounded() / 10 } })
    }

    @Test("The content is evaluated once for each date of the schedule")
    func evaluated() {
        let (page, shown) = page { .periodic(from: $0, by: 1) }
        page.host.advance(by: 3.5)
        #expect(shown() == [0, 1, 2, 3])
        #expect(page.texts == ["30"])
    }

    @Test("Dates that are given are shown as they come, and the last one stays")
    func explicit() {
        let (page, shown) = page { .explicit([$0 + 0.5, $0 + 0.7]) }
        #expect(page.texts == ["5"])
        page.host.advance(by: 5)
        #expect(shown() == [0.5, 0.7])
    }

    @Test("An animation is evaluated with every frame, and only as often as it allows")
    func frames() {
        let (page, shown) = page { _ in .animation }
        let before = shown().count
        page.host.advance(by: 1)
        #expect(shown().count - before == 60)
        let (slow, slowly) = self.page { _ in .animation(minimumInterval: 0.25) }
        let slowBefore = slowly().count
        slow.host.advance(by: 1)
        #expect((3...4).contains(slowly().count - slowBefore))
    }

    @Test("Out of the window nothing is evaluated; back in it the content is that of the present")
    func hidden() {
        let (page, shown) = page { .periodic(from: $0, by: 1) }
        let root = page.host.window.rootViewController
        page.host.perform { page.host.window.rootViewController = UIViewController() }
        page.host.layout()
        let count = shown().count
        page.host.advance(by: 5.5)
        #expect(shown().count == count)
        #expect(page.host.settle())
        page.host.perform { page.host.window.rootViewController = root }
        page.host.layout()
        page.host.layout()
        #expect(shown().last == 5)
        page.host.advance(by: 1)
        #expect(shown().last == 6)
    }

    @Test("A pause keeps what was shown, and nothing moves any more")
    func paused() {
        struct Pausing: View {
            let log: ActionLog
            @State private var paused = false
            var body: some View {
                log.actions["pause"] = { paused = true }
                return TimelineView(.animation(paused: paused)) { context in
                    Text("\(context.date.timeIntervalSinceReferenceDate)")
                }
            }
        }
        let page = HostedPage { Pausing(log: $0) }
        page.start("pause")
        let texts = page.texts
        page.host.advance(by: 1)
        #expect(page.texts == texts)
        #expect(page.host.settle())
    }

    @Test("A schedule may be asked anew")
    func invalidated() {
        final class Dates { var next: Date? }
        struct OwnSchedule: TimelineSchedule {
            let dates: Dates
            func entries(from start: Date, mode: Mode) -> [Date] { [start] + (dates.next.map { [$0] } ?? []) }
        }
        let dates = Dates()
        var contexts: [TimelineViewDefaultContext] = []
        let page = HostedPage { _ in
            TimelineView(OwnSchedule(dates: dates)) { context in
                let _ = contexts.append(context)
                Text("x")
            }
        }
        page.host.perform { dates.next = WallClock.date + 2 }
        page.host.perform { contexts.last?.invalidateTimelineContent() }
        page.host.layout()
        let count = contexts.count
        page.host.advance(by: 3)
        #expect(contexts.count == count + 1)
        #expect(contexts.last?.cadence == .live)
    }
}

/// What is scheduled from the date at which it was made.
private struct ScheduledPage<S: TimelineSchedule>: View {
    let schedule: (Date) -> S
    let note: (Date, Date) -> Void
    /// Its date is set when the host evaluates the body: what is outside has another clock.
    let beginning = Beginning()
    var body: some View {
        let start = beginning.date
        TimelineView(schedule(start)) { context in
            let _ = note(start, context.date)
            Text("\(Int((context.date.timeIntervalSince(start) * 10).rounded()))")
        }
    }
}

@MainActor
private final class Beginning {
    lazy var date = WallClock.date
}
