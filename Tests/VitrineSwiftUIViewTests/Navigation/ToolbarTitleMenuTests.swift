import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor @Suite("Menus of titles", .serialized)
struct ToolbarTitleMenuTests {
    private struct Page: View {
        let log: ActionLog
        let isItem: Bool
        @State private var count = 0
        var body: some View {
            let page = Text("content").navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
            if isItem {
                page.toolbar { ToolbarTitleMenu { entries } }
            } else {
                page.toolbarTitleMenu { entries }
            }
        }
        @ViewBuilder private var entries: some View {
            Button("Count \(count)") {
                count += 1
                log.lines.append("count")
            }
            Button("Other") {}
        }
    }

    @Test("A title of a binding is renamed from its menu")
    func renaming() {
        struct Document: View {
            @State private var name = "Draft"
            let log: ActionLog
            var body: some View {
                Text("It is \(name)").navigationTitle($name).navigationBarTitleDisplayMode(.inline)
                    .onChange(of: name) { log.lines.append(name) }
            }
        }
        let log = ActionLog()
        let host = TestHost.settled(NavigationStack { Document(log: log) })
        host.find(text: "Draft").tap()
        host.settle()
        host.find(text: "Rename").tap()
        host.settle()
        host.type("Letter\n")
        host.settle()
        #expect(log.lines == ["Letter"])
        host.expect(text: "It is Letter")
        host.expect(text: "Letter")
    }

    @Test("The title opens the entries as they are then", arguments: [true, false])
    func opens(isItem: Bool) {
        let log = ActionLog()
        let host = TestHost.settled(NavigationStack { Page(log: log, isItem: isItem) })
        host.find(text: "Page").tap()
        host.settle()
        host.expect(text: "Other")
        host.find(text: "Count 0").tap()
        host.settle()
        #expect(log.lines == ["count"])
        host.find(text: "Page").tap()
        host.settle()
        host.expect(text: "Count 1")
    }
}
