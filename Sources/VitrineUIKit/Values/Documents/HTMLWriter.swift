import Foundation
import VitrineCoreGraphics
import VitrineGraphics

/// Makes HTML of a text: a paragraph an element, lists as such, and what letters look like as styles.
struct HTMLWriter {
    private(set) var text: String

    init(_ source: NSAttributedString) {
        text = """
            <!DOCTYPE html>
            <html>
            <head>
            <meta charset="utf-8">
            </head>
            <body>

            """
        let string = source.string as NSString
        var open: [NSTextList] = []
        var place = 0
        while place < source.length {
            let range = string.paragraphRange(for: NSRange(location: place, length: 0))
            let style = source.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
            let lists = style?.textLists ?? []
            turn(&open, to: lists)
            let element = lists.isEmpty ? "p" : "li"
            text += "<\(element)\(Self.attribute(Self.css(style)))>"
            addRuns(of: source, in: range)
            text += "</\(element)>\n"
            place = max(range.location + range.length, place + 1)
        }
        turn(&open, to: [])
        text += "</body>\n</html>\n"
    }

    /// Ends lists that a paragraph is in no more, and begins those that it is in.
    private mutating func turn(_ open: inout [NSTextList], to lists: [NSTextList]) {
        var kept = 0
        while kept < min(open.count, lists.count), open[kept] === lists[kept] { kept += 1 }
        while open.count > kept {
            text += open.removeLast().isOrdered ? "</ol>\n" : "</ul>\n"
        }
        for list in lists[kept...] {
            open.append(list)
            text += Self.beginning(of: list) + "\n"
        }
    }

    private static func beginning(of list: NSTextList) -> String {
        let format = list.markerFormat.rawValue
        guard list.isOrdered else {
            let type = ["{circle}": "circle", "{square}": "square"][format] ?? "disc"
            return "<ul type=\"\(type)\">"
        }
        let types = [
            ("lower-alpha", "a"), ("lower-latin", "a"), ("upper-alpha", "A"), ("upper-latin", "A"),
            ("lower-roman", "i"), ("upper-roman", "I"),
        ]
        let type = types.first { format.contains($0.0) }?.1 ?? "1"
        return "<ol type=\"\(type)\" start=\"\(list.startingItemNumber)\">"
    }

    private mutating func addRuns(of source: NSAttributedString, in range: NSRange) {
        let string = source.string as NSString
        source.enumerateAttributes(in: range) { attributes, part, _ in
            let body = string.substring(with: part).trimmingCharacters(
                in: CharacterSet(charactersIn: "\n\r\u{2029}"))
            guard !body.isEmpty else { return }
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                guard let data = attachment.image?.pngData() else { return }
                text += "<img src=\"data:image/png;base64,\(data.base64EncodedString())\">"
                return
            }
            var link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
            link = link.map { "<a href=\"\(Self.escaped($0))\">" }
            text += (link ?? "") + "<span\(Self.attribute(Self.css(attributes)))>"
            text += Self.escaped(body).replacingOccurrences(of: "\u{2028}", with: "<br>")
            text += "</span>" + (link == nil ? "" : "</a>")
        }
    }

    private static func attribute(_ css: String) -> String { css.isEmpty ? "" : " style=\"\(escaped(css))\"" }

    private static func escaped(_ text: String) -> String {
        var result = ""
        var follows = true
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // Readers make one of several.
            case " " where follows: result += "&nbsp;"
            default: result.unicodeScalars.append(scalar)
            }
            follows = scalar == " " && !follows
        }
        return result
    }

    // MARK: Styles

    private static func css(_ style: NSParagraphStyle?) -> String {
        guard let style else { return "margin: 0" }
        var parts = ["margin: 0 0 \(number(style.paragraphSpacing))px"]
        if style.headIndent > 0, style.textLists.isEmpty {
            parts.append("margin-left: \(number(style.headIndent))px")
        }
        switch style.alignment {
        case .center: parts.append("text-align: center")
        case .right: parts.append("text-align: right")
        case .justified: parts.append("text-align: justify")
        case .left: parts.append("text-align: left")
        case .natural: break
        }
        return parts.joined(separator: "; ")
    }

    private static func css(_ attributes: [NSAttributedString.Key: Any]) -> String {
        var parts: [String] = []
        if let font = attributes[.font] as? UIFont {
            let family = font.familyName.hasPrefix(".") ? "-apple-system, sans-serif" : "'\(font.familyName)'"
            parts += ["font-family: \(family)", "font-size: \(number(font.pointSize))px"]
            if font.textFont.weight != 400 { parts.append("font-weight: \(font.textFont.weight)") }
            if font.textFont.isItalic { parts.append("font-style: italic") }
        }
        if let color = attributes[.foregroundColor] as? UIColor { parts.append("color: \(text(color))") }
        if let color = attributes[.backgroundColor] as? UIColor {
            parts.append("background-color: \(text(color))")
        }
        var lines: [String] = []
        if hasLine(attributes[.underlineStyle]) { lines.append("underline") }
        if hasLine(attributes[.strikethroughStyle]) { lines.append("line-through") }
        if !lines.isEmpty { parts.append("text-decoration: \(lines.joined(separator: " "))") }
        if let kern = attributes[.kern] as? CGFloat, kern != 0 {
            parts.append("letter-spacing: \(number(kern))px")
        }
        if let offset = attributes[.baselineOffset] as? CGFloat, offset != 0 {
            parts.append("vertical-align: \(offset > 0 ? "super" : "sub")")
        }
        return parts.joined(separator: "; ")
    }

    static func hasLine(_ value: Any?) -> Bool {
        (value as? NSNumber)?.intValue ?? (value as? Int) ?? (value as? NSUnderlineStyle)?.rawValue ?? 0 != 0
    }

    private static func number(_ value: CGFloat) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    private static func text(_ color: UIColor) -> String {
        let (red, green, blue, alpha) = color.bytes
        return alpha == 255
            ? "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            : "rgba(\(red), \(green), \(blue), \(number(CGFloat(alpha) / 255)))"
    }
}

extension UIColor {
    /// As it is now, in bytes.
    var bytes: (red: Int, green: Int, blue: Int, alpha: Int) {
        let color = rgba(with: .current)
        func byte(_ value: some BinaryFloatingPoint) -> Int {
            Int((min(max(Double(value), 0), 1) * 255).rounded())
        }
        return (byte(color.red), byte(color.green), byte(color.blue), byte(color.alpha))
    }
}
