import Testing
import VitrineFoundation

@Suite("Formatters that Foundation lacks on Linux")
struct FormatterTests {
    private let english = Locale(identifier: "en_US")
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = english
        return calendar
    }

    private func duration(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
        _ change: (DateComponentsFormatter) -> Void = { _ in }
    ) -> DateComponentsFormatter {
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        change(formatter)
        return formatter
    }

    @Test("Durations in each style")
    func styles() {
        let seconds: TimeInterval = 9 * 3600 + 41 * 60 + 30
        #expect(duration(.positional).string(from: seconds) == "9:41:30")
        #expect(duration(.abbreviated).string(from: seconds) == "9h 41m 30s")
        #expect(duration(.short).string(from: seconds) == "9 hr, 41 min, 30 sec")
        #expect(duration(.full).string(from: seconds) == "9 hours, 41 minutes, 30 seconds")
        #expect(
            duration(.spellOut).string(from: seconds) == "nine hours, forty-one minutes, thirty seconds")
        #expect(duration(.brief).string(from: seconds) == "9hr 41min 30sec")
        #expect(duration(.full).string(from: 86400 * 8) == "1 week, 1 day")
        #expect(duration(.positional).string(from: 86400 + 61) == "1d 0:01:01")
    }

    @Test("Units of which there are none go or stay")
    func zeros() {
        #expect(duration(.positional, [.minute, .second]).string(from: 5) == "5")
        #expect(duration(.positional, [.minute, .second]).string(from: 0) == "0")
        #expect(duration(.positional, [.hour, .minute, .second]).string(from: 3600) == "1:00:00")
        let padded = duration(.positional, [.minute, .second]) { $0.zeroFormattingBehavior = .pad }
        #expect(padded.string(from: 5) == "00:05")
        #expect(padded.string(from: 0) == "00:00")
        #expect(duration(.abbreviated, [.hour, .minute]).string(from: 7200) == "2h")
        #expect(duration(.abbreviated, [.minute, .second]).string(from: 0) == "0s")
        let all = duration(.abbreviated, [.hour, .minute]) { $0.zeroFormattingBehavior = [] }
        #expect(all.string(from: 60) == "0h 1m")
    }

    @Test("At most so many units are written, the largest first")
    func unitCount() {
        let formatter = duration(.full) { $0.maximumUnitCount = 2 }
        #expect(formatter.string(from: 86400 + 3600 + 60) == "1 day, 1 hour")
        #expect(formatter.string(from: 59) == "59 seconds")
    }

    @Test("Dates, components, negative and endless durations")
    func sources() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let end = calendar.date(byAdding: DateComponents(year: 2, month: 3), to: start)!
        #expect(duration(.full).string(from: start, to: end) == "2 years, 3 months")
        #expect(duration(.positional).string(from: DateComponents(minute: 90)) == "1:30:00")
        #expect(duration(.positional).string(from: -65) == "-1:05")
        #expect(duration(.positional).string(from: .infinity) == nil)
        #expect(duration(.full).string(for: "x") == nil)
        let german = duration(.full) { $0.calendar?.locale = Locale(identifier: "de") }
        #expect(german.string(from: 3660) == "1 Stunde und 1 Minute")
    }

    @Test func `Durations are about right, or what is left`() {
        #expect(
            duration(.full) { $0.includesApproximationPhrase = true }.string(from: 300) == "About 5 minutes")
        #expect(
            duration(.full) { $0.includesTimeRemainingPhrase = true }.string(from: 300)
                == "5 minutes remaining")
        let both = duration(.full) {
            $0.includesApproximationPhrase = true
            $0.includesTimeRemainingPhrase = true
            $0.formattingContext = .middleOfSentence
        }
        #expect(both.string(from: 300) == "about 5 minutes remaining")
        let words = duration(.spellOut) { $0.formattingContext = .beginningOfSentence }
        #expect(words.string(from: 300) == "Five minutes")
    }

    private func relative(
        _ change: (RelativeDateTimeFormatter) -> Void = { _ in }
    ) -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        formatter.calendar = calendar
        change(formatter)
        return formatter
    }

    @Test("Distances in the largest unit")
    func distances() {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        #expect(relative().localizedString(for: now - 60, relativeTo: now) == "1 minute ago")
        #expect(relative().localizedString(for: now - 86400 * 15, relativeTo: now) == "2 weeks ago")
        #expect(relative().localizedString(for: now + 86400 * 70, relativeTo: now) == "in 2 months")
        #expect(relative().localizedString(from: DateComponents(day: -1)) == "1 day ago")
        #expect(
            relative { $0.dateTimeStyle = .named }.localizedString(from: DateComponents(day: -1))
                == "yesterday")
        #expect(
            relative {
                $0.dateTimeStyle = .named
                $0.formattingContext = .beginningOfSentence
            }.localizedString(from: DateComponents(day: 1)) == "Tomorrow")
        #expect(
            relative { $0.unitsStyle = .spellOut }.localizedString(from: DateComponents(month: -2))
                == "two months ago")
        #expect(
            relative { $0.unitsStyle = .abbreviated }.localizedString(from: DateComponents(hour: -2))
                == "2h ago")
        #expect(relative().localizedString(fromTimeInterval: 0) == "in 0 seconds")
        #expect(
            relative { $0.locale = Locale(identifier: "fr") }.localizedString(from: DateComponents(year: -3))
                == "il y a 3 ans")
    }

    @Test("Lists with the conjunction of the locale")
    func lists() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["bread", "milk", "eggs"]) == "bread, milk, and eggs")
        #expect(formatter.string(from: [1, 2]) == "1 and 2")
        #expect(formatter.string(from: []) == "")
        formatter.itemFormatter = relative()
        #expect(formatter.string(from: ["no date"]) == nil)
        formatter.locale = nil
        #expect(formatter.locale == .autoupdatingCurrent)
        #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
    }
}
