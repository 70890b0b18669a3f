import Foundation
import Testing
import VitrinePlatform
import VitrineQuartzCore

@testable import VitrineUserNotifications

@MainActor
@Suite("The notification centre")
struct CenterTests {
    @Test("Asking to be allowed is answered with yes, and remembered")
    func authorization() async throws {
        let site = NotificationSite(asking: nil)
        var settings = await site.center.notificationSettings()
        #expect(settings.authorizationStatus == .notDetermined && settings.alertSetting == .notSupported)
        #expect(try await site.center.requestAuthorization(options: [.alert, .badge]))
        settings = await site.center.notificationSettings()
        #expect(settings.authorizationStatus == .authorized && settings.alertSetting == .enabled)
        #expect(settings.badgeSetting == .enabled && settings.soundSetting == .notSupported)
        #expect(settings.notificationCenterSetting == .enabled && settings.alertStyle == .banner)
        #expect(site.kept == [.alert, .badge])
        #expect(try await site.center.requestAuthorization(options: .sound))
        #expect(site.kept == [.alert, .badge, .sound])
    }

    @Test("Without a service or a desktop the settings say that nothing is seen")
    func nothing() async throws {
        let site = NotificationSite(asking: nil)
        site.desktop.abilities = nil
        site.desktop.hasDesktop = false
        #expect(try await site.center.requestAuthorization(options: [.alert, .badge, .sound]))
        let settings = await site.center.notificationSettings()
        #expect(settings.authorizationStatus == .authorized && settings.alertSetting == .notSupported)
        #expect(settings.badgeSetting == .notSupported && settings.alertStyle == .none)
        #expect(site.kept == nil)
    }

    @Test("A program on a display counts as being on a desktop before its first window")
    func beforeTheWindow() async throws {
        let site = NotificationSite(asking: nil)
        site.desktop.hasDesktop = false
        site.context.clock = MonotonicClock()
        #expect(try await site.center.requestAuthorization(options: .alert))
        #expect(site.kept == .alert)
        #expect(await site.center.notificationSettings().alertSetting == .enabled)
    }

    @Test("Quiet notifications are a state of their own, until more is asked for")
    func provisional() async throws {
        let site = NotificationSite(asking: [.alert, .provisional])
        #expect(await site.center.notificationSettings().authorizationStatus == .provisional)
        #expect(try await site.center.requestAuthorization(options: .alert))
        #expect(await site.center.notificationSettings().authorizationStatus == .authorized)
    }

    @Test("Closures are called after the code that runs, from whatever thread they are given")
    func closures() async throws {
        let site = NotificationSite()
        site.add("a", UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false))
        nonisolated(unsafe) var found: [String]?
        site.center.getPendingNotificationRequests { found = $0.map(\.identifier) }
        #expect(found == nil)
        site.pass()
        #expect(found == ["a"])
        let center = site.center
        let identifiers = await Task.detached {
            let content = UNMutableNotificationContent()
            try? await center.add(
                UNNotificationRequest(
                    identifier: "b", content: content,
                    trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
            return await center.pendingNotificationRequests().map(\.identifier)
        }.value
        #expect(identifiers == ["a", "b"])
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test("What cannot come is an error")
    func errors() async throws {
        let site = NotificationSite()
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 2000), repeats: false)
        let request = UNNotificationRequest(identifier: "a", content: .init(), trigger: trigger)
        let error = await #expect(throws: UNError.self) { try await site.center.add(request) }
        #expect(error?.code == .notificationInvalidNoDate)
        #expect((error as NSError?)?.domain == UNErrorDomain && (error as NSError?)?.code == 1400)
        await #expect(throws: UNError(.badgeInputInvalid)) { try await site.center.setBadgeCount(-1) }
        try await site.center.setBadgeCount(4)
        #expect(site.context.part(ApplicationPresence.self).badgeNumber == 4)
    }

    @Test("Categories are kept")
    func categories() async {
        let site = NotificationSite()
        let category = UNNotificationCategory(identifier: "a", actions: [], intentIdentifiers: [])
        site.center.setNotificationCategories([category])
        let same = UNNotificationCategory(identifier: "a", actions: [], intentIdentifiers: [])
        #expect(await site.center.notificationCategories() == [same])
    }

    private final class AsyncDelegate: NSObject, UNUserNotificationCenterDelegate {
        let presented = AsyncStream.makeStream(of: String.self)
        let answered = AsyncStream.makeStream(of: String.self)

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions {
            presented.continuation.yield(notification.request.identifier)
            return .banner
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
        ) async {
            answered.continuation.yield(response.actionIdentifier)
        }
    }

    @Test("A delegate may have the asynchronous forms of its methods")
    func asynchronous() async {
        let site = NotificationSite()
        let delegate = AsyncDelegate()
        site.center.delegate = delegate
        site.add("a", nil)
        site.pass()
        var presented = delegate.presented.stream.makeAsyncIterator()
        #expect(await presented.next() == "a")
        while site.desktop.notices.isEmpty { await Task.yield() }
        site.desktop.user(.opened, "a")
        var answered = delegate.answered.stream.makeAsyncIterator()
        #expect(await answered.next() == UNNotificationDefaultActionIdentifier)
    }

    @Test("Who calls the asynchronous form of a delegate that has the other one gets its answer")
    func forms() async {
        let delegate = ClosureDelegate()
        delegate.options = .sound
        let site = NotificationSite()
        let notification = UNNotification(
            date: Date(), request: UNNotificationRequest(identifier: "a", content: .init(), trigger: nil))
        #expect(await delegate.userNotificationCenter(site.center, willPresent: notification) == .sound)
    }

    @Test("The program's centre is one, and goes by the clock of the application")
    func current() {
        let center = UNUserNotificationCenter.current()
        #expect(center === UNUserNotificationCenter.current())
        #expect(center.board.context.isApplication)
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)
        let date = trigger.nextTriggerDate()
        (RuntimeContext.application.clock as? VirtualClock)?.advance(by: 5)
        #expect(abs(trigger.nextTriggerDate()!.timeIntervalSince(date!) - 5) < 0.001)
    }

    @Test("Texts of keys have their arguments")
    func localized() {
        #expect(NSString.localizedUserNotificationString(forKey: "Key", arguments: nil) == "Key")
        let text = NSString.localizedUserNotificationString(forKey: "%@ has %d", arguments: ["Ada", 3])
        #expect(text == "Ada has 3")
    }
}
