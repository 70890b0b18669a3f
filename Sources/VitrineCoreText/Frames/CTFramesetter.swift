public import Foundation
import VitrineGraphics
public import VitrineUIKit

/// Sets a text in frames.
public final class CTFramesetter: _CTObject {
    let typesetter: CTTypesetter

    init(_ string: NSAttributedString) {
        typesetter = CTTypesetter(string)
    }

    var string: NSAttributedString { typesetter.string }

    /// The part of the text that a range means: a length of 0 goes to the end.
    func part(_ range: CFRange) -> (text: NSAttributedString, location: Int) {
        let start = min(max(0, range.location), string.length)
        let length = range.length <= 0 ? string.length - start : min(range.length, string.length - start)
        if start == 0, length == string.length { return (string, 0) }
        return (string.attributedSubstring(from: NSRange(location: start, length: length)), start)
    }
}

/// Makes what sets a text. The text may change afterwards: what is set is as it was.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(NSAttributedString(attributedString: attrString))
}

/// What breaks the text into lines.
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
    framesetter.typesetter
}

/// Sets text in a shape.
///
/// - Parameters:
///   - stringRange: Where the text begins; with a length of 0 it goes on as far as there is room.
///   - path: In points, y growing upwards. Lines are set from its top, and beside what is not in it.
///   - frameAttributes: There are none here.
///
/// Complexity: O(length) of the paragraphs that have room, and of about as many behind them.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let (text, location) = framesetter.part(stringRange)
    return CTFrame(text, location, path)
}

/// The size that text takes.
///
/// - Parameters:
///   - stringRange: Where the text begins; with a length of 0 it goes on as far as there is room.
///   - constraints: What there is room for, in points; lengths without limit are `CGFloat.greatestFiniteMagnitude`, or 0.
///   - fitRange: The text that has room.
/// - Returns: Points, not rounded.
///
/// Complexity: O(length) of the paragraphs that have room, and of about as many behind them.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
    _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e6 ? length : 1e6 }
    let (text, location) = framesetter.part(stringRange)
    let room = CGSize(width: limit(constraints.width), height: limit(constraints.height))
    let set = SetText.fitting(room, text, location)
    let lines = set.lines(within: room.height)
    let bytes = lines.isEmpty ? 0..<0 : 0..<set.layout.byteRange(ofLine: lines.count - 1).upperBound
    fitRange?.pointee = set.range(of: bytes)
    return CGSize(width: lines.map(\.rect.width).max() ?? 0, height: lines.last?.rect.maxY ?? 0)
}
