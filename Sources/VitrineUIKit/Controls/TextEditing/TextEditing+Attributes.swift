import Foundation
import VitrineText

// What is copied has its attributes for this program, and for others as Rich Text Format and HTML.
extension TextEditing {
    /// The most UTF-16 units whose attributes are copied: ours, since documents are made at once.
    static let attributedCopyLimit = 1 << 18

    /// A part of the text as an item of a pasteboard.
    func copied(_ range: Range<Int>) -> [String: Any] {
        var item: [String: Any] = [PasteboardType.text: content.string(in: range)]
        guard owner?.copiesAttributes == true, range.count <= Self.attributedCopyLimit else { return item }
        let text = attributedText(in: range)
        let all = NSRange(location: 0, length: text.length)
        for (type, format) in [
            (PasteboardType.rtf, NSAttributedString.DocumentType.rtf), (PasteboardType.html, .html),
        ] {
            item[type] = try? text.data(from: all, documentAttributes: [.documentType: format])
        }
        item[PasteboardType.attributedText] = text
        return item
    }

    /// What is on the pasteboard with its attributes; nil where it has none.
    var pastedText: NSAttributedString? {
        let board = UIPasteboard.general
        if let own = board.value(forPasteboardType: PasteboardType.attributedText) as? NSAttributedString {
            return own
        }
        for (type, format) in [
            (PasteboardType.rtf, NSAttributedString.DocumentType.rtf), (PasteboardType.html, .html),
        ] where board.contains(pasteboardTypes: [type]) {
            guard let data = board.data(forPasteboardType: type), data.count <= Self.pasteLimit,
                let text = try? NSAttributedString(
                    data: data, options: [.documentType: format, .defaultAttributes: defaults.values],
                    documentAttributes: nil)
            else { continue }
            guard text.length > 0 else { return nil }
            // A paragraph of HTML ends, which what is pasted into a line does not.
            let isEnded = format == .html && text.string.utf16.last == 10
            return text.attributedSubstring(
                from: NSRange(location: 0, length: text.length - (isEnded ? 1 : 0)))
        }
        return nil
    }
}
