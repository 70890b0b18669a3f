import Foundation
import Testing

@testable import VitrineGraphics

@MainActor
@Suite struct FontSetTests {
    @Test("A missing font is one sentence that names the file, the package and the remedy")
    func missing() {
        #expect(
            FontSet.fault(in: "/nowhere")?.description
                == "The font file /nowhere/opentype/inter/Inter-Thin.otf is missing; install the package "
                + "fonts-inter (version 4 or newer), or run Scripts/setup.")
        #expect(FontSet.fault(in: "/usr/share/fonts") == nil)
        #expect(throws: Never.self) { try GraphicsEnvironment.check() }
    }

    @Test("Chinese, Japanese and Korean text has glyphs, and lines as high as others")
    func eastAsian() {
        func size(_ text: String) -> CGSize {
            TextLayout.layout(TextParagraph(text, font: TextFont(family: .system, size: 17))).size
        }
        // The packages are among those that setup installs where they can be had.
        for (text, family) in [
            ("中文", "Droid Sans Fallback"), ("かな", "Droid Sans Fallback"), ("한글", "NanumGothic"),
        ]
        where FontSet.font(named: family, size: 1) != nil {
            // Each is about as wide as the font is high; boxes for what is missing are 13 points.
            #expect(size(text).width > 29, "\(text): \(size(text))")
            #expect(size(text).height == size("Text").height, "\(text): \(size(text))")
        }
    }

    /// A copy of a font whose names have another word in them, as long as the old one.
    private func renamed(_ path: String, _ old: String, _ new: String) throws -> String {
        var data = try Data(contentsOf: URL(fileURLWithPath: path))
        for encoding in [String.Encoding.utf16BigEndian, .isoLatin1] {
            let (from, to) = (
                try #require(old.data(using: encoding)), try #require(new.data(using: encoding))
            )
            while let range = data.range(of: from) { data.replaceSubrange(range, with: to) }
        }
        // It stays: whatever is drawn later may look into it.
        let copy = NSTemporaryDirectory() + "vitrine-\(new).ttf"
        try data.write(to: URL(fileURLWithPath: copy))
        return copy
    }

    @Test("A registered file can be named and keeps its own metrics; unknown names draw the system font")
    func registering() throws {
        #expect(FontSet.register(path: "/nowhere/Fancy.ttf") == nil)
        func width(_ family: TextFont.Family) -> CGFloat {
            TextLayout.layout(TextParagraph("Papyrus", font: TextFont(family: family, size: 17))).size.width
        }
        #expect(width(.named("DejaVu Herif")) == width(.system))
        let path = try renamed("/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", "Serif", "Herif")
        #expect(FontSet.register(path: path) == "DejaVu Herif")
        #expect(FontSet.font(named: "dejavu herif", size: 9) != nil)
        #expect(FontSet.font(named: "DejaVuHerif", size: 9)?.family == .named("DejaVu Herif"))
        #expect(FontSet.names["DejaVu Herif"] == ["DejaVuHerif"])
        #expect(FontSet.font(named: "Fancy", size: 9) == nil)
        let serif = TextFont(family: .named("DejaVu Herif"), size: 100)
        // The file's own: 1556 and 492 of 2048 units, 1901 and 483 with its line gap rules.
        #expect(abs(serif.ascender - 92.8) < 1.5, "\(serif.ascender)")
        #expect(serif.descender < -20)
        #expect(width(.named("Fancy")) == width(.system))
        #expect(width(.named("DejaVu Herif")) > width(.system))
    }
}
