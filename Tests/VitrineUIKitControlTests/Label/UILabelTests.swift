import Foundation
import Testing
import VitrineGraphics

@testable import VitrineUIKit

@MainActor
@Suite("Labels")
struct UILabelTests {
    private func label(_ text: String, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test("A line of 17 points is 20⅓ points high at three pixels per point")
    func height() {
        let size = label("Vitrine").sizeThatFits(.zero)
        #expect(abs(size.height - 61.0 / 3) < 1e-9)
        #expect((size.width * 3).rounded() == size.width * 3)
    }

    @Test("A label of one line wants its full width, however narrow it is")
    func oneLine() {
        let one = label("A rather long line of text")
        #expect(one.sizeThatFits(CGSize(width: 40, height: 100)) == one.intrinsicContentSize)
    }

    @Test("A label of several lines wraps at the given width")
    func wrapping() {
        let several = label("A rather long line of text", lines: 0)
        let size = several.sizeThatFits(CGSize(width: 100, height: 1000))
        #expect(size.width <= 100)
        #expect(size.height > 40 && size.height < 100)
        several.numberOfLines = 2
        #expect(
            several.sizeThatFits(CGSize(width: 60, height: 1000)).height
                == (2 * UIFont.systemFont(ofSize: 17).lineHeight * 3).rounded(.up) / 3)
    }

    @Test("An empty label has no size")
    func empty() {
        #expect(label("").intrinsicContentSize == .zero)
        #expect(UILabel().intrinsicContentSize == .zero)
    }

    @Test("Setting plain text takes the place of attributed text")
    func attributed() {
        let mixed = UILabel()
        mixed.attributedText = NSAttributedString(
            string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(mixed.text == "Big")
        #expect(mixed.intrinsicContentSize.height > 47)
        // The label's font is that of the first character from then on.
        #expect(mixed.font.pointSize == 40)
        mixed.text = "Small"
        #expect(mixed.attributedText?.length == 5)
        mixed.font = .systemFont(ofSize: 17)
        #expect(mixed.intrinsicContentSize.height < 21)
    }

    // MARK: Text that adapts

    /// A label in a window whose text size can change.
    private func shown(_ label: UILabel) -> (UIWindow, UILabel) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        window.addSubview(label)
        window.layoutIfNeeded()
        return (window, label)
    }

    @Test("A label with the font of a text style follows the text size if it is asked to")
    func contentSizeCategory() {
        let following = label("Text")
        following.font = .preferredFont(forTextStyle: .body)
        following.adjustsFontForContentSizeCategory = true
        let fixed = label("Text")
        fixed.font = .preferredFont(forTextStyle: .body)
        let (window, _) = shown(following)
        window.addSubview(fixed)
        #expect(following.font.pointSize == 17)
        window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        // Body text at that size is 21 points.
        #expect(following.font.pointSize == 21)
        #expect(fixed.font.pointSize == 17)
        // Asked to while it is shown, a label catches up.
        fixed.adjustsFontForContentSizeCategory = true
        #expect(fixed.font.pointSize == 21)
    }

    @Test("A font that metrics have scaled is scaled anew from its own size, up to its maximum")
    func scaledFonts() {
        let scaled = label("Text")
        scaled.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34))
        scaled.adjustsFontForContentSizeCategory = true
        let bounded = label("Text")
        bounded.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40)
        bounded.adjustsFontForContentSizeCategory = true
        let plain = label("Text")
        plain.font = .systemFont(ofSize: 34)
        plain.adjustsFontForContentSizeCategory = true
        let (window, _) = shown(scaled)
        window.addSubview(bounded)
        window.addSubview(plain)
        window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
        // 34 · 21 / 17 = 42.
        #expect(scaled.font.pointSize == 42)
        #expect(bounded.font.pointSize == 40)
        #expect(plain.font.pointSize == 34)
        window.traitOverrides.preferredContentSizeCategory = .large
        #expect(scaled.font.pointSize == 34)
    }

    @Test("Text that is too wide is shrunk to fit, and no further than the minimum")
    func shrinking() {
        let text = LabelText(
            plain: "A line of text that is too wide", font: .systemFont(ofSize: 20), alignment: .natural,
            lineBreakMode: .byTruncatingTail, numberOfLines: 1, isRightToLeft: false)
        let traits = UITraitCollection(displayScale: 1)
        let full = TextLayout.layout(text.paragraph(traits: traits)).size
        func scale(width: CGFloat, minimum: CGFloat, height: CGFloat = 100) -> CGFloat {
            text.shrunk(
                toFit: CGSize(width: width, height: height), minimumScale: minimum, traits: traits
            ).scale
        }
        #expect(scale(width: full.width.rounded(.up), minimum: 0.5) == 1)
        // The largest of the steps that fits, about 0.8: letters do not shrink in exact proportion.
        let shrunk = scale(width: full.width * 0.8, minimum: 0.5)
        var larger = text
        larger.scale = shrunk + 1.0 / 200
        #expect(shrunk <= 0.81 && shrunk > 0.7)
        #expect(TextLayout.layout(larger.paragraph(traits: traits)).size.width > full.width * 0.8)
        #expect(scale(width: full.width * 0.3, minimum: 0.5) == 0.5)
        #expect(scale(width: full.width * 0.5, minimum: .nan) > 0.4)
        #expect(scale(width: 0, minimum: 0.5) == 1)
        // A line too high for its box is shrunk as well: its height is 20 · 1.193 = 23.9 points.
        let low = scale(width: 1000, minimum: 0.1, height: 12)
        #expect(low > 0.45 && low < 0.55)
    }

    @Test("Several lines are shrunk until all of them are shown")
    func shrinkingLines() {
        var text = LabelText(
            plain: "One two three four five six seven eight nine ten", font: .systemFont(ofSize: 20),
            alignment: .natural, lineBreakMode: .byTruncatingTail, numberOfLines: 2, isRightToLeft: false)
        let traits = UITraitCollection(displayScale: 1)
        let width = TextLayout.layout(text.paragraph(traits: traits)).size.width
        text = text.shrunk(
            toFit: CGSize(width: width / 3, height: 60), minimumScale: 0.2, traits: traits)
        let layout = TextLayout.layout(text.paragraph(traits: traits), width: width / 3)
        #expect(text.scale < 0.9 && text.scale > 0.4)
        #expect(!layout.isTruncated)
        #expect(layout.lines.count == 2)
    }
}
