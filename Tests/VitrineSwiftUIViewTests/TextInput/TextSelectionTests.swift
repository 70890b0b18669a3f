import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

@MainActor
@Suite("Selections of text")
struct TextSelectionTests {
    private struct Page: View {
        enum Kind { case field, growing, editor }
        let log: ActionLog
        let kind: Kind
        @State var text = "one two"
        @State var selection: TextSelection?
        private var selected: String {
            guard case .selection(let range) = selection?.indices else { return "none" }
            return range.isEmpty ? "caret \(text[..<range.lowerBound])" : "range \(text[range])"
        }
        var body: some View {
            log.actions["word"] = { selection = TextSelection(range: text.range(of: "two")!) }
            log.actions["both"] = {
                text = "longer text"
                selection = TextSelection(insertionPoint: text.firstIndex(of: " ")!)
            }
            return VStack {
                switch kind {
                case .field: TextField("Text", text: $text, selection: $selection)
                case .growing: TextField("Text", text: $text, selection: $selection, axis: .vertical)
                case .editor: TextEditor(text: $text, selection: $selection)
                }
                Text(verbatim: "<\(selected)>")
                Text(verbatim: "[\(text)]")
            }
        }
    }

    private func input(_ view: UIView) -> (any UITextInput & UIView)? {
        (view as? UITextField) ?? (view as? UITextView) ?? view.subviews.lazy.compactMap { input($0) }.first
    }

    @Test(
        "What a person selects is the binding's, and the other way round",
        arguments: [Page.Kind.field, .growing, .editor])
    private func selection(_ kind: Page.Kind) throws {
        let page = HostedPage { Page(log: $0, kind: kind) }
        let input = try #require(self.input(page.host.window))
        #expect(page.host.find(text: "<none>").exists)
        page.host.perform { _ = input.becomeFirstResponder() }
        page.host.type("a", modifiers: .control)
        page.host.settle()
        #expect(page.host.find(text: "<range one two>").exists)
        page.act("word")
        page.host.settle()
        #expect(input.selectedTextRange.flatMap { input.text(in: $0) } == "two")
        page.host.type("x")
        page.host.settle()
        #expect(page.host.find(text: "[one x]").exists)
        #expect(page.host.find(text: "<caret one x>").exists)
        page.act("both")
        page.host.settle()
        #expect(
            input.selectedTextRange.map { input.offset(from: input.beginningOfDocument, to: $0.end) } == 6)
        page.host.press(.left)
        page.host.settle()
        #expect(page.host.find(text: "<caret longe>").exists)
    }

    @Test("Places count characters of any length, and those beyond the end are the end")
    func places() {
        let text = "a👩‍👩‍👧b"
        let all = TextSelection(range: text.startIndex..<text.endIndex)
        #expect(all.units(in: text) == 0..<10)
        #expect(!all.isInsertion)
        #expect(all.units(in: "a") == 0..<1)
        let end = TextSelection(units: 10..<10, in: text)
        #expect(end == TextSelection(insertionPoint: text.endIndex))
        #expect(end.isInsertion)
    }
}
