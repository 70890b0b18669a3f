import VitrinePlatform
import VitrineQuartzCore

// What the user does with a notice.
extension NotificationBoard {
    func hear(_ event: DesktopNoticeEvent, of identifier: String) {
        guard let notification = shown[identifier] else { return }
        let category = category(of: notification)
        switch event {
        case .opened:
            desktop.presentWindows()
            take(
                UNNotificationResponse(notification, actionIdentifier: UNNotificationDefaultActionIdentifier))
        case .chosen(let name):
            guard let action = category?.actions.first(where: { $0.identifier == name }) else { return }
            if action.options.contains(.foreground) { desktop.presentWindows() }
            take(UNNotificationResponse(notification, actionIdentifier: name))
        case .replied(let text):
            guard let action = category?.actions.first(where: { $0 is UNTextInputNotificationAction }) else {
                return
            }
            if action.options.contains(.foreground) { desktop.presentWindows() }
            take(
                UNTextInputNotificationResponse(
                    notification, actionIdentifier: action.identifier, userText: text))
        case .dismissed:
            let response = UNNotificationResponse(
                notification, actionIdentifier: UNNotificationDismissActionIdentifier)
            if category?.options.contains(.customDismissAction) == true {
                take(response)
            } else {
                end(notification)
            }
        case .gone:
            // It is no longer seen, and stays in the list where it was in one.
            if !delivered.contains(where: { $0 === notification }) { shown[identifier] = nil }
        }
    }

    /// A notification that was answered is in no list any more.
    private func end(_ notification: UNNotification) {
        shown[notification.request.identifier] = nil
        forget([notification.request.identifier])
    }

    private func take(_ response: UNNotificationResponse) {
        end(response.notification)
        context.enter {
            center.delegate?.userNotificationCenter(center, didReceive: response) {}
        }
    }
}
