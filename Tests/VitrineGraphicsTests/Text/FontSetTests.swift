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
        where FontSet.contains(family: family) {
            // Each is about as wide as the font is high; boxes for what is missing are 13 points.
            #expect(size(text).width > 29, "\(text): \(size(text))")
            #expect(size(text).height == size("Text").height, "\(text): \(size(text))")
        }
    }

    @Test("A registered file can be named and keeps its own metrics; unknown names draw the system font")
    func registering() {
        #expect(FontSet.register(path: "/nowhere/Fancy.ttf") == nil)
        func width(_ family: TextFont.Family) -> CGFloat {
            TextLayout.layout(TextParagraph("Papyrus", font: TextFont(family: family, size: 17))).size.width
        }
        #expect(width(.named("DejaVu Serif")) == width(.system))
        let name = FontSet.register(path: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")
        #expect(name == "DejaVu Serif")
        #expect(FontSet.contains(family: "dejavu serif"))
        #expect(!FontSet.contains(family: "Papyrus"))
        let serif = TextFont(family: .named("DejaVu Serif"), size: 100)
        // The file's own: 1556 and 492 of 2048 units, 1901 and 483 with its line gap rules.
        #expect(abs(serif.ascender - 92.8) < 1.5, "\(serif.ascender)")
        #expect(serif.descender < -20)
        #expect(width(.named("Papyrus")) == width(.system))
        #expect(width(.named("DejaVu Serif")) > width(.system))
    }
}
