import Testing
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
}
