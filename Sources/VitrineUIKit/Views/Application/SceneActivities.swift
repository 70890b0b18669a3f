import Foundation
import VitrineSupport

/// What a scene does at the moment, kept from one run of the program to the next, and activities that come from outside.
@MainActor
enum SceneActivities {
    /// Under this name in the user's defaults.
    private static let key = "UISceneSession.stateRestorationActivity"

    /// The activity that was kept at the end of the last run.
    static func restored() -> NSUserActivity? {
        NSUserActivity(record: UserDefaults.standard.object(forKey: key))
    }

    /// Asks the delegate of a scene what is to be kept, and keeps it. A delegate without an answer leaves nothing.
    static func keep(of scene: UIScene) {
        let activity = scene.delegate?.stateRestorationActivity(for: scene)
        scene.session.stateRestorationActivity = activity
        guard let activity else { return UserDefaults.standard.removeObject(forKey: key) }
        activity.bringUpToDate()
        let (list, lost) = activity.record
        if !lost.isEmpty {
            ReportLog.current.report(
                "NSUserActivity \(activity.activityType): \(lost.joined(separator: ", ")) in userInfo cannot be kept; use values of property lists, and URLs."
            )
        }
        UserDefaults.standard.set(list, forKey: key)
    }
}

extension UIApplication {
    /// Posted with an activity under the same name when it is taken up: how views hear of it.
    package nonisolated static let didContinueActivity = NSNotification.Name(
        "VitrineApplicationDidContinueActivity")

    /// Has the program take up an activity that comes from outside.
    package func continueFromOutside(_ activity: NSUserActivity) {
        if let scene = delegatedScenes.first {
            scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
            scene.delegate?.scene(scene, continue: activity)
        } else if let delegate {
            _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
            _ = delegate.application(self, continue: activity) { objects in
                for case let responder as UIResponder in objects ?? [] {
                    responder.restoreUserActivityState(activity)
                }
            }
        }
        NotificationCenter.default.post(
            name: Self.didContinueActivity, object: self, userInfo: [Self.didContinueActivity: activity])
        activity.delegate?.userActivityWasContinued(activity)
    }
}
