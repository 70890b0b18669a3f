import CVitrineGTK
import Foundation

/// The glyphs of a text and their widths, whatever lines it is broken into.
final class ShapedText: @unchecked Sendable {
    let pointer: OpaquePointer
    let clusters: UnsafeBufferPointer<vitrine_cluster>
    /// Whether a letter has colours of its own, as an emoji has.
    private(set) lazy var hasColorGlyphs = vitrine_text_has_color_glyphs(pointer)

    /// Call with GraphicsLock held.
    private init(_ key: Key) {
        FontSet.require()
        GraphicsCounters.count(\.textsShaped)
        var text = key.text
        // Handles stay in their cache for the length of this call at least.
        let handles = key.runs.map { FontHandle.of($0.font) }
        let runs = zip(key.runs, handles).map { run, handle in
            let features = run.font.features.union(run.hasLigatures ? [] : .noLigatures)
            return vitrine_text_run(
                start: run.start, end: run.end, font: handle.pointer, features: features.css,
                small_lowercase: features.contains(.lowercaseSmallCaps),
                small_uppercase: features.contains(.uppercaseSmallCaps),
                attachment_width: Double(run.attachmentWidth))
        }
        let direction = vitrine_text_direction(
            right_to_left: key.isRightToLeft, is_forced: key.keepsDirection)
        pointer = withExtendedLifetime(handles) {
            text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    vitrine_text_shape(
                        characters.baseAddress, Int32(clamping: bytes.count), runs, runs.count, direction)
                }
            }
        }
        var count = 0
        let first = vitrine_text_clusters(pointer, &count)
        clusters = UnsafeBufferPointer(start: first, count: count)
        restorePlaces(after: key.nulls)
    }

    /// The clusters have the places of the text as it was given, in which each null character is one byte and not three.
    private func restorePlaces(after nulls: [Int32]) {
        guard !nulls.isEmpty, let own = UnsafeMutablePointer(mutating: clusters.baseAddress) else { return }
        var passed = 0
        for index in clusters.indices {
            while passed < nulls.count, nulls[passed] < own[index].start { passed += 1 }
            own[index].start -= Int32(2 * passed)
        }
    }

    deinit {
        let pointer = pointer
        GraphicsLock.locked { vitrine_text_free(pointer) }
    }

    /// The width of all clusters, of a text without tabs and line ends.
    lazy var plainWidth: CGFloat = clusters.reduce(0) { $0 + CGFloat($1.width) }

    /// Whether a line as it is written runs from right to left; lines are counted by their ends.
    func isReversed(line: Int) -> Bool { vitrine_text_is_reversed(pointer, Int32(line)) }

    // MARK: The cache

    private struct Key: Hashable {
        struct Run: Hashable {
            var start: Int32
            var end: Int32
            var font: TextFont
            var hasLigatures: Bool
            /// Below 0 if it is text.
            var attachmentWidth: CGFloat
        }

        var text: String
        /// Where null characters were, which Pango takes for the end of a text: bytes of `text`, which has U+200B there.
        var nulls: [Int32]
        var runs: [Run]
        var isRightToLeft: Bool
        var keepsDirection: Bool

        init(_ paragraph: TextParagraph) {
            var end: Int32 = 0
            var texts: [String] = []
            var nulls: [Int32] = []
            runs = paragraph.spans.map { span in
                var text = span.text
                let start = end
                if text.utf8.contains(0) {
                    let places = text.utf8.enumerated().lazy.filter { $0.element == 0 }.map(\.offset)
                    for (count, place) in places.enumerated() {
                        nulls.append(Int32(clamping: Int(start) + place + 2 * count))
                    }
                    text = text.replacingOccurrences(of: "\0", with: "\u{200B}")
                }
                texts.append(text)
                end = Int32(clamping: Int(end) + text.utf8.count)
                return Run(
                    start: start, end: end, font: span.font,
                    hasLigatures: span.kern == 0 && span.shaping?.hasLigatures ?? true,
                    attachmentWidth: span.attachment.map { max(0, $0.width) } ?? -1)
            }
            text = texts.count == 1 ? texts[0] : texts.joined()
            self.nulls = nulls
            isRightToLeft = paragraph.isRightToLeft
            keepsDirection = paragraph.keepsDirection
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(text)
            hasher.combine(runs.first?.font.size)
        }
    }

    // Guarded by GraphicsLock. By letters, some 60 bytes each.
    nonisolated(unsafe) private static var cache = RecentCache<Key, ShapedText>(limit: 200_000)

    /// A text shaped, from the cache if it was there before. Call with GraphicsLock held.
    static func of(_ paragraph: TextParagraph) -> ShapedText {
        let key = Key(paragraph)
        if let known = cache[key] { return known }
        let shaped = ShapedText(key)
        // A text like a book would drive out all others.
        if shaped.clusters.count < cache.limit / 8 {
            cache.insert(shaped, for: key, cost: shaped.clusters.count + 32)
        }
        return shaped
    }

    /// The letters, and what they cost beside them, in the cache.
    static var cachedCost: Int { cache.total }

    static func forgetAll() { cache.removeAll() }
}
