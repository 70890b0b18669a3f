import Foundation
import VitrineCoreGraphics
import VitrineGraphics

/// The text of a label in the terms of the text engine.
struct LabelText {
    var plain: String?
    var attributed: NSAttributedString?
    var font: UIFont
    var alignment: NSTextAlignment
    var lineBreakMode: NSLineBreakMode
    var numberOfLines: Int
    var isRightToLeft: Bool

    var isEmpty: Bool { (attributed?.string ?? plain ?? "").isEmpty }

    /// The paragraph to shape. Colours of an attributed text are resolved with the traits.
    func paragraph(traits: UITraitCollection) -> TextParagraph {
        var paragraph = TextParagraph(plain ?? "", font: font.textFont)
        var alignment = alignment
        if let attributed {
            paragraph.spans = Self.spans(of: attributed, font: font, traits: traits)
            if attributed.length > 0,
                let style = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
                    as? NSParagraphStyle
            {
                paragraph.lineSpacing = style.lineSpacing
                if style.alignment != .natural { alignment = style.alignment }
            }
        }
        paragraph.alignment = TextAlign(alignment)
        paragraph.lineLimit = max(numberOfLines, 0)
        paragraph.truncation = TextTruncation(lineBreakMode)
        paragraph.isRightToLeft = isRightToLeft
        return paragraph
    }

    private static func spans(
        of text: NSAttributedString, font: UIFont, traits: UITraitCollection
    ) -> [TextSpan] {
        var spans: [TextSpan] = []
        let all = NSRange(location: 0, length: text.length)
        text.enumerateAttributes(in: all) { attributes, range, _ in
            func number(_ key: NSAttributedString.Key) -> CGFloat {
                switch attributes[key] {
                case let number as NSNumber: CGFloat(number.doubleValue)
                case let number as CGFloat: number
                case let number as Double: CGFloat(number)
                case let number as Int: CGFloat(number)
                default: 0
                }
            }
            var span = TextSpan(
                (text.string as NSString).substring(with: range),
                font: (attributes[.font] as? UIFont ?? font).textFont)
            span.color = (attributes[.foregroundColor] as? UIColor)?.rgba(with: traits)
            span.underline = number(.underlineStyle) != 0
            span.strikethrough = number(.strikethroughStyle) != 0
            span.kern = number(.kern)
            span.baselineOffset = number(.baselineOffset)
            spans.append(span)
        }
        return spans
    }
}

extension TextAlign {
    init(_ alignment: NSTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .leading
        }
    }
}

extension TextTruncation {
    init(_ mode: NSLineBreakMode) {
        switch mode {
        case .byTruncatingHead: self = .head
        case .byTruncatingTail: self = .tail
        case .byTruncatingMiddle: self = .middle
        case .byWordWrapping, .byCharWrapping, .byClipping: self = .none
        }
    }
}
