import CVitrineGTK
import Foundation

/// Pango's result for one paragraph at one width: lines of positioned glyphs.
final class ShapedText: @unchecked Sendable {
    let pointer: OpaquePointer
    let isTruncated: Bool
    let hasColors: Bool

    /// Call with GraphicsLock held.
    init(_ paragraph: TextParagraph, width: CGFloat?, wholeWords: Bool = false) {
        FontSet.require()
        GraphicsCounters.count(\.textsShaped)
        var text = paragraph.text
        let options = vitrine_text_options(
            width: width.map { max(0, $0) } ?? -1, line_limit: Int32(clamping: max(0, paragraph.lineLimit)),
            truncation: paragraph.truncation.rawValue, justified: paragraph.alignment == .justified,
            right_to_left: paragraph.isRightToLeft, whole_words: wholeWords)
        let names = paragraph.spans.map { strdup(FontSet.families(of: $0.font)) }
        defer { names.forEach { free($0) } }
        let runs = zip(paragraph.spans, zip(paragraph.byteRanges, names)).map { span, place in
            vitrine_text_run(
                start: Int32(place.0.lowerBound), end: Int32(place.0.upperBound),
                family: place.1.map { UnsafePointer($0) }, size: span.font.size, kern: span.kern,
                baseline_offset: span.baselineOffset, weight: Int32(span.font.weight),
                italic: span.font.isItalic, underline: span.underline, strikethrough: span.strikethrough,
                even_digits: span.font.hasMonospacedDigits, has_color: span.color != nil,
                color: (span.color ?? .clear).native)
        }
        pointer = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                vitrine_text_shape(characters.baseAddress, Int32(bytes.count), runs, runs.count, options)
            }
        }
        isTruncated = vitrine_text_is_truncated(pointer)
        hasColors = vitrine_text_has_colors(pointer)
    }

    deinit {
        let pointer = pointer
        GraphicsLock.locked { vitrine_text_free(pointer) }
    }

    var lines: [vitrine_text_line] {
        (0..<vitrine_text_line_count(pointer)).map { vitrine_text_get_line(pointer, $0) }
    }
}
