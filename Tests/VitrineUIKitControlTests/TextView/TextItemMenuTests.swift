import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct TextItemMenuTests {
    private final class Spy: NSObject, UITextViewDelegate {
        var heard: [String] = []
        var hasMenu = true
        var allows = true
        func textView(
            _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
        ) -> UITextItem.MenuConfiguration? {
            heard.append("\(textItem.range.location) \(defaultMenu.children.count)")
            guard hasMenu else { return nil }
            return UITextItem.MenuConfiguration(
                menu: UIMenu(children: defaultMenu.children + [UIAction(title: "Own") { _ in }]))
        }
        func textView(
            _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool { interaction != .presentActions || allows }
        func textView(
            _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { heard.append("display") }
        func textView(
            _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
            animator: any UIContextMenuInteractionAnimating
        ) { heard.append("end") }
    }

    private func make(_ delegate: Spy?) -> (TestHost, CGPoint) {
        let view = UITextView(frame: CGRect(x: 20, y: 50, width: 300, height: 60))
        view.isEditable = false
        view.delegate = delegate
        let text = NSMutableAttributedString(string: "see there now")
        text.addAttribute(
            .link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 5))
        view.attributedText = text
        let root = UIView()
        root.addSubview(view)
        let host = TestHost(root, size: CGSize(width: 375, height: 500), scale: 1)
        host.settle()
        let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: 6)!)
        return (host, view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil))
    }

    private func titles(_ host: TestHost) -> [String]? {
        (host.window.cover as? MenuOverlay)?.top.rows.map(\.element.title)
    }

    @Test func `A finger that rests on a link opens its menu`() {
        let spy = Spy()
        let (host, place) = make(spy)
        host.touchDown(at: place)
        host.advance(by: 1)
        host.touchUp(at: place)
        host.settle()
        #expect(titles(host) == ["Open Link", "Copy Link", "Own"])
        #expect(spy.heard == ["4 2", "display"])
        host.press([.down, .down, .select])
        host.settle()
        #expect(host.perform { UIPasteboard.general.url } == URL(string: "https://example.org"))
        #expect(spy.heard == ["4 2", "display", "end"])
    }

    @Test func `A right click does, and the delegate forbids it; elsewhere the text has its own menu`() {
        let spy = Spy()
        let (host, place) = make(spy)
        spy.hasMenu = false
        host.secondaryClick(at: place)
        host.settle()
        #expect(titles(host) == nil)
        (spy.hasMenu, spy.allows) = (true, false)
        host.secondaryClick(at: place)
        host.settle()
        #expect(titles(host) == nil)
        #expect(spy.heard == ["4 2"])
        spy.allows = true
        host.secondaryClick(at: place)
        host.settle()
        #expect(titles(host)?.last == "Own")
        host.press(.menu)
        host.settle()
        host.advance(by: 1)
        host.secondaryClick(at: CGPoint(x: 30, y: place.y))
        host.settle()
        #expect(titles(host) == ["Select", "Select All"])
    }

    @Test func `Without a delegate links are opened and copied`() {
        let (host, place) = make(nil)
        host.secondaryClick(at: place)
        host.settle()
        #expect(titles(host) == ["Open Link", "Copy Link"])
    }
}
