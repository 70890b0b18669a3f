import Foundation
import Testing
import VitrineGraphics

@testable import VitrineUIKit

/// With the dictionary of English, which `make setup` installs (hyphen-en-us).
@MainActor
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/hyphen/hyph_en_US.dic")))
struct HyphenationTests {
    private func lines(_ text: String, factor: Float = 1, width: CGFloat, isDefault: Bool = false) -> [String]
    {
        let style = NSMutableParagraphStyle()
        style.hyphenationFactor = factor
        style.usesDefaultHyphenation = isDefault
        let label = LabelText(
            attributed: NSAttributedString(
                string: text, attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)]),
            font: .systemFont(ofSize: 17), alignment: .natural, lineBreakMode: .byWordWrapping,
            numberOfLines: 0, isRightToLeft: false)
        return TextLayout.layout(label.paragraph(traits: UITraitCollection()), width: width).lineTexts
    }

    @Test func `Words are broken where their language lets them be`() {
        let text = "An extraordinary hyphenation"
        #expect(lines(text, factor: 0, width: 120) == ["An", "extraordinary", "hyphenation"])
        let broken = lines(text, width: 120)
        #expect(broken[0].hasPrefix("An ex") && broken[0].hasSuffix("-"))
        #expect(broken.count < 4)
        #expect(
            broken.joined(separator: "|").replacingOccurrences(of: "-|", with: "").contains("extraordinary"))
        #expect(lines(text, factor: 0, width: 120, isDefault: true) == broken)
    }

    @Test func `Lines that are full enough are left as they are`() {
        let text = "Something extraordinary"
        #expect(lines(text, factor: 1, width: 120)[0] == "Something ex-")
        #expect(lines(text, factor: 0.1, width: 120)[0] == "Something")
    }

    @Test func `A word that has no room at all is broken between its syllables`() {
        let broken = lines("extraordinary", width: 80)
        #expect(broken.count == 2 && broken[0].hasSuffix("-"))
        #expect(lines("extraordinary", factor: 0, width: 80)[0].last != "-")
    }

    @Test func `Short words, numbers and addresses stay whole`() {
        for text in ["An idea", "A B2C3D4E5F6G7H8", "a user@hyphenation.com"] {
            #expect(!lines(text, width: 60).contains { $0.hasSuffix("-") }, "\(text)")
        }
    }

    @Test func `Numbers that are none break nothing`() {
        #expect(
            lines("An extraordinary", factor: .nan, width: 100)
                == lines("An extraordinary", factor: 0, width: 100))
        #expect(
            lines("An extraordinary", factor: -1, width: 100)
                == lines("An extraordinary", factor: 0, width: 100))
        #expect(lines("An extraordinary", factor: 100, width: 100) == lines("An extraordinary", width: 100))
    }
}
