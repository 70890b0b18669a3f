import Foundation
import VitrineText

extension TextFlow {
    private func lists(ofParagraph number: Int) -> [NSTextList] {
        content.paragraph(number).attributes(at: 0).paragraphStyle?.textLists ?? []
    }

    /// The number of a paragraph in its lists; nil of one that is no item.
    ///
    /// Complexity: O(1) for the paragraph behind one that was asked for, else O(the items before it).
    func listCount(ofParagraph number: Int) -> ListCount? {
        if let change = content.takeFirstChange(), !listCounts.isEmpty {
            listCounts = listCounts.filter { $0.key < change }
        }
        let own = lists(ofParagraph: number)
        guard !own.isEmpty, !isSecure else { return nil }
        if let known = listCounts[number] { return known }
        var first = number
        while first > 0, listCounts[first - 1] == nil, lists(ofParagraph: first - 1).first === own[0] {
            first -= 1
        }
        var count = first > 0 ? listCounts[first - 1] ?? ListCount() : ListCount()
        for paragraph in first...number {
            count.add(lists(ofParagraph: paragraph))
            listCounts[paragraph] = count
        }
        return count
    }
}
