import Foundation
import Testing
import VitrineCoreGraphics
import VitrineTesting

@testable import VitrineUIKit

@Suite("Text attachments")
@MainActor
struct TextAttachmentTests {
    private func square(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func text(_ attachment: NSTextAttachment) -> NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.insert(NSAttributedString(attachment: attachment), at: 1)
        return text
    }

    @Test("An attachment is as wide as its image, and stands on the baseline")
    func sizes() {
        let plain = NSAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 17)])
            .size()
        let attachment = NSTextAttachment(image: square(40))
        let size = text(attachment).size()
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(size.width - plain.width - 40) < 0.5)
        #expect(abs(size.height - (40 - font.descender)) < 0.01)
        attachment.bounds = CGRect(x: 0, y: -10, width: 20, height: 20)
        let lower = text(attachment).size()
        #expect(abs(lower.width - plain.width - 20) < 0.5)
        #expect(abs(lower.height - (font.ascender + 10)) < 0.01)
    }

    @Test("Attachments stand side by side, whichever way they came there")
    func neighbours() {
        let text = NSMutableAttributedString(string: "ab")
        let attachments = (0..<4).map { _ in NSTextAttachment(image: square(10)) }
        text.insert(NSAttributedString(attachment: attachments[0]), at: 1)
        text.insert(NSAttributedString(attachment: attachments[1]), at: 1)
        text.append(NSAttributedString(attachment: attachments[2]))
        text.append(NSAttributedString(attachment: attachments[3]))
        var found: [NSTextAttachment] = []
        text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, _, _ in
            if let value = value as? NSTextAttachment { found.append(value) }
        }
        #expect(found == [attachments[1], attachments[0], attachments[2], attachments[3]])
    }

    @Test("A label shows it where it is in the text")
    func label() {
        let label = UILabel()
        label.attributedText = text(NSTextAttachment(image: square(20)))
        label.sizeToFit()
        let root = UIView()
        root.backgroundColor = .white
        root.addSubview(label)
        let host = TestHost(root, size: CGSize(width: 100, height: 60))
        host.layout()
        let x = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size()
            .width
        let middle = host.color(at: CGPoint(x: x + 10, y: 10))
        #expect(middle.red > 0.9 && middle.green < 0.1)
        #expect(host.color(at: CGPoint(x: x + 26 + 10, y: 3)).green > 0.9)
    }

    @Test("A template has the colour of the text")
    func template() {
        let attachment = NSTextAttachment(image: square(20).withRenderingMode(.alwaysTemplate))
        let label = UILabel()
        label.textColor = .green
        let text = NSMutableAttributedString(attachment: attachment)
        label.attributedText = text
        label.textColor = .green
        label.sizeToFit()
        let root = UIView()
        root.addSubview(label)
        let host = TestHost(root, size: CGSize(width: 100, height: 60))
        host.layout()
        let color = host.color(at: CGPoint(x: 10, y: 10))
        #expect(color.green > 0.9 && color.red < 0.1)
    }

    @Test("A subclass says its bounds from the room of the line")
    func subclass() {
        final class Wide: NSTextAttachment {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect {
                CGRect(x: 0, y: 0, width: lineFrag.width, height: lineFrag.width / 2)
            }
        }
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 210, height: 300))
        view.attributedText = NSAttributedString(attachment: Wide(image: square(10)))
        let host = TestHost(view, size: CGSize(width: 210, height: 300))
        host.layout()
        let caret = view.caretRect(for: view.endOfDocument)
        #expect(abs(caret.minX - 205) < 0.5 && caret.height == 100)
        #expect(host.color(at: CGPoint(x: 100, y: 50)).green < 0.1)
        #expect(view.layoutManager.usedRect(for: view.textContainer).height == caret.height)
    }

    @Test("Text with the attribute but without the character is text")
    func letters() {
        let attributes: [NSAttributedString.Key: Any] = [
            .attachment: NSTextAttachment(image: square(40)), .font: UIFont.systemFont(ofSize: 17),
        ]
        let plain = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        #expect(NSAttributedString(string: "x", attributes: attributes).size() == plain.size())
    }
}
