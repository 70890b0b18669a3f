import CVitrineGTK
package import Foundation

/// Letters of a line that stand beside one another and have one font and one look.
package struct GlyphRun: Sendable {
    /// One glyph; lengths in points, y growing downwards.
    package struct Glyph: Sendable {
        /// The glyph's number in its font file.
        package let number: UInt32
        /// From the left end of the line, and from its baseline.
        package let position: CGPoint
        /// The distance to the next glyph.
        package let advance: CGFloat
        /// Where its text begins: an offset into the paragraph's UTF-8; of an ellipsis, that of what it stands for.
        package let byte: Int
    }

    /// From the left on.
    package let glyphs: [Glyph]
    /// Its text in the paragraph's UTF-8; that of an ellipsis is what it stands for.
    package let bytes: Range<Int>
    /// The number of the span of the paragraph.
    package let span: Int
    /// The font that has the letters: the span's, or another where that lacks them.
    package let font: TextFont
    package let isRightToLeft: Bool
    /// The left end, from that of the line, in points.
    package let left: CGFloat
    /// Points.
    package let width: CGFloat
}

extension TextLayout {
    /// The letters of a line, from the left on.
    ///
    /// Complexity: O(letters of the line).
    package func glyphRuns(ofLine index: Int) -> [GlyphRun] {
        GraphicsLock.locked {
            let handles = paragraph.spans.map { FontHandle.of($0.font) }
            let looks = DrawnText.looks(of: self, index..<index + 1)
            return DrawnText.withLines(index..<index + 1, of: self, corner: .zero, resolution: 1) { lines in
                // Behind the line itself are its markers.
                guard let line = lines.first else { return [] }
                var found = withExtendedLifetime(handles) {
                    withUnsafePointer(to: line) {
                        vitrine_text_copy_glyphs(shape.pointer, $0, looks, handles.map { $0.pointer })
                    }
                }
                defer { vitrine_line_glyphs_free(&found) }
                let glyphs = UnsafeBufferPointer(start: found.glyphs, count: found.count)
                let end = byteRange(ofLine: index).upperBound
                let hidden = hiddenBytes(ofLine: index) ?? end..<end
                return UnsafeBufferPointer(start: found.runs, count: found.run_count).map {
                    run($0, glyphs, hidden)
                }
            }
        }
    }

    private func run(
        _ run: vitrine_glyph_run, _ glyphs: UnsafeBufferPointer<vitrine_glyph>, _ hidden: Range<Int>
    ) -> GlyphRun {
        var font = paragraph.spans[Int(run.run)].font
        if let family = run.fallback.family {
            font.family = .named(String(cString: family))
            font.weight = Int(run.fallback.weight)
            font.isItalic = run.fallback.italic
        }
        return GlyphRun(
            glyphs: glyphs[run.first..<run.first + run.count].map { glyph in
                GlyphRun.Glyph(
                    number: glyph.glyph, position: CGPoint(x: glyph.x, y: glyph.y), advance: glyph.advance,
                    byte: run.is_mark ? hidden.lowerBound : start(ofCluster: Int(glyph.cluster)))
            },
            bytes: run.is_mark
                ? hidden : start(ofCluster: Int(run.first_cluster))..<start(ofCluster: Int(run.end_cluster)),
            span: Int(run.run), font: font, isRightToLeft: run.right_to_left, left: run.x, width: run.width)
    }
}
