import Testing
import VitrineTesting

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
}
