import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Commands under conditions")
struct CommandConditionTests {
    private struct Menus: Commands {
        let log: ActionLog
        let number: Int
        var body: some Commands {
            CommandMenu("Always") { key("a") }
            if number > 0 { CommandMenu("Some") { key("b") } }
            if number > 1 {
                CommandMenu("Two") { key("c") }
                CommandMenu("More") { key("d") }
            } else {
                CommandMenu("Else") { key("e") }
            }
            if #available(iOS 15, *) { CommandMenu("New") { key("f") } }
        }

        private func key(_ name: Character) -> some View {
            Button(String(name)) { log.lines.append(String(name)) }
                .keyboardShortcut(KeyEquivalent(name), modifiers: .control)
        }
    }

    @Test("What a condition leaves out is not there", arguments: [(0, "aef"), (1, "abef"), (2, "abcdf")])
    func conditions(_ number: Int, _ expected: String) {
        let log = ActionLog()
        let scene = WindowGroup { Text("Page") }.commands { Menus(log: log, number: number) }
        let host = TestHost(scene._windowContent().view, size: CGSize(width: 200, height: 200))
        host.settle()
        for key in "abcdef" {
            host.type(String(key), modifiers: .control)
            host.settle()
        }
        #expect(log.lines.joined() == expected)
    }

    private struct Library: LibraryContentProvider {
        var views: [LibraryItem] {
            LibraryItem(Text("One"), title: "One", category: .control)
            LibraryItem(Text("Two"), visible: false)
        }
        func modifiers(base: Image) -> [LibraryItem] { [LibraryItem(base.resizable(), title: "Large")] }
    }

    private struct Views: LibraryContentProvider {
        var views: [LibraryItem] { LibraryItem(Text("One")) }
    }

    @Test("A library's content is written as for Xcode")
    func library() {
        #expect(Library().views.count == 2)
        #expect(Library().modifiers(base: Image(systemName: "star")).count == 1)
        #expect(Views().views.count == 1)
        #expect(Views().modifiers(base: 1).isEmpty)
    }
}
