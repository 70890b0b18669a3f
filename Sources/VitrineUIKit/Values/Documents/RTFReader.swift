import Foundation
import VitrineCoreGraphics

/// Makes a text of a document in Rich Text Format.
///
/// What it does not know is left out, as the format demands; pictures and tables are.
final class RTFReader {
    private let defaults: [NSAttributedString.Key: Any]
    private let result = NSMutableAttributedString(string: "")
    private var look = RTFLook()
    private var groups: [RTFLook] = []
    /// Text that has the look, and characters of the code page that were not decoded.
    private var units: [UInt16] = []
    private var pageBytes: [UInt8] = []
    private var encoding = String.Encoding.windowsCP1252
    private var fallback = 0

    private var fonts: [Int: String] = [:]
    private var fontNumber = 0
    private var colors: [UIColor?] = []
    private var color: (Int?, Int?, Int?) = (nil, nil, nil)
    private var collected = ""
    private var tables = RTFLists()

    /// How deep groups may be within others. Ours.
    private static let depthLimit = 4096

    init(_ defaults: [NSAttributedString.Key: Any]) { self.defaults = defaults }

    /// The text; nil of what is no such document, or breaks off before it says anything.
    func read(_ data: Data) -> NSAttributedString? {
        let bytes = [UInt8](data)
        guard data.starts(with: Array("{\\rtf".utf8)) else { return nil }
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "{"):
                guard groups.count < Self.depthLimit else { return nil }
                flush()
                groups.append(look)
            case UInt8(ascii: "}"): endGroup()
            case UInt8(ascii: "\\"): readControl(bytes, &index)
            case 10, 13: break
            default: add(byte)
            }
            if groups.isEmpty { break }
        }
        flush()
        return result
    }

    // MARK: Control words

    private func readControl(_ bytes: [UInt8], _ index: inout Int) {
        guard index < bytes.count else { return }
        let first = bytes[index]
        guard isLetter(first) else {
            index += 1
            return readSign(first, bytes, &index)
        }
        let start = index
        while index < bytes.count, isLetter(bytes[index]), index - start < 32 { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        let numberStart = index
        if index < bytes.count, bytes[index] == UInt8(ascii: "-") { index += 1 }
        while index < bytes.count, (48...57).contains(bytes[index]), index - numberStart < 11 { index += 1 }
        let number = Int(String(decoding: bytes[numberStart..<index], as: UTF8.self))
        if index < bytes.count, bytes[index] == 32 { index += 1 }
        if word == "bin" {
            // Bytes that are no text.
            index = min(bytes.count, index + max(0, number ?? 0))
            return
        }
        if word == "u" {
            decodePage()
            append(UInt16(truncatingIfNeeded: number ?? 0))
            fallback = look.fallbackLength
            return
        }
        flush()
        apply(word, number)
    }

    private func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) || (65...90).contains(byte) }

    private func readSign(_ sign: UInt8, _ bytes: [UInt8], _ index: inout Int) {
        switch sign {
        case UInt8(ascii: "'"):
            guard index + 2 <= bytes.count,
                let value = UInt8(String(decoding: bytes[index..<index + 2], as: UTF8.self), radix: 16)
            else { return }
            index += 2
            if fallback > 0 { fallback -= 1 } else { pageBytes.append(value) }
        case UInt8(ascii: "*"):
            flush()
            // Whoever does not know the destination leaves it out.
            if look.destination == .text || look.destination == .lists { mayBeUnknown = true }
        case UInt8(ascii: "~"): append(0xA0)
        case UInt8(ascii: "_"): append(0x2011)
        case UInt8(ascii: "-"): append(0xAD)
        case 10, 13: apply("par", nil)
        default: add(sign)
        }
    }

    /// Whether the next control word is a destination that may be left out.
    private var mayBeUnknown = false

    private static let skipped: Set = [
        "stylesheet", "info", "pict", "header", "headerl", "headerr", "headerf", "footer", "footerl",
        "footerr", "footerf", "footnote", "listtext", "pntext", "object", "themedata", "generator",
        "filetbl", "revtbl", "rsidtbl", "xmlnstbl", "datastore", "levelnumbers", "listname", "bkmkstart",
        "bkmkend", "comment", "expandedcolortbl", "nonesttables",
    ]

    private func apply(_ word: String, _ number: Int?) {
        let mayBeUnknown = mayBeUnknown
        self.mayBeUnknown = false
        if look.destination == .skipped { return }
        if Self.skipped.contains(word) {
            look.destination = .skipped
            return
        }
        switch word {
        case "ansicpg": encoding = Self.encoding(number ?? 1252)
        case "fonttbl": look.destination = .fonts
        case "colortbl": look.destination = .colors
        case "listtable": look.destination = .lists
        case "listoverridetable": look.destination = .overrides
        case "levelmarker": (look.destination, collected) = (.marker, "")
        case "leveltext": (look.destination, collected) = (.listText, "")
        case "fldinst": (look.destination, collected) = (.instruction, "")
        case "fldrslt", "field", "shptxt", "rtf", "ansi": break
        case "f" where look.destination == .fonts: fontNumber = number ?? 0
        case "red": color.0 = number
        case "green": color.1 = number
        case "blue": color.2 = number
        case "par", "sect", "page", "row": appendNow("\n")
        case "line": appendNow("\u{2028}")
        case "tab", "cell": appendNow("\t")
        case "emdash": appendNow("\u{2014}")
        case "endash": appendNow("\u{2013}")
        case "bullet": appendNow("\u{2022}")
        case "lquote": appendNow("\u{2018}")
        case "rquote": appendNow("\u{2019}")
        case "ldblquote": appendNow("\u{201C}")
        case "rdblquote": appendNow("\u{201D}")
        default:
            if look.destination == .lists || look.destination == .overrides {
                tables.apply(word, number)
            } else if !look.apply(word, number), mayBeUnknown {
                look.destination = .skipped
            }
        }
    }

    private static func encoding(_ page: Int) -> String.Encoding {
        switch page {
        case 1250: .windowsCP1250
        case 1251: .windowsCP1251
        case 1253: .windowsCP1253
        case 1254: .windowsCP1254
        case 932: .shiftJIS
        case 10000: .macOSRoman
        case 65001: .utf8
        default: .windowsCP1252
        }
    }

    private func endGroup() {
        flush()
        guard let outer = groups.popLast() else { return }
        let inner = look
        look = outer
        fallback = 0
        mayBeUnknown = false
        guard inner.destination != outer.destination else { return }
        switch inner.destination {
        case .instruction: look.link = Self.link(in: collected) ?? look.link
        case .marker: tables.setMarker(collected.trimmingCharacters(in: .whitespaces))
        case .listText: tables.setText(collected)
        default: break
        }
    }

    /// HYPERLINK "https://…"
    private static func link(in instruction: String) -> String? {
        let text = instruction.trimmingCharacters(in: .whitespaces)
        guard text.uppercased().hasPrefix("HYPERLINK") else { return nil }
        let parts = text.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count > 1
            ? String(parts[1]) : text.split(separator: " ").dropFirst().first.map(String.init)
    }

    // MARK: Text

    private func add(_ byte: UInt8) {
        if fallback > 0 {
            fallback -= 1
            return
        }
        guard byte < 0x80 else {
            pageBytes.append(byte)
            return
        }
        decodePage()
        units.append(UInt16(byte))
    }

    private func append(_ unit: UInt16) {
        decodePage()
        units.append(unit)
    }

    private func appendNow(_ text: String) {
        units += Array(text.utf16)
        flush()
    }

    private func decodePage() {
        guard !pageBytes.isEmpty else { return }
        let text = String(bytes: pageBytes, encoding: encoding) ?? String(decoding: pageBytes, as: UTF8.self)
        units += Array(text.utf16)
        pageBytes = []
    }

    /// Puts what was read where it belongs.
    private func flush() {
        decodePage()
        guard !units.isEmpty else { return }
        let text = String(decoding: units, as: UTF16.self)
        units = []
        switch look.destination {
        case .text:
            let attributes = look.attributes(
                fonts: fonts, colors: colors, lists: tables.lists(look.list, level: look.level),
                defaults: defaults)
            result.append(NSAttributedString(string: text, attributes: attributes))
        case .fonts:
            let name = text.trimmingCharacters(in: CharacterSet(charactersIn: "; \n"))
            if !name.isEmpty { fonts[fontNumber] = name }
        case .colors: addColors(text.filter { $0 == ";" }.count)
        case .instruction, .marker, .listText: collected += text
        case .skipped, .lists, .overrides: break
        }
    }

    private func addColors(_ count: Int) {
        for _ in 0..<count where colors.count < 4096 {
            func unit(_ value: Int?) -> CGFloat { CGFloat(min(max(value ?? 0, 0), 255)) / 255 }
            let isSet = color.0 != nil || color.1 != nil || color.2 != nil
            colors.append(
                isSet ? UIColor(red: unit(color.0), green: unit(color.1), blue: unit(color.2), alpha: 1) : nil
            )
            color = (nil, nil, nil)
        }
    }
}
