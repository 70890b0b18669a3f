import Foundation
import Testing
import VitrineQuartzCore
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

/// Dates, intervals and timers as text.
@MainActor
@Suite
struct TimedTextTests {
    private let noon = Date(timeIntervalSince1970: 1_700_049_600)

    private func context(_ seconds: TimeInterval, _ locale: String = "en_US") -> TextContext {
        var context = TextContext()
        context.locale = Locale(identifier: locale)
        context.timeZone = TimeZone(identifier: "UTC")!
        context.calendar = Calendar(identifier: .gregorian)
        context.calendar.timeZone = context.timeZone
        context.date = noon + seconds
        return context
    }

    private func shown(_ text: Text, at seconds: TimeInterval = 0, _ locale: String = "en_US") -> String {
        text.resolvedRuns(in: context(seconds, locale)).map(\.string).joined()
            .replacingOccurrences(of: "\u{202F}", with: " ").replacingOccurrences(of: "\u{2009}", with: " ")
    }

    @Test(arguments: [
        ("en_US", "12:00 PM", "November 15, 2023"), ("de_DE", "12:00", "15. November 2023"),
        ("en_GB", "12:00", "15 November 2023"),
    ])
    func datesAndTimesAreOfTheLocale(locale: String, time: String, date: String) {
        #expect(shown(Text(noon, style: .time), locale) == time)
        #expect(shown(Text(noon, style: .date), locale) == date)
    }

    private func shown(_ text: Text, _ locale: String) -> String { shown(text, at: 0, locale) }

    @Test(
        arguments: [
            (0.0, "0 sec", "0:00"), (1.0, "1 sec", "0:01"), (65, "1 min, 5 sec", "1:05"),
            (3723, "1 hr, 2 min", "1:02:03"),
            (90_000, "1 day, 1 hr", "25:00:00"), (86400 * 70, "2 mths, 1 wk", "1680:00:00"),
            (-86400 * 800, "2 yrs, 2 mths", "19200:00:00"), (-65, "1 min, 5 sec", "1:05"),
            (-64.5, "1 min, 5 sec", "1:05"),
            (64.5, "1 min, 4 sec", "1:04"),
        ] as [(TimeInterval, String, String)])
    func distancesAreCounted(seconds: TimeInterval, relative: String, timer: String) {
        #expect(shown(Text(noon, style: .relative), at: seconds) == relative)
        #expect(shown(Text(noon, style: .timer), at: seconds) == timer)
    }

    @Test(
        arguments: [
            (-7200, "+2 hours"), (7200, "\u{2212}2 hours"), (61, "\u{2212}1 minute"), (-691_200, "+1 week"),
            (86400 * 400, "\u{2212}1 year"),
        ] as [(TimeInterval, String)])
    func offsetsHaveASign(seconds: TimeInterval, text: String) {
        #expect(shown(Text(noon, style: .offset), at: seconds) == text)
    }

    @Test(
        arguments: [
            (-5.0, "1:05", "0:00"), (0, "1:05", "0:00"), (0.5, "1:05", "0:00"), (1, "1:04", "0:01"),
            (64.5, "0:01", "1:04"), (65, "0:00", "1:05"), (99, "0:00", "1:05"),
        ] as [(TimeInterval, String, String)])
    func timersRunInTheirInterval(seconds: TimeInterval, down: String, up: String) {
        let range = noon...(noon + 65)
        #expect(shown(Text(timerInterval: range), at: seconds) == down)
        #expect(shown(Text(timerInterval: range, countsDown: false), at: seconds) == up)
        #expect(shown(Text(timerInterval: range, pauseTime: noon + 10), at: seconds) == "0:55")
    }

    @Test func hoursMayBeMinutes() {
        let range = noon...(noon + 3700)
        #expect(shown(Text(timerInterval: range)) == "1:01:40")
        #expect(shown(Text(timerInterval: range, showsHours: false)) == "61:40")
    }

    @Test func intervalsOfDates() {
        #expect(shown(Text(noon...(noon + 5400))) == "12:00 – 1:30 PM")
        #expect(shown(Text(DateInterval(start: noon, duration: 5400))) == "12:00 – 1:30 PM")
        #expect(shown(Text("at \(noon...(noon + 5400))!")) == "at 12:00 – 1:30 PM!")
    }

    @Test func itIsKnownWhenATextIsAnother() {
        func next(_ text: Text, _ seconds: TimeInterval) -> Double? {
            text.nextChange(after: noon + seconds).map {
                ($0.timeIntervalSince(noon) * 1000).rounded() / 1000
            }
        }
        #expect(next(Text(verbatim: "a"), 0) == nil)
        #expect(next(Text(noon, style: .time), 0) == nil)
        #expect(next(Text(noon, style: .timer), 0.25) == 1)
        #expect(next(Text(noon, style: .timer), 1) == 2)
        #expect(next(Text(noon, style: .relative), 4000) == 4020)
        #expect(next(Text(noon, style: .offset), 70) == 120)
        let range = noon...(noon + 10.5)
        #expect(next(Text(timerInterval: range), -100) == 0)
        #expect(next(Text(timerInterval: range), 0.7) == 1.5)
        #expect(next(Text(timerInterval: range), 10.2) == 10.5)
        #expect(next(Text(timerInterval: range), 10.5) == nil)
        #expect(next(Text(timerInterval: range, pauseTime: noon), 3) == nil)
        #expect(next(Text("\(Text(noon, style: .timer)) \(noon, style: .relative)"), 3.5) == 4)
    }

    @Test func aTextOnScreenTicks() {
        var evaluations = 0
        struct Page: View {
            let start: Date
            let count: () -> Void
            var body: some View {
                count()
                return Text(start, style: .timer)
            }
        }
        let controller = UIViewController()
        let host = TestHost(controller, size: CGSize(width: 200, height: 100))
        let start = host.perform { WallClock.date }
        let hosting = UIHostingController(rootView: Page(start: start) { evaluations += 1 })
        host.perform {
            hosting.view.frame = controller.view.bounds
            controller.view.addSubview(hosting.view)
        }
        host.layout()
        let before = host.pngData()
        host.advance(by: 0.5)
        #expect(host.pngData() == before)
        host.advance(by: 0.6)
        let after = host.pngData()
        #expect(after != before)
        host.advance(by: 1)
        #expect(host.pngData() != after)
        #expect(evaluations == 1)
    }

    @Test func theClockOfATestIsSet() {
        let host = TestHost(UIView(), size: CGSize(width: 10, height: 10))
        host.perform { RuntimeContext.current.part(WallClock.self).date = noon }
        host.advance(by: 2)
        #expect(abs(host.perform { WallClock.date }.timeIntervalSince(noon) - 2) < 0.05)
    }
}
