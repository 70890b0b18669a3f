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
    /// What sizes of fonts are multiplied with, where the text is shrunk to fit.
    var scale: CGFloat = 1

    var isEmpty: Bool { (attributed?.string ?? plain ?? "").isEmpty }

    /// The paragraph to shape. Colours of an attributed text are resolved with the traits.
    func paragraph(traits: UITraitCollection) -> TextParagraph {
        var paragraph = TextParagraph(plain ?? "", font: font.textFont.scaled(by: scale))
        var alignment = alignment
        if let attributed {
            paragraph.spans = Self.spans(of: attributed, font: font, scale: scale, traits: traits)
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
        of text: NSAttributedString, font: UIFont, scale: CGFloat, traits: UITraitCollection
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
                font: (attributes[.font] as? UIFont ?? font).textFont.scaled(by: scale))
            span.color = (attributes[.foregroundColor] as? UIColor)?.rgba(with: traits)
            span.underline = number(.underlineStyle) != 0
            span.strikethrough = number(.strikethroughStyle) != 0
            span.kern = number(.kern) * scale
            span.baselineOffset = number(.baselineOffset) * scale
            spans.append(span)
        }
        return spans
    }
}

extension LabelText {
    /// The text shrunk so that all of it is in a box, at most to `minimumScale` of its size, in steps of a half
    /// per cent.
    ///
    /// Complexity: the text is shaped O(1) times.
    func shrunk(toFit box: CGSize, minimumScale: CGFloat, traits: UITraitCollection) -> LabelText {
        func fits(_ steps: Int) -> LabelText? {
            var text = self
            text.scale = CGFloat(steps) / 200
            let layout = TextLayout.layout(text.paragraph(traits: traits), width: box.width)
            // A little more than the box, because its sides are whole pixels.
            let isInside = layout.size.width <= box.width + 0.01 && layout.size.height <= box.height + 0.5
            return !layout.isTruncated && isInside ? text : nil
        }
        guard box.width > 0, fits(200) == nil else { return self }
        let minimum = minimumScale.isFinite ? min(1, max(0, minimumScale)) : 0
        var low = max(1, Int((minimum * 200).rounded(.up)))
        var best = self
        best.scale = CGFloat(low) / 200
        guard let smallest = fits(low) else { return best }
        best = smallest
        var high = 200
        while high - low > 1 {
            let middle = (low + high) / 2
            if let text = fits(middle) { (low, best) = (middle, text) } else { high = middle }
        }
        return best
    }
}

extension TextFont {
    fileprivate func scaled(by scale: CGFloat) -> TextFont {
        guard scale != 1 else { return self }
        var font = self
        font.size *= scale
        return font
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
