import Foundation
import Testing
import VitrinePlatform

@testable import VitrineUserNotifications

@MainActor
@Suite("What the user does with notifications")
struct AnswerTests {
    private let site = NotificationSite()
    private let delegate = ClosureDelegate()

    init() {
        site.center.delegate = delegate
        let actions = [
            UNNotificationAction(identifier: "default", title: "Snooze"),
            UNNotificationAction(identifier: "open", title: "Open", options: .foreground),
            UNTextInputNotificationAction(
                identifier: "reply", title: "Reply", textInputButtonTitle: "Send",
                textInputPlaceholder: "Text"),
        ]
        site.center.setNotificationCategories([
            UNNotificationCategory(identifier: "task", actions: actions, intentIdentifiers: []),
            UNNotificationCategory(
                identifier: "closing", actions: [], intentIdentifiers: [], options: .customDismissAction),
        ])
    }

    private func show(_ category: String = "task") {
        site.add("a", nil) {
            $0.categoryIdentifier = category
            $0.subtitle = "Subtitle"
        }
        site.pass()
    }

    @Test("A notice has title, text and buttons")
    func notice() {
        show()
        var expected = DesktopNotice(title: "Title of a", body: "Subtitle\nBody")
        expected.actions = [
            .init(identifier: "default", title: "Snooze"), .init(identifier: "open", title: "Open"),
        ]
        #expect(site.desktop.notices["a"] == expected)
        site.desktop.abilities = [.act, .takeReplies]
        show()
        expected.reply = .init(title: "Reply", placeholder: "Text", button: "Send")
        #expect(site.desktop.notices["a"] == expected)
        site.desktop.abilities = []
        show()
        #expect(site.desktop.notices["a"]?.actions == [] && site.desktop.notices["a"]?.reply == nil)
    }

    @Test("A click is the default action, and brings the windows to the front")
    func click() {
        show()
        site.desktop.user(.opened, "a")
        #expect(delegate.responses.map(\.actionIdentifier) == [UNNotificationDefaultActionIdentifier])
        #expect(delegate.responses[0].notification.request.identifier == "a")
        #expect(site.desktop.log == ["show a", "windows"] && site.delivered.isEmpty)
        site.desktop.user(.opened, "a")
        #expect(delegate.responses.count == 1)
    }

    @Test("A button is its action; the windows come where it says so")
    func button() {
        show()
        site.desktop.user(.chosen("default"), "a")
        #expect(site.desktop.log == ["show a"])
        show()
        site.desktop.user(.chosen("open"), "a")
        #expect(delegate.responses.map(\.actionIdentifier) == ["default", "open"])
        #expect(site.desktop.log == ["show a", "show a", "windows"])
    }

    @Test("An answer that was typed")
    func reply() throws {
        show()
        site.desktop.user(.replied("Yes"), "a")
        let response = try #require(delegate.responses.first as? UNTextInputNotificationResponse)
        #expect(response.actionIdentifier == "reply" && response.userText == "Yes")
    }

    @Test("Closing is told of for categories that want it")
    func closing() {
        show()
        site.desktop.user(.dismissed, "a")
        #expect(delegate.responses.isEmpty && site.delivered.isEmpty)
        show("closing")
        site.desktop.user(.dismissed, "a")
        #expect(delegate.responses.map(\.actionIdentifier) == [UNNotificationDismissActionIdentifier])
    }

    @Test("A notice whose time is over stays in the list, and can be opened there")
    func gone() {
        show()
        site.desktop.user(.gone, "a")
        #expect(site.delivered == ["a"] && delegate.responses.isEmpty)
        site.desktop.user(.opened, "a")
        #expect(delegate.responses.count == 1)
        delegate.options = .banner
        show()
        site.desktop.user(.gone, "a")
        site.desktop.user(.opened, "a")
        #expect(delegate.responses.count == 1)
    }
}
