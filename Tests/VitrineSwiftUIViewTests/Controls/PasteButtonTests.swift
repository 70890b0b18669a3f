import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Buttons that paste and rename", .serialized)
struct PasteButtonTests {
    @Test("A paste button is enabled while there is something of its kind, and hands that over")
    func paste() async {
        UIPasteboard.general.items = []
        let page = HostedPage { log in
            PasteButton(payloadType: String.self) { log.lines += $0 }
        }
        let button = page.host.find(text: "Paste")
        #expect(!button.isEnabled)
        page.host.perform { UIPasteboard.general.strings = ["one", "two"] }
        page.host.settle()
        button.tap()
        await page.host.wait { page.log.lines == ["one", "two"] }
        page.host.perform { UIPasteboard.general.items = [] }
        page.host.settle()
        #expect(!button.isEnabled)
    }

    @Test("A rename button does what the view around it says, and nothing without")
    func rename() {
        let page = HostedPage { log in
            VStack {
                RenameButton()
                RenameButton().renameAction { log.lines.append("rename") }
            }
        }
        let buttons = page.host.find(text: "Rename")
        #expect(!buttons.first.isEnabled)
        buttons.last.tap()
        #expect(page.log.lines == ["rename"])
    }
}
