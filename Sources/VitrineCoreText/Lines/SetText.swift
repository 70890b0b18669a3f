import Foundation
import VitrineGraphics
import VitrineUIKit

/// A text that is set in lines, and how its places in UTF-16 and in UTF-8 belong together.
final class SetText {
    /// The text as it was given.
    let string: NSAttributedString
    /// Where the text begins in that which it is a part of, in UTF-16.
    let location: Int
    let layout: TextLayout
    /// For each byte of UTF-8, and for the end, the character of UTF-16 that it belongs to.
    private let characters: [Int32]
    /// For each character of UTF-16, and for the end, where its bytes begin.
    private let bytes: [Int32]

    /// Sets a text as one line: what would end one ends none.
    ///
    /// Complexity: O(length).
    convenience init(_ string: NSAttributedString, _ location: Int = 0) {
        let shown = string.withAttributesOfUIKit
        if shown.string.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
            let changed = NSMutableAttributedString(attributedString: shown)
            for (place, unit) in shown.string.utf16.enumerated() where unit == 0x0A || unit == 0x0D {
                changed.replaceCharacters(in: NSRange(location: place, length: 1), with: "\u{200B}")
            }
            self.init(string, location, changed.paragraph(isOneLine: true), width: nil)
        } else {
            self.init(string, location, shown.paragraph(isOneLine: true), width: nil)
        }
    }

    /// Sets a text in lines of a width.
    ///
    /// - Parameter rooms: Where lines may be; nil for all of the width.
    convenience init(
        _ string: NSAttributedString, _ location: Int, width: CGFloat?, rooms: TextLayout.Rooms? = nil
    ) {
        let paragraph = string.withAttributesOfUIKit.paragraph(isOneLine: false)
        self.init(string, location, paragraph, width: width, rooms: rooms)
    }

    /// Sets as much of a text as has room, and at most about as much again: whole paragraphs, so that lines break as they would in
    /// all of it. A book is set page by page so, without setting the rest of it for each.
    static func fitting(
        _ room: CGSize, _ string: NSAttributedString, _ location: Int, rooms: TextLayout.Rooms? = nil
    ) -> SetText {
        let all = string.string as NSString
        var length = 2000
        while true {
            let end =
                length < all.length
                ? NSMaxRange(all.paragraphRange(for: NSRange(location: length, length: 0))) : all.length
            let part =
                end < all.length
                ? string.attributedSubstring(from: NSRange(location: 0, length: end)) : string
            let set = SetText(part, location, width: room.width, rooms: rooms)
            // The last line is an empty one, behind the end of a paragraph.
            let isFull =
                set.layout.isTruncated || set.lines(within: room.height).count < set.layout.lines.count - 1
            if end == all.length || isFull { return set }
            length = end * 2
        }
    }

    /// The lines that end above a height, in points.
    func lines(within height: CGFloat) -> ArraySlice<TextLayout.Line> {
        layout.lines.prefix { $0.rect.maxY <= height + 0.001 }
    }

    private init(
        _ string: NSAttributedString, _ location: Int, _ paragraph: TextParagraph, width: CGFloat?,
        rooms: TextLayout.Rooms? = nil
    ) {
        self.string = string
        self.location = location
        if let rooms, let width {
            layout = TextLayout.layout(paragraph, width: width, rooms: rooms)
        } else {
            layout = TextLayout.layout(paragraph, width: width)
        }
        var characters: [Int32] = []
        var bytes: [Int32] = []
        for scalar in paragraph.text.unicodeScalars {
            let start = Int32(clamping: bytes.count)
            let byte = Int32(clamping: characters.count)
            characters.append(contentsOf: repeatElement(start, count: UTF8.width(scalar)))
            bytes.append(contentsOf: repeatElement(byte, count: UTF16.width(scalar)))
        }
        let end = Int32(clamping: bytes.count)
        bytes.append(Int32(clamping: characters.count))
        characters.append(end)
        self.characters = characters
        self.bytes = bytes
    }

    /// The place in the whole text of a byte of this one.
    func index(ofByte byte: Int) -> Int {
        location + Int(characters[min(max(0, byte), characters.count - 1)])
    }

    /// The byte of this text of a place in the whole one.
    func byte(ofIndex index: Int) -> Int { Int(bytes[min(max(0, index - location), bytes.count - 1)]) }

    /// The places of a range of bytes.
    func range(of range: Range<Int>) -> CFRange {
        let start = index(ofByte: range.lowerBound)
        return CFRange(location: start, length: index(ofByte: range.upperBound) - start)
    }
}

extension UTF8 {
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { UTF8.encode(scalar)?.count ?? 1 }
}
