import Testing
import VitrineTesting

@testable import VitrineUIKit

@Suite("URLs that are opened with a program")
@MainActor
struct OpenURLTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var heard: [String] = []
        func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
            heard.append("\(url) \(options[.openInPlace] as? Bool == true)")
            return true
        }
    }

    private final class SceneDelegate: NSObject, UISceneDelegate {
        var heard: [String] = []
        func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
            heard += URLContexts.map { "\($0.url) \($0.options.sourceApplication ?? "nobody")" }
        }
    }

    @Test("Arguments with a scheme are URLs, and others are not")
    func arguments() {
        let arguments = [
            "shop://item/3", "--device", "/a/b.txt", "C:", "12:30", "file:///a/b.txt", "mailto:a@b.c", "",
        ]
        #expect(
            UIApplication.urls(in: arguments).map(\.absoluteString) == [
                "shop://item/3", "file:///a/b.txt", "mailto:a@b.c",
            ])
    }

    @Test("The application's delegate is asked where there are no scenes, and a scene's where there is one")
    func delegates() throws {
        let url = try #require(URL(string: "shop://item/3"))
        let host = TestHost(UIViewController(), device: .iPhone)
        let delegate = Delegate()
        let sceneDelegate = SceneDelegate()
        host.perform { UIApplication.shared.delegate = delegate }
        host.open(url)
        #expect(delegate.heard == ["shop://item/3 true"])
        let scene = UIWindowScene(session: UISceneSession(role: .windowApplication))
        scene.delegate = sceneDelegate
        host.perform { UIApplication.shared.connectedScenes = [scene] }
        host.open(url)
        #expect(sceneDelegate.heard == ["shop://item/3 nobody"])
        // Those that a scene is made for are in its options.
        host.perform { UIApplication.shared.openFromOutside([url], isLaunch: true) }
        #expect(sceneDelegate.heard.count == 1 && delegate.heard.count == 1)
        #expect(UIScene.ConnectionOptions(urls: [url]).urlContexts.map(\.url) == [url])
    }
}
