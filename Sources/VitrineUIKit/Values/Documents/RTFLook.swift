import Foundation
import VitrineCoreGraphics
import VitrineGraphics

/// What the control words of Rich Text Format say of the text behind them, within a group.
struct RTFLook {
    /// Where text goes.
    enum Destination: Equatable {
        case text, skipped, fonts, colors, instruction, lists, marker, listText, overrides
    }

    var destination = Destination.text
    /// How many characters stand for one that is given by its number.
    var fallbackLength = 1
    var link: String?

    // Letters.
    var font: Int?
    var halfPoints = 24
    var isBold = false
    var isItalic = false
    var underline = 0
    var isStruck = false
    var color = 0
    var background = 0
    var raised = 0
    var kern = 0
    var stroke = 0
    var strokeColor = 0

    // The paragraph, in twentieths of a point.
    var alignment = NSTextAlignment.natural
    var (indent, first, trailing) = (0, 0, 0)
    var (before, after, leading, minimum) = (0, 0, 0, 0)
    var stops: [(place: Int, alignment: NSTextAlignment)] = []
    var stopKind = NSTextAlignment.left
    var list = 0
    var level = 0

    mutating func resetLetters() {
        let fresh = RTFLook()
        (halfPoints, isBold, isItalic, underline, isStruck) = (24, false, false, 0, false)
        (font, color, background, raised, kern, stroke, strokeColor) = (fresh.font, 0, 0, 0, 0, 0, 0)
    }

    mutating func resetParagraph() {
        (alignment, indent, first, trailing, before, after) = (.natural, 0, 0, 0, 0, 0)
        (leading, minimum, stops, stopKind, list, level) = (0, 0, [], .left, 0, 0)
    }

    /// Takes over what a control word says. Returns whether it is one of these.
    mutating func apply(_ word: String, _ number: Int?) -> Bool {
        let isOn = number != 0
        let value = min(max(number ?? 0, -200_000), 200_000)
        switch word {
        case "plain": resetLetters()
        case "b": isBold = isOn
        case "i": isItalic = isOn
        case "ul", "uld", "uldash", "ulw", "ulth": underline = isOn ? 1 : 0
        case "uldb": underline = isOn ? NSUnderlineStyle.double.rawValue : 0
        case "ulnone": underline = 0
        case "strike", "striked": isStruck = isOn
        case "f": font = value
        case "fs": halfPoints = min(max(number ?? 24, 2), 2000)
        case "cf": color = value
        case "cb", "highlight", "chcbpat": background = value
        case "up": raised = min(number ?? 6, 2000)
        case "dn": raised = -min(number ?? 6, 2000)
        case "super": raised = halfPoints / 3
        case "sub": raised = -halfPoints / 4
        case "nosupersub": raised = 0
        case "expndtw": kern = value
        case "strokewidth": stroke = value
        case "strokec": strokeColor = value
        case "pard": resetParagraph()
        case "ql": alignment = .left
        case "qc": alignment = .center
        case "qr": alignment = .right
        case "qj": alignment = .justified
        case "qnatural": alignment = .natural
        case "li", "lin": indent = value
        case "fi": first = value
        case "ri", "rin": trailing = value
        case "sb": before = max(0, value)
        case "sa": after = max(0, value)
        case "slleading": leading = max(0, value)
        case "slminimum": minimum = max(0, value)
        case "tqr": stopKind = .right
        case "tqc": stopKind = .center
        case "tx":
            if stops.count < 256 { stops.append((value, stopKind)) }
            stopKind = .left
        case "ls": list = value
        case "ilvl": level = min(max(number ?? 0, 0), 15)
        case "uc": fallbackLength = min(max(number ?? 1, 0), 16)
        default: return false
        }
        return true
    }

    // MARK: Attributes

    func attributes(
        fonts: [Int: String], colors: [UIColor?], lists: [NSTextList], defaults: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any] {
        func color(_ number: Int) -> UIColor? { colors.indices.contains(number) ? colors[number] : nil }
        var result = defaults
        let size = CGFloat(halfPoints) / 2
        let name = font.flatMap { fonts[$0] }
        var made =
            name.flatMap { Self.font($0, size) } ?? FontNames.font(named: "Helvetica", size: size)
            ?? TextFont(size: size)
        if isBold { made.weight = max(made.weight, 700) }
        if isItalic { made.isItalic = true }
        result[.font] = UIFont(textFont: made)
        result[.paragraphStyle] = paragraphStyle(lists)
        if let own = color(self.color) { result[.foregroundColor] = own }
        if let own = color(background) { result[.backgroundColor] = own }
        if underline != 0 { result[.underlineStyle] = underline }
        if isStruck { result[.strikethroughStyle] = 1 }
        if raised != 0 { result[.baselineOffset] = CGFloat(raised) / 2 }
        if kern != 0 { result[.kern] = CGFloat(kern) / 20 }
        if stroke != 0 { result[.strokeWidth] = CGFloat(stroke) / 20 }
        if stroke != 0, let own = color(strokeColor) { result[.strokeColor] = own }
        if let link { result[.link] = URL(string: link) ?? link as Any }
        return result
    }

    /// A font by what documents call it; by its family where there is no such face.
    private static func font(_ name: String, _ size: CGFloat) -> TextFont? {
        if let font = FontNames.font(named: name, size: size) { return font }
        guard let dash = name.lastIndex(of: "-") else { return nil }
        return FontNames.font(named: String(name[..<dash]), size: size)
    }

    private func paragraphStyle(_ lists: [NSTextList]) -> NSParagraphStyle {
        func points(_ twips: Int) -> CGFloat { CGFloat(twips) / 20 }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.textLists = lists
        style.headIndent = max(0, points(indent))
        style.firstLineHeadIndent = lists.isEmpty ? max(0, points(indent + first)) : 0
        style.tailIndent = trailing > 0 ? -points(trailing) : 0
        style.paragraphSpacingBefore = points(before)
        style.paragraphSpacing = points(after)
        style.lineSpacing = points(leading)
        style.minimumLineHeight = points(minimum)
        // Where lists have their text otherwise, nothing needs to say so.
        if style.headIndent == CGFloat(lists.count) * 36, !lists.isEmpty { style.headIndent = 0 }
        if !stops.isEmpty {
            style.tabStops = stops.map { NSTextTab(textAlignment: $0.alignment, location: points($0.place)) }
        }
        return style
    }
}
