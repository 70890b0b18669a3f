import Testing
import VitrineSupport
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Scenes")
struct SceneTests {
    private struct Start: Scene {
        var body: some Scene {
            WindowGroup("Shelf") { Text("Hello") }
        }
    }

    private struct Program: App {
        @State var greeting = "Good morning"
        var body: some Scene {
            WindowGroup { Text(greeting) }
        }
    }

    @Test("A scene's window is that of its body")
    func title() {
        #expect(Start()._windowContent().title == "Shelf")
        #expect(WindowGroup { Text("") }._windowContent().title == nil)
        #expect(WindowGroup(id: "main") { Text("") }._windowContent().title == nil)
    }

    @Test("State of an app is read in its scenes")
    func state() {
        let host = TestHost(AppRoot(app: Program()), size: CGSize(width: 200, height: 40), scale: 1)
        let expected = TestHost(Text("Good morning"), size: CGSize(width: 200, height: 40), scale: 1)
        #expect(host.pngData() == expected.pngData())
        let other = TestHost(Text("Good night"), size: CGSize(width: 200, height: 40), scale: 1)
        #expect(host.pngData() != other.pngData())
    }

    @MainActor
    private final class Model: ObservableObject {
        static var made = 0
        @Published var name = "Shelf"
        init() { Self.made += 1 }
    }

    private struct Modelled: App {
        @StateObject private var model = Model()
        var body: some Scene {
            WindowGroup(model.name) { Text(model.name).onTapGesture { model.name = "Drawer" } }
        }
    }

    @Test("An app's object is made once, and its window's title follows it")
    func object() throws {
        Model.made = 0
        var titles: [String?] = []
        let host = TestHost(
            AppRoot(app: Modelled()) { titles.append($0) }, size: CGSize(width: 200, height: 40), scale: 1)
        #expect(titles == ["Shelf"])
        host.tap(at: CGPoint(x: 100, y: 20))
        host.settle()
        #expect(titles == ["Shelf", "Drawer"])
        #expect(Model.made == 1)
    }

    @Test("An app's window has the title of its scene, and the objects of its app once")
    func window() throws {
        Model.made = 0
        let delegate = AppDelegate(Modelled())
        _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        let window = try #require(delegate.window)
        window.layoutIfNeeded()
        #expect(window.rootViewController?.title == "Shelf")
        #expect(Model.made == 1)
        window.isHidden = true
    }

    @MainActor
    private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
        @Published var heard: [String] = []

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            heard.append("launched")
            return false
        }

        func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
        func applicationWillTerminate(_ application: UIApplication) { heard.append("end") }
    }

    private struct Heard: View {
        @EnvironmentObject var delegate: Delegate
        var body: some View { Text(delegate.heard.joined()) }
    }

    private struct Adapted: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene {
            WindowGroup(delegate.heard.last ?? "") { Heard() }
        }
    }

    @Test("An app's own delegate hears what happens, and its views find it")
    func adaptor() throws {
        let app = Adapted()
        let delegate = AppDelegate(app)
        #expect(!delegate.application(.shared, didFinishLaunchingWithOptions: nil))
        delegate.applicationDidBecomeActive(.shared)
        let window = try #require(delegate.window)
        window.layoutIfNeeded()
        #expect(app.delegate.heard == ["launched", "active"])
        #expect(window.rootViewController?.title == "active")
        let texts = TestHost(AppRoot(app: app), size: CGSize(width: 200, height: 40), scale: 1)
        let expected = TestHost(Text("launchedactive"), size: CGSize(width: 200, height: 40), scale: 1)
        #expect(texts.pngData() == expected.pngData())
        delegate.applicationWillTerminate(.shared)
        #expect(app.delegate.heard.last == "end")
        window.isHidden = true
    }

    @MainActor
    private final class SceneKeeper: NSObject, UIWindowSceneDelegate, ObservableObject {
        @Published var name = "scene"
    }

    @MainActor @Observable
    final class SceneWatcher: NSObject, UIWindowSceneDelegate {
        var name = "watched"
    }

    private final class Seen {
        var names: [String] = []
    }

    private struct SceneNames: View {
        let seen: Seen
        @EnvironmentObject var keeper: SceneKeeper
        @Environment(SceneWatcher.self) var watcher: SceneWatcher?
        var body: some View {
            seen.names.append(keeper.name + (watcher?.name ?? ""))
            return Text(keeper.name)
        }
    }

    private struct WatchedNames: View {
        let seen: Seen
        @Environment(SceneWatcher.self) var watcher
        var body: some View {
            seen.names.append(watcher.name)
            return Text(watcher.name)
        }
    }

    private struct Sceneful: App {
        var seen = Seen()
        var isWatched = false
        var body: some Scene {
            WindowGroup { if isWatched { WatchedNames(seen: seen) } else { SceneNames(seen: seen) } }
        }
    }

    @Test("The delegate of an app's scene is found by its views where it is observable")
    func sceneDelegate() throws {
        func names(of app: Sceneful, with sceneDelegate: any UISceneDelegate) throws -> [String] {
            let delegate = AppDelegate(app)
            _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
            let scene = UIWindowScene(session: UISceneSession(role: .windowApplication))
            scene.delegate = sceneDelegate
            let others = UIApplication.shared.connectedScenes
            UIApplication.shared.connectedScenes = [scene]
            defer { UIApplication.shared.connectedScenes = others }
            let window = try #require(delegate.window)
            window.layoutIfNeeded()
            window.isHidden = true
            return app.seen.names
        }
        #expect(try names(of: Sceneful(), with: SceneKeeper()) == ["scene"])
        #expect(try names(of: Sceneful(isWatched: true), with: SceneWatcher()) == ["watched"])
    }

    private struct Several: App {
        var body: some Scene {
            WindowGroup("First") { Text("First") }
            WindowGroup(for: Int.self) { number in Text("\(number.wrappedValue ?? 0)") }
        }
    }

    private struct Asking: View {
        @Environment(\.openWindow) var openWindow
        @Environment(\.dismissWindow) var dismissWindow
        @Environment(\.supportsMultipleWindows) var supportsMultipleWindows
        var body: some View {
            Text("\(supportsMultipleWindows)").onTapGesture {
                dismissWindow(id: "first")
                openWindow(id: "second")
            }
        }
    }

    @Test(
        "Of several scenes the first is shown; a window that is asked for is not opened, and the log says so")
    func several() {
        #expect(Several().body._windowContent().title == "First")
        #expect(WindowGroup(for: Int.self) { Text("\($0.wrappedValue ?? 0)") }._windowContent().title == nil)
        let host = TestHost(Asking(), size: CGSize(width: 200, height: 40), scale: 1)
        host.tap(at: CGPoint(x: 100, y: 20))
        let last = ReportLog.process.sentences.suffix(2)
        #expect(last.first?.contains("dismissWindow: the window \u{201C}first\u{201D}") == true)
        #expect(last.last?.contains("the window \u{201C}second\u{201D}") == true)
    }

    private struct Linked: View {
        @State private var place = "home"
        var body: some View { Text(place).onOpenURL { place = $0.host ?? "" } }
    }

    @Test("Views hear of URLs that are opened with their program, not with another")
    func openURL() throws {
        let size = CGSize(width: 200, height: 40)
        let (host, other) = (
            TestHost(Linked(), size: size, scale: 1), TestHost(Linked(), size: size, scale: 1)
        )
        host.open(try #require(URL(string: "shop://item")))
        host.settle()
        #expect(host.find(text: "item").exists)
        other.settle()
        #expect(other.find(text: "home").exists)
    }

    private struct Padded: EnvironmentalModifier {
        struct Frame: ViewModifier {
            let width: CGFloat
            func body(content: Content) -> some View { content.frame(width: width, height: 10) }
        }
        func resolve(in environment: EnvironmentValues) -> Frame {
            Frame(width: environment.layoutDirection == .rightToLeft ? 30 : 20)
        }
    }

    @Test("A modifier is made of the environment, and of another one when that changes")
    func environmentalModifier() {
        func width(_ direction: LayoutDirection) -> CGFloat {
            UIHostingController(
                rootView: Color.red.modifier(Padded()).environment(\.layoutDirection, direction)
            )
            .sizeThatFits(in: CGSize(width: 100, height: 100)).width
        }
        #expect(width(.leftToRight) == 20)
        #expect(width(.rightToLeft) == 30)
    }
}
