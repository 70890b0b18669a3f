import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct TextViewPasteTests {
    private func make(_ text: NSAttributedString, allows: Bool) -> (TestHost, UITextView) {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.attributedText = text
        view.allowsEditingTextAttributes = allows
        let root = UIView()
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 240, height: 200))
        host.layout()
        view.becomeFirstResponder()
        host.layout()
        return (host, view)
    }

    private let shop = NSTextList(markerFormat: .check, options: 0)

    private var rich: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.textLists = [shop]
        return NSAttributedString(
            string: "bold item",
            attributes: [
                .font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: style, .shadow: NSShadow(),
            ])
    }

    @Test func `What is copied is text, a document for others, and whole for this program`() throws {
        let (host, view) = make(rich, allows: true)
        defer { withExtendedLifetime(host) {} }
        view.selectAll(nil)
        view.copy(nil)
        let board = UIPasteboard.general
        #expect(board.string == "bold item" && board.numberOfItems == 1)
        let rtf = try #require(board.data(forPasteboardType: "public.rtf"))
        #expect(
            try NSAttributedString(data: rtf, options: [:], documentAttributes: nil).string == "bold item")
        let html = String(decoding: try #require(board.data(forPasteboardType: "public.html")), as: UTF8.self)
        #expect(html.contains(">bold item</span></li>"))
        view.selectedRange = NSRange(location: 9, length: 0)
        view.paste(nil)
        #expect(view.text == "bold itembold item")
        let pasted = view.attributedText.attributes(at: 12, effectiveRange: nil)
        #expect(pasted[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect((pasted[.paragraphStyle] as? NSParagraphStyle)?.textLists.first === shop)
        #expect(pasted[.shadow] is NSShadow)
        view.undoManager?.undo()
        #expect(view.text == "bold item")
    }

    @Test func `Where attributes are not edited, the text alone is pasted`() {
        let (host, view) = make(
            NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 11)]), allows: false
        )
        defer { withExtendedLifetime(host) {} }
        UIPasteboard.general.setData(Data(#"{\rtf1\b bold}"#.utf8), forPasteboardType: "public.rtf")
        view.paste(nil)
        #expect(view.text == "x")
        UIPasteboard.general.items = [
            [
                "public.utf8-plain-text": "bold", "public.rtf": Data(#"{\rtf1\b bold}"#.utf8),
            ]
        ]
        view.paste(nil)
        #expect(view.text == "xbold")
        #expect(
            view.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
                == .systemFont(ofSize: 11))
    }

    @Test func `Documents of other programs are pasted with their attributes, and asked for`() {
        final class Spy: NSObject, UITextViewDelegate {
            var heard: [String] = []
            var allows = true
            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool {
                heard.append("\(range) \(text)")
                return allows
            }
        }
        let (host, view) = make(NSAttributedString(string: "x"), allows: true)
        defer { withExtendedLifetime(host) {} }
        let spy = Spy()
        view.delegate = spy
        UIPasteboard.general.items = [
            [
                "public.utf8-plain-text": "big and small",
                "public.rtf": Data(#"{\rtf1\fs60 big\fs20  and small}"#.utf8),
            ]
        ]
        spy.allows = false
        view.paste(nil)
        #expect(view.text == "x")
        spy.allows = true
        view.paste(nil)
        #expect(view.text == "xbig and small")
        #expect(spy.heard == ["{1, 0} big and small", "{1, 0} big and small"])
        #expect(
            (view.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.pointSize == 30)
        #expect(
            (view.attributedText.attribute(.font, at: 8, effectiveRange: nil) as? UIFont)?.pointSize == 10)
        UIPasteboard.general.items = [
            [
                "public.utf8-plain-text": "no rtf", "public.rtf": Data("no rtf".utf8),
            ]
        ]
        view.paste(nil)
        #expect(view.text == "xbig and smallno rtf")
    }
}
