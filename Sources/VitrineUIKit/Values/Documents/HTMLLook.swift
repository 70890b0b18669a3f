import Foundation
import VitrineCoreGraphics
import VitrineGraphics

/// What elements around a place of HTML say of its text.
struct HTMLLook {
    var families: [String] = []
    var size: CGFloat = 12
    var weight = 400
    var isItalic = false
    var color: UIColor?
    var background: UIColor?
    var underline = 0
    var isStruck = false
    var baseline: CGFloat = 0
    var kern: CGFloat = 0
    var link: String?
    var alignment = NSTextAlignment.natural
    var lists: [NSTextList] = []
    /// How far in the paragraph is, in points, lists apart.
    var indent: CGFloat = 0
    var firstIndent: CGFloat = 0
    var spacing: CGFloat = 0
    var lineHeight: CGFloat = 0
    var keepsSpaces = false
    var isHidden = false

    private static let headings: [String: CGFloat] = [
        "h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04,
    ]

    /// Takes over what an element's name says.
    mutating func apply(_ element: String, _ attribute: (String) -> String?) {
        switch element {
        case "b", "strong", "th": weight = 700
        case "i", "em", "cite", "var", "dfn", "address": isItalic = true
        case "u", "ins": underline = 1
        case "s", "strike", "del": isStruck = true
        case "code", "tt", "kbd", "samp": families = ["Courier"]
        case "pre": (families, keepsSpaces, spacing) = (["Courier"], true, size)
        case "sup": (baseline, size) = (baseline + size / 3, size / 1.2)
        case "sub": (baseline, size) = (baseline - size / 4, size / 1.2)
        case "small": size /= 1.2
        case "big": size *= 1.2
        case "mark": background = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        case "a":
            guard let address = attribute("href") else { return }
            link = address
            color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
            underline = 1
        case "p": spacing = size
        case "center": alignment = .center
        case "blockquote": (indent, spacing) = (indent + 40, size)
        case "dd": indent += 40
        case "font": applyFont(attribute)
        case "head", "script", "style", "title", "noscript", "template", "select", "textarea": isHidden = true
        default:
            guard let heading = Self.headings[element] else { break }
            (size, weight, spacing) = (heading, 700, heading * 0.67)
        }
        if let alignment = attribute("align") { align(alignment) }
    }

    private mutating func applyFont(_ attribute: (String) -> String?) {
        if let found = attribute("color").flatMap(CSSText.color) { color = found }
        if let face = attribute("face") { families = Self.families(face) }
        guard let text = attribute("size"), let number = Int(text) else { return }
        let sizes: [CGFloat] = [9, 10, 12, 14, 18, 24, 36]
        let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
        size = sizes[min(max(isRelative ? number.addingReportingOverflow(3).partialValue : number, 1), 7) - 1]
    }

    private mutating func align(_ text: String) {
        switch text.lowercased() {
        case "left", "start": alignment = .left
        case "right", "end": alignment = .right
        case "center", "middle": alignment = .center
        case "justify": alignment = .justified
        default: break
        }
    }

    private static func families(_ text: String) -> [String] {
        text.split(separator: ",").prefix(16).map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"' \n\t"))
        }
    }

    /// Takes over what style sheets say.
    mutating func apply(style name: String, _ value: String) {
        let small = value.lowercased()
        switch name {
        case "font-family": families = Self.families(value)
        case "font-size": size = CSSText.fontSize(value, relativeTo: size) ?? size
        case "font-weight":
            let names = ["normal": 400, "bold": 700, "bolder": 700, "lighter": 300]
            weight = names[small] ?? Int(small).map { min(max($0, 100), 900) } ?? weight
        case "font-style": isItalic = small == "italic" || small == "oblique"
        case "font": applyShorthand(value)
        case "color": color = CSSText.color(value) ?? color
        case "background-color", "background": background = CSSText.color(value) ?? background
        case "text-decoration", "text-decoration-line":
            underline = small.contains("underline") ? 1 : 0
            isStruck = small.contains("line-through")
        case "text-align": align(value)
        case "letter-spacing": kern = CSSText.length(value, relativeTo: size) ?? 0
        case "text-indent": firstIndent = max(0, CSSText.length(value, relativeTo: size) ?? 0)
        case "margin-left": indent = max(0, CSSText.length(value, relativeTo: size) ?? indent)
        case "margin-bottom": spacing = max(0, CSSText.length(value, relativeTo: size) ?? spacing)
        case "margin":
            let parts = value.split(separator: " ").map { CSSText.length(String($0), relativeTo: size) ?? 0 }
            if let below = parts.count > 2 ? parts[2] : parts.first { spacing = max(0, below) }
        case "line-height":
            // A bare number is one of fonts.
            let text = Double(value).map { "\($0)em" } ?? value
            lineHeight = small == "normal" ? 0 : max(0, CSSText.length(text, relativeTo: size) ?? 0)
        case "vertical-align":
            if small == "super" { baseline = size / 3 } else if small == "sub" { baseline = -size / 4 }
        case "white-space": keepsSpaces = small.hasPrefix("pre")
        case "display": isHidden = isHidden || small == "none"
        default: break
        }
    }

    /// "italic bold 12px/1.5 Georgia, serif"
    private mutating func applyShorthand(_ value: String) {
        let words = value.split(separator: " ", maxSplits: 8).map(String.init)
        for (number, word) in words.enumerated() {
            let sizes = word.split(separator: "/")
            if word.first?.isNumber == true, Int(word) == nil, let first = sizes.first,
                let found = CSSText.fontSize(String(first), relativeTo: size)
            {
                size = found
                families = Self.families(words[(number + 1)...].joined(separator: " "))
                return
            }
            if word == "italic" { isItalic = true } else { apply(style: "font-weight", word) }
        }
    }

    // MARK: Attributes

    /// The font: the first of the families that there is, else one with serifs, as browsers have it.
    private var font: UIFont {
        let size = min(max(self.size, 1), 1000)
        var font: TextFont?
        for name in families {
            switch name.lowercased() {
            case "-apple-system", "system-ui", "blinkmacsystemfont", "sans-serif", "ui-sans-serif":
                font = TextFont(size: size)
            case "ui-rounded": font = TextFont(family: .systemRounded, size: size)
            case "ui-serif": font = TextFont(family: .systemSerif, size: size)
            case "ui-monospace": font = TextFont(family: .monospaced, size: size)
            case "monospace": font = FontNames.font(named: "Courier", size: size)
            case "serif": font = FontNames.font(named: "Times New Roman", size: size)
            default: font = FontNames.font(named: name, size: size)
            }
            if font != nil { break }
        }
        var made = font ?? FontNames.font(named: "Times New Roman", size: size) ?? TextFont(size: size)
        if weight != 400 { made.weight = weight }
        if isItalic { made.isItalic = true }
        return UIFont(textFont: made)
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.textLists = lists
        style.paragraphSpacing = spacing
        (style.minimumLineHeight, style.maximumLineHeight) = (lineHeight, lineHeight)
        if lists.isEmpty || indent > 0 {
            let head = indent + CGFloat(lists.count) * 36
            (style.headIndent, style.firstLineHeadIndent) = (head, head + (lists.isEmpty ? firstIndent : 0))
        }
        return style
    }

    /// The attributes of text that looks so.
    var attributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [
            .font: font, .foregroundColor: color ?? UIColor.black, .paragraphStyle: paragraphStyle,
        ]
        result[.backgroundColor] = background
        if underline != 0 { result[.underlineStyle] = underline }
        if isStruck { result[.strikethroughStyle] = 1 }
        if baseline != 0 { result[.baselineOffset] = baseline }
        if kern != 0 { result[.kern] = kern }
        if let link { result[.link] = URL(string: link) ?? link as Any }
        return result
    }
}
