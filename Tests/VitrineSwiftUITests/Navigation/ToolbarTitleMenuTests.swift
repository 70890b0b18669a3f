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
