import Foundation
import Testing
import VitrineCoreGraphics
import VitrineTesting

@testable import VitrineUIKit

@Suite("Text views on text storages")
@MainActor
struct TextViewStorageTests {
    private func show(_ view: UITextView) -> TestHost {
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let root = UIView()
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 240, height: 200))
        host.layout()
        view.becomeFirstResponder()
        host.layout()
        return host
    }

    @Test("What changes the storage changes what is shown, and the delegate is not told")
    func storageChanges() {
        final class Spy: NSObject, UITextViewDelegate {
            var changes = 0
            func textViewDidChange(_ textView: UITextView) { changes += 1 }
        }
        let view = UITextView()
        let spy = Spy()
        view.delegate = spy
        view.font = .systemFont(ofSize: 17)
        view.text = "one two"
        let host = show(view)
        view.selectedRange = NSRange(location: 4, length: 3)
        #expect(view.textStorage.string == "one two")
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
        host.layout()
        #expect(view.text == "three two" && view.selectedRange == NSRange(location: 6, length: 3))
        #expect(spy.changes == 0)
        host.type("x")
        #expect(view.text == "three x" && view.textStorage.string == "three x" && spy.changes == 1)
        #expect(view.layoutManager.numberOfGlyphs == 7)
        view.undoManager?.undo()
        #expect(view.textStorage.string == "three two" && view.text == "three two")
        view.text = "new"
        #expect(view.textStorage.string == "new")
        view.textColor = .red
        #expect(
            view.textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test("A storage that highlights does so while text is typed")
    func highlighting() {
        let storage = HighlightingStorage()
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
        container.widthTracksTextView = true
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: .zero, textContainer: container)
        #expect(view.textStorage === storage && view.layoutManager === manager)
        #expect(view.textContainer === container)
        let host = show(view)
        host.type("a #tag b")
        #expect(storage.string == "a #tag b" && view.text == "a #tag b")
        let attributed = view.attributedText
        #expect(attributed?.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .blue)
        #expect(attributed?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor != .blue)
        host.press(.backspace)
        view.undoManager?.undo()
        #expect(view.text == "a #tag b" && storage.string == "a #tag b")
    }

    @Test("Where the layout manager says that a character is, the caret is")
    func geometry() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = "one two three four five six seven eight nine ten\neleven"
        _ = show(view)
        for offset in [0, 5, 26, 40, 50] {
            let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!)
            let glyph = view.layoutManager.boundingRect(
                forGlyphRange: NSRange(location: offset, length: 1), in: view.textContainer)
            #expect(abs(glyph.minX - caret.minX) < 0.01)
            #expect(abs(glyph.minY + view.textContainerInset.top - caret.minY) < 0.01)
        }
        #expect(view.textContainer.size.width == 200)
        #expect(view.textContainer.layoutManager === view.layoutManager)
    }

    @Test("Text flows around exclusions in a text view, and lines are limited")
    func container() {
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 17)
        view.text = String(repeating: "word ", count: 30)
        let host = show(view)
        let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 40))]
        host.layout()
        let caret = view.caretRect(for: view.beginningOfDocument)
        #expect(caret.minX >= 105)
        view.textContainer.exclusionPaths = []
        view.textContainer.maximumNumberOfLines = 2
        host.layout()
        let two = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(two < height && abs(two - 16 - 2 * UIFont.systemFont(ofSize: 17).lineHeight) < 1)
    }

    @Test("Exclusions that are set whenever a page lays out settle")
    func exclusionsInLayout() {
        final class Page: UIViewController {
            let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            var layouts = 0
            override func viewDidLoad() {
                text.isScrollEnabled = false
                text.text = String(repeating: "word ", count: 30)
                view.addSubview(text)
            }
            override func viewDidLayoutSubviews() {
                layouts += 1
                text.textContainer.exclusionPaths = [
                    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 40))
                ]
            }
        }
        let page = Page()
        let host = TestHost(page, size: CGSize(width: 240, height: 200))
        host.layout()
        #expect(page.layouts <= 3)
        #expect(page.text.caretRect(for: page.text.beginningOfDocument).minX >= 105)
    }

    @Test("A layout manager of a subclass draws what is behind the text")
    func customDrawing() {
        final class Marking: NSLayoutManager {
            override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
                super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
                guard let container = textContainers.first else { return }
                UIColor.red.setFill()
                let rect = boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: container)
                UIRectFill(rect.offsetBy(dx: origin.x, dy: origin.y))
            }
        }
        let manager = Marking()
        let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
        manager.addTextContainer(container)
        let storage = NSTextStorage(
            string: "one two", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        storage.addLayoutManager(manager)
        let view = UITextView(frame: .zero, textContainer: container)
        let host = show(view)
        view.resignFirstResponder()
        host.layout()
        #expect(host.color(at: CGPoint(x: 7, y: 9)).green == 0)
        #expect(host.color(at: CGPoint(x: 100, y: 9)).green == 1)
    }
}
