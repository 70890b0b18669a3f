import Foundation
import SwiftUITestSupport
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

@MainActor
@Suite("Editors of attributed text")
struct AttributedEditorTests {
    private struct Page: View {
        let log: ActionLog
        @State var text = AttributedString("one two")
        @State var selection = AttributedTextSelection()
        private var runs: String {
            text.runs.map { run in
                let look = run.inlinePresentationIntent?.contains(.stronglyEmphasized) == true ? "*" : ""
                return look + String(text[run.range].characters) + look
            }.joined(separator: "|")
        }
        private var selected: String {
            switch selection.indices(in: text) {
            case .insertionPoint(let index): "caret \(text.units(of: index..<index).lowerBound)"
            case .ranges: "range " + String(text[selection].characters)
            }
        }
        var body: some View {
            log.actions["bold"] = {
                text.transformAttributes(in: &selection) { $0.inlinePresentationIntent = .stronglyEmphasized }
            }
            log.actions["two"] = { selection = AttributedTextSelection(range: text.range(of: "two")!) }
            log.actions["replace"] = { text.replaceSelection(&selection, withCharacters: "three") }
            log.actions["other"] = { text = AttributedString("other") }
            return VStack {
                TextEditor(text: $text, selection: $selection)
                Text(verbatim: "<\(selected)>")
                Text(verbatim: "[\(runs)]")
            }
        }
    }

    private func editor(_ view: UIView) -> UITextView? {
        (view as? UITextView) ?? view.subviews.lazy.compactMap { editor($0) }.first
    }

    @Test("A plain editor has no background, of whichever text", arguments: [false, true])
    func plain(isAttributed: Bool) throws {
        struct Editor: View {
            let isAttributed: Bool
            var body: some View {
                if isAttributed {
                    TextEditor(text: .constant(AttributedString("a")))
                } else {
                    TextEditor(text: .constant("a"))
                }
            }
        }
        let standard = TestHost.settled(Editor(isAttributed: isAttributed))
        #expect(editor(standard.window)?.backgroundColor == .systemBackground)
        let automatic = TestHost.settled(Editor(isAttributed: isAttributed).textEditorStyle(.automatic))
        #expect(editor(automatic.window)?.backgroundColor == .systemBackground)
        let plain = TestHost.settled(Editor(isAttributed: isAttributed).textEditorStyle(.plain))
        #expect(editor(plain.window)?.backgroundColor == .clear)
    }

    @Test("What is selected is made bold, and what is typed in it stays so")
    func bold() throws {
        let page = HostedPage { Page(log: $0) }
        let view = try #require(editor(page.host.window))
        page.host.perform { _ = view.becomeFirstResponder() }
        page.host.settle()
        #expect(page.host.find(text: "[one two]").exists)
        page.act("two")
        page.host.settle()
        #expect(view.selectedRange == NSRange(location: 4, length: 3))
        #expect(page.host.find(text: "<range two>").exists)
        page.act("bold")
        page.host.settle()
        #expect(page.host.find(text: "[one |*two*]").exists)
        #expect(view.selectedRange == NSRange(location: 4, length: 3))
        let (plain, bold) = (
            view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont,
            view.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
        )
        #expect(plain?.textFont.weight == 400 && (bold?.textFont.weight ?? 0) > 500)
        view.selectedRange = NSRange(location: 7, length: 0)
        page.host.type("x")
        page.host.settle()
        #expect(page.host.find(text: "[one |*twox*]").exists)
        #expect(page.host.find(text: "<caret 8>").exists)
        view.selectedRange = NSRange(location: 1, length: 0)
        page.host.type("x")
        page.host.settle()
        #expect(page.host.find(text: "[oxne |*twox*]").exists)
    }

    @Test("Where there is a caret, what is typed next is changed")
    func typing() throws {
        let page = HostedPage { Page(log: $0) }
        let view = try #require(editor(page.host.window))
        page.host.perform { _ = view.becomeFirstResponder() }
        view.selectedRange = NSRange(location: 3, length: 0)
        page.host.settle()
        #expect(page.host.find(text: "<caret 3>").exists)
        page.act("bold")
        page.host.settle()
        page.host.type("x")
        page.host.settle()
        #expect(page.host.find(text: "[one|*x*| two]").exists)
        page.act("other")
        page.host.settle()
        #expect(view.text == "other")
        #expect(page.host.find(text: "<caret 5>").exists)
    }

    @Test("What is selected is replaced, and looks as it did")
    func replacing() throws {
        let page = HostedPage { Page(log: $0) }
        let view = try #require(editor(page.host.window))
        page.host.perform { _ = view.becomeFirstResponder() }
        page.act("two")
        page.act("bold")
        page.act("replace")
        page.host.settle()
        #expect(page.host.find(text: "[one |*three*]").exists)
        #expect(view.selectedRange == NSRange(location: 9, length: 0))
    }

    @Test("Places of another text are its end, and several parts are changed at once")
    func values() throws {
        var text = AttributedString("one two three")
        let other = AttributedString("other")
        var selection = AttributedTextSelection(range: text.range(of: "two")!)
        #expect(selection.parts(in: other) == [5..<5])
        #expect(selection == AttributedTextSelection(range: text.range(of: "two")!))
        #expect(AttributedTextSelection().parts(in: text) == [13..<13])
        var ranges = RangeSet(text.range(of: "one")!)
        ranges.insert(contentsOf: text.range(of: "three")!)
        selection = AttributedTextSelection(ranges: ranges)
        text.transformAttributes(in: &selection) { $0.link = URL(string: "a:b") }
        #expect(text.runs.map { $0.link != nil } == [true, false, true])
        #expect(selection.parts(in: text) == [0..<3, 8..<13])
        #expect(String(text[selection].characters) == "onethree")
        text.replaceSelection(&selection, withCharacters: "1")
        #expect(String(text.characters) == "1 two ")
        #expect(text.runs.first?.link != nil)
        #expect(selection.parts(in: text) == [1..<1])
        struct Stop: Error {}
        #expect(throws: Stop.self) {
            var all = AttributedTextSelection(range: text.startIndex..<text.endIndex)
            try text.transformAttributes(in: &all) { _ throws(Stop) in throw Stop() }
        }
        #expect(String(text.characters) == "1 two ")
    }
}
