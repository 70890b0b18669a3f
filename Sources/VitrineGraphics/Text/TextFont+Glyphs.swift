import CVitrineGTK
package import Foundation
package import VitrineCoreGraphics

/// What a font file says, of the first family of a font that there is.
package struct FontFacts: Sendable {
    package let unitsPerEm: Int
    package let glyphCount: Int
    /// Points above the baseline; negative.
    package let underlinePosition: CGFloat
    /// Points.
    package let underlineThickness: CGFloat
    /// Degrees; negative where letters lean to the right.
    package let slant: CGFloat
    /// Around all letters laid over one another, in points, y growing upwards from the baseline.
    package let bounds: CGRect
    /// Whether letters are pictures with colours of their own.
    package let hasColors: Bool
}

extension TextFont {
    private func withHandle<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        GraphicsLock.locked {
            FontSet.require()
            return body(FontHandle.of(self).pointer)
        }
    }

    /// What the file says of all letters.
    package var facts: FontFacts {
        withHandle {
            let facts = vitrine_font_get_facts($0)
            return FontFacts(
                unitsPerEm: Int(facts.units_per_em), glyphCount: Int(facts.glyph_count),
                underlinePosition: facts.underline_position, underlineThickness: facts.underline_thickness,
                slant: facts.slant, bounds: CGRect(facts.bounds), hasColors: facts.has_colors)
        }
    }

    /// The numbers of the glyphs of characters; 0 where there is none.
    ///
    /// Complexity: O(characters).
    package func glyphs(of characters: [Unicode.Scalar]) -> [UInt32] {
        withHandle { handle in characters.map { vitrine_font_glyph(handle, $0.value) } }
    }

    /// The characters that there are glyphs of.
    ///
    /// Complexity: O(characters of the file).
    package var characters: [ClosedRange<UInt32>] {
        withHandle {
            var count = 0
            guard let list = vitrine_font_copy_characters($0, &count) else { return [] }
            defer { vitrine_bytes_free(list) }
            return (0..<count).map { list[$0 * 2]...list[$0 * 2 + 1] }
        }
    }

    /// How far the next glyph is, in points, without what is added between letters.
    package func advances(of glyphs: [UInt32]) -> [CGFloat] {
        withHandle { handle in glyphs.map { CGFloat(vitrine_font_glyph_advance(handle, $0)) } }
    }

    /// The rectangles around the ink of glyphs, in points, y growing upwards from the baseline.
    package func bounds(of glyphs: [UInt32]) -> [CGRect] {
        withHandle { handle in glyphs.map { CGRect(vitrine_font_glyph_bounds(handle, $0)) } }
    }

    /// The outline of a glyph, in points, y growing upwards from the baseline; nil where there is nothing to see, or nothing
    /// but a picture.
    package func outline(of glyph: UInt32) -> CGPath? {
        withHandle {
            var count = 0
            guard let steps = vitrine_font_copy_outline($0, glyph, &count) else { return nil }
            defer { vitrine_bytes_free(steps) }
            return count == 0 ? nil : CGPath(UnsafeBufferPointer(start: steps, count: count))
        }
    }

    /// The tags of OpenType of what the file has other letters for.
    package var featureTags: Set<String> {
        withHandle {
            guard let list = vitrine_font_copy_features($0) else { return [] }
            defer { vitrine_string_free(list) }
            let all = Array(String(cString: list))
            return Set(stride(from: 0, to: all.count - 3, by: 4).map { String(all[$0..<$0 + 4]) })
        }
    }

    /// The path of the font's file.
    package var path: String? {
        withHandle {
            guard let path = vitrine_font_copy_path($0) else { return nil }
            defer { vitrine_string_free(path) }
            return String(cString: path)
        }
    }
}
