import Foundation
import VitrineCoreGraphics

/// What the parts of style sheets say that texts have use for.
struct CSSText {
    /// A rule for elements of a name, of a class, or with an identity; nil for any.
    private struct Rule {
        var element: String?
        var marker: String?
        var declarations: [(name: String, value: String)]
    }

    private var rules: [Rule] = []

    /// Adds the rules of a sheet. Of selectors with several parts the last counts.
    mutating func add(_ sheet: String) {
        let text = Self.withoutComments(sheet)
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), rules.count < 1024 {
            let selectors = rest[..<open]
            guard let close = rest[open...].firstIndex(of: "}") else { return }
            let declarations = Self.declarations(String(rest[rest.index(after: open)..<close]))
            if !selectors.contains("@") {
                for selector in selectors.split(separator: ",") { add(selector, declarations) }
            }
            rest = rest[rest.index(after: close)...]
        }
    }

    private mutating func add(_ selector: Substring, _ declarations: [(name: String, value: String)]) {
        guard let last = selector.split(whereSeparator: \.isWhitespace).last, !last.contains(":") else {
            return
        }
        let place = last.firstIndex { $0 == "." || $0 == "#" } ?? last.endIndex
        let element = last[..<place].lowercased()
        let marker = place < last.endIndex ? String(last[place...]) : nil
        rules.append(
            Rule(
                element: element.isEmpty || element == "*" ? nil : element, marker: marker,
                declarations: declarations))
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let open = rest.range(of: "/*") {
            result += rest[..<open.lowerBound]
            guard let close = rest[open.upperBound...].range(of: "*/") else { return result }
            rest = rest[close.upperBound...]
        }
        return result + rest
    }

    /// What is said of an element: weaker things first, its own attribute last.
    func declarations(of element: String, classes: String?, id: String?, own: String?) -> [(
        name: String, value: String
    )] {
        let names = Set((classes ?? "").split(whereSeparator: \.isWhitespace).map { "." + $0 })
        func applies(_ rule: Rule) -> Bool {
            guard rule.element == nil || rule.element == element else { return false }
            guard let marker = rule.marker else { return true }
            return names.contains(marker) || id.map { "#" + $0 == marker } == true
        }
        let found = rules.filter(applies)
        let weak = found.filter { $0.marker == nil }
        let strong = found.filter { $0.marker != nil }
        return (weak + strong).flatMap(\.declarations) + (own.map(Self.declarations) ?? [])
    }

    private static func declarations(_ text: String) -> [(name: String, value: String)] {
        text.split(separator: ";").prefix(256).compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            func trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
            let value = trimmed(part[part.index(after: colon)...])
            return (
                trimmed(part[..<colon]).lowercased(),
                value.replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespaces)
            )
        }
    }

    // MARK: Values

    /// A length in points; a pixel is one, as in UIKit's reader.
    ///
    /// - Parameter size: The size of the font that relative lengths are relative to.
    static func length(_ text: String, relativeTo size: CGFloat) -> CGFloat? {
        let text = text.lowercased()
        let units: [(String, CGFloat)] = [
            ("px", 1), ("pt", 4.0 / 3), ("rem", 12), ("em", size), ("%", size / 100), ("", 1),
        ]
        for (unit, factor) in units where text.hasSuffix(unit) {
            guard let number = Double(text.dropLast(unit.count)), number.isFinite else { return nil }
            return min(max(CGFloat(number) * factor, -10_000), 10_000)
        }
        return nil
    }

    static func fontSize(_ text: String, relativeTo size: CGFloat) -> CGFloat? {
        let names: [String: CGFloat] = [
            "xx-small": 9, "x-small": 9, "small": 10, "medium": 12, "large": 14, "x-large": 18,
            "xx-large": 24, "smaller": size / 1.2, "larger": size * 1.2,
        ]
        guard let found = names[text.lowercased()] ?? length(text, relativeTo: size), found > 0 else {
            return nil
        }
        return min(max(found, 1), 1000)
    }

    /// A colour by name, by digits or as `rgb()`.
    static func color(_ text: String) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text == "transparent" { return .clear }
        if let named = names[text] { return color(hex: named) }
        if text.hasPrefix("#") { return color(hex: String(text.dropFirst())) }
        if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            let parts = text[text.index(after: open)...].dropLast().split { ", /".contains($0) }
            let values = parts.compactMap { part -> CGFloat? in
                part.hasSuffix("%")
                    ? Double(part.dropLast()).map { CGFloat($0 / 100 * 255) }
                    : Double(part).map { CGFloat($0) }
            }
            guard values.count == parts.count, values.count >= 3, values.allSatisfy(\.isFinite) else {
                return nil
            }
            func unit(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
            let alpha = values.count > 3 ? (parts[3].hasSuffix("%") ? values[3] / 255 : values[3]) : 1
            return UIColor(
                red: unit(values[0] / 255), green: unit(values[1] / 255), blue: unit(values[2] / 255),
                alpha: unit(alpha))
        }
        // Old documents leave the sign out.
        return text.count == 6 ? color(hex: text) : nil
    }

    private static func color(hex text: String) -> UIColor? {
        var digits = text
        if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
            return nil
        }
        let value = digits.count == 6 ? number << 8 | 0xFF : number
        func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
        return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    private static let names = [
        "black": "000000", "silver": "c0c0c0", "gray": "808080", "grey": "808080", "white": "ffffff",
        "maroon": "800000", "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff", "magenta": "ff00ff",
        "green": "008000", "lime": "00ff00", "olive": "808000", "yellow": "ffff00", "navy": "000080",
        "blue": "0000ff", "teal": "008080", "aqua": "00ffff", "cyan": "00ffff", "orange": "ffa500",
        "brown": "a52a2a", "pink": "ffc0cb", "gold": "ffd700", "indigo": "4b0082", "violet": "ee82ee",
        "crimson": "dc143c", "darkred": "8b0000", "darkgreen": "006400", "darkblue": "00008b",
        "darkgray": "a9a9a9", "darkgrey": "a9a9a9", "lightgray": "d3d3d3", "lightgrey": "d3d3d3",
        "dimgray": "696969", "tomato": "ff6347", "coral": "ff7f50", "salmon": "fa8072", "khaki": "f0e68c",
        "skyblue": "87ceeb", "steelblue": "4682b4", "royalblue": "4169e1", "dodgerblue": "1e90ff",
        "turquoise": "40e0d0", "forestgreen": "228b22", "seagreen": "2e8b57", "limegreen": "32cd32",
        "chocolate": "d2691e", "tan": "d2b48c", "beige": "f5f5dc", "ivory": "fffff0",
    ]
}
