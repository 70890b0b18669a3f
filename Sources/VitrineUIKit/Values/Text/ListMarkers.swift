import Foundation
import VitrineCoreGraphics
import VitrineFoundation
import VitrineGraphics

/// The numbers of the items of lists that follow one another.
struct ListCount: Equatable {
    private var lists: [NSTextList] = []
    /// Those of the last items of each list.
    private(set) var numbers: [Int] = []

    static func == (left: Self, right: Self) -> Bool {
        left.numbers == right.numbers && left.lists.elementsEqual(right.lists, by: ===)
    }

    /// Goes on to a paragraph that is an item of some lists; of none ends all of them.
    mutating func add(_ own: [NSTextList]) {
        var depth = 0
        while depth < min(own.count, lists.count), own[depth] === lists[depth] { depth += 1 }
        let goesOn = depth == own.count && depth > 0
        numbers = Array(numbers.prefix(depth))
        if goesOn { numbers[depth - 1] += 1 }
        // The lists around one that begins have no item here yet.
        for list in own[depth...] { numbers.append(list.startingItemNumber - 1) }
        if !goesOn, !own.isEmpty { numbers[own.count - 1] += 1 }
        lists = own
    }

    /// The marker of the paragraph that was added last; nil if it is no item.
    var marker: String? {
        guard let list = lists.last, let number = numbers.last else { return nil }
        var result = list.marker(forItemNumber: number)
        var depth = lists.count - 1
        while depth > 0, lists[depth].listOptions.contains(.prependEnclosingMarker) {
            depth -= 1
            let number = max(numbers[depth], lists[depth].startingItemNumber)
            result = lists[depth].marker(forItemNumber: number) + result
        }
        return result
    }
}

/// The markers of a text that is laid out as a whole.
struct ListMarkers {
    private var count = ListCount()
    /// The next paragraph that was not counted, and what is known of those before.
    private var counted = 0
    private let text: NSAttributedString
    private let string: NSString

    init(of text: NSAttributedString) {
        self.text = text
        string = text.string as NSString
    }

    /// The spans of a part of the text that has one look, cut where paragraphs begin, which have a marker.
    mutating func spans(
        _ span: TextSpan, _ style: NSParagraphStyle, at range: NSRange, color: RGBA?
    ) -> [TextSpan] {
        var result: [TextSpan] = []
        var place = range.location
        while place < range.location + range.length {
            let paragraph = string.paragraphRange(for: NSRange(location: place, length: 0))
            let end = min(paragraph.location + paragraph.length, range.location + range.length)
            var part = span
            part.text = string.substring(with: NSRange(location: place, length: end - place))
            if place == paragraph.location {
                countOn(to: place)
                part.style?.marker = style.marker(count, like: span, color: color)
            }
            result.append(part)
            place = end
        }
        return result
    }

    /// Counts the paragraphs up to the one at a place.
    private mutating func countOn(to place: Int) {
        while counted <= place {
            let style = text.attribute(.paragraphStyle, at: counted, effectiveRange: nil) as? NSParagraphStyle
            count.add(style?.textLists ?? [])
            let paragraph = string.paragraphRange(for: NSRange(location: counted, length: 0))
            counted = max(paragraph.location + paragraph.length, counted + 1)
        }
    }
}

extension NSParagraphStyle {
    /// How far in each list is where nothing else is said, in points, and how far its markers are from the list around: those of
    /// AppKit's lists.
    private static let listStep: CGFloat = 36
    private static let markerInset: CGFloat = 11

    /// Where the text of an item begins; nil of what is no item.
    var listIndent: CGFloat? {
        guard !textLists.isEmpty else { return nil }
        let own = max(headIndent, firstLineHeadIndent)
        return own.isFinite && own > 0 ? own : Self.listStep * CGFloat(textLists.count)
    }

    /// What stands before an item.
    func marker(_ count: ListCount, like span: TextSpan, color: RGBA?) -> TextMarker? {
        guard let text = count.marker, let indent = listIndent else { return nil }
        let least = max(0, indent - Self.listStep)
        var place = least + Self.markerInset
        if firstLineHeadIndent > 0, firstLineHeadIndent < indent { place = firstLineHeadIndent }
        if headIndent > 0, firstLineHeadIndent <= 0, indent < Self.listStep { place = 0 }
        return TextMarker(text, font: span.font, color: color, indent: place, least: min(place, least))
    }

    /// Whether words are broken, in the language of the program.
    var hyphenation: TextHyphenation? {
        let factor = hyphenationFactor > 0 ? hyphenationFactor : usesDefaultHyphenation ? 1 : 0
        guard factor > 0 else { return nil }
        return TextHyphenation(factor: min(CGFloat(factor), 1), language: ProgramLocale.current.identifier)
    }
}
