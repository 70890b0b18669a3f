import Testing
import VitrineUIKit

@Suite("Fonts")
struct UIFontTests {
    @Test("Body text follows the content size category")
    func categories() {
        let sizes = [UIContentSizeCategory.extraSmall, .large, .extraExtraExtraLarge, .accessibilityLarge].map
        {
            UIFont.preferredFont(
                forTextStyle: .body,
                compatibleWith: UITraitCollection(preferredContentSizeCategory: $0)
            ).pointSize
        }
        #expect(sizes == [14, 17, 23, 33])
    }

    @Test("A headline is semibold and as large as body text")
    func headline() {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits)
        #expect(font == .systemFont(ofSize: 17, weight: .semibold))
    }

    @Test("tvOS has its own sizes, whatever the category")
    func television() {
        let traits = UITraitCollection(userInterfaceIdiom: .tv)
        let font = UIFont.preferredFont(forTextStyle: .title2, compatibleWith: traits)
        #expect(font == .systemFont(ofSize: 57, weight: .medium))
    }

    @Test("A line of the system font is 1.193 times its size high")
    func lineHeight() {
        #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
    }

    @Test("A font of an unknown name is nil")
    func unknownName() {
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
    }

    @Test("Scaled lengths keep their proportion to the text style, to a third of a point")
    func metrics() {
        let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        #expect(UIFontMetrics.default.scaledValue(for: 44, compatibleWith: traits) == 179.0 / 3)
    }

    @Test("Symbolic traits change weight and posture")
    func symbolicTraits() throws {
        let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
        let changed = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: changed, size: 0)
        #expect(font.pointSize == 20)
        #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    }
}
