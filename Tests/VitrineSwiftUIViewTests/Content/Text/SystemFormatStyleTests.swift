import Testing

@testable import VitrineSwiftUI

@Suite("Formats of what goes on with time")
struct SystemFormatStyleTests {
    private let start = Date(timeIntervalSinceReferenceDate: 700_000_000)
    private let english = Locale(identifier: "en_US")
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = english
        return calendar
    }

    private func text<F: FormatStyle>(_ format: F, _ seconds: Double) -> String
    where F.FormatInput == Date, F.FormatOutput == AttributedString {
        String(format.locale(english).format(start + seconds).characters)
    }

    @Test func `A timer counts down within its interval`() {
        let style = SystemFormatStyle.Timer(countingDownIn: start..<(start + 3601))
        #expect(text(style, -10) == "1:00:01")
        #expect(text(style, 0.5) == "1:00:01")
        #expect(text(style, 1) == "1:00:00")
        #expect(text(style, 2) == "59:59")
        #expect(text(style, 3571) == "0:30")
        #expect(text(style, 4000) == "0:00")
    }

    @Test func `A timer counts up within its interval`() {
        let style = SystemFormatStyle.Timer(countingUpIn: start..<(start + 3600))
        #expect(text(style, -10) == "0:00")
        #expect(text(style, 30.9) == "0:30")
        #expect(text(style, 3599) == "59:59")
        #expect(text(style, 4000) == "1:00:00")
    }

    @Test func `A timer shows as many fields as it may, no finer than it may`() {
        let interval = start..<(start + 5640)
        #expect(text(.timer(countingDownIn: interval), 0) == "1:34:00")
        #expect(text(.timer(countingDownIn: interval, maxFieldCount: 2), 0) == "1:34")
        #expect(text(.timer(countingDownIn: interval, maxFieldCount: 1), 0) == "2 hours")
        #expect(text(.timer(countingUpIn: interval, maxFieldCount: 1), 5640) == "1 hour")
        #expect(text(.timer(countingDownIn: interval, showsHours: false), 0) == "94:00")
        #expect(
            text(.timer(countingDownIn: start..<(start + 300), maxPrecision: .seconds(60)), 1) == "5 minutes")
        #expect(text(.timer(countingDownIn: start..<(start + 5), maxFieldCount: 1), 0) == "5 seconds")
    }

    @Test func `A stopwatch has hundredths of seconds`() {
        let style = SystemFormatStyle.Stopwatch(startingAt: start)
        #expect(text(style, -1) == "00:00.00")
        #expect(text(style, 5.23) == "00:05.23")
        #expect(text(style, 2730.12) == "45:30.12")
        #expect(text(style, 3600) == "01:00:00.00")
        #expect(text(style, 90061) == "25:01:01.00")
        #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(1)), 83.4) == "01:23")
        #expect(text(.stopwatch(startingAt: start, maxPrecision: .milliseconds(100)), 83.4) == "01:23.4")
        #expect(text(.stopwatch(startingAt: start, maxPrecision: .seconds(60)), 1380) == "23 minutes")
        #expect(text(.stopwatch(startingAt: start, maxFieldCount: 3), 5025.67) == "01:23:45")
        #expect(text(.stopwatch(startingAt: start, maxFieldCount: 2), 5025.67) == "1:23")
    }

    @Test func `Offsets are in the largest units, or on a clock`() {
        let seconds = 5663.0
        #expect(text(.offset(to: start), seconds) == "1 hour, 34 minutes")
        #expect(text(.offset(to: start, maxFieldCount: 1), seconds) == "1 hour")
        #expect(text(.offset(to: start, maxFieldCount: 3), seconds) == "1 hour, 34 minutes, 23 seconds")
        #expect(text(.offset(to: start, allowedFields: [.hour, .minute]), 3900) == "1 hour, 5 minutes")
        #expect(text(.offset(to: start, allowedFields: [.minute, .second]), 332) == "5:32")
        #expect(
            text(.offset(to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3), 3932)
                == "1:05:32")
        #expect(text(.offset(to: start), 0) == "0 seconds")
    }

    @Test func `Offsets have the sign that they are asked for`() {
        #expect(text(.offset(to: start), 5) == "5 seconds")
        #expect(text(.offset(to: start), -5) == "\u{2212}5 seconds")
        #expect(text(.offset(to: start, sign: .never), -5) == "5 seconds")
        #expect(text(.offset(to: start, sign: .always(includingZero: false)), 5) == "+5 seconds")
        #expect(text(.offset(to: start, sign: .always(includingZero: false)), 0) == "0 seconds")
        #expect(text(.offset(to: start, sign: .always()), 0) == "+0 seconds")
    }

    /// 2023-03-08 20:26:40 in Greenwich.
    @Test func `Dates near are told as distances, and others as dates`() {
        func reference(_ seconds: Double, maxFieldCount: Int = 2) -> String {
            text(
                SystemFormatStyle.DateReference(to: start + seconds, maxFieldCount: maxFieldCount)
                    .calendar(calendar), 0)
        }
        let day = 86400.0
        #expect(reference(10) == "now")
        #expect(reference(300) == "in 5 minutes")
        #expect(reference(3 * 3600) == "in 3 hours")
        #expect(reference(day) == "tomorrow")
        #expect(reference(-3 * day) == "3 days ago")
        #expect(reference(87 * day) == "Saturday, June 3")
        #expect(reference(-1369 * day) == "June 2019")
        #expect(reference(-1369 * day, maxFieldCount: 3) == "June 8, 2019")
    }

    @Test func `Formats say when they are others`() {
        let down = SystemFormatStyle.Timer(countingDownIn: start..<(start + 60))
        #expect(down.discreteInput(after: start - 5) == start + 1)
        #expect(down.discreteInput(after: start + 1.5) == start + 2)
        #expect(down.discreteInput(after: start + 60) == nil)
        #expect(down.discreteInput(before: start) == nil)
        let up = SystemFormatStyle.Timer(countingUpIn: start..<(start + 60), maxPrecision: .seconds(60))
        #expect(up.discreteInput(after: start) == start + 60)
        let watch = SystemFormatStyle.Stopwatch(startingAt: start)
        #expect(abs(watch.discreteInput(after: start + 1.005)!.timeIntervalSince(start) - 1.01) < 1e-6)
        let offset = SystemFormatStyle.DateOffset(to: start)
        #expect(offset.discreteInput(after: start - 2.5) == start - 2)
        let reference = SystemFormatStyle.DateReference(to: start).calendar(calendar)
        #expect(reference.discreteInput(after: start - 30) == start + 60)
    }

    @Test func `Sources say what goes on with time`() {
        let now = start + 10
        #expect(TimeDataSource<Date>.currentDate.value(now) == now)
        #expect(TimeDataSource<Duration>.durationOffset(to: start).value(now) == .seconds(10))
        #expect(TimeDataSource<Range<Date>>.dateRange(startingAt: start).value(now) == start..<now)
        #expect(TimeDataSource<Range<Date>>.dateRange(endingAt: start).value(now) == start..<start)
        let next = TimeDataSource<Duration>.durationOffset(to: start).date(.seconds(11))
        #expect(next == start + 11)
    }

    @Test func `A source and a format are a text that ticks`() {
        let format = TimedFormat(
            .currentDate, SystemFormatStyle.Timer(countingDownIn: start..<(start + 60)).locale(english)
        ) { String($0.characters) }
        #expect(format.string(start) == "1:00")
        #expect(format.nextChange(start) == start + 1)
        #expect(format.nextChange(start + 60) == nil)
    }
}
