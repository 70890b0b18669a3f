import Foundation
import VitrinePlatform
import VitrineQuartzCore

@testable import VitrineUserNotifications

/// A notification centre of its own, with a clock that is moved by hand, a desktop that writes down what it is asked to show,
/// and 1 June 2026, 08:00 UTC, a Monday, as the date at its beginning.
@MainActor
final class NotificationSite {
    nonisolated static let beginning = Date(timeIntervalSince1970: 1_780_300_800)

    let clock = VirtualClock()
    let context: RuntimeContext
    let desktop = Desktop()
    let center: UNUserNotificationCenter
    /// What the user's defaults hold.
    private(set) var kept: UNAuthorizationOptions?

    init(asking options: UNAuthorizationOptions? = [.alert, .sound, .badge]) {
        context = RuntimeContext(clock: clock)
        context.part(WallClock.self).date = Self.beginning
        let context = context
        let desktop = desktop
        weak var site: NotificationSite?
        center = UNUserNotificationCenter {
            NotificationBoard(
                of: $0, context: context, desktop: desktop,
                memory: AuthorizationMemory(read: { site?.kept }, write: { site?.kept = $0 }))
        }
        site = self
        if let options { center.board.grant(options) }
    }

    /// Does what waits for a later turn, and lets seconds pass.
    func pass(_ seconds: TimeInterval = 0) {
        context.laterTurns.run()
        clock.advance(by: seconds)
        context.laterTurns.run()
    }

    func add(
        _ identifier: String, _ trigger: UNNotificationTrigger?,
        _ change: (UNMutableNotificationContent) -> Void = { _ in }
    ) {
        let content = UNMutableNotificationContent()
        content.title = "Title of \(identifier)"
        content.body = "Body"
        change(content)
        center.add(UNNotificationRequest(identifier: identifier, content: content, trigger: trigger))
    }

    var pending: [String] { center.board.schedule.requests.map(\.identifier) }
    var delivered: [String] { center.board.delivered.map(\.request.identifier) }
}

/// What stands for the desktop.
final class Desktop: DesktopNotices {
    var hasDesktop = true
    var abilities: DesktopNoticeAbilities? = [.act, .stay, .sound]
    private(set) var notices: [String: DesktopNotice] = [:]
    private(set) var log: [String] = []
    var onEvent: (@MainActor (String, DesktopNoticeEvent) -> Void)?

    func ask(_ answer: @escaping @MainActor (DesktopNoticeAbilities?) -> Void) { answer(abilities) }
    func show(_ notice: DesktopNotice, key: String) {
        log.append("show \(key)")
        notices[key] = notice
    }
    func withdraw(key: String) {
        log.append("withdraw \(key)")
        notices[key] = nil
    }
    func presentWindows() { log.append("windows") }

    /// What the user does.
    func user(_ event: DesktopNoticeEvent, _ key: String) { onEvent?(key, event) }
}

/// A delegate with closures.
final class ClosureDelegate: NSObject, UNUserNotificationCenterDelegate {
    var options: UNNotificationPresentationOptions = [.banner, .list, .sound, .badge]
    private(set) var presented: [String] = []
    private(set) var responses: [UNNotificationResponse] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        presented.append(notification.request.identifier)
        completionHandler(options)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        responses.append(response)
        completionHandler()
    }
}
