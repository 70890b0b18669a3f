import Foundation
import VitrineCoreGraphics
import VitrineGraphics
import VitrineSupport

/// The text of a label in the terms of the text engine.
struct LabelText {
    var plain: String?
    var attributed: NSAttributedString?
    var font: UIFont
    var alignment: NSTextAlignment
    var lineBreakMode: NSLineBreakMode
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    var numberOfLines: Int
    var isRightToLeft: Bool
    /// Whether letters may move together before text is truncated.
    var tightens = false
    /// What sizes of fonts are multiplied with, where the text is shrunk to fit.
    var scale: CGFloat = 1

    var isEmpty: Bool {
        if let attributed { return attributed.length == 0 }
        return plain?.isEmpty ?? true
    }

    /// The paragraph to shape. Colours of an attributed text are resolved with the traits.
    func paragraph(traits: UITraitCollection) -> TextParagraph {
        var paragraph = TextParagraph(plain ?? "", font: font.textFont.scaled(by: scale))
        paragraph.style = style(nil)
        paragraph.isRightToLeft = isRightToLeft
        paragraph.tightens = tightens
        if let attributed {
            paragraph.spans = spans(of: attributed, traits: traits)
            if attributed.length > 0,
                let first = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
                    as? NSParagraphStyle
            {
                paragraph.tightens = tightens || first.allowsDefaultTighteningForTruncation
                paragraph.setDirection(first.isRightToLeft)
            }
        }
        paragraph.lineLimit = max(numberOfLines, 0)
        paragraph.truncation = TextTruncation(lineBreakMode)
        return paragraph
    }

    /// How a paragraph is set, with a style of its own or the label's.
    private func style(_ own: NSParagraphStyle?) -> TextStyle {
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
        var style = TextStyle()
        style.alignment = TextAlign(own?.alignment ?? alignment)
        style.breaksCharacters = lineBreakMode == .byCharWrapping
        let strategy = own?.lineBreakStrategy ?? lineBreakStrategy
        style.avoidsOrphans = strategy.contains(.pushOut)
        style.keepsHangul = strategy.contains(.hangulWordPriority)
        guard let own else { return style }
        style.lineSpacing = length(own.lineSpacing)
        style.lineHeightMultiple = length(own.lineHeightMultiple)
        style.minimumLineHeight = length(own.minimumLineHeight)
        style.maximumLineHeight = length(own.maximumLineHeight)
        style.paragraphSpacing = length(own.paragraphSpacing)
        style.paragraphSpacingBefore = length(own.paragraphSpacingBefore)
        style.firstLineHeadIndent = length(own.firstLineHeadIndent)
        style.headIndent = length(own.headIndent)
        style.tailIndent = own.tailIndent.isFinite ? own.tailIndent : 0
        style.tabInterval = length(own.defaultTabInterval)
        style.tabStops = own.ownTabStops?.map { stop in
            TextTabStop(
                location: length(stop.location), alignment: stop.place(isRightToLeft: isRightToLeft),
                terminators: stop.columnTerminators)
        }
        if let indent = own.listIndent { (style.firstLineHeadIndent, style.headIndent) = (indent, indent) }
        style.hyphenation = own.hyphenation
        return style
    }

    private func spans(of text: NSAttributedString, traits: UITraitCollection) -> [TextSpan] {
        var spans: [TextSpan] = []
        let string = text.string as NSString
        let all = NSRange(location: 0, length: text.length)
        var markers = ListMarkers(of: text)
        text.enumerateAttributes(in: all) { attributes, range, _ in
            func number(_ key: NSAttributedString.Key) -> CGFloat {
                let value: CGFloat =
                    switch attributes[key] {
                    case let number as NSNumber: CGFloat(number.doubleValue)
                    case let number as CGFloat: number
                    case let number as Double: CGFloat(number)
                    case let number as Float: CGFloat(number)
                    case let number as Int: CGFloat(number)
                    case let style as NSUnderlineStyle: CGFloat(style.rawValue)
                    default: 0
                    }
                return value.isFinite ? min(max(value, -1e5), 1e5) : 0
            }
            func color(_ key: NSAttributedString.Key) -> RGBA? {
                (attributes[key] as? UIColor)?.rgba(with: traits)
            }
            if attributes[.writingDirection] != nil {
                ReportLog.current.report(
                    once:
                        "NSAttributedString.Key.writingDirection is kept and not drawn: give the paragraph style a "
                        + "baseWritingDirection, or the text marks of direction, U+202A to U+202E.")
            }
            var span = TextSpan(
                string.substring(with: range),
                font: (attributes[.font] as? UIFont ?? font).textFont.scaled(by: scale))
            span.color = color(.foregroundColor)
            span.kern = number(attributes[.tracking] == nil ? .kern : .tracking) * scale
            span.baselineOffset = number(.baselineOffset) * scale
            // As iOS shows links that cannot be tapped; text views have looks of their own for them.
            let isLink = attributes[.link] != nil
            if isLink { span.color = UIColor.link.rgba(with: traits) }
            let decoration = TextDecoration(
                background: color(.backgroundColor), underline: isLink ? 1 : Int(number(.underlineStyle)),
                strikethrough: Int(number(.strikethroughStyle)), underlineColor: color(.underlineColor),
                strikethroughColor: color(.strikethroughColor))
            if decoration != TextDecoration() { span.decoration = decoration }
            if let attachment = attributes[.attachment] as? NSTextAttachment, span.isAttachment {
                span.attachment = attachment.laidOut(
                    width: .greatestFiniteMagnitude, in: nil, at: range.location, scale: scale)
            }
            span.shaping = TextShaping(
                stroke: number(.strokeWidth), strokeColor: color(.strokeColor), skew: number(.obliqueness),
                expansion: number(.expansion),
                hasLigatures: attributes[.ligature] == nil || number(.ligature) > 0)
            if let own = attributes[.paragraphStyle] as? NSParagraphStyle {
                span.style = style(own)
                // Paragraphs of lists are spans of their own, so that each has its marker.
                if !own.textLists.isEmpty {
                    spans += markers.spans(span, own, at: range, color: color(.foregroundColor))
                    return
                }
            }
            spans.append(span)
        }
        return spans
    }
}

// MARK: Shrinking

extension LabelText {
    /// The text shrunk so that all of it is in a box, at most to `minimumScale` of its size, in steps of a half
    /// per cent.
    ///
    /// Complexity: the text is shaped O(1) times.
    func shrunk(toFit box: CGSize, minimumScale: CGFloat, traits: UITraitCollection) -> LabelText {
        func fits(_ steps: Int) -> LabelText? {
            var text = self
            text.scale = CGFloat(steps) / 200
            var paragraph = text.paragraph(traits: traits)
            // Text that is shrunk is shrunk until it fits.
            paragraph.toleratesStandIn = steps == 200
            let layout = TextLayout.layout(paragraph, width: box.width)
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

// MARK: Attributes of all of the text

extension LabelText {
    /// An attribute of an attributed text's first character.
    func first(_ key: NSAttributedString.Key) -> Any? {
        guard let attributed, attributed.length > 0 else { return nil }
        return attributed.attribute(key, at: 0, effectiveRange: nil)
    }

    /// Whether all of an attributed text has an attribute with an equal value; true of a plain text.
    func hasThroughout(_ key: NSAttributedString.Key, _ value: NSObject) -> Bool {
        guard let attributed, attributed.length > 0 else { return true }
        let all = NSRange(location: 0, length: attributed.length)
        var isThroughout = true
        attributed.enumerateAttribute(key, in: all) { found, _, stop in
            guard (found as? NSObject)?.isEqual(value) == true else {
                isThroughout = false
                stop.pointee = true
                return
            }
        }
        return isThroughout
    }

    /// Whether something holds of all paragraph styles of an attributed text; true of a plain text.
    func stylesAgree(_ holds: (NSParagraphStyle) -> Bool) -> Bool {
        guard let attributed, attributed.length > 0 else { return true }
        let all = NSRange(location: 0, length: attributed.length)
        var agrees = true
        attributed.enumerateAttribute(.paragraphStyle, in: all) { found, _, stop in
            guard let style = found as? NSParagraphStyle, !holds(style) else { return }
            agrees = false
            stop.pointee = true
        }
        return agrees
    }

    /// Whether the attributed text is another one, or equal to it. A long text is compared no further than
    /// `comparedLength`, and counts as different.
    func isAttributed(as other: NSAttributedString?) -> Bool { Self.isSame(attributed, other) }

    /// As `isAttributed(as:)`, of any two.
    static func isSame(_ attributed: NSAttributedString?, _ other: NSAttributedString?) -> Bool {
        guard let attributed, let other else { return attributed == nil && other == nil }
        if attributed === other { return true }
        guard attributed.length == other.length, attributed.length <= comparedLength,
            attributed.string == other.string
        else { return false }
        let all = NSRange(location: 0, length: attributed.length)
        var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
        attributed.enumerateAttributes(in: all) { attributes, range, _ in runs.append((range, attributes)) }
        var next = 0
        var isEqual = true
        other.enumerateAttributes(in: all) { attributes, range, stop in
            let mine = next < runs.count ? runs[next] : (NSRange(), [:])
            next += 1
            guard mine.0 == range, mine.1.count == attributes.count,
                attributes.allSatisfy({ key, value in
                    guard let own = mine.1[key] as? AnyHashable else { return false }
                    return own == value as? AnyHashable
                })
            else {
                isEqual = false
                stop.pointee = true
                return
            }
        }
        return isEqual && next == runs.count
    }

    /// UTF-16 units up to which texts are compared, so that setting one never costs more than laying it out.
    private static let comparedLength = 4096

    /// Gives all of an attributed text an attribute, as setting a label's property does.
    mutating func apply(_ key: NSAttributedString.Key, _ value: Any) {
        changeAttributes { $0[key] = value }
    }

    /// Changes all paragraph styles of an attributed text; text without one has the label's.
    mutating func changeStyles(_ change: (NSMutableParagraphStyle) -> Void) {
        changeAttributes { attributes in
            guard let own = attributes[.paragraphStyle] as? NSParagraphStyle,
                let style = own.mutableCopy() as? NSMutableParagraphStyle
            else { return }
            change(style)
            attributes[.paragraphStyle] = style
        }
    }

    /// Makes fonts that follow the text size what they are for some traits. Returns whether one is another now.
    mutating func adjustFonts(to traits: UITraitCollection) -> Bool {
        var isChanged = false
        func adjusted(_ font: UIFont) -> UIFont {
            let adjusted = font.adjusted(to: traits)
            if adjusted.textFont != font.textFont { isChanged = true }
            return adjusted
        }
        font = adjusted(font)
        changeAttributes { attributes in
            if let font = attributes[.font] as? UIFont { attributes[.font] = adjusted(font) }
        }
        return isChanged
    }

    private mutating func changeAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard let attributed, attributed.length > 0 else { return }
        let changed = NSMutableAttributedString(string: "")
        let string = attributed.string as NSString
        let all = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttributes(in: all) { attributes, range, _ in
            var attributes = attributes
            change(&attributes)
            changed.append(NSAttributedString(string: string.substring(with: range), attributes: attributes))
        }
        self.attributed = changed
    }
}

extension TextSpan {
    /// Whether the text is the character that attachments stand in the place of, or several of it.
    var isAttachment: Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy { $0.value == NSTextAttachment.character }
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

extension TextShaping {
    /// Nil for letters as they are.
    fileprivate init?(
        stroke: CGFloat, strokeColor: RGBA?, skew: CGFloat, expansion: CGFloat, hasLigatures: Bool
    ) {
        guard stroke != 0 || skew != 0 || expansion != 0 || !hasLigatures else { return nil }
        self.init(
            stroke: min(max(stroke, -100), 100) / 100, strokeColor: stroke == 0 ? nil : strokeColor,
            skew: min(max(skew, -10), 10), stretch: exp(min(max(expansion, -3), 3)),
            hasLigatures: hasLigatures)
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
        case .byClipping: self = .clip
        case .byWordWrapping, .byCharWrapping: self = .none
        }
    }
}
