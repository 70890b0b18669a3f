import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@MainActor
@Suite("What an application asks of the desktop", .serialized)
struct ApplicationDesktopTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var errors: [String] = []
        func application(
            _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) {
            errors.append(error.localizedDescription)
        }
    }

    @Test("A host of a test keeps what is asked, and the desktop hears nothing")
    func kept() {
        let host = TestHost(UIViewController())
        host.window.isHidden = false
        let application = UIApplication.shared
        application.applicationIconBadgeNumber = 3
        application.isIdleTimerDisabled = true
        #expect(application.applicationIconBadgeNumber == 3 && application.isIdleTimerDisabled)
        application.applicationIconBadgeNumber = 0
        application.isIdleTimerDisabled = false
        #expect(application.applicationIconBadgeNumber == 0 && !application.isIdleTimerDisabled)
    }

    @Test("What is not here fails with an error")
    func absent() async {
        let delegate = Delegate()
        let application = UIApplication.shared
        let former = application.delegate
        application.delegate = delegate
        defer { application.delegate = former }
        application.registerForRemoteNotifications()
        let error = await withCheckedContinuation { continuation in
            application.setAlternateIconName("Other") { continuation.resume(returning: $0) }
        }
        #expect(error != nil && application.alternateIconName == nil)
        #expect(delegate.errors.count == 1 && delegate.errors[0].contains("remote notifications"))
        #expect(!application.isRegisteredForRemoteNotifications)
    }
}
