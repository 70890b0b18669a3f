import Foundation
import VitrineGraphics

/// The attributes of a run of edited text, with what the text engine makes of them.
final class TextAttributes: Equatable, @unchecked Sendable {
    let values: [NSAttributedString.Key: Any]
    private weak var linkLook: LinkLook?
    private var linked: TextAttributes?
    private var known: (traits: UITraitCollection, span: TextSpan)?

    init(_ values: [NSAttributedString.Key: Any]) {
        self.values = values
    }

    var attachment: NSTextAttachment? { values[.attachment] as? NSTextAttachment }
    var font: UIFont { values[.font] as? UIFont ?? .systemFont(ofSize: 12) }
    var paragraphStyle: NSParagraphStyle? { values[.paragraphStyle] as? NSParagraphStyle }

    static func == (left: TextAttributes, right: TextAttributes) -> Bool {
        if left === right { return true }
        guard left.values.count == right.values.count else { return false }
        return left.values.allSatisfy { key, value in
            guard let own = value as? AnyHashable else { return false }
            return own == right.values[key] as? AnyHashable
        }
    }

    /// A span with this look. Asked for each run of each line that is drawn, so it is worked out once.
    @MainActor
    func span(_ text: String, traits: UITraitCollection) -> TextSpan {
        if known?.traits !== traits { known = (traits, makeSpan(traits)) }
        guard var span = known?.span else { return makeSpan(traits) }
        span.text = text
        return span
    }

    private func makeSpan(_ traits: UITraitCollection) -> TextSpan {
        let label = LabelText(
            attributed: NSAttributedString(string: "x", attributes: values), font: font, alignment: .natural,
            lineBreakMode: .byWordWrapping, numberOfLines: 0, isRightToLeft: false)
        return label.paragraph(traits: traits).spans.first ?? TextSpan("", font: font.textFont)
    }

    /// These as links have them.
    @MainActor
    func linked(by look: LinkLook) -> TextAttributes {
        if let linked, linkLook === look { return linked }
        var values = values
        values[.link] = nil
        let made = TextAttributes(values.merging(look.attributes) { $1 })
        (linkLook, linked) = (look, made)
        return made
    }

    /// These with some in their place.
    func setting(_ other: [NSAttributedString.Key: Any]) -> TextAttributes {
        TextAttributes(values.merging(other) { $1 })
    }
}
