import Foundation
import VitrinePlatform
import VitrineQuartzCore

// From a request that is due to a notice on the desktop.
extension NotificationBoard {
    func deliver(_ request: UNNotificationRequest) {
        guard let authorization else {
            context.reports.report(
                once: "UNUserNotificationCenter.requestAuthorization",
                "A notification (\"\(request.identifier)\") was due and is not delivered: the program has not asked for it."
                    + " Call UNUserNotificationCenter.current().requestAuthorization(options:) first.")
            return
        }
        let notification = UNNotification(date: date, request: request)
        let allowed = UNNotificationPresentationOptions(authorization)
        guard !context.part(ApplicationPresence.self).isInBackground else {
            return present(notification, allowed)
        }
        guard let delegate = center.delegate else { return }
        let answer = PresentationAnswer { [weak self] options in
            self?.present(notification, options.withParts.intersection(allowed))
        }
        delegate.userNotificationCenter(center, willPresent: notification) { @Sendable options in
            answer.give(options)
        }
    }

    private func present(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
        let content = notification.request.content
        if options.contains(.badge), let badge = content.badge {
            context.part(ApplicationPresence.self).badgeNumber = badge.intValue
        }
        guard content.fields.hasText, !options.isDisjoint(with: [.list, .banner]) else { return }
        let identifier = notification.request.identifier
        if options.contains(.list) { keep(notification) } else { forget([identifier]) }
        shown[identifier] = notification
        askDesktop { [weak self] abilities in
            // Another may have taken its place, or it was withdrawn, before the desktop has answered.
            guard let self, let abilities, self.shown[identifier] === notification else { return }
            self.desktop.show(self.notice(of: content, options, abilities), key: identifier)
        }
    }

    func category(of notification: UNNotification) -> UNNotificationCategory? {
        let identifier = notification.request.content.categoryIdentifier
        return identifier.isEmpty ? nil : categories.first { $0.identifier == identifier }
    }

    private func notice(
        of content: UNNotificationContent, _ options: UNNotificationPresentationOptions,
        _ abilities: DesktopNoticeAbilities
    ) -> DesktopNotice {
        // There is one line above the text.
        let text = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
        var notice = DesktopNotice(title: content.title, body: text)
        let actions =
            categories.first { $0.identifier == content.categoryIdentifier && !$0.identifier.isEmpty }?
            .actions ?? []
        if abilities.contains(.act) {
            notice.actions = actions.filter { !($0 is UNTextInputNotificationAction) }.map {
                DesktopNotice.Action(identifier: $0.identifier, title: $0.title)
            }
        }
        if abilities.contains(.takeReplies) { notice.reply = actions.lazy.compactMap(\.reply).first }
        notice.picture = content.attachments.lazy.compactMap(\.picture).first
        if options.contains(.sound), let sound = content.sound {
            notice.sound = sound.path.map { .file($0) } ?? .standard
        }
        notice.urgency =
            switch content.interruptionLevel {
            case .passive: .low
            case .active, .timeSensitive: .normal
            case .critical: .critical
            }
        // What is to be in the list alone: desktops put what is not urgent there without showing it.
        if !options.contains(.banner) { notice.urgency = .low }
        notice.isTransient = !options.contains(.list)
        return notice
    }
}

/// What a delegate answers: on any thread, and once.
@MainActor
private final class PresentationAnswer {
    private var take: ((UNNotificationPresentationOptions) -> Void)?

    init(_ take: @escaping (UNNotificationPresentationOptions) -> Void) { self.take = take }

    nonisolated func give(_ options: UNNotificationPresentationOptions) {
        UNUserNotificationCenter.onMain {
            self.take?(options)
            self.take = nil
        }
    }
}

extension UNNotificationAction {
    /// The field that the desktop shows for it; nil for a button.
    fileprivate var reply: DesktopNotice.Reply? {
        guard let action = self as? UNTextInputNotificationAction else { return nil }
        return DesktopNotice.Reply(
            title: title, placeholder: action.textInputPlaceholder, button: action.textInputButtonTitle)
    }
}

extension UNNotificationPresentationOptions {
    /// What of a notification is shown to who is allowed this. Quiet ones are in the list alone.
    fileprivate init(_ authorization: UNAuthorizationOptions) {
        self = []
        if authorization.contains(.badge) { insert(.badge) }
        if authorization.contains(.provisional) {
            insert(.list)
        } else {
            if authorization.contains(.alert) { formUnion([.list, .banner]) }
            if authorization.contains(.sound) { insert(.sound) }
        }
    }

    /// With the two that the older name stands for.
    fileprivate var withParts: UNNotificationPresentationOptions {
        // By its number: the name is deprecated.
        contains(UNNotificationPresentationOptions(rawValue: 1 << 2)) ? union([.list, .banner]) : self
    }
}
