import Foundation

// What the application and its scenes are told of, in UIKit's order. Delegates of scenes are asked in place of the
// application's, notifications go to all.
extension UIApplication {
    private func post(_ name: NSNotification.Name, _ object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }

    /// Connects the scene of a program that has no delegates of scenes, which is told of nothing: its windows belong to it.
    func connectImplicitScene() -> UIWindowScene {
        let session = UISceneSession(role: .windowApplication)
        let scene = UIWindowScene(session: session)
        session.scene = scene
        scene.activationState = .foregroundInactive
        connectedScenes.insert(scene)
        implicitScene = scene
        for window in windows where window.windowScene == nil { window.windowScene = scene }
        return scene
    }

    /// The application comes to the front, with its scene if it has one.
    func becomeActive(_ scene: UIScene?) {
        setState(.active)
        if let scene {
            scene.activationState = .foregroundActive
            scene.delegate?.sceneDidBecomeActive(scene)
            post(UIScene.didActivateNotification, scene)
        }
        if scene === implicitScene { delegate?.applicationDidBecomeActive(self) }
        post(UIApplication.didBecomeActiveNotification, self)
    }

    /// The application leaves the front and the screen: what it keeps is to be saved.
    func enterBackground() {
        guard applicationState != .background else { return }
        let scenes = Array(connectedScenes)
        if applicationState == .active {
            for scene in scenes {
                scene.activationState = .foregroundInactive
                scene.delegate?.sceneWillResignActive(scene)
                post(UIScene.willDeactivateNotification, scene)
            }
            if delegatedScenes.isEmpty { delegate?.applicationWillResignActive(self) }
            post(UIApplication.willResignActiveNotification, self)
            setState(.inactive)
            showState()
        }
        setState(.background)
        for scene in scenes {
            scene.activationState = .background
            scene.delegate?.sceneDidEnterBackground(scene)
            if scene !== implicitScene { SceneActivities.keep(of: scene) }
            post(UIScene.didEnterBackgroundNotification, scene)
        }
        if delegatedScenes.isEmpty { delegate?.applicationDidEnterBackground(self) }
        post(UIApplication.didEnterBackgroundNotification, self)
        showState()
    }

    /// Views that stand on the state are brought up to date: there may be no frame any more.
    private func showState() {
        for window in windows where !window.isHidden { window.layoutTree() }
    }
}
