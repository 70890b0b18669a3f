import Foundation
import VitrineText

extension TextEditing {
    /// Return in an item without a text takes the item out of its list, into the one around if there is one. Returns whether
    /// that is what Return did.
    func leaveList() -> Bool {
        guard marked == nil, selection.isEmpty, let owner, owner.isEditable else { return false }
        let place = content.place(at: head)
        let paragraph = content.paragraph(place.paragraph)
        let look = isEmpty ? typingAttributes : paragraph.attributes(at: 0)
        guard paragraph.body.isEmpty, let style = look.paragraphStyle, !style.textLists.isEmpty,
            let outer = style.mutableCopy() as? NSMutableParagraphStyle
        else { return false }
        guard owner.shouldChange(in: NSRange(location: head, length: 0), replacementText: "\n") else {
            return true
        }
        outer.textLists.removeLast()
        if outer.textLists.isEmpty { (outer.headIndent, outer.firstLineHeadIndent) = (0, 0) }
        let changed = look.setting([.paragraphStyle: outer])
        guard paragraph.length > 0 else {
            content.setAttributesOfEmptyEnd(changed)
            if isEmpty { typing = changed }
            owner.textLookDidChange()
            owner.selectionDidChange()
            return true
        }
        // What ends the paragraph has its style.
        let range = place.start..<place.start + paragraph.length
        apply(
            Edit(
                kind: .other, location: range.lowerBound, removed: [], insertedLength: 0, selection: selection
            ),
            range, [.init(paragraph.text, changed)])
        select(range.lowerBound..<range.lowerBound)
        return true
    }
}
