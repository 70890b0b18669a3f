import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Programs without delegates of scenes")
struct ImplicitSceneTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var calls: [String] = []
        func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
        func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    }

    @Test("All windows belong to one scene, and the application's delegate is told of what happens")
    func scene() {
        let host = TestHost(UIViewController(), device: .iPhone)
        let delegate = Delegate()
        host.perform {
            let application = UIApplication.shared
            application.delegate = delegate
            let scene = application.connectImplicitScene()
            application.becomeActive(scene)
            #expect(application.connectedScenes == [scene] && scene.activationState == .foregroundActive)
            #expect(scene.windows == [host.window] && host.window.windowScene === scene)
            let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            #expect(other.windowScene == nil)
            other.isHidden = false
            #expect(other.windowScene === scene && scene.windows.contains(other))
            other.isHidden = true
            application.enterBackground()
        }
        #expect(delegate.calls == ["active", "background"])
    }
}
