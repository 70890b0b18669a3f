import Foundation
import Testing
import VitrineCoreGraphics
import VitrineGraphics
import VitrineTesting
import VitrineText

@testable import VitrineUIKit

@Suite("Random edits of text views")
@MainActor
struct TextEditingFuzzTests {
    private struct Random: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 31)
        }
    }

    private static let pieces = [
        "a", "word ", "\n", "\r\n", "שלום", "مرحبا ", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "😀", "\u{200D}", "\u{301}", "日本",
        "\t", "x\u{2029}y", "\u{2028}", "12,5", "\u{202B}", "don't", "\r",
    ]

    /// The text as a plain list of UTF-16 units, with the rule that halves of characters of two units go together.
    private struct Model {
        var units: [UInt16] = []

        var text: String { String(decoding: units, as: UTF16.self) }

        func isInside(_ offset: Int) -> Bool {
            offset > 0 && offset < units.count && UTF16.isTrailSurrogate(units[offset])
        }

        mutating func replace(_ range: Range<Int>, with text: String) {
            let start = isInside(range.lowerBound) ? range.lowerBound - 1 : range.lowerBound
            var end = range.isEmpty ? start : range.upperBound
            if !range.isEmpty, isInside(end) { end += 1 }
            units.replaceSubrange(start..<max(start, end), with: Array(text.utf16))
        }
    }

    private func view(_ usesStorage: Bool) -> (TestHost, UITextView) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
        let host = TestHost(view, size: CGSize(width: 120, height: 90))
        if usesStorage { _ = view.textStorage }
        view.becomeFirstResponder()
        host.layout()
        return (host, view)
    }

    /// What is shown of the beginning, without a caret.
    private func pixels(_ host: TestHost, _ view: UITextView) -> [RGBA] {
        view.resignFirstResponder()
        view.contentOffset = .zero
        host.layout()
        let picture = host.bitmap()
        return (0..<picture.pixelHeight).flatMap { y in (0..<picture.pixelWidth).map { picture[$0, y] } }
    }

    /// Both kinds of text views, and several beginnings: ten thousand edits in all.
    @Test(
        "Edits give the text of a plain model; undone they give the first text, done again the last",
        arguments: [false, true], [1, 2, 3, 4, 5] as [UInt64])
    func edits(usesStorage: Bool, seed: UInt64) throws {
        var random = Random(state: seed &* 0x9E37_79B9)
        let (host, view) = view(usesStorage)
        let first = "Begin שלום 😀\nsecond line\r\nthird"
        view.text = first
        var model = Model(units: Array(first.utf16))
        let manager = try #require(view.undoManager)
        for step in 0..<1000 {
            let start = Int.random(in: 0...model.units.count, using: &random)
            let end = min(model.units.count, start + Int.random(in: 0...3, using: &random))
            let isLarge = model.units.count > 600
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<6:
                let text = isLarge ? "" : Self.pieces.randomElement(using: &random) ?? ""
                let limit = isLarge ? min(model.units.count, end + 40) : end
                let range = view.textRange(from: IndexedPosition(start), to: IndexedPosition(limit))!
                view.replace(range, withText: text)
                model.replace(start..<limit, with: text)
            case 6, 7:
                view.selectedRange = NSRange(location: start, length: end - start)
                let selection = view.selectedRange
                let text = Self.pieces.randomElement(using: &random) ?? ""
                view.insertText(text)
                model.replace(selection.location..<selection.location + selection.length, with: text)
            case 8:
                view.selectedRange = NSRange(location: start, length: 0)
                let attributes: [NSAttributedString.Key: Any] = [.kern: Double(step % 3)]
                view.typingAttributes = view.typingAttributes.merging(attributes) { $1 }
                view.insertText("k")
                let place = view.selectedRange.location
                model.replace(place - 1..<place - 1, with: "k")
            default:
                // Ranges that there are not.
                view.selectedRange = NSRange(location: start - 40, length: .max / 2)
                view.selectedRange = NSRange(location: model.units.count + 99, length: -5)
                try #require(view.selectedRange == NSRange(location: model.units.count, length: 0))
            }
            if step % 100 == 99 {
                host.layout()
                view.editing.content.checkInvariants()
                try #require(Array(view.text.utf16) == model.units, "after \(step)")
                if usesStorage { try #require(Array(view.textStorage.string.utf16) == model.units) }
            }
        }
        let last = view.text
        let picture = pixels(host, view)
        while manager.canUndo { manager.undo() }
        #expect(view.text == first)
        if usesStorage { #expect(view.textStorage.string == first) }
        while manager.canRedo { manager.redo() }
        #expect(view.text == last)
        if usesStorage { #expect(view.textStorage.string == last) }
        view.editing.content.checkInvariants()
        #expect(pixels(host, view) == picture)
    }

    @Test("A delegate that changes the text while it changes leaves it whole")
    func meddling() {
        final class Meddler: NSObject, UITextViewDelegate {
            var isBusy = false
            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool {
                if text == "x" { textView.text = "z" }
                return true
            }
            func textViewDidChange(_ textView: UITextView) {
                guard !isBusy else { return }
                isBusy = true
                if textView.text.contains("a") { textView.text = textView.text.uppercased() }
                isBusy = false
            }
            func textViewDidChangeSelection(_ textView: UITextView) {
                if textView.text == "long text q" { textView.text = "" }
            }
        }
        for usesStorage in [false, true] {
            let (host, view) = view(usesStorage)
            let meddler = Meddler()
            view.delegate = meddler
            host.type("a")
            #expect(view.text == "A")
            view.text = "long text "
            host.type("q")
            #expect(view.text == "" && view.selectedRange == NSRange(location: 0, length: 0))
            view.text = "long text"
            view.selectedRange = NSRange(location: 2, length: 6)
            host.type("x")
            #expect(view.text == "zx" || view.text == "x")
            view.editing.content.checkInvariants()
            while view.undoManager?.canUndo == true { view.undoManager?.undo() }
            view.editing.content.checkInvariants()
        }
    }

    @Test("What can be undone keeps no more memory than it may")
    func undoMemory() throws {
        let (host, view) = view(false)
        view.editing.undoLimit = 40_000
        let line = String(repeating: "x", count: 1000)
        for _ in 0..<100 {
            view.text = line
            view.undoManager?.removeAllActions()
        }
        view.text = ""
        for _ in 0..<100 {
            view.selectedRange = NSRange(location: 0, length: 0)
            view.insertText(line)
            view.selectedRange = NSRange(location: 0, length: 1000)
            view.deleteBackward()
        }
        var count = 0
        while view.undoManager?.canUndo == true {
            view.undoManager?.undo()
            count += 1
        }
        #expect(count > 20)
        #expect(count < 100)
        host.layout()
        view.editing.content.checkInvariants()
    }

    @Test("A pasted text may be as large as the limit, and no larger")
    func pasteLimit() {
        let (_, view) = view(false)
        UIPasteboard.general.string = String(repeating: "x", count: TextEditing.pasteLimit + 1)
        view.editing.paste()
        #expect(view.text.isEmpty)
        UIPasteboard.general.string = "fits"
        view.editing.paste()
        #expect(view.text == "fits")
    }
}
