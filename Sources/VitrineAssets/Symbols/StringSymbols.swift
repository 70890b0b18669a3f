package import VitrineStrings

/// The source with the symbols of string catalogues that Xcode 26 generates: `LocalizedStringResource.pickACity`, and for
/// texts with arguments functions, `.minSec(3, 20)` for `%lld min %lld sec`.
///
/// They are members of a protocol that the type gets, so that a program's own members of these names are taken.
package struct StringSymbols {
    private let tables: [ManualStrings]
    private let words: Words

    /// - Parameter sources: The program's sources: what none of them names is left out.
    package init(tables: [ManualStrings], sources: [String]) {
        self.tables = tables
        words = Words(sources)
    }

    private static let type = "VitrineFoundation.LocalizedStringResource"
    private static let spaces = "_StringResourceTables"

    /// The text; nil where there is nothing to declare.
    package var text: String? {
        var own: [String] = []
        var nested: [(name: String, lines: [String])] = []
        for (name, tables) in Dictionary(grouping: tables, by: \.table).sorted(by: { $0.key < $1.key }) {
            var formats: [String: String] = [:]
            for table in tables { formats.merge(table.formats) { first, _ in first } }
            let isDefault = name == "Localizable"
            let space = SymbolName.namespace(name)
            guard isDefault || words.contains(space) else { continue }
            let lines = members(formats, table: isDefault ? nil : name)
            if isDefault { own = lines } else if !lines.isEmpty { nested.append((space, lines)) }
        }
        guard !own.isEmpty || !nested.isEmpty else { return nil }
        var lines = ["import VitrineFoundation", ""]
        if !nested.isEmpty {
            lines.append("enum \(Self.spaces) {")
            for (name, members) in nested {
                lines += ["    enum \(name) {"] + members.map { "        \($0)" } + ["    }"]
            }
            lines += ["}", ""]
        }
        lines += ["protocol _StringResources {}", "extension \(Self.type): _StringResources {}"]
        lines.append("extension _StringResources where Self == \(Self.type) {")
        lines += own.map { "    \($0)" }
        lines += nested.map { "    typealias \($0.name) = \(Self.spaces).\($0.name)" }
        return (lines + ["}", ""]).joined(separator: "\n")
    }

    /// The members for the strings of a table; the first of two that would be the same.
    private func members(_ formats: [String: String], table: String?) -> [String] {
        var seen: Set<String> = []
        return formats.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.compactMap {
            key, format in
            let symbol = SymbolName.member(ofKey: FormatPlaces.arguments(of: key).text.joined(separator: " "))
            guard symbol != "_", words.contains(symbol) else { return nil }
            let (places, text) = FormatPlaces.arguments(of: format)
            let parameters = Self.parameters(of: places)
            let signature = symbol + parameters.map { "(\($0))" }.joined()
            guard seen.insert(signature).inserted else { return nil }
            let value = zip(text, places.map(Self.interpolation) + [""])
                .map { String(AssetSymbols.literal($0).dropFirst().dropLast()) + $1 }.joined()
            let table = table.map { ", table: \(AssetSymbols.literal($0))" } ?? ""
            let made = ".init(\(AssetSymbols.literal(key)), defaultValue: \"\(value)\"\(table))"
            return parameters.isEmpty
                ? "static var \(symbol): \(Self.type) { \(made) }"
                : "static func \(symbol)(\(parameters.joined(separator: ", "))) -> \(Self.type) { \(made) }"
        }
    }

    /// The parameters for the places of a text: each argument once, in their order.
    private static func parameters(of places: [FormatPlaces.Argument]) -> [String] {
        let arguments = Dictionary(places.map { ($0.index, $0) }) { first, _ in first }
        return arguments.sorted { $0.key < $1.key }.map { index, place in
            "\(place.name.map(SwiftWord.escaped) ?? "_") arg\(index + 1): \(type(of: place.specifier))"
        }
    }

    private static func interpolation(_ place: FormatPlaces.Argument) -> String {
        let argument = "arg\(place.index + 1)"
        guard type(of: place.specifier) != "String" else { return "\\(\(argument))" }
        return "\\(\(argument), specifier: \(AssetSymbols.literal("%" + place.specifier)))"
    }

    /// The type of an argument, by what C prints it with.
    private static func type(of specifier: String) -> String {
        switch specifier.last {
        case "d", "i": "Int"
        case "u", "x", "X", "o": "UInt"
        case "f", "F", "e", "E", "g", "G", "a", "A": specifier.contains("l") ? "Double" : "Float"
        default: "String"
        }
    }
}
