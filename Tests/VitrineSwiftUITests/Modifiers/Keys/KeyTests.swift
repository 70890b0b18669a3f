import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

@Suite("Keys")
@MainActor
struct KeyTests {
    @Test("A shortcut presses its button, with Control for Command, wherever it is")
    func shortcuts() {
        let page = HostedPage { log in
            VStack {
                Button("New") { log.lines.append("new") }.keyboardShortcut("n")
                Button("Find") { log.lines.append("find") }.keyboardShortcut(
                    "f", modifiers: [.command, .shift])
                Button("Off") { log.lines.append("off") }.keyboardShortcut("o").disabled(true)
                Button("Cancel") { log.lines.append("cancel") }.keyboardShortcut(.cancelAction)
                Button("Done") { log.lines.append("done") }.keyboardShortcut(.defaultAction)
            }
        }
        page.host.type("n", modifiers: .command)
        page.host.type("n", modifiers: .control)
        page.host.type("n")
        page.host.type("F", modifiers: .command)
        page.host.type("o", modifiers: .command)
        page.host.press(.menu)
        page.host.press(.select)
        #expect(page.log.lines == ["new", "new", "find", "cancel", "done"])
    }

    @Test("While text is edited, keys that type do that")
    func typing() {
        let page = HostedPage { log in
            VStack {
                TextField("Name", text: .constant(""))
                Button("New") { log.lines.append("plain") }.keyboardShortcut("n", modifiers: [])
                Button("Save") { log.lines.append("save") }.keyboardShortcut("s")
            }
        }
        page.host.type("n")
        page.host.tap(at: CGPoint(x: 150, y: 160))
        #expect(page.host.window.firstResponder != nil)
        page.host.type("n")
        page.host.type("s", modifiers: .command)
        #expect(page.log.lines == ["plain", "save"])
    }

    private struct Counting: View {
        let log: ActionLog
        @FocusState private var isFocused: Bool
        var body: some View {
            Text("Target").focusable().focused($isFocused)
                .onKeyPress(.space) {
                    log.lines.append("space")
                    return .handled
                }
                .onKeyPress(keys: ["a"], phases: .all) { press in
                    log.lines.append("a\(press.phase.rawValue)")
                    return .ignored
                }
                .onKeyPress(characters: .alphanumerics) { press in
                    log.lines.append("letter \(press.characters)")
                    return .handled
                }
                .onAppear { isFocused = true }
        }
    }

    @Test("Keys go to the view that has the focus, and outwards until one handles them")
    func presses() {
        let page = HostedPage { log in Counting(log: log) }
        page.host.type(" ")
        page.host.type("a")
        page.host.type("-")
        #expect(page.log.lines == ["space", "a1", "letter a", "a4"])
    }

    @Test("Without the focus a view hears of no keys")
    func unfocused() {
        let page = HostedPage { log in
            Text("Target").onKeyPress { _ in
                log.lines.append("key")
                return .handled
            }
        }
        page.host.type("a")
        #expect(page.log.lines == [])
    }
}
