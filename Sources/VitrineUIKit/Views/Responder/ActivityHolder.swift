import Foundation

/// An activity of a responder, which it brings up to date.
@MainActor
final class ActivityHolder {
    let activity: NSUserActivity

    init(_ activity: NSUserActivity, of responder: UIResponder) {
        self.activity = activity
        activity.updaters.append { [weak self, weak responder] activity in
            MainActor.assumeIsolated {
                guard let self, let responder, responder.activityHolder === self else { return }
                responder.updateUserActivityState(activity)
            }
        }
    }
}

extension UIResponder: UIUserActivityRestoring {}
