public import Foundation

extension NSMutableAttributedString {
    /// Makes attributes consistent: a paragraph has the style of its first character, and attachments stand at the characters
    /// for them alone.
    ///
    /// Fonts stay as they are: a character that its font does not have is drawn with another one when it is laid out.
    ///
    /// - Parameter range: UTF-16 units; the paragraphs in it are fixed whole.
    ///
    /// Complexity: O(*n*) in the length of the paragraphs.
    public func fixAttributes(in range: NSRange) {
        let text = mutableString as NSString
        let whole = text.paragraphRange(for: range)
        var place = whole.location
        while place < NSMaxRange(whole) {
            let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
            guard paragraph.length > 0 else { break }
            if let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) {
                addAttribute(.paragraphStyle, value: style, range: paragraph)
            } else {
                removeAttribute(.paragraphStyle, range: paragraph)
            }
            place = NSMaxRange(paragraph)
        }
        let attachment = unichar(0xFFFC)
        enumerateAttribute(.attachment, in: whole) { value, range, _ in
            guard value != nil else { return }
            for unit in range.location..<NSMaxRange(range) where text.character(at: unit) != attachment {
                removeAttribute(.attachment, range: NSRange(location: unit, length: 1))
            }
        }
    }
}
