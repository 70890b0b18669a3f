import Foundation
import Testing
import VitrineGraphics
import VitrinePlatform
import VitrineQuartzCore
import VitrineTesting
import VitrineText

@testable import VitrineUIKit

@Suite("Text views")
@MainActor
struct TextViewTests {
    private func make(_ text: String, size: CGSize = CGSize(width: 200, height: 100)) -> (
        TestHost, UITextView
    ) {
        let view = UITextView(frame: CGRect(origin: .zero, size: size))
        view.font = .systemFont(ofSize: 17)
        view.text = text
        let root = UIView()
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 240, height: 200))
        host.layout()
        view.becomeFirstResponder()
        host.layout()
        return (host, view)
    }

    @Test("Lines are typed, and Return begins another")
    func typing() {
        let (host, view) = make("")
        host.type("one")
        host.press(.select)
        host.type("two")
        #expect(view.text == "one\ntwo")
        host.press(.up)
        host.type("X")
        #expect(view.text == "oneX\ntwo")
        host.press(.home)
        host.press(.backspace)
        #expect(view.text == "oneX\ntwo")
        host.press(.down)
        host.press(.home)
        host.press(.backspace)
        #expect(view.text == "oneXtwo")
    }

    @Test("The delegate hears of selections before changes")
    func order() {
        final class Spy: NSObject, UITextViewDelegate {
            var heard: [String] = []
            func textViewDidChange(_ textView: UITextView) { heard.append("change") }
            func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selection") }
            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool {
                heard.append("should \(range.location) '\(text)'")
                return text != "b"
            }
            func textViewDidEndEditing(_ textView: UITextView) { heard.append("end") }
        }
        let (host, view) = make("")
        let spy = Spy()
        view.delegate = spy
        host.type("ab")
        view.resignFirstResponder()
        #expect(spy.heard == ["should 0 'a'", "selection", "change", "should 1 'b'", "end"])
    }

    @Test("Up and down keep to their column over shorter lines")
    func column() {
        let (host, view) = make("long line\nx\nlong line")
        view.selectedRange = NSRange(location: 6, length: 0)
        host.press(.down)
        #expect(view.selectedRange.location == 11)
        host.press(.down)
        #expect(view.selectedRange.location == 18)
        host.press(.home, modifiers: [.control, .shift])
        #expect(view.selectedRange == NSRange(location: 0, length: 18))
    }

    @Test("The content is as high as its lines, and the caret stays in view")
    func scrolling() {
        let (host, view) = make((1...50).map { "line \($0)" }.joined(separator: "\n"))
        #expect(abs(view.contentSize.height - (50 * 20.287 + 16)) < 1)
        #expect(view.contentOffset.y > 800)
        host.press(.home, modifiers: .control)
        host.layout()
        #expect(view.contentOffset.y == 0)
        view.scrollRangeToVisible(NSRange(location: 200, length: 1))
        #expect(view.contentOffset.y > 200)
    }

    @Test("A text view that does not scroll is as large as its text")
    func fitting() {
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        view.text = "one\ntwo"
        #expect(abs(view.intrinsicContentSize.height - (2 * 20.287 + 16)) < 0.5)
        let one = view.sizeThatFits(CGSize(width: 300, height: 1000)).height
        view.text = String(repeating: "many words ", count: 30)
        #expect(view.sizeThatFits(CGSize(width: 300, height: 1000)).height > one)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        view.text = ""
        #expect(abs(view.intrinsicContentSize.height - 20.287) < 0.5)
    }

    @Test("What cannot be edited can be selected and copied")
    func selectable() {
        let (host, view) = make("some text")
        view.isEditable = false
        host.type("x")
        #expect(view.text == "some text")
        host.type("a", modifiers: .control)
        host.type("c", modifiers: .control)
        host.perform { #expect(UIPasteboard.general.string == "some text") }
    }

    @Test("Random edits are taken back one after another, to the same text")
    func fuzz() {
        let (host, view) = make("start\nof it")
        var seed: UInt64 = 7
        func random(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % max(1, bound)
        }
        let parts = ["a", "b", "\n", "é", "👩‍👩‍👧", "שלום", "two words", "\r\n"]
        host.perform {
            for _ in 0..<500 {
                let length = view.text.utf16.count
                view.selectedRange = NSRange(location: random(length + 1), length: random(4))
                if random(3) == 0 {
                    view.deleteBackward()
                } else {
                    view.insertText(parts[random(parts.count)])
                }
                view.editing.content.checkInvariants()
            }
        }
        let edited = view.text
        while view.undoManager?.canUndo == true { view.undoManager?.undo() }
        #expect(view.text == "start\nof it")
        while view.undoManager?.canRedo == true { view.undoManager?.redo() }
        #expect(view.text == edited)
    }

    @Test("A key in a megabyte costs its paragraph")
    func large() {
        let text = String(repeating: "A line of text, as there are many.\n", count: 30_000)
        let (host, view) = make(text)
        view.selectedRange = NSRange(location: 500_000, length: 0)
        host.layout()
        let before = GraphicsCounters.current.textsShaped
        host.type("x")
        host.layout()
        // The paragraph itself; what came into view was there before.
        #expect(GraphicsCounters.current.textsShaped - before <= 3)
        for _ in 0..<20 {
            host.perform { view.insertText("y") }
            host.layout()
        }
        #expect(view.text.utf16.count == text.utf16.count + 21)
    }

    @Test("Of a hundred thousand lines only those near the visible part are laid out")
    func opening() {
        let text = (0..<100_000).map { "Line \($0) of a long text that is opened at once, not line by line." }
            .joined(separator: "\n")
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let root = UIView()
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 240, height: 200))
        host.layout()
        let before = GraphicsCounters.current.textsShaped
        view.text = text
        host.layout()
        #expect(GraphicsCounters.current.textsShaped - before < 40)
        #expect(view.contentSize.height > 1_000_000)
        view.contentOffset.y = 700_000
        host.layout()
        #expect(GraphicsCounters.current.textsShaped - before < 80)
    }

    @Test("A caret that blinks draws no text")
    func blinking() {
        let (host, _) = make("one\ntwo")
        host.settle()
        let before = GraphicsCounters.current
        let contents = LayerCounters.current.contents
        host.advance(by: 1.2)
        #expect(GraphicsCounters.current.textCacheHits == before.textCacheHits)
        #expect(GraphicsCounters.current.textsDrawn == before.textsDrawn)
        #expect(LayerCounters.current.contents - contents <= 2)
    }

    @Test("A drag of the pointer selects over lines, and a triple click a paragraph")
    func pointing() {
        let (host, view) = make("first line\nsecond line")
        func pointer(_ phase: PointerEvent.Phase, _ point: CGPoint) {
            host.window.offscreenWindow!.send(
                .pointer(
                    PointerEvent(phase: phase, location: point, button: .primary, timestamp: host.now)))
        }
        pointer(.down, CGPoint(x: 6, y: 18))
        pointer(.dragged, CGPoint(x: 150, y: 40))
        pointer(.up, CGPoint(x: 150, y: 40))
        #expect(view.selectedRange == NSRange(location: 0, length: 22))
        host.advance(by: 1)
        for _ in 0..<3 {
            pointer(.down, CGPoint(x: 20, y: 18))
            pointer(.up, CGPoint(x: 20, y: 18))
            host.advance(by: 0.05)
        }
        #expect(view.selectedRange == NSRange(location: 0, length: 11))
    }
}
