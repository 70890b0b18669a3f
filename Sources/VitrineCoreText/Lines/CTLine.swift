public import Foundation
import VitrineGraphics
public import VitrineUIKit

/// A line of text.
public final class CTLine: _CTObject {
    let text: SetText
    /// The number of the line in the text.
    let number: Int

    init(_ text: SetText, _ number: Int) {
        self.text = text
        self.number = number
    }

    /// The runs of glyphs, from the left on.
    private(set) lazy var runs: [CTRun] =
        isEmpty ? [] : text.layout.glyphRuns(ofLine: number).map { CTRun(text, $0, number) }

    /// Whether the text has no line at all.
    var isEmpty: Bool { !text.layout.lines.indices.contains(number) }

    var bytes: Range<Int> { isEmpty ? 0..<0 : text.layout.byteRange(ofLine: number) }

    /// Points; with the white space at its end.
    var width: CGFloat {
        runs.map { $0.run.left + $0.run.width }.max() ?? 0
    }
}

/// Which end of a line an ellipsis is at.
public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0, end, middle
}

/// How a line is measured.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Without the leading of fonts.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    /// Without what is shifted for the sake of neighbours.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    /// Marks at the edges hang.
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    /// Around the ink.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    /// Around what is seen of letters.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
    /// As all languages need it.
    public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

/// A line of all of a text; what would end a line ends none.
///
/// Complexity: O(length).
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(SetText(attrString), 0)
}

/// The line, cut so that it takes at most a width.
///
/// - Parameters:
///   - width: Points.
///   - truncationToken: What stands where text was left out, an ellipsis as a rule; nil for nothing.
/// - Returns: The line itself if it has room, and nil if the token has none.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard line.width > width else { return line }
    let room = CGFloat(width) - (truncationToken?.width ?? 0)
    guard room >= 0 else { return nil }
    // Layouts count from the beginning of their text.
    let bytes = line.bytes
    let text = line.text
    func part(_ range: Range<Int>) -> NSAttributedString {
        let start = text.index(ofByte: range.lowerBound) - text.location
        let end = text.index(ofByte: range.upperBound) - text.location
        return text.string.attributedSubstring(from: NSRange(location: start, length: end - start))
    }
    let kept = NSMutableAttributedString()
    let start: Int
    let token = truncationToken.map { $0.text.string } ?? NSAttributedString(string: "")
    switch truncationType {
    case .end:
        start = bytes.lowerBound
        kept.append(part(start..<line.byte(within: room)))
        kept.append(token)
    case .start:
        start = line.byte(from: line.width - room)
        kept.append(token)
        kept.append(part(start..<bytes.upperBound))
    case .middle:
        start = bytes.lowerBound
        kept.append(part(start..<line.byte(within: room / 2)))
        kept.append(token)
        kept.append(part(line.byte(from: line.width - room / 2)..<bytes.upperBound))
    }
    return CTLine(SetText(kept, text.index(ofByte: start)), 0)
}

/// The line, with its spaces widened so that it takes a width; nil where there is nothing to widen.
///
/// - Parameters:
///   - justificationFactor: 0 leaves the line as it is, 1 takes all of the width.
///   - justificationWidth: Points.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    let text = line.text
    let start = text.index(ofByte: line.bytes.lowerBound) - text.location
    let length = text.index(ofByte: line.bytes.upperBound) - text.location - start
    let changed = NSMutableAttributedString(
        attributedString: text.string.attributedSubstring(from: NSRange(location: start, length: length)))
    let units = Array(changed.string.utf16)
    let end = (units.lastIndex { $0 != 0x20 && $0 != 0x0A } ?? -1) + 1
    let spaces = units[..<end].indices.filter { units[$0] == 0x20 }
    let free =
        CGFloat(justificationWidth) - line.width + CGFloat(CTLineGetTrailingWhitespaceWidth(line))
    guard !spaces.isEmpty, free > 0 else { return nil }
    let extra = free * min(max(justificationFactor, 0), 1) / CGFloat(spaces.count)
    for space in spaces {
        let old = changed.attribute(.kern, at: space, effectiveRange: nil) as? NSNumber
        changed.addAttribute(
            .kern, value: NSNumber(value: Double(extra) + (old?.doubleValue ?? 0)),
            range: NSRange(location: space, length: 1))
    }
    return CTLine(SetText(changed, text.location + start), 0)
}

/// The runs of glyphs, from the left on: `CTRun`s.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// The number of glyphs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
    line.runs.reduce(0) { $0 + $1.run.glyphs.count }
}

/// The part of the text that is in the line, in UTF-16.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { line.text.range(of: line.bytes) }

extension CTLine {
    /// How far the text goes that has room in a width.
    fileprivate func byte(within width: CGFloat) -> Int {
        let starts = runs.flatMap { run in run.run.glyphs.map { ($0.byte, $0.position.x + $0.advance) } }
        let first = starts.filter { $0.1 > width }.map(\.0).min()
        return first ?? bytes.upperBound
    }

    /// Where the text begins that is behind a distance.
    fileprivate func byte(from distance: CGFloat) -> Int {
        let starts = runs.flatMap { run in run.run.glyphs.map { ($0.byte, $0.position.x) } }
        let first = starts.filter { $0.1 >= distance - 0.001 }.map(\.0).min()
        return first ?? bytes.upperBound
    }
}
