import Foundation
import VitrineGraphics
import VitrineSupport

/// Makes a text of HTML.
struct HTMLDocument {
    private(set) var title: String?
    private let text = NSMutableAttributedString(string: "")
    private var looks = [HTMLLook()]
    private var names: [String] = []
    private var sheet = CSSText()
    /// Attributes of what the document says nothing about.
    private let defaults: [NSAttributedString.Key: Any]
    /// Whether the paragraph has something, and whether what comes next follows a space.
    private var hasContent = false
    private var followsSpace = true
    /// A space that is shown if something follows in its paragraph.
    private var pending: [NSAttributedString.Key: Any]?
    private var known: (look: [NSAttributedString.Key: Any], depth: Int)?
    private var collected = ""

    /// How deep elements may be within others, and lists within lists. Ours; libxml2 stops at 256.
    private static let depthLimit = 512
    private static let listLimit = 16

    private static let blocks: Set = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr",
        "td", "th", "center", "hr", "dl", "dt", "dd", "section", "article", "header", "footer", "address",
        "form", "figure", "figcaption", "main", "nav", "aside",
    ]

    init(_ defaults: [NSAttributedString.Key: Any]) {
        self.defaults = defaults
        if let font = defaults[.font] as? UIFont {
            looks[0].families = [font.familyName]
            (looks[0].size, looks[0].weight) = (font.pointSize, font.textFont.weight)
            looks[0].isItalic = font.textFont.isItalic
        }
        looks[0].color = defaults[.foregroundColor] as? UIColor
    }

    /// The text; nil where it cannot be read.
    mutating func read(_ data: Data, encoding: String.Encoding?) -> NSAttributedString? {
        guard HTMLReader.isAvailable else {
            ReportLog.current.report(
                once: "HTML cannot be read, since libxml2 is not installed: install it (Debian: libxml2).")
            return nil
        }
        guard !data.isEmpty else { return text }
        let name = Self.name(of: encoding, data)
        let isRead = HTMLReader.read(Self.withBody(data, name), encoding: name) { piece in
            switch piece {
            case .element(let name, let attribute): begin(name, attribute)
            case .end(let name): end(name)
            case .text(let characters): add(characters)
            }
        }
        return isRead ? text : nil
    }

    /// libxml2 makes a paragraph of a text that is in nothing.
    private static func withBody(_ data: Data, _ encoding: String?) -> Data {
        guard encoding?.hasPrefix("UTF-16") != true,
            String(decoding: data, as: UTF8.self).range(of: "<body", options: .caseInsensitive) == nil
        else { return data }
        return Data("<body>".utf8) + data
    }

    /// What iconv calls an encoding. What is valid UTF-8 is that, unless the document or the program says otherwise.
    private static func name(of encoding: String.Encoding?, _ data: Data) -> String? {
        switch encoding {
        case .utf8?: return "UTF-8"
        case .utf16?, .unicode?: return "UTF-16"
        case .utf16LittleEndian?: return "UTF-16LE"
        case .utf16BigEndian?: return "UTF-16BE"
        case .isoLatin1?: return "ISO-8859-1"
        case .isoLatin2?: return "ISO-8859-2"
        case .windowsCP1252?: return "windows-1252"
        case .windowsCP1251?: return "windows-1251"
        case .ascii?: return "US-ASCII"
        default:
            let start = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
            if start.contains("charset") { return nil }
            return String(validating: data, as: UTF8.self) == nil ? "windows-1252" : "UTF-8"
        }
    }

    private var look: HTMLLook { looks[looks.count - 1] }

    // MARK: Elements

    private mutating func begin(_ name: String, _ attribute: (String) -> String?) {
        guard looks.count < Self.depthLimit else {
            names.append("")
            return
        }
        if Self.blocks.contains(name) { endParagraph() }
        var own = look
        // What is around a block does not come below its parts.
        if Self.blocks.contains(name) { (own.spacing, own.firstIndent) = (name == "li" ? own.spacing : 0, 0) }
        own.apply(name, attribute)
        if name == "ul" || name == "ol", own.lists.count < Self.listLimit {
            own.lists.append(Self.list(name, attribute, depth: own.lists.count))
        }
        let declarations = sheet.declarations(
            of: name, classes: attribute("class"), id: attribute("id"), own: attribute("style"))
        for (property, value) in declarations { own.apply(style: property, value) }
        looks.append(own)
        names.append(name)
        known = nil
        switch name {
        case "br": addBreak()
        case "img": addImage(attribute)
        case "title", "style": collected = ""
        default: break
        }
    }

    private static func list(_ name: String, _ attribute: (String) -> String?, depth: Int) -> NSTextList {
        let type = attribute("type") ?? ""
        guard name == "ol" else {
            let own = ["disc": NSTextList.MarkerFormat.disc, "circle": .circle, "square": .square][
                type.lowercased()]
            let byDepth: [NSTextList.MarkerFormat] = [.disc, .circle, .square]
            return NSTextList(markerFormat: own ?? byDepth[min(depth, 2)], options: 0)
        }
        let names = ["a": "lower-alpha", "A": "upper-alpha", "i": "lower-roman", "I": "upper-roman"]
        let start = attribute("start").flatMap { Int($0) } ?? 1
        return NSTextList(
            markerFormat: .init("{\(names[type] ?? "decimal")}."), options: [],
            startingItemNumber: min(max(start, -1_000_000), 1_000_000))
    }

    private mutating func end(_ name: String) {
        guard let last = names.popLast(), !last.isEmpty else { return }
        if name == "title" { title = collected.trimmingCharacters(in: .whitespacesAndNewlines) }
        if name == "style" { sheet.add(collected) }
        if Self.blocks.contains(name) { endParagraph() }
        looks.removeLast()
        known = nil
        if name == "style" { applySheetToBody() }
    }

    /// Sheets stand in the head, but may stand in what they are about.
    private mutating func applySheetToBody() {
        guard let body = names.firstIndex(of: "body"), body + 1 < looks.count else { return }
        for (property, value) in sheet.declarations(of: "body", classes: nil, id: nil, own: nil) {
            for index in (body + 1)..<looks.count { looks[index].apply(style: property, value) }
        }
    }

    // MARK: Text

    private var attributes: [NSAttributedString.Key: Any] {
        mutating get {
            if let known, known.depth == looks.count { return known.look }
            let made = defaults.merging(look.attributes) { $1 }
            known = (made, looks.count)
            return made
        }
    }

    private mutating func add(_ characters: String) {
        guard !look.isHidden else {
            if names.last == "title" || names.last == "style" { collected += characters }
            return
        }
        if look.keepsSpaces {
            flushSpace()
            append(characters.replacingOccurrences(of: "\r\n", with: "\n"), attributes)
            followsSpace = false
            return
        }
        var piece = ""
        for character in characters.unicodeScalars {
            guard character != " ", character != "\n", character != "\t", character != "\r",
                character != "\u{C}"
            else {
                guard !followsSpace else { continue }
                followsSpace = true
                append(piece, attributes)
                piece = ""
                pending = attributes
                continue
            }
            flushSpace()
            piece.unicodeScalars.append(character)
            followsSpace = false
        }
        append(piece, attributes)
    }

    private mutating func flushSpace() {
        guard let look = pending else { return }
        pending = nil
        append(" ", look)
    }

    private mutating func append(_ piece: String, _ look: [NSAttributedString.Key: Any]) {
        guard !piece.isEmpty else { return }
        text.append(NSAttributedString(string: piece, attributes: look))
        hasContent = true
    }

    private mutating func addBreak() {
        pending = nil
        guard !look.isHidden else { return }
        append("\u{2028}", attributes)
        followsSpace = true
    }

    private mutating func endParagraph() {
        pending = nil
        followsSpace = true
        guard hasContent else { return }
        hasContent = false
        // A paragraph has its first character's style; what ends it has that of what is before.
        let last = text.attributes(at: text.length - 1, effectiveRange: nil)
        text.append(
            NSAttributedString(
                string: "\n", attributes: last.filter { $0.key != .attachment && $0.key != .link }))
    }

    /// A picture that is in the document itself. Others are not loaded, and are their descriptions.
    private mutating func addImage(_ attribute: (String) -> String?) {
        guard !look.isHidden else { return }
        guard let source = attribute("src"), source.hasPrefix("data:image/"),
            let comma = source.firstIndex(of: ","), source[..<comma].hasSuffix(";base64"),
            let data = Data(
                base64Encoded: String(source[source.index(after: comma)...]),
                options: .ignoreUnknownCharacters),
            let image = UIImage(data: data)
        else {
            if let description = attribute("alt") { add(description) }
            return
        }
        flushSpace()
        let attachment = NSTextAttachment(image: image)
        func side(_ name: String) -> CGFloat? {
            attribute(name).flatMap { Double($0) }.map { CGFloat($0) }.flatMap {
                (1...10_000).contains($0) ? $0 : nil
            }
        }
        if let width = side("width")
            ?? side("height").map({ $0 * image.size.width / max(1, image.size.height) })
        {
            let height = side("height") ?? width * image.size.height / max(1, image.size.width)
            attachment.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        }
        append("\u{FFFC}", attributes.merging([.attachment: attachment]) { $1 })
        followsSpace = false
    }
}
