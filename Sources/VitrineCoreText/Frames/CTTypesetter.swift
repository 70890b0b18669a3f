public import Foundation
import VitrineGraphics
import VitrineUIKit

/// Breaks a text into lines, one by one.
public final class CTTypesetter: _CTObject {
    let string: NSAttributedString

    init(_ string: NSAttributedString) { self.string = string }

    /// The text from a character on to the end of its paragraph.
    private func rest(from start: Int) -> NSAttributedString {
        let all = string.string as NSString
        let start = min(max(0, start), all.length)
        let end = all.paragraphRange(for: NSRange(location: start, length: 0))
        return string.attributedSubstring(
            from: NSRange(location: start, length: end.location + end.length - start))
    }

    /// How many characters have room in a line.
    func lineLength(from start: Int, width: Double, breaksCharacters: Bool) -> Int {
        let rest = rest(from: start)
        guard rest.length > 0 else { return 0 }
        let text = NSMutableAttributedString(attributedString: rest.withAttributesOfUIKit)
        let old = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        let style = NSMutableParagraphStyle()
        if let old { style.setParagraphStyle(old) }
        style.lineBreakMode = breaksCharacters ? .byCharWrapping : .byWordWrapping
        (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (0, 0, 0)
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        let set = SetText(text, 0, width: CGFloat(width))
        guard !set.layout.lines.isEmpty else { return 0 }
        return max(1, set.range(of: set.layout.byteRange(ofLine: 0)).length)
    }
}

/// Makes what breaks a text into lines. The text may change afterwards: what is set is as it was.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(NSAttributedString(attributedString: string))
}

/// How many characters of the text, in UTF-16, go into a line of a width: as many whole words as have room, and at least one
/// character.
///
/// - Parameters:
///   - startIndex: Where the line begins, in UTF-16.
///   - width: Points.
///
/// Complexity: O(length of the paragraph).
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.lineLength(from: startIndex, width: width, breaksCharacters: false)
}

/// How many characters of the text, in UTF-16, go into a line of a width, whether words end there or not.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.lineLength(from: startIndex, width: width, breaksCharacters: true)
}

/// A line of a part of the text; a length of 0 goes to the end.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let length = typesetter.string.length
    let start = min(max(0, stringRange.location), length)
    let count = stringRange.length <= 0 ? length - start : min(stringRange.length, length - start)
    return CTLine(
        SetText(
            typesetter.string.attributedSubstring(from: NSRange(location: start, length: count)), start), 0)
}
