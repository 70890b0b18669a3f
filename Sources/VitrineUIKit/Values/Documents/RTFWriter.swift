import Foundation
import VitrineCoreGraphics
import VitrineGraphics

/// Makes a document in Rich Text Format of a text.
struct RTFWriter {
    private(set) var text = ""
    private var body = ""
    private var fonts: [String] = []
    private var colors: [String] = []
    /// Lists around one another, each with a number of its own.
    private var lists: [[NSTextList]] = []

    init(_ source: NSAttributedString) {
        let string = source.string as NSString
        var place = 0
        while place < source.length {
            let range = string.paragraphRange(for: NSRange(location: place, length: 0))
            let style = source.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
            beginParagraph(style)
            source.enumerateAttributes(in: range) { attributes, part, _ in
                add(string.substring(with: part), attributes)
            }
            place = max(range.location + range.length, place + 1)
        }
        text = "{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc0\n{\\fonttbl"
        for (number, name) in (fonts.isEmpty ? ["Helvetica"] : fonts).enumerated() {
            text += "\\f\(number)\\fnil\\fcharset0 \(Self.escaped(name));"
        }
        text += "}\n{\\colortbl;" + colors.joined() + "}\n" + listTable + body + "}\n"
    }

    private mutating func number(of font: String) -> Int {
        if let known = fonts.firstIndex(of: font) { return known }
        fonts.append(font)
        return fonts.count - 1
    }

    private mutating func number(of color: UIColor) -> Int {
        let (red, green, blue, _) = color.bytes
        let entry = "\\red\(red)\\green\(green)\\blue\(blue);"
        if let known = colors.firstIndex(of: entry) { return known + 1 }
        colors.append(entry)
        return colors.count
    }

    /// Points in twentieths.
    private static func twips(_ length: CGFloat) -> Int {
        length.isFinite ? Int((min(max(length, -10_000), 10_000) * 20).rounded()) : 0
    }

    // MARK: Paragraphs

    private mutating func beginParagraph(_ style: NSParagraphStyle?) {
        body += "\\pard"
        guard let style else {
            body += "\\ql "
            return
        }
        for stop in style.ownTabStops ?? [] {
            let kind = stop.alignment == .right ? "\\tqr" : stop.alignment == .center ? "\\tqc" : ""
            body += "\(kind)\\tx\(Self.twips(stop.location))"
        }
        let head = style.listIndent ?? style.headIndent
        let first = style.textLists.isEmpty ? style.firstLineHeadIndent : head
        if head != 0 { body += "\\li\(Self.twips(head))" }
        if first != head { body += "\\fi\(Self.twips(first - head))" }
        if style.tailIndent < 0 { body += "\\ri\(Self.twips(-style.tailIndent))" }
        if style.paragraphSpacingBefore > 0 { body += "\\sb\(Self.twips(style.paragraphSpacingBefore))" }
        if style.paragraphSpacing > 0 { body += "\\sa\(Self.twips(style.paragraphSpacing))" }
        if style.lineSpacing > 0 { body += "\\slleading\(Self.twips(style.lineSpacing))" }
        if style.minimumLineHeight > 0 { body += "\\slminimum\(Self.twips(style.minimumLineHeight))" }
        let alignments: [NSTextAlignment: String] = [
            .center: "\\qc", .right: "\\qr", .justified: "\\qj", .left: "\\ql",
        ]
        body += alignments[style.alignment] ?? "\\qnatural"
        if !style.textLists.isEmpty {
            let number = number(of: style.textLists)
            body += "\\ls\(number)\\ilvl\(style.textLists.count - 1)"
        }
        body += " "
    }

    /// The number of a list, which has at least the levels of a paragraph.
    private mutating func number(of path: [NSTextList]) -> Int {
        for (index, known) in lists.enumerated() {
            let shared = min(known.count, path.count)
            guard known.prefix(shared).elementsEqual(path.prefix(shared), by: ===) else { continue }
            if path.count > known.count { lists[index] = path }
            return index + 1
        }
        lists.append(path)
        return lists.count
    }

    private var listTable: String {
        guard !lists.isEmpty else { return "" }
        var table = "{\\*\\listtable"
        var overrides = "{\\*\\listoverridetable"
        for (index, path) in lists.enumerated() {
            table += "{\\list\\listtemplateid\(index + 1)\\listhybrid"
            for list in path { table += Self.level(list) }
            table += "{\\listname ;}\\listid\(index + 1)}\n"
            overrides += "{\\listoverride\\listid\(index + 1)\\listoverridecount0\\ls\(index + 1)}"
        }
        return table + "}\n" + overrides + "}\n"
    }

    private static func level(_ list: NSTextList) -> String {
        let format = list.markerFormat.rawValue
        let kinds = [
            ("decimal", 0), ("upper-roman", 1), ("lower-roman", 2), ("upper-alpha", 3), ("upper-latin", 3),
            ("lower-alpha", 4), ("lower-latin", 4),
        ]
        let kind = kinds.first { format.contains("{\($0.0)}") }?.1 ?? (list.isOrdered ? 0 : 23)
        var shown = "\\'01\(escaped(list.marker(forItemNumber: 1)))"
        var numbers = ""
        if list.isOrdered, let open = format.firstIndex(of: "{"), let close = format.lastIndex(of: "}") {
            let before = format[..<open].prefix(64)
            let after = format[format.index(after: close)...].prefix(64)
            func hex(_ value: Int) -> String { (value < 16 ? "0" : "") + String(value, radix: 16) }
            shown =
                "\\'\(hex(before.count + after.count + 1))\(escaped(String(before)))\\'00\(escaped(String(after)))"
            numbers = "\\'\(hex(before.count + 1))"
        }
        return "{\\listlevel\\levelnfc\(kind)\\leveljc0\\levelstartat\(list.startingItemNumber)\\levelfollow0"
            + "{\\*\\levelmarker \(escaped(format))}{\\leveltext\(shown);}{\\levelnumbers\(numbers);}}"
    }

    // MARK: Runs

    private mutating func add(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        var look = ""
        if let font = attributes[.font] as? UIFont {
            look += "\\f\(number(of: font.familyName))\\fs\(Int((min(font.pointSize, 1600) * 2).rounded()))"
            if font.textFont.weight >= 600 { look += "\\b" }
            if font.textFont.isItalic { look += "\\i" }
        }
        if let color = attributes[.foregroundColor] as? UIColor { look += "\\cf\(number(of: color))" }
        if let color = attributes[.backgroundColor] as? UIColor {
            let number = number(of: color)
            look += "\\cb\(number)\\highlight\(number)"
        }
        if HTMLWriter.hasLine(attributes[.underlineStyle]) { look += "\\ul" }
        if HTMLWriter.hasLine(attributes[.strikethroughStyle]) { look += "\\strike" }
        func length(_ key: NSAttributedString.Key) -> CGFloat {
            let value = attributes[key]
            return (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat ?? 0
        }
        let offset = Int((min(max(length(.baselineOffset), -1000), 1000) * 2).rounded())
        if offset != 0 { look += offset > 0 ? "\\up\(offset)" : "\\dn\(-offset)" }
        if length(.kern) != 0 { look += "\\expndtw\(Self.twips(length(.kern)))" }
        if length(.strokeWidth) != 0 {
            look += "\\strokewidth\(Self.twips(length(.strokeWidth)))"
            if let color = attributes[.strokeColor] as? UIColor { look += "\\strokec\(number(of: color))" }
        }
        let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
        let content = text.filter { $0 != "\u{FFFC}" }
        guard !content.isEmpty else { return }
        let run = "{\(look) \(Self.escaped(content))}"
        guard let link else {
            body += run
            return
        }
        let address = link.replacingOccurrences(of: "\"", with: "%22")
        body += "{\\field{\\*\\fldinst{HYPERLINK \"\(Self.escaped(address))\"}}{\\fldrslt \(run)}}"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        var isReturn = false
        for unit in text.utf16 {
            switch unit {
            case 0x5C, 0x7B, 0x7D: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x0A where isReturn: break
            case 0x0A, 0x0D, 0x2029: result += "\\par\n"
            case 0x09: result += "\\tab "
            case 0x2028: result += "\\line "
            case 0x20..<0x7F: result += String(UnicodeScalar(UInt8(unit)))
            case 0..<0x20: break
            default: result += "\\u\(Int16(bitPattern: unit)) "
            }
            isReturn = unit == 0x0D
        }
        return result
    }
}
