import Foundation
import VitrineCoreGraphics
import VitrineText

// Links, attachments and tagged parts of the text, which do something when they are tapped.
extension UITextView {
    /// The item of a character: of text that is not edited.
    final func item(at offset: Int) -> UITextItem? {
        guard isSelectable, !isEditable, offset < editing.content.length else { return nil }
        let place = editing.content.place(at: offset)
        let paragraph = editing.content.paragraph(place.paragraph)
        let own = paragraph.attributes(at: place.offset)
        for key in [NSAttributedString.Key.link, .attachment, .textItemTag] {
            guard let value = own.values[key], let content = Self.content(key, value) else { continue }
            return UITextItem(content, range: NSRange(range(of: key, value, around: offset)))
        }
        guard
            let match = editing.links?.matches(in: String(paragraph.body))
                .first(where: { $0.range.contains(place.offset) })
        else { return nil }
        return UITextItem(
            .link(match.url),
            range: NSRange(location: place.start + match.range.lowerBound, length: match.range.count))
    }

    private static func content(_ key: NSAttributedString.Key, _ value: Any) -> UITextItem.Content? {
        switch key {
        case .link:
            return ((value as? URL) ?? (value as? String).flatMap { URL(string: $0) }).map { .link($0) }
        case .attachment: return (value as? NSTextAttachment).map { .textAttachment($0) }
        default: return (value as? String).map { .tag($0) }
        }
    }

    /// The range with the same value, within the paragraph.
    private func range(of key: NSAttributedString.Key, _ value: Any, around offset: Int) -> Range<Int> {
        let place = editing.content.place(at: offset)
        let paragraph = editing.content.paragraph(place.paragraph)
        var start = place.start
        var found: Range<Int>?
        for run in paragraph.runs {
            let part = start..<start + run.length
            let isSame =
                run.attributes.values[key].map { $0 as? AnyHashable == value as? AnyHashable } ?? false
            if isSame {
                found = found.map { $0.lowerBound..<part.upperBound } ?? part
            } else {
                if let found, found.contains(offset) { return found }
                found = nil
            }
            start += run.length
        }
        let limits = place.start..<place.start + paragraph.length - paragraph.terminatorLength
        return (found ?? offset..<offset + 1).clamped(to: limits)
    }

    /// The item at a point of the view.
    final func item(at point: CGPoint) -> UITextItem? {
        guard isSelectable, !isEditable, !editing.isEmpty else { return nil }
        prepareLines()
        let place = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
        guard let offset = editing.character(at: place) else { return nil }
        return item(at: offset)
    }

    /// Does what an item does, if the delegate agrees.
    final func perform(_ item: UITextItem) {
        let action = UIAction { [weak self] _ in self?.performDefault(item) }
        let chosen: UIAction?
        if let delegate {
            chosen = delegate.textView(self, primaryActionFor: item, defaultAction: action)
        } else {
            chosen = action
        }
        chosen?.perform(sender: self)
    }

    private func performDefault(_ item: UITextItem) {
        switch item.content {
        case .link(let url):
            let isAllowed = delegate?.textView(
                self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
            if isAllowed != false { opens(url) }
        case .textAttachment(let attachment):
            _ = delegate?.textView(
                self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
        case .tag: break
        }
    }
}
