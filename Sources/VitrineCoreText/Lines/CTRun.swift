public import Foundation
import VitrineGraphics
public import VitrineUIKit

/// Glyphs of a line that stand beside one another and have the same attributes.
public final class CTRun: _CTObject {
    let text: SetText
    let run: GlyphRun
    /// The number of its line in the text.
    let line: Int
    private var glyphStore: UnsafeMutablePointer<CGGlyph>?
    private var positionStore: UnsafeMutablePointer<CGPoint>?
    private var advanceStore: UnsafeMutablePointer<CGSize>?

    init(_ text: SetText, _ run: GlyphRun, _ line: Int) {
        self.text = text
        self.run = run
        self.line = line
    }

    deinit {
        glyphStore?.deallocate()
        positionStore?.deallocate()
        advanceStore?.deallocate()
    }

    private func stored<Value>(
        _ store: inout UnsafeMutablePointer<Value>?, _ value: (GlyphRun.Glyph) -> Value
    ) -> UnsafePointer<Value> {
        if let store { return UnsafePointer(store) }
        let made = UnsafeMutablePointer<Value>.allocate(capacity: max(1, run.glyphs.count))
        for (index, glyph) in run.glyphs.enumerated() { (made + index).initialize(to: value(glyph)) }
        store = made
        return UnsafePointer(made)
    }

    var glyphs: UnsafePointer<CGGlyph> { stored(&glyphStore, Self.number) }
    var positions: UnsafePointer<CGPoint> { stored(&positionStore, Self.position) }
    var advances: UnsafePointer<CGSize> { stored(&advanceStore, Self.advance) }

    static func number(_ glyph: GlyphRun.Glyph) -> CGGlyph { CGGlyph(truncatingIfNeeded: glyph.number) }
    static func position(_ glyph: GlyphRun.Glyph) -> CGPoint {
        CGPoint(x: glyph.position.x, y: -glyph.position.y)
    }
    static func advance(_ glyph: GlyphRun.Glyph) -> CGSize { CGSize(width: glyph.advance, height: 0) }

    /// The characters, in UTF-16.
    var range: CFRange { text.range(of: run.bytes) }

    /// The attributes of its first character, with the font that has its glyphs.
    private(set) lazy var attributes: [NSAttributedString.Key: Any] = {
        let place = range.location - text.location
        var attributes =
            place < text.string.length ? text.string.attributes(at: place, effectiveRange: nil) : [:]
        let own = attributes[.font] as? UIFont
        if own?.textFont != run.font { attributes[.font] = UIFont(textFont: run.font) }
        return attributes
    }()

    var font: UIFont { attributes[.font] as? UIFont ?? UIFont(textFont: run.font) }

    /// How far letters reach as their font says, or as a delegate does.
    var extent: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        let span = text.layout.paragraph.spans[run.span]
        if let attachment = span.attachment { return (attachment.ascent, attachment.descent, 0) }
        let font = run.font
        return (font.ascender + span.baselineOffset, -font.descender - span.baselineOffset, font.leading)
    }

    /// The rectangle around the ink of some glyphs, from the left end of the line's baseline, y growing upwards; null where
    /// there is none.
    func inkBounds(of glyphs: Range<Int>) -> CGRect {
        let rects = run.font.bounds(of: run.glyphs[glyphs].map(\.number))
        return zip(run.glyphs[glyphs], rects).reduce(CGRect.null) { result, next in
            let (glyph, rect) = next
            guard !rect.isEmpty else { return result }
            return result.union(rect.offsetBy(dx: glyph.position.x, dy: -glyph.position.y))
        }
    }

    /// The glyphs that a range of Core Text's means: a length of 0 goes to the end.
    func indices(_ range: CFRange) -> Range<Int> {
        let start = min(max(0, range.location), run.glyphs.count)
        let length = range.length <= 0 ? run.glyphs.count - start : range.length
        return start..<min(run.glyphs.count, start + length)
    }
}

/// Which way a run runs.
public struct CTRunStatus: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// From right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// Glyphs are not in the order of their characters.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// Glyphs go through a matrix of their own.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// The number of glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// The attributes of the run's text. The font is the one that has its glyphs.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    dictionary(Dictionary(uniqueKeysWithValues: run.attributes.map { ($0.key.rawValue, $0.value) }))
}

/// Which way the run runs.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }

/// The glyphs, as long as the run lives.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { run.glyphs }

/// Where the glyphs are, in points from the left end of the line's baseline, as long as the run lives.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { run.positions }

/// How far the next glyph is from each, in points, as long as the run lives.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { run.advances }

/// Copies glyphs; a length of 0 goes to the end.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (place, index) in run.indices(range).enumerated() {
        buffer[place] = CTRun.number(run.run.glyphs[index])
    }
}

/// Copies where glyphs are, in points from the left end of the line's baseline; a length of 0 goes to the end.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (place, index) in run.indices(range).enumerated() {
        buffer[place] = CTRun.position(run.run.glyphs[index])
    }
}

/// Copies how far the next glyph is from each, in points; a length of 0 goes to the end.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (place, index) in run.indices(range).enumerated() {
        buffer[place] = CTRun.advance(run.run.glyphs[index])
    }
}

/// Copies the characters that glyphs are of, in UTF-16; a length of 0 goes to the end.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (place, index) in run.indices(range).enumerated() {
        buffer[place] = run.text.index(ofByte: run.run.glyphs[index].byte)
    }
}

/// The characters of a run, in UTF-16.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }

/// What glyphs go through: nothing, here.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { .identity }

/// How wide glyphs of a run are, and how far they reach as their font says.
///
/// - Parameter range: Glyphs; a length of 0 goes to the end.
/// - Returns: The width in points.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let extent = run.extent
    ascent?.pointee = extent.ascent
    descent?.pointee = extent.descent
    leading?.pointee = extent.leading
    return Double(run.run.glyphs[run.indices(range)].reduce(CGFloat(0)) { $0 + $1.advance })
}

/// The rectangle around the ink of glyphs whose line is drawn at the text position of a context, y growing upwards.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let ink = run.inkBounds(of: run.indices(range))
    guard !ink.isNull else { return .zero }
    let position = context?.textPosition ?? .zero
    return ink.offsetBy(dx: position.x, dy: position.y)
}
