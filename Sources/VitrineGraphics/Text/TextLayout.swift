import CVitrineGTK
import Foundation

/// A paragraph broken into lines, with their places.
///
/// Coordinates are points from the upper left corner of the layout box, which is as wide as the width asked
/// for, or as the widest line when there was none.
package final class TextLayout: @unchecked Sendable {
    /// One line.
    package struct Line: Hashable, Sendable {
        /// From the top of the line to its bottom, as wide as its text.
        package let rect: CGRect
        /// The distance of the baseline from the top of the layout box.
        package let baseline: CGFloat
    }

    package let paragraph: TextParagraph
    /// The width that lines were fitted into.
    package let width: CGFloat?
    /// The width of the widest line, and the sum of the line heights: exact, not rounded to pixels.
    package let size: CGSize
    package let lines: [Line]
    /// Whether text was left out.
    package let isTruncated: Bool

    let shape: ShapedText
    // Guarded by GraphicsLock.
    private var drawn: DrawnText?
    private var minimum: CGFloat?

    /// The distance of the first line's baseline from the top; 0 without lines.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// The distance of the last line's baseline from the top; 0 without lines.
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    private init(_ paragraph: TextParagraph, width: CGFloat?, shape: ShapedText) {
        self.paragraph = paragraph
        self.width = width
        self.shape = shape
        isTruncated = shape.isTruncated
        let hasText = paragraph.spans.contains { !$0.text.isEmpty }
        let shaped = hasText ? shape.lines : []
        let widest = shaped.map(\.width).max() ?? 0
        let box = width ?? widest
        let ranges = paragraph.byteRanges
        var top: CGFloat = 0
        lines = shaped.map { line in
            let (ascent, descent) = Self.extent(of: line, paragraph, ranges)
            let x = Self.offset(of: line, in: box, paragraph)
            let rect = CGRect(x: x, y: top, width: line.width, height: ascent + descent)
            top += ascent + descent + paragraph.lineSpacing
            return Line(rect: rect, baseline: rect.minY + ascent)
        }
        size = CGSize(width: widest, height: lines.last?.rect.maxY ?? 0)
    }

    /// The highest ascent and the deepest descent of the fonts in a line.
    private static func extent(
        of line: vitrine_text_line, _ paragraph: TextParagraph, _ ranges: [Range<Int>]
    ) -> (CGFloat, CGFloat) {
        let start = Int(line.start)
        let end = start + max(1, Int(line.length))
        var result: (CGFloat, CGFloat)?
        for (span, range) in zip(paragraph.spans, ranges)
        where range.lowerBound < end && range.upperBound > start {
            let ascent = span.font.ascender + max(0, span.baselineOffset)
            let descent = span.font.leading - span.font.descender + max(0, -span.baselineOffset)
            result = (max(result?.0 ?? ascent, ascent), max(result?.1 ?? descent, descent))
        }
        if let result { return result }
        // The empty line after a final newline has the font of the text before it.
        guard let font = paragraph.spans.last(where: { !$0.text.isEmpty })?.font else { return (0, 0) }
        return (font.ascender, font.leading - font.descender)
    }

    private static func offset(
        of line: vitrine_text_line, in box: CGFloat, _ paragraph: TextParagraph
    ) -> CGFloat {
        let free = max(0, box - line.width)
        let isRightToLeft = paragraph.isRightToLeft
        switch paragraph.alignment {
        case .left: return 0
        case .right: return free
        case .center: return free / 2
        case .leading: return isRightToLeft ? free : 0
        case .trailing: return isRightToLeft ? 0 : free
        case .justified: return line.right_to_left ? free : 0
        }
    }

    /// The width of the longest word, below which words are broken.
    package var minimumWidth: CGFloat {
        GraphicsLock.locked {
            if let minimum { return minimum }
            var free = paragraph
            free.lineLimit = 0
            let value =
                lines.isEmpty ? 0 : ShapedText(free, width: 0, wholeWords: true).lines.map(\.width).max() ?? 0
            minimum = value
            return value
        }
    }

    /// The place in the text, as an offset in its UTF-8, of the character nearest to a point.
    package func byteOffset(at point: CGPoint) -> Int {
        guard let index = lines.firstIndex(where: { point.y < $0.rect.maxY }) ?? lines.indices.last else {
            return 0
        }
        return GraphicsLock.locked {
            var isTrailing = false
            return Int(
                vitrine_text_index_at(
                    shape.pointer, Int32(index), point.x - lines[index].rect.minX, &isTrailing))
        }
    }

    // MARK: The cache

    private struct Key: Hashable {
        var paragraph: TextParagraph
        var width: CGFloat?
    }

    // Guarded by GraphicsLock. A thousand labels are several screens of text.
    nonisolated(unsafe) private static var cache = RecentCache<Key, TextLayout>(limit: 2048)

    /// The layout of a paragraph, from the cache if it was asked for before.
    ///
    /// - Parameter width: points; nil to break lines at newlines only.
    ///
    /// Complexity: O(length) when the paragraph is new, else O(length) for its hash.
    package static func layout(_ paragraph: TextParagraph, width: CGFloat? = nil) -> TextLayout {
        GraphicsLock.locked {
            let width = width.flatMap { $0.isFinite && $0 < 1e6 ? max(0, $0) : nil }
            let key = Key(paragraph: paragraph, width: width)
            if let known = cache[key] {
                GraphicsCounters.count(\.textCacheHits)
                return known
            }
            let layout = TextLayout(paragraph, width: width, shape: shape(for: key))
            cache.insert(layout, for: key)
            if width != nil, layout.lines.count == 1, !layout.isTruncated {
                // One whole line is what the text is without a width too: a label measured in a wide place and
                // laid out at its own width is shaped once.
                cache.insert(
                    TextLayout(paragraph, width: nil, shape: layout.shape),
                    for: Key(paragraph: paragraph, width: nil))
            }
            return layout
        }
    }

    /// Text that fits without a width has the same lines at every width it fits into: a label measured first
    /// and laid out later is shaped once.
    private static func shape(for key: Key) -> ShapedText {
        if let width = key.width, let free = cache[Key(paragraph: key.paragraph, width: nil)],
            free.size.width <= width
        {
            return free.shape
        }
        return ShapedText(key.paragraph, width: key.width)
    }

    /// Empties the cache, as after a font was added.
    package static func forgetAll() {
        GraphicsLock.locked { cache.removeAll() }
    }

    // MARK: Drawing

    /// How far glyphs may reach beyond their line: accents, italics, swashes.
    var inkMargin: CGFloat { ((paragraph.spans.map(\.font.size).max() ?? 0) * 0.4).rounded(.up) }

    /// The rectangle that the text may draw in.
    var inkBounds: CGRect {
        lines.reduce(CGRect.null) { $0.union($1.rect) }.insetBy(dx: -inkMargin, dy: -inkMargin)
    }

    func node(at origin: CGPoint, color: RGBA, scale: CGFloat) -> NativeNode? {
        guard color.alpha > 0 || shape.hasColors else { return nil }
        if drawn?.matches(scale: scale, color: color) != true {
            drawn = DrawnText(self, color: color, scale: scale)
        }
        return drawn?.node(at: origin, color: color)
    }
}
