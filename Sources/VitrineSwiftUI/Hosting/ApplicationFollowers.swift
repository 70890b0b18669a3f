import Foundation

/// A view whose environment says whether the program is in front.
@MainActor
protocol ApplicationFollowing: AnyObject {
    func applicationStateDidChange()
}

/// The views of hosting controllers, which are told when the program comes to the front or leaves it.
@MainActor
final class ApplicationFollowers {
    static let shared = ApplicationFollowers()
    private struct Weak { weak var view: (any ApplicationFollowing)? }
    private var views: [ObjectIdentifier: Weak] = [:]
    private var observers: [any NSObjectProtocol] = []

    private init() {
        for name in [
            UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
            UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                    [weak self] _ in
                    MainActor.assumeIsolated { self?.tell() }
                })
        }
    }

    /// Until `remove(_:)`. Complexity: O(1).
    func insert(_ view: any ApplicationFollowing) { views[ObjectIdentifier(view)] = Weak(view: view) }

    func remove(_ view: any ApplicationFollowing) { views[ObjectIdentifier(view)] = nil }

    private func tell() {
        for entry in views.values { entry.view?.applicationStateDidChange() }
    }
}
