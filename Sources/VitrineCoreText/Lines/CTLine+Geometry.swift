public import Foundation
import VitrineGraphics
public import VitrineUIKit

/// How wide a line is, and how far its letters reach as their fonts say.
///
/// - Parameters: Where to write lengths, in points; nil for those that nobody wants to know.
/// - Returns: The width in points, with the white space at the end.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let extents = line.runs.map(\.extent)
    ascent?.pointee = extents.map(\.ascent).max() ?? 0
    descent?.pointee = extents.map(\.descent).max() ?? 0
    leading?.pointee = extents.map(\.leading).max() ?? 0
    return Double(line.width)
}

/// The rectangle around a line, in points from the left end of its baseline, y growing upwards.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if !options.isDisjoint(with: [.useGlyphPathBounds, .useOpticalBounds]) { return line.inkBounds }
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    let below = descent + (options.contains(.excludeTypographicLeading) ? 0 : leading)
    return CGRect(x: 0, y: -below, width: CGFloat(width), height: ascent + below)
}

/// The rectangle around the ink of a line that is drawn at the text position of a context, y growing upwards.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let ink = line.inkBounds
    guard let position = context?.textPosition, !ink.isEmpty else { return ink }
    return ink.offsetBy(dx: position.x, dy: position.y)
}

/// How wide the white space at the end of a line is, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
    let end = line.text.byte(ofIndex: line.lastIndexOfInk)
    let width =
        line.runs.flatMap { $0.run.glyphs }.filter { $0.byte >= end }.reduce(CGFloat(0)) { $0 + $1.advance }
    return Double(width)
}

/// Where a line has to begin to lie in a width.
///
/// - Parameters:
///   - flushFactor: 0 for the left, 0.5 for the middle, 1 for the right.
///   - flushWidth: Points.
/// - Returns: Points; 0 for lines that are wider.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double
{
    let width = Double(line.width) - CTLineGetTrailingWhitespaceWidth(line)
    return max(0, (flushWidth - width) * Double(min(max(flushFactor, 0), 1)))
}

/// The character nearest to a point: the one behind the place where a caret would be.
///
/// - Parameter position: In points from the left end of the baseline.
/// - Returns: In UTF-16; `kCFNotFound` in a line without text.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    guard !line.isEmpty else { return kCFNotFound }
    let rect = line.text.layout.lines[line.number].rect
    let caret = line.text.layout.caret(nearest: CGPoint(x: rect.minX + position.x, y: rect.midY))
    return line.text.index(ofByte: caret.byte)
}

/// Where a caret stands before a character.
///
/// - Parameters:
///   - charIndex: In UTF-16.
///   - secondaryOffset: Where it stands besides, between text that runs one way and text that runs the other: the same here.
/// - Returns: Points from the left end of the line.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.offset(ofIndex: charIndex)
    secondaryOffset?.pointee = offset
    return offset
}

/// Calls a block with each place of a caret, from the left on.
///
/// - Parameter block: The place in points from the left end of the line, the character in UTF-16, whether the caret is before
///   it, and what to set to stop.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    let glyphs = line.runs.flatMap { run in run.run.glyphs.map { (run.run.isRightToLeft, $0) } }
    var stop = false
    for (isRightToLeft, glyph) in glyphs {
        let edges = [(glyph.position.x, !isRightToLeft), (glyph.position.x + glyph.advance, isRightToLeft)]
        for (x, isLeading) in edges where !stop {
            block(Double(x), line.text.index(ofByte: glyph.byte), isLeading, &stop)
        }
    }
}

extension CTLine {
    func offset(ofIndex index: Int) -> CGFloat {
        guard !isEmpty else { return 0 }
        let byte = text.byte(ofIndex: index)
        // White space hangs over the end of a line that was wrapped; carets stand in it where its glyphs are.
        if byte >= bytes.upperBound { return width }
        let layout = text.layout
        return layout.caretX(atByte: byte, line: number) - layout.lines[number].rect.minX
    }

    /// Behind the last character that is no white space, in UTF-16.
    fileprivate var lastIndexOfInk: Int {
        let range = text.range(of: bytes)
        let ink = (text.string.string as NSString).rangeOfCharacter(
            from: CharacterSet.whitespacesAndNewlines.inverted, options: .backwards,
            range: NSRange(location: range.location - text.location, length: range.length))
        return ink.location == NSNotFound ? range.location : text.location + NSMaxRange(ink)
    }

    /// The rectangle around the ink, from the left end of the baseline, y growing upwards; zero where there is none.
    var inkBounds: CGRect {
        let all = runs.reduce(CGRect.null) { $0.union($1.inkBounds(of: $1.run.glyphs.indices)) }
        return all.isNull ? .zero : all
    }
}
