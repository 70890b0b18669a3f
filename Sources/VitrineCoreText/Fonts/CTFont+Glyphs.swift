public import Foundation
import VitrineGraphics
public import VitrineUIKit

/// Finds the glyphs of characters, without regard to those beside them.
///
/// - Parameters:
///   - characters: `count` of them, in UTF-16. Both halves of a pair have one glyph: the first's place has it, the second's 0.
///   - glyphs: Room for `count` of them; 0 where the font has none.
/// - Returns: Whether there is a glyph for each.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
    _ count: CFIndex
) -> Bool {
    let units = UnsafeBufferPointer(start: characters, count: max(0, count))
    var scalars: [Unicode.Scalar] = []
    var places: [Int] = []
    var index = 0
    while index < units.count {
        let isPair =
            UTF16.isLeadSurrogate(units[index]) && index + 1 < units.count
            && UTF16.isTrailSurrogate(units[index + 1])
        let value =
            isPair
            ? 0x10000 + (UInt32(units[index] & 0x3FF) << 10) + UInt32(units[index + 1] & 0x3FF)
            : UInt32(units[index])
        glyphs[index] = 0
        if isPair { glyphs[index + 1] = 0 }
        scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        places.append(index)
        index += isPair ? 2 : 1
    }
    let found = font.textFont.glyphs(of: scalars)
    for (place, glyph) in zip(places, found) { glyphs[place] = CGGlyph(truncatingIfNeeded: glyph) }
    return !found.contains(0)
}

/// The outline of a glyph, in points from its place on the baseline, y growing upwards; nil where there is nothing to see, or
/// a picture, as of an emoji.
///
/// Complexity: O(elements of the outline).
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let outline = font.textFont.outline(of: UInt32(glyph)) else { return nil }
    return matrix == nil ? outline : outline.copy(using: matrix)
}

/// How far the next glyph is from each.
///
/// - Parameters:
///   - orientation: Glyphs stand beside one another, whatever is asked for, but for `vertical`: then below one another,
///     a line's height apart.
///   - advances: Room for `count` of them, in points; nil for none.
/// - Returns: Their sum, in points.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    let numbers = UnsafeBufferPointer(start: glyphs, count: max(0, count)).map(UInt32.init)
    let lengths =
        orientation == .vertical
        ? numbers.map { _ in font.lineHeight } : font.textFont.advances(of: numbers)
    for (index, length) in lengths.enumerated() {
        advances?[index] =
            orientation == .vertical ? CGSize(width: 0, height: length) : CGSize(width: length, height: 0)
    }
    return Double(lengths.reduce(0, +))
}

/// The rectangles around the ink of glyphs, in points from their places on the baseline, y growing upwards.
///
/// - Parameter boundingRects: Room for `count` of them; nil for none.
/// - Returns: The one around all of them laid over one another.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    let numbers = UnsafeBufferPointer(start: glyphs, count: max(0, count)).map(UInt32.init)
    let rects = font.textFont.bounds(of: numbers)
    for (index, rect) in rects.enumerated() { boundingRects?[index] = rect }
    let all = rects.filter { !$0.isEmpty }.reduce(CGRect.null) { $0.union($1) }
    return all.isNull ? .zero : all
}

/// Draws glyphs in the colour and the text mode of a context.
///
/// - Parameter positions: Where each stands on the baseline, before the context's text matrix. Glyphs stand upright where y
///   grows upwards.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    let path = CGMutablePath()
    for index in 0..<max(0, count) {
        path.addLetter(
            UInt32(glyphs[index]), of: font.textFont, at: positions[index], through: context.textMatrix)
    }
    context.paint(letters: path, in: nil)
    context.clip(toLetters: path)
}

/// The characters that a font has letters of.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CFCharacterSet {
    var result = CharacterSet()
    for range in font.textFont.characters {
        guard let first = Unicode.Scalar(range.lowerBound), let last = Unicode.Scalar(range.upperBound) else {
            continue
        }
        result.insert(charactersIn: first...last)
    }
    return result
}
