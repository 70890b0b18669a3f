import Foundation
import Testing
import VitrineCoreText

@Suite("Fonts of Core Text")
struct CTFontTests {
    private let font = CTFontCreateWithName("Georgia" as CFString, 40, nil)

    private func glyphs(_ text: String, _ font: CTFont) -> [CGGlyph] {
        let units = Array(text.utf16)
        var glyphs = [CGGlyph](repeating: 9, count: units.count)
        CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
        return glyphs
    }

    @Test("Fonts of Core Text are fonts of UIKit, and the other way round")
    func bridging() {
        let system = UIFont.systemFont(ofSize: 17, weight: .bold) as CTFont
        #expect(CTFontGetSize(system) == 17)
        #expect((font as UIFont).familyName == "Georgia")
        #expect(CTFontGetDescent(system) == -system.descender)
    }

    @Test("Names that there are not are Helvetica, sizes that are none 12 points")
    func defaults() {
        let other = CTFontCreateWithName("No Such Font" as CFString, 0, nil)
        #expect(CTFontCopyFamilyName(other) as String == "Helvetica")
        #expect(CTFontGetSize(other) == 12)
        #expect(CTFontCreateUIFontForLanguage(.none, 12, nil) == nil)
        #expect(CTFontCreateUIFontForLanguage(.emphasizedSystem, 0, nil)?.pointSize == 12)
    }

    @Test("Outlines lie within the rectangles that are said of them, y growing upwards")
    func outlines() throws {
        let glyphs = glyphs("gÅ", font)
        var rects = [CGRect](repeating: .zero, count: 2)
        let all = CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs, &rects, 2)
        for (glyph, rect) in zip(glyphs, rects) {
            let path = try #require(CTFontCreatePathForGlyph(font, glyph, nil))
            let box = path.boundingBoxOfPath
            #expect(abs(box.minX - rect.minX) < 0.6 && abs(box.maxY - rect.maxY) < 0.6)
            #expect(abs(box.minY - rect.minY) < 0.6 && abs(box.maxX - rect.maxX) < 0.6)
        }
        #expect(rects[0].minY < -5 && rects[1].maxY > 30)
        #expect(all == rects[0].union(rects[1]))
    }

    @Test("An outline goes through the matrix")
    func matrix() throws {
        let glyph = glyphs("H", font)[0]
        var double = CGAffineTransform(scaleX: 2, y: 3)
        let plain = try #require(CTFontCreatePathForGlyph(font, glyph, nil)).boundingBoxOfPath
        let scaled = try #require(CTFontCreatePathForGlyph(font, glyph, &double)).boundingBoxOfPath
        #expect(abs(scaled.width - plain.width * 2) < 0.01 && abs(scaled.height - plain.height * 3) < 0.01)
    }

    @Test("White space and pictures have no outline")
    func nothing() throws {
        #expect(CTFontCreatePathForGlyph(font, glyphs(" ", font)[0], nil) == nil)
        let emoji = CTFontCreateForString(font, "a😀", CFRange(location: 0, length: 3))
        #expect(CTFontGetSymbolicTraits(emoji).contains(.traitColorGlyphs))
        #expect(CTFontCreatePathForGlyph(emoji, glyphs("😀", emoji)[0], nil) == nil)
    }

    @Test("A pair has one glyph, and what a font lacks none")
    func pairs() {
        let system = UIFont.systemFont(ofSize: 20) as CTFont
        var glyphs: [CGGlyph] = [7, 7, 7]
        #expect(!CTFontGetGlyphsForCharacters(system, Array("a😀".utf16), &glyphs, 3))
        #expect(glyphs[0] != 0 && glyphs[1] == 0 && glyphs[2] == 0)
        var known: [CGGlyph] = [0, 0]
        #expect(CTFontGetGlyphsForCharacters(system, Array("ab".utf16), &known, 2))
    }

    @Test("Advances add up to the width of a line of such letters")
    func advances() {
        let glyphs = glyphs("nnn", font)
        var sizes = [CGSize](repeating: .zero, count: 3)
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &sizes, 3)
        let line = CTLineCreateWithAttributedString(
            NSAttributedString(string: "nnn", attributes: [.font: font]))
        #expect(abs(sum - CTLineGetTypographicBounds(line, nil, nil, nil)) < 0.1)
        #expect(abs(sum - Double(sizes.reduce(0) { $0 + $1.width })) < 0.001)
    }

    @Test("Sizes, traits and families can be had of a font")
    func copies() throws {
        let large = CTFontCreateCopyWithAttributes(font, 50, nil, nil)
        #expect(CTFontGetSize(large) == 50 && CTFontCopyFamilyName(large) as String == "Georgia")
        let bold = try #require(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold))
        #expect(CTFontGetSymbolicTraits(bold).contains(.boldTrait) && CTFontGetSize(bold) == 40)
        let plain = try #require(CTFontCreateCopyWithSymbolicTraits(bold, 0, nil, [], .traitBold))
        #expect(!CTFontGetSymbolicTraits(plain).contains(.traitBold))
        let other = try #require(CTFontCreateCopyWithFamily(bold, 0, nil, "Helvetica" as CFString))
        #expect(other.familyName == "Helvetica" && other.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(CTFontCreateCopyWithFamily(bold, 0, nil, "No Such Family" as CFString) == nil)
    }

    @Test("Descriptors are made of names and of attributes of Core Text")
    func descriptors() throws {
        let described = CTFontDescriptorCreateWithAttributes(
            [
                kCTFontFamilyNameAttribute: "Georgia", kCTFontSizeAttribute: 21,
                kCTFontTraitsAttribute: [kCTFontSymbolicTrait: CTFontSymbolicTraits.traitItalic.rawValue],
            ] as CFDictionary)
        let font = CTFontCreateWithFontDescriptor(described, 0, nil)
        #expect(CTFontGetSize(font) == 21 && CTFontGetSymbolicTraits(font).contains(.traitItalic))
        #expect(CTFontDescriptorCopyAttribute(described, kCTFontFamilyNameAttribute) as? String == "Georgia")
        let named = CTFontDescriptorCreateWithNameAndSize("Georgia-Bold" as CFString, 9)
        #expect(CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(named, 0, nil)) == "Georgia-Bold")
        let traits = CTFontCopyTraits(font) as NSDictionary
        #expect(traits[kCTFontSlantTrait] as? CGFloat ?? 0 > 0)
    }

    @Test("A font is made of a file's bytes, and registered once")
    func bytes() throws {
        let system = UIFont.systemFont(ofSize: 12) as CTFont
        let url = try #require(CTFontCopyAttribute(system, kCTFontURLAttribute) as? URL)
        let provider = try #require(CGDataProvider(url: url))
        let graphics = try #require(CGFont(provider))
        let name = try #require(graphics.postScriptName)
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterGraphicsFont(graphics, &error) && error == nil)
        #expect(UIFont(name: name as String, size: 10) != nil)
        #expect(!CTFontManagerRegisterGraphicsFont(graphics, &error))
        #expect(error?.takeRetainedValue().code == 105)
        #expect(CTFontGetSize(CTFontCreateWithGraphicsFont(graphics, 31, nil, nil)) == 31)
        #expect(CGFont(try #require(CGDataProvider(data: Data([1, 2, 3])))) == nil)
        let names = CTFontManagerCopyAvailablePostScriptNames() as? [String]
        #expect(names?.contains(name as String) == true)
    }

    @Test("A file says what its letters are like")
    func facts() {
        let system = UIFont.systemFont(ofSize: 20) as CTFont
        #expect(CTFontGetUnitsPerEm(system) >= 1000 && CTFontGetGlyphCount(system) > 500)
        #expect(CTFontGetUnderlinePosition(system) < 0 && CTFontGetUnderlineThickness(system) > 0)
        let italic = UIFont.italicSystemFont(ofSize: 20) as CTFont
        #expect(CTFontGetSlantAngle(italic) < 0 && CTFontGetSlantAngle(system) == 0)
        let characters = CTFontCopyCharacterSet(system)
        #expect(characters.contains("ß") && !characters.contains("中"))
    }

    @Test("What a file has other letters for is said by kind and choice")
    func features() throws {
        let system = UIFont.systemFont(ofSize: 20) as CTFont
        let kinds = try #require(CTFontCopyFeatures(system) as? [[String: Any]])
        let spacing = try #require(
            kinds.first { $0[kCTFontFeatureTypeIdentifierKey as String] as? Int == kNumberSpacingType })
        #expect(spacing[kCTFontFeatureTypeExclusiveKey as String] as? Bool == true)
        let choices = try #require(spacing[kCTFontFeatureTypeSelectorsKey as String] as? [[String: Any]])
        #expect(
            choices.contains {
                $0[kCTFontFeatureSelectorIdentifierKey as String] as? Int == kMonospacedNumbersSelector
            })
        let emoji = CTFontCreateForString(font, "😀", CFRange(location: 0, length: 2))
        #expect(CTFontCopyFeatures(emoji) == nil)
    }

    @Test("Fonts are made by initialisers, too, and texts by functions of C")
    func initializers() {
        #expect(CTFont("Georgia" as CFString, size: 30).familyName == "Georgia")
        #expect(CTFont(font.fontDescriptor, size: 0).pointSize == 40)
        #expect(CTFont(.emphasizedSystem, size: 9)?.pointSize == 9 && CTFont(.none, size: 9) == nil)
        let text = CFAttributedStringCreate(nil, "ab", ["NSFont": font] as CFDictionary)!
        #expect(text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == font)
        let changed = CFAttributedStringCreateMutable(nil, 0)!
        CFAttributedStringReplaceString(changed, CFRange(location: 0, length: 0), "xyz")
        CFAttributedStringSetAttribute(changed, CFRange(location: 1, length: 2), kCTFontAttributeName, font)
        #expect(changed.attribute(.font, at: 0, effectiveRange: nil) == nil)
        #expect(CFAttributedStringGetLength(changed) == 3)
        let lines = [CTLineCreateWithAttributedString(text), CTLineCreateWithAttributedString(text)]
        #expect(lines[0] == lines[0] && lines[0] != lines[1] && Set(lines).count == 2)
    }

    @Test("Programs register fonts by their files, once")
    func manager() throws {
        let url = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter/InterDisplay-Thin.otf")
        #expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
        #expect(UIFont(name: "InterDisplay-Thin", size: 30)?.fontName == "InterDisplay-Thin")
        func code(_ url: URL) -> Int? {
            var error: Unmanaged<CFError>?
            guard !CTFontManagerRegisterFontsForURL(url, .process, &error) else { return nil }
            return error?.takeRetainedValue().code
        }
        #expect(code(url) == 105)
        #expect(code(URL(fileURLWithPath: "/nowhere/Fancy.ttf")) == 101)
        #expect(code(URL(fileURLWithPath: "/etc/hostname")) == 103)
    }
}
