import CVitrineGTK
import Foundation

/// The layout of a long text of which few lines are shown, from its beginning and its end.
///
/// Labels that show a line of a book would shape all of it otherwise.
struct ShortenedText {
    let layout: TextLayout

    /// Nil if all of the text is needed.
    init?(_ paragraph: TextParagraph, width: CGFloat?) {
        let length = paragraph.byteCount
        var kept = 2048
        guard paragraph.lineLimit > 0, length > kept * 4 else { return nil }
        if width == nil {
            guard let short = Self.lines(of: paragraph) else { return nil }
            layout = TextLayout.whole(short, width: nil)
            return
        }
        let keepsEnd = paragraph.truncation == .head || paragraph.truncation == .middle
        while kept * 4 < length {
            let front = Self.piece(of: paragraph.spans, 0..<kept)
            var short = paragraph
            short.isShortened = true
            short.spans = front
            if keepsEnd { short.spans += Self.piece(of: paragraph.spans, length - kept..<length) }
            let layout = TextLayout.whole(short, width: width)
            let seam = front.reduce(0) { $0 + $1.text.utf8.count }
            if Self.hides(seam, layout, keepsEnd) {
                self.layout = layout
                return
            }
            kept *= 4
        }
        return nil
    }

    /// Whether the place where text was left out, and some before it, is in no line.
    private static func hides(_ seam: Int, _ layout: TextLayout, _ keepsEnd: Bool) -> Bool {
        let clusters = layout.shape.clusters
        guard layout.isTruncated, layout.lines.count == layout.paragraph.lineLimit,
            let line = layout.brokenLines.last, !clusters.isEmpty
        else { return false }
        func byte(_ index: Int) -> Int { index < clusters.count ? Int(clusters[index].start) : .max }
        // The last line would go on beyond what is shown of it even with the text as it is here.
        let isFrontHidden = byte(line.clusters.upperBound) < seam - 256
        return isFrontHidden && (!keepsEnd || line.tail.isEmpty || byte(line.tail.lowerBound) > seam + 256)
    }

    /// The spans of a part of the text's UTF-8, which ends and begins with whole characters.
    private static func piece(of spans: [TextSpan], _ range: Range<Int>) -> [TextSpan] {
        var result: [TextSpan] = []
        var offset = 0
        for span in spans {
            let text = span.text
            let length = text.utf8.count
            let part = range.clamped(to: offset..<offset + length)
            if !part.isEmpty {
                var cut = span
                cut.text = String(
                    text[
                        character(part.lowerBound - offset, text)..<character(part.upperBound - offset, text)]
                )
                result.append(cut)
            }
            offset += length
            if offset >= range.upperBound { break }
        }
        return result
    }

    private static func character(_ offset: Int, _ text: String) -> String.Index {
        let index = text.utf8.index(text.startIndex, offsetBy: offset)
        return index >= text.endIndex
            ? text.endIndex : text.rangeOfComposedCharacterSequence(at: index).lowerBound
    }

    /// The lines within the limit as they are written, and no more; nil if that is everything.
    private static func lines(of paragraph: TextParagraph) -> TextParagraph? {
        var ends = 0
        var offset = 0
        for span in paragraph.spans {
            for byte in span.text.utf8 {
                offset += 1
                guard byte == 0x0A else { continue }
                ends += 1
                guard ends == paragraph.lineLimit else { continue }
                let rest = paragraph.byteCount - offset
                guard rest > 2048 else { return nil }
                var short = paragraph
                // Some of what follows, so that it is known that something does.
                short.spans = piece(of: paragraph.spans, 0..<offset + 1024)
                if paragraph.truncation == .head || paragraph.truncation == .middle { return nil }
                return short
            }
        }
        return nil
    }
}
