import CVitrineGTK
import Foundation
import VitrineCoreGraphics

/// The pixels of a text layout, or of some of its lines, at one scale.
///
/// A surface, not a GSK text node: cairo before 1.17.4 moves each glyph to a whole device pixel, so text that
/// moves by fractions would tremble. Baselines lie on whole pixels of the surface; glyphs keep their exact
/// horizontal places.
final class DrawnText {
    private let surface: OpaquePointer
    /// The scale asked for, and the one used: enormous texts are drawn more coarsely.
    private let scale: CGFloat
    private let resolution: CGFloat
    /// The colour in the pixels, or nil when they are alpha only and any colour can be used.
    private let color: RGBA?
    /// The surface's upper left corner in the layout box.
    private let corner: CGPoint
    private let lineCount: Int
    private let bytes: Int

    private init?(_ layout: TextLayout, lines: Range<Int>, color: RGBA, scale: CGFloat) {
        let area = layout.inkBounds(ofLines: lines)
        let fit = min(
            1, (64e6 / max(1, area.width * area.height * scale * scale)).squareRoot(),
            30000 / max(1, max(area.width, area.height) * scale))
        let resolution = scale * fit
        func down(_ value: CGFloat) -> CGFloat { (value * resolution).rounded(.down) / resolution }
        let corner = CGPoint(x: down(area.minX), y: down(area.minY))
        let width = Int32(clamping: ((area.maxX - corner.x) * resolution).rounded(.up))
        let height = Int32(clamping: ((area.maxY - corner.y) * resolution).rounded(.up))
        let isMask = !layout.hasColors
        guard width > 0, height > 0,
            let pointer = Self.draw(
                layout, lines: lines, corner: corner, resolution: resolution, width: width, height: height,
                color: isMask ? .black : color, isMask: isMask)
        else { return nil }
        GraphicsCounters.count(\.textsDrawn)
        surface = pointer
        self.scale = scale
        self.resolution = resolution
        self.color = isMask ? nil : color
        self.corner = corner
        lineCount = lines.count
        bytes = Int(width) * Int(height) * (isMask ? 1 : 4)
    }

    deinit { vitrine_surface_unref(surface) }

    private static func draw(
        _ layout: TextLayout, lines: Range<Int>, corner: CGPoint, resolution: CGFloat, width: Int32,
        height: Int32, color: RGBA, isMask: Bool
    ) -> OpaquePointer? {
        let looks = looks(of: layout, lines)
        return withLines(lines, of: layout, corner: corner, resolution: resolution) { lines in
            vitrine_text_draw(
                layout.shape.pointer, lines, lines.count, looks, width, height, resolution, color.native,
                isMask)
        }
    }

    /// Draws lines of a layout as glyphs, its corner at a point. Call with GraphicsLock held.
    static func drawGlyphs(
        _ layout: TextLayout, lines: Range<Int>, at point: CGPoint, color: RGBA, into context: OpaquePointer,
        resolution: CGFloat
    ) {
        let area = layout.inkBounds(ofLines: lines).offsetBy(dx: point.x, dy: point.y)
        let looks = looks(of: layout, lines)
        withLines(lines, of: layout, corner: .zero, resolution: resolution) { lines in
            vitrine_context_text(
                context, layout.shape.pointer, lines, lines.count, looks, point.x, point.y, area.native,
                color.native)
        }
    }

    /// Calls a body with some lines of a layout, which hold only as long as it runs.
    static func withLines<Result>(
        _ numbers: Range<Int>, of layout: TextLayout, corner: CGPoint, resolution: CGFloat,
        _ body: ([vitrine_text_line]) -> Result
    ) -> Result {
        let tabs = layout.brokenLines[numbers].flatMap { $0.tabs.map { Double($0) } }
        let markers = layout.markers(ofLines: numbers)
        return tabs.withUnsafeBufferPointer { tabs in
            let drawn = lines(numbers, of: layout, corner: corner, resolution: resolution, tabs: tabs)
            // A marker is a line of its own, of which there is nothing but the mark; its look is behind those of the text.
            let before = layout.paragraph.spans.count
            let marked = markers.enumerated().map { number, marker in
                var line = drawn[marker.line - numbers.lowerBound]
                (line.start, line.end, line.tail_start, line.tail_end) = (0, 0, 0, 0)
                (line.mark, line.mark_run) = (marker.shape.pointer, Int32(before + number))
                (line.x, line.tabs, line.tab_count) = (Double(marker.left - corner.x), nil, 0)
                return line
            }
            return withExtendedLifetime(markers) { body(drawn + marked) }
        }
    }

    static func looks(of layout: TextLayout, _ numbers: Range<Int>) -> [vitrine_text_look] {
        layout.paragraph.spans.map(vitrine_text_look.init)
            + layout.markers(ofLines: numbers).map { placed in
                vitrine_text_look(TextSpan("", font: placed.marker.font, color: placed.marker.color))
            }
    }

    private static func lines(
        _ numbers: Range<Int>, of layout: TextLayout, corner: CGPoint, resolution: CGFloat,
        tabs: UnsafeBufferPointer<Double>
    ) -> [vitrine_text_line] {
        var tab = 0
        return numbers.map { number -> vitrine_text_line in
            let (line, broken) = (layout.lines[number], layout.brokenLines[number])
            defer { tab += broken.tabs.count }
            let baseline = ((line.baseline - corner.y) * resolution).rounded() / resolution
            return vitrine_text_line(
                start: Int32(broken.clusters.lowerBound), end: Int32(broken.clusters.upperBound),
                tail_start: Int32(broken.tail.lowerBound), tail_end: Int32(broken.tail.upperBound),
                mark: broken.mark?.pointer, mark_run: Int32(broken.markSpan),
                right_to_left: layout.shape.isReversed(line: broken.source),
                x: Double(line.rect.minX - corner.x),
                y: Double(baseline), ascent: Double(line.baseline - line.rect.minY),
                descent: Double(line.rect.maxY - line.baseline),
                space_extra: Double(broken.spaceExtra(in: layout.shape)), tracking: Double(broken.tracking),
                tabs: tabs.baseAddress.map { $0 + tab }, tab_count: Int32(broken.tabs.count))
        }
    }

    // MARK: The cache

    private struct Key: Hashable {
        var layout: ObjectIdentifier
        var firstLine: Int
    }

    // Guarded by GraphicsLock. By bytes: a screen of text at 3× takes 3 MB, and 12 in colours. What is seen is kept by its
    // nodes beside.
    nonisolated(unsafe) private static var cache = RecentCache<Key, DrawnText>(limit: 32 << 20)

    /// The bytes of the pixels kept.
    static var cachedBytes: Int { GraphicsLock.locked { cache.total } }

    /// The pixels of some lines, from the cache if they were drawn before. Call with GraphicsLock held.
    static func of(_ layout: TextLayout, lines: Range<Int>, color: RGBA, scale: CGFloat) -> DrawnText? {
        let key = Key(layout: ObjectIdentifier(layout), firstLine: lines.lowerBound)
        if let known = cache[key], known.matches(scale: scale, color: color), known.lineCount == lines.count {
            return known
        }
        guard let drawn = DrawnText(layout, lines: lines, color: color, scale: scale) else { return nil }
        cache.insert(drawn, for: key, cost: drawn.bytes)
        return drawn
    }

    /// A layout is gone, of which some bands were drawn: another may come to have its place in memory.
    static func forget(_ firstLines: [Int], of layout: TextLayout) {
        guard !firstLines.isEmpty else { return }
        GraphicsLock.locked {
            for line in firstLines {
                cache.remove(Key(layout: ObjectIdentifier(layout), firstLine: line))
            }
        }
    }

    private func matches(scale: CGFloat, color: RGBA) -> Bool {
        self.scale == scale && (self.color == nil || self.color == color)
    }

    /// The rectangle of the pixels, with the layout box's corner at a point, moved to the nearest whole pixel.
    private func target(at origin: CGPoint) -> CGRect {
        func snapped(_ value: CGFloat) -> CGFloat { (value * resolution).rounded() / resolution }
        return CGRect(
            x: snapped(origin.x) + corner.x, y: snapped(origin.y) + corner.y, width: size.width / resolution,
            height: size.height / resolution)
    }

    /// Pixels.
    private var size: CGSize {
        CGSize(width: Int(vitrine_surface_width(surface)), height: Int(vitrine_surface_height(surface)))
    }

    /// Draws with the layout box's corner at a point, moved to the nearest whole pixel.
    func node(at origin: CGPoint, color: RGBA) -> NativeNode? {
        let target = target(at: origin).native
        if self.color == nil {
            return NativeNode(vitrine_node_surface_mask(surface, target, color.native))
        }
        let source = CGRect(origin: .zero, size: size).native
        return NativeNode(vitrine_node_surface(surface, source, target, true))
    }

    /// The same without a node, by a painter.
    func draw(at origin: CGPoint, color: RGBA, by painter: OpaquePointer) {
        if self.color == nil {
            vitrine_painter_mask(painter, surface, target(at: origin).native, color.native)
        } else if let node = node(at: origin, color: color) {
            vitrine_painter_draw(painter, node.pointer)
        }
    }
}

extension vitrine_text_look {
    fileprivate init(_ span: TextSpan) {
        let decoration = span.decoration
        // No colour of its own.
        let none = vitrine_color(red: 0, green: 0, blue: 0, alpha: -1)
        self.init(
            color: (span.color ?? .clear).native, background: (decoration?.background ?? .clear).native,
            underline_color: decoration?.underlineColor?.native ?? none,
            strikethrough_color: decoration?.strikethroughColor?.native ?? none, has_color: span.color != nil,
            has_background: decoration?.background != nil,
            underline: Int32(truncatingIfNeeded: decoration?.underline ?? 0),
            strikethrough: Int32(truncatingIfNeeded: decoration?.strikethrough ?? 0),
            baseline_offset: Double(span.baselineOffset), kern: Double(span.kern),
            size: Double(span.font.size), stroke: Double(span.shaping?.stroke ?? 0) * Double(span.font.size),
            stroke_color: span.shaping?.strokeColor?.native ?? none, skew: Double(span.shaping?.skew ?? 0),
            stretch: Double(span.shaping?.stretch ?? 1))
    }
}
