import Foundation
import Testing
import VitrineGraphics

@testable import VitrineUIKit

@MainActor
@Suite("Attributed text of labels")
struct LabelAttributesTests {
    private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    private func label(_ text: NSAttributedString, lines: Int = 0) -> UILabel {
        let label = UILabel()
        label.attributedText = text
        label.numberOfLines = lines
        return label
    }

    @Test("Attributed text sets the label's properties to what its first character has")
    func properties() {
        let text = NSMutableAttributedString(
            string: "Big",
            attributes: [
                .font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.red,
                .paragraphStyle: style { ($0.alignment, $0.lineBreakMode) = (.center, .byTruncatingMiddle) },
            ])
        text.append(NSAttributedString(string: " small", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
        let label = label(text)
        #expect(label.font.pointSize == 40)
        #expect(label.textColor == .red)
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.text == "Big small")
    }

    @Test("Setting a property later changes all of the text")
    func applying() throws {
        let text = NSMutableAttributedString(
            string: "ab",
            attributes: [.font: UIFont.systemFont(ofSize: 40), .paragraphStyle: style { $0.lineSpacing = 3 }])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
        let label = label(text)
        label.font = .systemFont(ofSize: 17)
        label.textColor = .blue
        label.textAlignment = .right
        label.lineBreakMode = .byTruncatingHead
        // 17 · 1.1934 = 20.29, on three pixels a point.
        #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 1e-9)
        let last = try #require(label.attributedText).attributes(at: 1, effectiveRange: nil)
        #expect(last[.foregroundColor] as? UIColor == .blue)
        let changed = try #require(last[.paragraphStyle] as? NSParagraphStyle)
        #expect(changed.alignment == .right && changed.lineBreakMode == .byTruncatingHead)
        #expect(changed.lineSpacing == 3)
        // The string given is not the label's.
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 40))
    }

    @Test("Plain text has the attributes that the properties say")
    func plain() throws {
        let label = UILabel()
        #expect(label.attributedText == nil)
        label.text = "Text"
        label.textAlignment = .center
        let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == label.font)
        #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
        label.font = nil
        label.textColor = nil
        #expect(label.font.pointSize == 17)
        #expect(label.textColor == .label)
    }

    @Test("The tallest font of a line gives its height, and each paragraph has its own style")
    func heights() {
        let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.append(NSAttributedString(string: "B\n", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
        text.append(
            NSAttributedString(
                string: "c",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 20),
                    .paragraphStyle: style { ($0.minimumLineHeight, $0.paragraphSpacingBefore) = (40, 10) },
                ]))
        // 30 · (0.9521484375 + 0.2412109375) + 10 + 40 = 85.80, on three pixels a point.
        #expect(abs(label(text).intrinsicContentSize.height - 86) < 1e-9)
    }

    @Test("Kern and tracking add to every letter; tracking goes before kern")
    func kern() {
        func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            let label = label(NSAttributedString(string: "AVA", attributes: attributes))
            label.traitOverrides.displayScale = 100
            return label.intrinsicContentSize.width
        }
        #expect(abs(width([.kern: 2]) - width([:]) - 6) < 0.021)
        #expect(abs(width([.kern: 2, .tracking: 5]) - width([:]) - 15) < 0.021)
        #expect(width([.kern: CGFloat.nan]) == width([:]))
    }

    @Test("Fonts of an attributed text follow the text size, each by itself")
    func textSize() throws {
        let text = NSMutableAttributedString(
            string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        text.append(
            NSAttributedString(
                string: "b", attributes: [.font: UIFont.preferredFont(forTextStyle: .footnote), .kern: 0]))
        text.append(NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
        let label = label(text)
        label.adjustsFontForContentSizeCategory = true
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(label)
        window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        window.layoutIfNeeded()
        let adjusted = try #require(label.attributedText)
        func size(_ index: Int) -> CGFloat? {
            (adjusted.attribute(.font, at: index, effectiveRange: nil) as? UIFont)?.pointSize
        }
        // The largest size's body and footnote.
        #expect([size(0), size(1), size(2)] == [53, 44, 10])
    }
}
