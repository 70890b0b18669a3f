// A program that asks for notifications and for types of data, as programs for iOS do: what it prints is compared.

import CoreServices
import MobileCoreServices
import UIKit
import UserNotifications

final class Notifier {
    static let shared = Notifier()
    private let center = UNUserNotificationCenter.current()

    func start() {
        center.requestAuthorization(options: [.alert, .sound, .badge]) { granted, error in
            guard granted, error == nil else { return }
            DispatchQueue.main.async { self.schedule() }
        }
    }

    private func schedule() {
        let content = UNMutableNotificationContent()
        content.title = NSString.localizedUserNotificationString(forKey: "Tea", arguments: nil)
        content.sound = .default
        content.badge = 3
        content.userInfo = ["minutes": 4]
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 4, repeats: false)
        center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)) { error in
            if let error = error { print(error.localizedDescription) }
        }
        let morning = UNCalendarNotificationTrigger(
            dateMatching: DateComponents(hour: 7, minute: 30), repeats: true)
        center.add(UNNotificationRequest(identifier: "morning", content: content, trigger: morning))
        center.removePendingNotificationRequests(withIdentifiers: ["morning"])
    }
}

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        Notifier.shared.start()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        let type = UTTypeCreatePreferredIdentifierForTag(
            kUTTagClassFilenameExtension, "jpg" as NSString, nil)?
            .takeRetainedValue()
        if let type = type, UTTypeConformsTo(type, kUTTypeImage) { print(type, kUTTypePDF as String) }
        return true
    }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        let content = notification.request.content
        print(notification.request.identifier, content.title, content.userInfo["minutes"] ?? 0)
        completionHandler([.badge, .banner])
        print(UIApplication.shared.applicationIconBadgeNumber)
        center.getPendingNotificationRequests { print("pending", $0.count) }
    }
}
