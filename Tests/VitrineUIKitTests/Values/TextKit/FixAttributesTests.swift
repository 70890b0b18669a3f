import Testing

@testable import VitrineUIKit

@MainActor
@Suite("Fixing attributes")
struct FixAttributesTests {
    private func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return style
    }

    @Test("A paragraph has the style of its first character, also where the range begins inside of it")
    func paragraphs() {
        let text = NSMutableAttributedString(string: "one\ntwo\nsix")
        text.addAttribute(.paragraphStyle, value: style(.center), range: NSRange(location: 4, length: 1))
        text.addAttribute(.paragraphStyle, value: style(.right), range: NSRange(location: 1, length: 1))
        text.addAttribute(.paragraphStyle, value: style(.right), range: NSRange(location: 9, length: 1))
        text.fixAttributes(in: NSRange(location: 2, length: 4))
        func alignment(_ place: Int) -> NSTextAlignment? {
            (text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle)?.alignment
        }
        #expect([1, 5, 7].map(alignment) == [nil, .center, .center])
        // What is not in the range stays.
        #expect(alignment(9) == .right)
    }

    @Test("Attachments stay at their characters alone")
    func attachments() {
        let text = NSMutableAttributedString(string: "a\u{FFFC}b")
        text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 3))
        text.fixAttributes(in: NSRange(location: 0, length: 0))
        let found = (0..<3).map { text.attribute(.attachment, at: $0, effectiveRange: nil) != nil }
        #expect(found == [false, true, false])
    }

    @Test("Nothing happens at the end of an empty text")
    func empty() {
        let text = NSMutableAttributedString(string: "")
        text.fixAttributes(in: NSRange(location: 0, length: 0))
        #expect(text.length == 0)
    }
}
