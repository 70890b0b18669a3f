import SwiftUITestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("The undo manager of the environment")
struct UndoManagerTests {
    private final class Document {
        var text = "one"
    }

    private struct Page: View {
        let log: ActionLog
        let document: Document
        @Environment(\.undoManager) private var undoManager
        var body: some View {
            log.actions["change"] = {
                document.text = "two"
                undoManager?.registerUndo(withTarget: document) { $0.text = "one" }
            }
            log.actions["undo"] = { undoManager?.undo() }
            return Text(undoManager == nil ? "none" : "some")
        }
    }

    @Test("It is the window's, in screens of a stack and in sheets, too")
    func undo() {
        let document = Document()
        let page = HostedPage { log in NavigationStack { Page(log: log, document: document) } }
        #expect(page.host.find(text: "some").exists)
        page.act("change")
        #expect(document.text == "two")
        #expect(page.host.window.undoManager?.canUndo == true)
        page.act("undo")
        #expect(document.text == "one")
        let sheet = HostedPage { log in
            Color.clear.sheet(isPresented: .constant(true)) { Page(log: log, document: document) }
        }
        #expect(sheet.host.find(text: "some").exists)
    }
}
