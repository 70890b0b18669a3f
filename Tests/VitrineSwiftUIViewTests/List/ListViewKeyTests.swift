import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@Suite("Keys in lists of views")
@MainActor
struct ListViewKeyTests {
    private struct Names: View {
        @State var names: [String]
        @State var chosen: String?
        let deletes: Bool
        var body: some View {
            List(selection: $chosen) {
                ForEach(names, id: \.self) { Text($0).deleteDisabled($0 == "Carl") }
                    .onDelete(perform: deletes ? { names.remove(atOffsets: $0) } : nil)
            }
        }
    }

    private func make(_ names: [String], deletes: Bool = true) -> TestHost {
        let host = TestHost(
            Names(names: names, deletes: deletes), device: .desktop, size: CGSize(width: 400, height: 600),
            safeArea: .zero)
        host.settle()
        host.press(.tab)
        host.settle()
        return host
    }

    private func focused(_ host: TestHost) -> String? {
        host.rows.first { $0.isRowFocused }?.host?.texts.first
    }

    @Test("Letters go to the row that begins so, also beyond the screen")
    func letters() {
        let host = make(["Ada", "Barbara", "Carl"] + (0..<200).map { "Row \($0)" } + ["Zeno"])
        #expect(focused(host) == "Ada")
        host.type("c")
        host.settle()
        #expect(focused(host) == "Carl")
        host.advance(by: 2)
        host.type("z")
        host.settle()
        #expect(focused(host) == "Zeno")
        // The row that was asked for its text off screen left nothing behind.
        #expect(Set(host.rowTexts).count == host.rowTexts.count)
        #expect(host.rowTexts.last == "Zeno")
    }

    @Test("Delete deletes the row with the focus, where it may be deleted")
    func delete() {
        let host = make(["Ada", "Barbara", "Carl"])
        host.press(.deleteForward)
        host.settle()
        #expect(host.rowTexts == ["Barbara", "Carl"])
        host.type("c")
        host.press(.backspace)
        host.settle()
        #expect(host.rowTexts == ["Barbara", "Carl"])
        let still = make(["Ada", "Barbara"], deletes: false)
        still.press(.deleteForward)
        still.settle()
        #expect(still.rowTexts == ["Ada", "Barbara"])
    }
}
