import Foundation
import Testing
import VitrineCoreGraphics
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

@Suite("Items of text views")
@MainActor
struct TextItemTests {
    private final class Spy: NSObject, UITextViewDelegate {
        var heard: [String] = []
        var allows = true

        func textView(
            _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            heard.append("\(url) \(characterRange.location) \(characterRange.length) \(interaction.rawValue)")
            return allows
        }

        func textView(
            _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
            in characterRange: NSRange
        ) -> Bool {
            heard.append("attachment \(characterRange.location)")
            return true
        }
    }

    private func make(_ text: NSAttributedString, _ spy: Spy, detects: UIDataDetectorTypes = []) -> (
        TestHost, UITextView
    ) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.isEditable = false
        view.dataDetectorTypes = detects
        view.attributedText = text
        view.delegate = spy
        let host = TestHost(view, size: CGSize(width: 300, height: 100))
        host.layout()
        return (host, view)
    }

    private func point(_ view: UITextView, _ offset: Int) -> CGPoint {
        let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!)
        return CGPoint(x: caret.minX + 3, y: caret.midY)
    }

    private func text(_ value: Any) -> NSAttributedString {
        let text = NSMutableAttributedString(
            string: "See the page now", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: value, range: NSRange(location: 4, length: 8))
        return text
    }

    @Test("A click of a link asks the delegate, and opens it")
    func click() throws {
        let spy = Spy()
        let (host, view) = make(text(URL(string: "https://example.com")!), spy)
        var opened: [String] = []
        view.opens = { opened.append($0.absoluteString) }
        host.advance(by: 1)
        host.click(at: point(view, 6))
        #expect(spy.heard == ["https://example.com 4 8 0"] && opened == ["https://example.com"])
        host.advance(by: 1)
        host.tap(at: point(view, 6))
        #expect(opened.count == 2)
        spy.allows = false
        host.advance(by: 1)
        host.click(at: point(view, 6))
        #expect(spy.heard.count == 3 && opened.count == 2)
        host.advance(by: 1)
        host.click(at: point(view, 1))
        host.advance(by: 1)
        host.click(at: CGPoint(x: 290, y: 17))
        #expect(spy.heard.count == 3)
        view.isEditable = true
        host.advance(by: 1)
        host.click(at: point(view, 6))
        #expect(spy.heard.count == 3, "text that is edited has no links")
    }

    @Test("A link may be a text, and is drawn in the tint colour unless its look is set")
    func looks() throws {
        let spy = Spy()
        let (host, view) = make(text("https://example.com/x"), spy)
        view.opens = { _ in }
        host.advance(by: 1)
        host.click(at: point(view, 5))
        #expect(spy.heard.first?.hasPrefix("https://example.com/x") == true)
        #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == view.tintColor)
        func spans() throws -> [String?] {
            let layout = try #require(view.editing.layout(ofParagraph: 0))
            return layout.paragraph.spans.map { $0.color.map { "\($0.red > 0.9)" } }
        }
        #expect(try spans()[1] == "false")
        view.linkTextAttributes = [.foregroundColor: UIColor.red]
        #expect(try spans()[1] == "true" && spans().count == 3)
    }

    @Test("Addresses are found where detectors are asked for, and only in text that is not edited")
    func detectors() {
        let spy = Spy()
        let plain = NSAttributedString(
            string: "first\ngo to example.com or +49 30 1234567",
            attributes: [.font: UIFont.systemFont(ofSize: 15)])
        let (host, view) = make(plain, spy, detects: [.link])
        view.opens = { _ in }
        host.advance(by: 1)
        host.click(at: point(view, 14))
        host.advance(by: 1)
        host.click(at: point(view, 30))
        #expect(spy.heard == ["http://example.com 12 11 0"])
        view.dataDetectorTypes = .all
        host.advance(by: 1)
        host.click(at: point(view, 30))
        #expect(spy.heard.last == "tel:+49301234567 27 14 0")
        view.isEditable = true
        host.advance(by: 1)
        host.click(at: point(view, 14))
        #expect(spy.heard.count == 2)
    }

    @Test("An attachment that is tapped is told by the older method, too")
    func attachment() {
        let spy = Spy()
        let text = NSMutableAttributedString(string: "ab")
        let attachment = NSTextAttachment(data: nil, ofType: nil)
        attachment.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        text.insert(NSAttributedString(attachment: attachment), at: 1)
        let (host, view) = make(text, spy)
        host.advance(by: 1)
        host.click(at: CGPoint(x: point(view, 1).x + 15, y: point(view, 1).y))
        #expect(spy.heard == ["attachment 1"])
    }

    @Test("A delegate has another action for an item, or none")
    func actions() {
        final class Chooser: NSObject, UITextViewDelegate {
            var action: UIAction?
            var items: [NSRange] = []
            func textView(
                _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
            ) -> UIAction? {
                items.append(textItem.range)
                return action
            }
        }
        let (host, view) = make(text(URL(string: "https://example.com")!), Spy())
        let chooser = Chooser()
        var opened = 0
        var chosen = 0
        view.opens = { _ in opened += 1 }
        view.delegate = chooser
        host.advance(by: 1)
        host.click(at: point(view, 6))
        chooser.action = UIAction { _ in chosen += 1 }
        host.advance(by: 1)
        host.click(at: point(view, 6))
        #expect(opened == 0 && chosen == 1 && chooser.items.count == 2)
    }

    @Test("A drag that begins in a link selects, and opens nothing")
    func drag() {
        let spy = Spy()
        let (host, view) = make(text(URL(string: "https://example.com")!), spy)
        let start = point(view, 5)
        host.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y))
        #expect(spy.heard.isEmpty)
    }
}
