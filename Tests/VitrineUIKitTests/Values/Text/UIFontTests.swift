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

    @Test("Widths are those of the system's fonts, and follow from traits, too")
    func widths() throws {
        func width(_ width: UIFont.Width) -> CGFloat {
            let font = UIFont.systemFont(ofSize: 30, weight: .semibold, width: width)
            return ("Hamburgefonstiv" as NSString).size(withAttributes: [.font: font]).width
        }
        let parts = [UIFont.Width.compressed, .condensed, .standard, .expanded].map {
            width($0) / width(.standard)
        }
        for (part, expected) in zip(parts, [0.7, 0.83, 1, 1.25] as [CGFloat]) {
            #expect(abs(part - expected) < 0.04)
        }
        #expect(
            UIFont.Width(-0.25).percent == 77 && UIFont.Width(-9).percent == 70
                && UIFont.Width(9).percent == 125)
        #expect(UIFont.Width(percent: 83) == .condensed && UIFont.Width(percent: 100) == .standard)
        #expect(UIFont.Width.compressed < .condensed)
        #expect(
            UIFont.systemFont(ofSize: 20, weight: .regular, width: .standard)
                == .systemFont(ofSize: 20, weight: .regular))
        let condensed = UIFont.systemFont(ofSize: 20, weight: .regular, width: .condensed)
        let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
        let asked = try #require(plain.withSymbolicTraits(.traitCondensed))
        #expect(UIFont(descriptor: asked, size: 0) == condensed)
        #expect(asked.symbolicTraits == .traitCondensed)
        let traits = [
            UIFontDescriptor.AttributeName.traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.condensed]
        ]
        let described = plain.addingAttributes(traits)
        #expect(UIFont(descriptor: described, size: 0) == condensed)
        let own = try #require(described.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
        #expect(own[.width] as? CGFloat == -0.2)
        let again = UIFontDescriptor(fontAttributes: [.size: 20, .traits: own])
        #expect(UIFont(descriptor: again, size: 0) == condensed)
        #expect(plain.withSymbolicTraits([.traitCondensed, .traitExpanded]) == nil)
    }

    @Test("Leading is tighter or looser by 2 points, of fonts of a text style")
    func leading() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        for (trait, points) in [
            (UIFontDescriptor.SymbolicTraits.traitTightLeading, -2.0), (.traitLooseLeading, 2),
        ] {
            let descriptor = try #require(body.fontDescriptor.withSymbolicTraits(trait))
            let font = UIFont(descriptor: descriptor, size: 0)
            #expect(abs(font.leading - body.leading - points) < 1e-9)
            #expect(abs(font.lineHeight - body.lineHeight - points) < 1e-9)
            #expect(font.pointSize == body.pointSize && font.fontDescriptor.symbolicTraits == trait)
            // Others have the leading of their design.
            let plain = UIFont.systemFont(ofSize: 17)
            let other = try #require(plain.fontDescriptor.withSymbolicTraits(trait))
            #expect(UIFont(descriptor: other, size: 0) == plain)
        }
    }

    @Test("The rounded design is drawn with round ends, and as wide")
    func rounded() throws {
        let upright = UIFont.systemFont(ofSize: 60, weight: .bold)
        let design = try #require(upright.fontDescriptor.withDesign(.rounded))
        let rounded = UIFont(descriptor: design, size: 0)
        func size(_ font: UIFont) -> CGSize { ("Lilt" as NSString).size(withAttributes: [.font: font]) }
        #expect(size(rounded) == size(upright) && rounded.lineHeight == upright.lineHeight)
        #expect(rounded.familyName == ".AppleSystemUIFontRounded")
    }
}
