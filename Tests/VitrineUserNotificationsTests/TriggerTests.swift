import Foundation
import Testing

@testable import VitrineUserNotifications

@Suite("When notifications come")
struct TriggerTests {
    private let now = NotificationSite.beginning

    private func components(
        year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil,
        weekday: Int? = nil
    ) -> DateComponents {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return DateComponents(
            calendar: calendar, timeZone: calendar.timeZone, year: year, month: month, day: day, hour: hour,
            minute: minute, weekday: weekday)
    }

    private func next(_ components: DateComponents) -> TimeInterval? {
        UNCalendarNotificationTrigger(dateMatching: components, repeats: false).next(after: now)?
            .timeIntervalSince(now)
    }

    @Test("The calendar's next time that has all that is asked for")
    func calendar() {
        // It is Monday, 08:00.
        #expect(next(components(hour: 9, minute: 30)) == 5400)
        #expect(next(components(hour: 8)) == 86400)
        #expect(next(components(hour: 8, weekday: 3)) == 86400)
        #expect(next(components(minute: 15)) == 900)
        #expect(next(components(year: 2026, month: 6, day: 2, hour: 8)) == 86400)
        #expect(next(components(year: 2025, month: 6, day: 2)) == nil)
    }

    @Test("Times are those of the components' time zone")
    func timeZone() {
        var wanted = components(hour: 9)
        wanted.timeZone = TimeZone(secondsFromGMT: -3600)
        #expect(next(wanted) == 7200)
    }

    @Test("An interval begins when it is asked for")
    func interval() {
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
        #expect(trigger.next(after: now) == now + 5 && trigger.timeInterval == 5 && !trigger.repeats)
        let trigger2 = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
        #expect(trigger2.repeats)
    }

    @Test("Intervals that cannot be trap, as UIKit raises")
    func impossible() async {
        await #expect(processExitsWith: .failure) {
            _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
        }
        await #expect(processExitsWith: .failure) {
            _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
        }
    }

    private func request(_ identifier: String, _ trigger: UNNotificationTrigger) -> UNNotificationRequest {
        UNNotificationRequest(identifier: identifier, content: UNNotificationContent(), trigger: trigger)
    }

    @Test("Those that are due come in the order of their dates, and what repeats stays")
    func schedule() throws {
        var schedule = NotificationSchedule()
        try schedule.add(
            request("minute", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)), now: now)
        try schedule.add(
            request("late", UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: false)), now: now)
        try schedule.add(
            request("early", UNTimeIntervalNotificationTrigger(timeInterval: 30, repeats: false)), now: now)
        #expect(
            schedule.next == now + 30 && schedule.requests.map(\.identifier) == ["minute", "late", "early"])
        #expect(schedule.takeDue(now: now + 29.99).isEmpty)
        #expect(schedule.takeDue(now: now + 60).map(\.identifier) == ["early", "minute"])
        #expect(schedule.next == now + 90 && schedule.requests.map(\.identifier) == ["minute", "late"])
        #expect(schedule.takeDue(now: now + 90).map(\.identifier) == ["late"])
        #expect(schedule.next == now + 120)
    }

    @Test("What was missed comes once, and goes on from there")
    func missed() throws {
        var schedule = NotificationSchedule()
        try schedule.add(
            request("a", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)), now: now)
        #expect(schedule.takeDue(now: now + 1000).map(\.identifier) == ["a"])
        #expect(schedule.next == now + 1060)
    }

    @Test("A trigger without a date to come is refused")
    func past() {
        var schedule = NotificationSchedule()
        let trigger = UNCalendarNotificationTrigger(dateMatching: components(year: 2020), repeats: false)
        #expect(throws: UNError(.notificationInvalidNoDate)) {
            try schedule.add(request("a", trigger), now: now)
        }
        #expect(schedule.next == nil)
    }
}
