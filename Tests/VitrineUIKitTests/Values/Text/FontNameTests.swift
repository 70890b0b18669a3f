import Foundation
import Testing
import VitrineGraphics

@testable import VitrineUIKit

@MainActor
@Suite struct FontNameTests {
    @Test(
        "Fonts that iOS brings can be named by face and by family",
        arguments: [
            ("HelveticaNeue-Light", "Helvetica Neue", 300, false),
            ("Helvetica Neue", "Helvetica Neue", 400, false),
            ("Georgia-BoldItalic", "Georgia", 700, true), ("ArialMT", "Arial", 400, false),
            ("Arial-BoldMT", "Arial", 700, false), ("TimesNewRomanPS-ItalicMT", "Times New Roman", 400, true),
            ("AvenirNext-DemiBold", "Avenir Next", 600, false), ("Avenir-Heavy", "Avenir", 800, false),
            ("BodoniSvtyTwoITCTT-BookIta", "Bodoni 72", 400, true), ("menlo-regular", "Menlo", 400, false),
            ("ArialRoundedMTBold", "Arial Rounded MT Bold", 700, false),
        ])
    func appleFonts(name: String, family: String, weight: Int, isItalic: Bool) throws {
        let font = try #require(UIFont(name: name, size: 20))
        #expect(font.familyName == family)
        #expect(font.textFont.weight == weight)
        #expect(font.textFont.isItalic == isItalic)
        #expect(UIFont.fontNames(forFamilyName: family).contains(font.fontName))
        #expect(UIFont(name: font.fontName, size: 20) == font)
        #expect(UIFont.familyNames.contains(family))
    }

    @Test("Names that nobody has are nil, and have no faces")
    func unknown() {
        #expect(UIFont(name: "HelveticaNeue-Loud", size: 12) == nil)
        #expect(UIFont(name: "", size: 12) == nil)
        #expect(UIFont.fontNames(forFamilyName: "No such family") == [])
    }

    @Test("The system's fonts are called as on iOS, and found again by their names")
    func systemNames() throws {
        #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
        #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
        #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
        for weight in [UIFont.Weight.ultraLight, .regular, .semibold, .black] {
            for font in [
                UIFont.systemFont(ofSize: 13, weight: weight),
                .monospacedSystemFont(ofSize: 13, weight: weight),
            ] {
                #expect(UIFont(name: font.fontName, size: 13) == font, "\(font.fontName)")
            }
        }
    }

    @Test("Apple's own metrics stand where they are known")
    func metrics() throws {
        // The table `hhea` of Helvetica Neue: 952, −213 and 28 of 1000 units.
        let font = try #require(UIFont(name: "HelveticaNeue", size: 100))
        #expect(abs(font.ascender - 95.2) < 1e-6)
        #expect(abs(font.descender + 21.3) < 1e-6)
        #expect(abs(font.leading - 2.8) < 1e-6)
        #expect(abs(font.lineHeight - 119.3) < 1e-6)
    }

    @Test("Serifs, and letters of one width, are drawn with other fonts than the system's")
    func drawing() throws {
        func width(_ font: UIFont) -> CGFloat {
            ("Illimitable hamburgers" as NSString).size(withAttributes: [.font: font]).width
        }
        let plain = UIFont.systemFont(ofSize: 40)
        let serif = try #require(plain.fontDescriptor.withDesign(.serif))
        #expect(width(UIFont(descriptor: serif, size: 0)) != width(plain))
        let georgia = try #require(UIFont(name: "Georgia", size: 40))
        #expect(width(georgia) == width(UIFont(descriptor: serif, size: 0)))
        let courier = try #require(UIFont(name: "Courier", size: 40))
        #expect(width(courier) == width(.monospacedSystemFont(ofSize: 40, weight: .regular)))
    }

    // MARK: Descriptors

    @Test("A descriptor says what its font is, and takes attributes in their place")
    func attributes() throws {
        let plain = UIFontDescriptor(name: "Georgia-Bold", size: 21)
        #expect(plain.postscriptName == "Georgia-Bold")
        #expect(plain.object(forKey: .family) as? String == "Georgia")
        #expect(plain.object(forKey: .face) as? String == "Bold")
        #expect(plain.object(forKey: .size) as? CGFloat == 21)
        #expect(plain.symbolicTraits == .traitBold)
        let traits = try #require(plain.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
        #expect(traits[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
        let light = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]])
        #expect(UIFont(descriptor: light, size: 0).textFont.weight == 300)
        #expect(plain.withFace("Italic").postscriptName == "Georgia-Italic")
        #expect(plain.withFamily("Menlo").object(forKey: .family) as? String == "Menlo")
        #expect(plain.withSymbolicTraits(.traitCondensed) == nil)
        #expect(UIFontDescriptor(fontAttributes: [.family: "Arial", .size: 9]).pointSize == 9)
        #expect(
            UIFontDescriptor(name: "Nobody", size: 9).object(forKey: .family) as? String
                == ".AppleSystemUIFont")
    }

    @Test("Digits of one width can be asked for as a feature")
    func features() {
        let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.type: 6, .selector: 0]]
        let font = UIFont.systemFont(ofSize: 17)
        let even = font.fontDescriptor.addingAttributes([.featureSettings: settings])
        #expect(UIFont(descriptor: even, size: 0) == .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
        #expect(even.fontAttributes[.featureSettings] != nil)
    }

    @Test("A text style stays one through its descriptor, unless another size is asked for")
    func styles() {
        let descriptor = UIFont.preferredFont(forTextStyle: .headline).fontDescriptor
        #expect(descriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .headline)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.adjusted(to: large).pointSize > font.pointSize)
        let fixed = UIFont(descriptor: descriptor, size: 17)
        #expect(fixed.adjusted(to: large).pointSize == 17)
        #expect(UIFont.systemFont(ofSize: 12).fontDescriptor.object(forKey: .textStyle) == nil)
    }

    @Test("A font of the program's is found by the name of its face")
    func registered() throws {
        let path = "/usr/share/fonts/opentype/inter/InterDisplay-Black.otf"
        #expect(FontSet.register(path: path) != nil)
        let font = try #require(UIFont(name: "InterDisplay-Black", size: 30))
        #expect(font.textFont.weight == 900)
        #expect(font.fontName == "InterDisplay-Black")
        #expect(UIFont(name: "Inter Display Black", size: 30) == font)
    }

    @Test("There is one device, however many objects ask for it")
    func device() {
        let own = UIDevice()
        #expect(own.userInterfaceIdiom == UIDevice.current.userInterfaceIdiom)
        #expect(own.systemVersion == UIDevice.current.systemVersion && own.model == UIDevice.current.model)
    }

    @Test("Styles of programs have a default of their own")
    func paragraphs() {
        final class Style: NSMutableParagraphStyle, @unchecked Sendable {
            override class var `default`: NSParagraphStyle {
                let style = Style()
                style.lineSpacing = 4
                return style
            }
        }
        #expect(Style.default.lineSpacing == 4 && NSParagraphStyle.default.lineSpacing == 0)
        #expect(NSParagraphStyle.default === NSParagraphStyle.default)
    }
}
