import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("Activities of scenes", .serialized)
@MainActor
struct SceneActivityTests {
    private final class SceneDelegate: NSObject, UISceneDelegate {
        var heard: [String] = []
        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
        func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
            heard.append("will \(userActivityType)")
        }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
            heard.append("continue \(userActivity.title ?? "-")")
        }
    }

    private final class Delegate: NSObject, UIApplicationDelegate {
        let restoring = Page()
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            restorationHandler([restoring])
            return true
        }
    }

    private final class Page: UIViewController {
        var restored: [String] = []
        override func updateUserActivityState(_ activity: NSUserActivity) {
            super.updateUserActivityState(activity)
            activity.addUserInfoEntries(from: ["page": 4])
        }
        override func restoreUserActivityState(_ activity: NSUserActivity) {
            super.restoreUserActivityState(activity)
            restored.append(activity.activityType)
        }
    }

    private func scene(_ delegate: any UISceneDelegate) -> UIWindowScene {
        let scene = UIWindowScene(session: UISceneSession(role: .windowApplication))
        scene.delegate = delegate
        return scene
    }

    @Test("What the delegate names is kept when the scene leaves the screen, and there the next time")
    func kept() throws {
        let host = TestHost(UIViewController(), device: .iPhone)
        let delegate = SceneDelegate()
        let scene = scene(delegate)
        host.perform {
            UIApplication.shared.connectedScenes = [scene]
            UIApplication.shared.becomeActive(scene)
        }
        let page = Page()
        let activity = NSUserActivity(activityType: "a.read")
        page.userActivity = activity
        activity.needsSave = true
        scene.userActivity = activity
        host.perform { UIApplication.shared.enterBackground() }
        #expect(scene.session.stateRestorationActivity === activity)
        let restored = try #require(SceneActivities.restored())
        #expect(restored.activityType == "a.read" && restored.userInfo?["page"] as? Int == 4)
        // Nothing named is nothing kept.
        scene.userActivity = nil
        host.perform { SceneActivities.keep(of: scene) }
        #expect(SceneActivities.restored() == nil)
    }

    @Test(
        "An activity from outside goes to the scene's delegate, or the application's, which has others restore it"
    )
    func continued() {
        let host = TestHost(UIViewController(), device: .iPhone)
        let (delegate, sceneDelegate) = (Delegate(), SceneDelegate())
        let activity = NSUserActivity(activityType: "a.read")
        activity.title = "Title"
        host.perform { UIApplication.shared.delegate = delegate }
        host.continue(activity)
        #expect(delegate.restoring.restored == ["a.read"])
        let scene = scene(sceneDelegate)
        host.perform { UIApplication.shared.connectedScenes = [scene] }
        host.continue(activity)
        #expect(sceneDelegate.heard == ["will a.read", "continue Title"])
        #expect(delegate.restoring.restored.count == 1)
    }

    @Test("A responder that has another activity by now is not asked for the old one")
    func replaced() {
        let page = Page()
        let (old, new) = (NSUserActivity(activityType: "a"), NSUserActivity(activityType: "b"))
        page.userActivity = old
        page.userActivity = new
        for activity in [old, new] {
            activity.needsSave = true
            activity.bringUpToDate()
        }
        #expect(old.userInfo == nil && new.userInfo?["page"] as? Int == 4)
    }
}
