import Foundation
import Testing
import VitrinePlatform
import VitrineQuartzCore

@testable import VitrineUserNotifications

@MainActor
@Suite("Notifications that come")
struct DeliveryTests {
    private let site = NotificationSite()
    private let delegate = ClosureDelegate()

    init() { site.center.delegate = delegate }

    private func after(_ seconds: TimeInterval, repeats: Bool = false) -> UNNotificationTrigger {
        UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
    }

    @Test("A request without a trigger comes at once, one with a trigger when that says")
    func order() {
        site.add("now", nil)
        site.add("later", after(5))
        #expect(delegate.presented.isEmpty && site.pending == ["later"])
        site.pass()
        #expect(delegate.presented == ["now"] && site.desktop.log == ["show now"])
        site.pass(4.9)
        #expect(delegate.presented == ["now"])
        site.pass(0.1)
        #expect(delegate.presented == ["now", "later"] && site.pending.isEmpty)
        #expect(site.delivered == ["now", "later"])
        #expect(site.center.board.delivered[1].date == NotificationSite.beginning + 5)
    }

    @Test("What repeats comes again and again, until it is removed")
    func repeating() {
        site.add("tick", after(60, repeats: true))
        site.pass(180)
        #expect(delegate.presented == ["tick", "tick", "tick"] && site.delivered == ["tick"])
        site.center.removePendingNotificationRequests(withIdentifiers: ["tick"])
        site.pass(3600)
        #expect(delegate.presented.count == 3)
    }

    @Test("A date days away is waited for")
    func calendar() {
        var components = DateComponents(day: 4, hour: 12)
        components.timeZone = TimeZone(identifier: "UTC")
        site.add("thursday", UNCalendarNotificationTrigger(dateMatching: components, repeats: false))
        site.pass(3 * 86400 + 4 * 3600 - 1)
        #expect(delegate.presented.isEmpty)
        site.pass(1)
        #expect(delegate.presented == ["thursday"])
    }

    @Test("A request takes the place of one with its identifier, waiting or shown")
    func replacing() {
        site.add("a", after(5))
        site.add("a", after(10)) { $0.body = "Other" }
        site.pass(5)
        #expect(delegate.presented.isEmpty && site.pending == ["a"])
        site.pass(5)
        #expect(site.desktop.notices["a"]?.body == "Other")
        site.add("a", nil) { $0.body = "Third" }
        site.pass()
        #expect(site.delivered == ["a"] && site.desktop.notices["a"]?.body == "Third")
    }

    @Test("In front, nothing is shown without a delegate, or without its method")
    func withoutDelegate() async {
        final class Empty: NSObject, UNUserNotificationCenterDelegate {}
        let empty = Empty()
        site.center.delegate = empty
        let notification = UNNotification(
            date: Date(), request: UNNotificationRequest(identifier: "a", content: .init(), trigger: nil))
        let options = await withCheckedContinuation { continuation in
            empty.userNotificationCenter(site.center, willPresent: notification) {
                continuation.resume(returning: $0)
            }
        }
        #expect(options == [])
        await empty.userNotificationCenter(
            site.center, didReceive: UNNotificationResponse(notification, actionIdentifier: "b"))
        site.center.delegate = nil
        site.add("a", nil)
        site.pass()
        #expect(site.desktop.log.isEmpty && site.delivered.isEmpty)
    }

    @Test("Behind, all is shown without asking")
    func background() {
        site.context.part(ApplicationPresence.self).isInBackground = true
        site.add("a", nil) { $0.badge = 2 }
        site.pass()
        #expect(delegate.presented.isEmpty && site.desktop.log == ["show a"])
        #expect(site.context.part(ApplicationPresence.self).badgeNumber == 2)
    }

    @Test("The delegate decides what is shown: banner, list, sound and number")
    func options() {
        func add(_ options: UNNotificationPresentationOptions) -> DesktopNotice? {
            delegate.options = options
            site.center.removeAllDeliveredNotifications()
            site.add("a", nil) {
                $0.sound = .default
                $0.badge = 7
            }
            site.pass()
            return site.desktop.notices["a"]
        }
        let presence = site.context.part(ApplicationPresence.self)
        #expect(add([]) == nil && presence.badgeNumber == 0)
        #expect(add([.sound, .badge]) == nil && presence.badgeNumber == 7)
        let banner = add(.banner)
        #expect(
            banner?.isTransient == true && banner?.sound == DesktopNotice.Sound.none && site.delivered.isEmpty
        )
        let list = add([.list, .sound])
        #expect(list?.isTransient == false && list?.urgency == .low && list?.sound == .standard)
        #expect(site.delivered == ["a"])
        let alert = add(UNNotificationPresentationOptions(rawValue: 4))
        #expect(alert?.isTransient == false && alert?.urgency == .normal && site.delivered == ["a"])
    }

    @Test("Nothing that was not asked for is shown")
    func authorization() {
        let site = NotificationSite(asking: [.badge])
        site.center.delegate = delegate
        site.add("a", nil) { $0.badge = 1 }
        site.pass()
        #expect(site.desktop.log.isEmpty && site.context.part(ApplicationPresence.self).badgeNumber == 1)
        let silent = NotificationSite(asking: nil)
        silent.center.delegate = delegate
        silent.add("b", nil)
        silent.pass()
        #expect(delegate.presented == ["a"])
        let quiet = NotificationSite(asking: [.alert, .sound, .provisional])
        quiet.center.delegate = delegate
        quiet.add("c", nil) { $0.sound = .default }
        quiet.pass()
        #expect(
            quiet.desktop.notices["c"]?.urgency == .low
                && quiet.desktop.notices["c"]?.sound == DesktopNotice.Sound.none)
    }

    @Test("What has come can be taken back")
    func removing() {
        site.add("a", nil)
        site.add("b", nil)
        site.add("c", nil)
        site.pass()
        site.center.removeDeliveredNotifications(withIdentifiers: ["b", "none"])
        #expect(site.delivered == ["a", "c"] && site.desktop.log.last == "withdraw b")
        site.center.removeAllDeliveredNotifications()
        #expect(site.delivered.isEmpty && site.desktop.notices.isEmpty)
        site.add("d", after(5))
        site.add("e", after(6))
        site.center.removeAllPendingNotificationRequests()
        site.pass(10)
        #expect(site.delivered.isEmpty)
    }

    @Test("Content says what it said when it was asked for")
    func content() throws {
        let content = UNMutableNotificationContent()
        content.title = "One"
        content.userInfo = ["id": 3]
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "Two"
        #expect(request.content.title == "One" && request.content.userInfo["id"] as? Int == 3)
        #expect(!(request.content is UNMutableNotificationContent))
        let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
        #expect(copy == request.content)
        copy.badge = 1
        #expect(copy != request.content)
    }

    @Test("Without a notification service the desktop is asked for nothing, and the rest goes on")
    func withoutService() {
        site.desktop.abilities = nil
        site.add("a", nil)
        site.pass()
        #expect(site.desktop.log.isEmpty && site.delivered == ["a"] && delegate.presented == ["a"])
    }

    @Test("The first attachment that is an image is shown, and what is no file is refused")
    func attachments() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let film = folder.appendingPathComponent("film.mov")
        let picture = folder.appendingPathComponent("picture.png")
        let text = folder.appendingPathComponent("text.txt")
        for file in [film, picture, text] { try Data([0]).write(to: file) }
        let attachments = try [film, picture].map { try UNNotificationAttachment(identifier: "", url: $0) }
        #expect(attachments.map(\.type) == ["com.apple.quicktime-movie", "public.png"])
        #expect(!attachments[0].identifier.isEmpty)
        #expect(throws: UNError(.attachmentUnrecognizedType)) {
            try UNNotificationAttachment(identifier: "a", url: text)
        }
        #expect(throws: UNError(.attachmentInvalidURL)) {
            try UNNotificationAttachment(identifier: "a", url: folder.appendingPathComponent("none.png"))
        }
        let hint = [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"]
        #expect(try UNNotificationAttachment(identifier: "a", url: text, options: hint).type == "public.jpeg")
        site.add("a", nil) { $0.attachments = attachments }
        site.pass()
        #expect(site.desktop.notices["a"]?.picture == picture.path)
    }
}
