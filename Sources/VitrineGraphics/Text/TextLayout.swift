import CVitrineGTK
import Foundation

/// A paragraph broken into lines, with their places.
///
/// Coordinates are points from the upper left corner of the layout box, which is as wide as the width asked
/// for, or as the widest line when there was none.
package final class TextLayout: @unchecked Sendable {
    /// One line.
    package struct Line: Hashable, Sendable {
        /// From the top of the line to its bottom, as wide as its text; the room it had, if it is justified.
        package let rect: CGRect
        /// The distance of the baseline from the top of the layout box.
        package let baseline: CGFloat
    }

    package let paragraph: TextParagraph
    /// The width that lines were fitted into.
    package let width: CGFloat?
    /// The width of the widest line with its indents, and the sum of the line heights: exact, not rounded to pixels.
    package let size: CGSize
    package let lines: [Line]
    /// Whether text was left out.
    package let isTruncated: Bool

    let shape: ShapedText
    let brokenLines: [BrokenLine]
    // Guarded by GraphicsLock.
    private var minimum: CGFloat?
    /// The lines at which the bands begin that were drawn.
    private var drawnBands: [Int] = []

    /// The distance of the first line's baseline from the top; 0 without lines.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    /// The distance of the last line's baseline from the top; 0 without lines.
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    private init(_ paragraph: TextParagraph, width: CGFloat?, _ breaker: LineBreaker) {
        self.paragraph = paragraph
        self.width = width
        shape = breaker.shape
        let hasText = paragraph.spans.contains { !$0.text.isEmpty }
        brokenLines = hasText ? breaker.lines : []
        isTruncated = hasText && breaker.isTruncated
        var widest: CGFloat = 0
        for line in brokenLines { widest = max(widest, Self.span(of: line)) }
        let box = width ?? widest
        var placer = LinePlacer(paragraph: paragraph, shape: shape, box: box)
        lines = brokenLines.map { placer.place($0) }
        size = CGSize(width: widest, height: lines.last?.rect.maxY ?? 0)
    }

    deinit { DrawnText.forget(drawnBands, of: self) }

    /// The width of a line with its indents.
    private static func span(of line: BrokenLine) -> CGFloat {
        line.indent + line.width + max(0, -line.style.tailIndent)
    }

    /// The width of the longest word, below which words are broken.
    package var minimumWidth: CGFloat {
        GraphicsLock.locked {
            if let minimum { return minimum }
            var free = paragraph
            free.lineLimit = 0
            var breaker = LineBreaker(free, ShapedText.of(free), width: 0, keepsWords: true)
            breaker.run()
            let value = lines.isEmpty ? 0 : breaker.lines.map(\.width).max() ?? 0
            minimum = value
            return value
        }
    }

    // MARK: The cache

    private struct Key: Hashable {
        var paragraph: TextParagraph
        var width: CGFloat?
    }

    // Guarded by GraphicsLock. Several screens of labels: their letters, and what they cost beside them.
    nonisolated(unsafe) private static var cache = RecentCache<Key, TextLayout>(limit: 200_000)

    /// The letters of the layouts kept, and what these cost beside them.
    package static var cachedCost: Int { GraphicsLock.locked { cache.total + ShapedText.cachedCost } }

    /// The bytes of the pixels of texts that are kept so that they need not be drawn again.
    package static var cachedPixelBytes: Int { DrawnText.cachedBytes }

    /// The layout of a paragraph, from the cache if it was asked for before.
    ///
    /// - Parameter width: points; nil to break lines at newlines only.
    ///
    /// Complexity: O(length) when the paragraph is new, else O(length) for its hash. With a line limit and a width,
    /// what is behind the last line costs nothing.
    package static func layout(_ paragraph: TextParagraph, width: CGFloat? = nil) -> TextLayout {
        GraphicsLock.locked {
            let width = width.flatMap { $0.isFinite && $0 < 1e6 ? max(0, $0) : nil }
            let key = Key(paragraph: paragraph, width: width)
            if let known = cache[key] {
                GraphicsCounters.count(\.textCacheHits)
                return known
            }
            let layout = ShortenedText(paragraph, width: width)?.layout ?? whole(paragraph, width: width)
            let cost = layout.shape.clusters.count + 80
            if cost < cache.limit / 8 { cache.insert(layout, for: key, cost: cost) }
            return layout
        }
    }

    /// Where a line may be: below the top of the layout box and from its left, in points.
    package struct Room: Hashable, Sendable {
        package var top: CGFloat
        package var left: CGFloat
        package var width: CGFloat

        package init(top: CGFloat, left: CGFloat, width: CGFloat) {
            self.top = top
            self.left = left
            self.width = width
        }
    }

    /// The rooms of a row of lines: from its least top and its height. All have one top; there are none if nothing more has room.
    package typealias Rooms = (_ top: CGFloat, _ height: CGFloat) -> [Room]

    /// The layout of a paragraph whose lines have rooms of their own. It is not kept.
    package static func layout(_ paragraph: TextParagraph, width: CGFloat, rooms: @escaping Rooms)
        -> TextLayout
    {
        GraphicsLock.locked { whole(paragraph, width: max(0, width), rooms: rooms) }
    }

    /// This layout with other looks of the same letters.
    package func with(_ paragraph: TextParagraph) -> TextLayout {
        paragraph == self.paragraph ? self : TextLayout(paragraph, width: width, self)
    }

    private init(_ paragraph: TextParagraph, width: CGFloat?, _ other: TextLayout) {
        self.paragraph = paragraph
        self.width = width
        shape = other.shape
        brokenLines = other.brokenLines
        isTruncated = other.isTruncated
        lines = other.lines
        size = other.size
    }

    /// A layout of all of the text, not from the cache.
    static func whole(_ paragraph: TextParagraph, width: CGFloat?, rooms: Rooms? = nil) -> TextLayout {
        var breaker = LineBreaker(paragraph, ShapedText.of(paragraph), width: width)
        breaker.rooms = rooms
        breaker.run()
        return TextLayout(paragraph, width: width, breaker)
    }

    /// Empties the cache, as after a font was added.
    package static func forgetAll() {
        GraphicsLock.locked {
            cache.removeAll()
            ShapedText.forgetAll()
            GlyphCache.forgetAll()
        }
    }

    /// What each line shows, for tests and dumps.
    package var lineTexts: [String] {
        let bytes = Array(paragraph.text.utf8)
        let clusters = shape.clusters
        func text(_ range: Range<Int>) -> String {
            guard !range.isEmpty else { return "" }
            let end = range.upperBound < clusters.count ? Int(clusters[range.upperBound].start) : bytes.count
            return String(decoding: bytes[Int(clusters[range.lowerBound].start)..<end], as: UTF8.self)
        }
        return brokenLines.map { line in
            let isHyphen = line.isWrapped
            return text(line.clusters) + (line.mark == nil ? "" : isHyphen ? "-" : "\u{2026}")
                + text(line.tail)
        }
    }

    /// The place in the text's UTF-8 of the character at a point of the layout box; nil where there is none. Text that runs
    /// both ways is taken as running one way.
    ///
    /// Complexity: Linear in the lines above the point and the characters of its line.
    package func byteOffset(at point: CGPoint) -> Int? {
        guard let index = lines.firstIndex(where: { $0.rect.minY <= point.y && point.y < $0.rect.maxY }),
            lines[index].rect.minX <= point.x, point.x < lines[index].rect.maxX
        else { return nil }
        var x = paragraph.isRightToLeft ? lines[index].rect.maxX : lines[index].rect.minX
        for place in brokenLines[index].clusters {
            let cluster = shape.clusters[place]
            let width = paragraph.spans[Int(cluster.run)].advance(cluster.width)
            x += (paragraph.isRightToLeft ? -1 : 1) * width
            if paragraph.isRightToLeft ? x <= point.x : point.x < x { return Int(cluster.start) }
        }
        return nil
    }

    // MARK: Drawing

    /// How far glyphs may reach beyond their line: accents, italics, swashes.
    var inkMargin: CGFloat { ((paragraph.spans.map(\.font.size).max() ?? 0) * 0.4).rounded(.up) }

    /// The rectangle that the text may draw in.
    var inkBounds: CGRect { inkBounds(ofLines: lines.indices) }

    /// The rectangle that some lines may draw in.
    func inkBounds(ofLines numbers: Range<Int>) -> CGRect {
        let margin = inkMargin
        var bounds = lines[numbers].reduce(CGRect.null) { $0.union($1.rect) }
        for marker in markers(ofLines: numbers) {
            let rect = lines[marker.line].rect
            bounds = bounds.union(
                CGRect(x: marker.left, y: rect.minY, width: marker.shape.plainWidth, height: rect.height))
        }
        bounds = bounds.insetBy(dx: -margin, dy: -margin)
        guard let width, brokenLines[numbers].contains(where: \.isClipped) else { return bounds }
        return bounds.intersection(CGRect(x: 0, y: bounds.minY, width: width, height: bounds.height))
    }

    /// Whether the pixels depend on more than one colour: coloured spans, or an emoji.
    var hasColors: Bool {
        paragraph.spans.contains {
            $0.color != nil || $0.decoration?.hasColors == true || $0.shaping?.strokeColor != nil
        } || brokenLines.contains { $0.style.marker?.color != nil } || shape.hasColorGlyphs
    }

    /// Lines in a band of a long text: about a screen of them.
    private static let bandLength = 32

    /// The parts to draw of what is between two heights, in points below the top of the layout box: all of a text of few lines.
    ///
    /// Complexity: O(lines).
    func bands(from top: CGFloat, to bottom: CGFloat) -> [Range<Int>] {
        guard !lines.isEmpty else { return [] }
        guard lines.count > Self.bandLength * 3 / 2 else { return [lines.indices] }
        let margin = inkMargin
        return stride(from: 0, to: lines.count, by: Self.bandLength).compactMap { start in
            let band = start..<min(lines.count, start + Self.bandLength)
            let isSeen = lines[band].contains {
                $0.rect.maxY + margin > top && $0.rect.minY - margin < bottom
            }
            return isSeen ? band : nil
        }
    }

    /// The pixels of some lines; nil where there is nothing to see. Call with GraphicsLock held.
    func drawn(lines numbers: Range<Int>, color: RGBA, scale: CGFloat) -> DrawnText? {
        guard color.alpha > 0 || hasColors else { return nil }
        let drawn = DrawnText.of(self, lines: numbers, color: color, scale: scale)
        if drawn != nil, !drawnBands.contains(numbers.lowerBound) { drawnBands.append(numbers.lowerBound) }
        return drawn
    }
}

extension TextDecoration {
    fileprivate var hasColors: Bool {
        background != nil || underlineColor != nil || strikethroughColor != nil
    }
}
