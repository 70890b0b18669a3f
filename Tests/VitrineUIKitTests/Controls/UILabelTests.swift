import Testing
import VitrineUIKit

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
        mixed.text = "Small"
        #expect(mixed.intrinsicContentSize.height < 21)
    }
}
