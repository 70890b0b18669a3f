import Foundation

/// Reads the files that tables are in.
enum StringTableFile {
    /// A table in one language, by keys.
    typealias Table = [String: StringEntry]

    /// Why a file cannot be read.
    struct Fault: Error, Equatable {
        let sentence: String
    }

    // MARK: .strings

    /// `"key" = "value";` with comments, or a property list.
    static func strings(_ data: Data) throws(Fault) -> Table {
        // Foundation reads the old form, too, but not strictly.
        if ["bplist", "<"].contains(where: { data.starts(with: Data($0.utf8)) }),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
                as? [String: String]
        {
            return list.mapValues { StringEntry(format: $0) }
        }
        guard let text = text(of: data) else {
            throw Fault(sentence: "It is neither UTF-8 nor UTF-16: save it as UTF-8.")
        }
        var reader = StringsReader(text)
        return try reader.read()
    }

    private static func text(of data: Data) -> String? {
        let marks: [UInt8] = Array(data.prefix(2))
        if marks == [0xFF, 0xFE] || marks == [0xFE, 0xFF] { return String(data: data, encoding: .utf16) }
        return String(data: data, encoding: .utf8)
    }

    // MARK: .stringsdict

    static func stringsdict(_ data: Data) throws(Fault) -> Table {
        guard
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else {
            throw Fault(
                sentence: "It is no property list of keys: Xcode makes such a file by New > Stringsdict File."
            )
        }
        return list.compactMapValues { value in
            guard let entry = value as? [String: Any],
                let format = entry["NSStringLocalizedFormatKey"] as? String
            else { return nil }
            var substitutions: [String: StringEntry.Substitution] = [:]
            for (name, rule) in entry {
                guard let rule = rule as? [String: String] else { continue }
                substitutions[name] = StringEntry.Substitution(
                    specifier: rule["NSStringFormatValueTypeKey"] ?? "d", plurals: plurals { rule[$0] })
            }
            return StringEntry(format: format, substitutions: substitutions)
        }
    }

    private static func plurals(_ words: (String) -> String?) -> StringEntry.Plurals {
        var result: StringEntry.Plurals = [:]
        for category in PluralCategory.allCases {
            if let word = words(category.rawValue) { result[category] = word }
        }
        return result
    }

    // MARK: .xcstrings

    /// A string catalogue: tables by language, and the language that the keys are in.
    static func catalog(_ data: Data) throws(Fault) -> (source: String, tables: [String: Table]) {
        let (source, strings) = try root(of: data)
        var tables: [String: Table] = [:]
        for (key, value) in strings {
            for (language, value) in value["localizations"] as? [String: Any] ?? [:] {
                guard let value = value as? [String: Any], let entry = entry(value) else { continue }
                tables[language, default: [:]][key] = entry
            }
            // What is not translated yet is its own text.
            if tables[source]?[key] == nil { tables[source, default: [:]][key] = StringEntry(format: key) }
        }
        return (source, tables)
    }

    /// What a string catalogue has in its own language under the keys that were written there by hand, not found in sources.
    static func manualEntries(_ data: Data) throws(Fault) -> Table {
        let (source, strings) = try root(of: data)
        return strings.filter { $0.value["extractionState"] as? String == "manual" }.compactMapValues {
            (($0["localizations"] as? [String: Any])?[source] as? [String: Any]).flatMap(entry)
        }
    }

    private static func root(
        of data: Data
    ) throws(Fault) -> (source: String, strings: [String: [String: Any]]) {
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = root["strings"] as? [String: Any]
        else {
            throw Fault(sentence: "It is no string catalogue: Xcode makes one by New > String Catalog.")
        }
        return (
            root["sourceLanguage"] as? String ?? "en", strings.mapValues { $0 as? [String: Any] ?? [:] }
        )
    }

    private static func entry(_ value: [String: Any]) -> StringEntry? {
        var substitutions: [String: StringEntry.Substitution] = [:]
        for (name, value) in value["substitutions"] as? [String: Any] ?? [:] {
            guard let value = value as? [String: Any] else { continue }
            substitutions[name] = StringEntry.Substitution(
                argument: (value["argNum"] as? Int).map { $0 - 1 },
                specifier: value["formatSpecifier"] as? String ?? "lld", plurals: plurals(in: value))
        }
        let plurals = plurals(in: value)
        guard let format = unit(value) ?? plurals[.other] else { return nil }
        return StringEntry(format: format, plurals: plurals, substitutions: substitutions)
    }

    /// The text of a unit, or of the variation for computers, or for any device.
    private static func unit(_ value: [String: Any]) -> String? {
        if let unit = value["stringUnit"] as? [String: Any] { return unit["value"] as? String }
        guard let devices = (value["variations"] as? [String: Any])?["device"] as? [String: Any] else {
            return nil
        }
        for device in ["iphone", "other", "ipad", "mac"] {
            if let found = (devices[device] as? [String: Any]).flatMap(unit) { return found }
        }
        return nil
    }

    private static func plurals(in value: [String: Any]) -> StringEntry.Plurals {
        guard let plural = (value["variations"] as? [String: Any])?["plural"] as? [String: Any] else {
            return [:]
        }
        return plurals { (plural[$0] as? [String: Any]).flatMap(unit) }
    }
}

/// Reads the old form of property lists that `.strings` are in.
private struct StringsReader {
    private let text: [Unicode.Scalar]
    private var position = 0

    init(_ text: String) { self.text = Array(text.unicodeScalars) }

    mutating func read() throws(StringTableFile.Fault) -> StringTableFile.Table {
        var table: StringTableFile.Table = [:]
        try skip()
        while position < text.count {
            let key = try string()
            try skip()
            var value = key
            if current == "=" {
                position += 1
                try skip()
                value = try string()
                try skip()
            }
            guard current == ";" else { throw fault("a semicolon is missing after the value of \"\(key)\"") }
            position += 1
            table[key] = StringEntry(format: value)
            try skip()
        }
        return table
    }

    private var current: Unicode.Scalar? { position < text.count ? text[position] : nil }

    private func fault(_ what: String) -> StringTableFile.Fault {
        let line = text.prefix(position).lazy.filter { $0 == "\n" }.count + 1
        return StringTableFile.Fault(sentence: "In line \(line) \(what).")
    }

    /// White space and comments.
    private mutating func skip() throws(StringTableFile.Fault) {
        while let scalar = current {
            if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                position += 1
            } else if scalar == "/", position + 1 < text.count, text[position + 1] == "/" {
                while let next = current, next != "\n" { _ = next; position += 1 }
            } else if scalar == "/", position + 1 < text.count, text[position + 1] == "*" {
                let start = position
                position += 2
                while position + 1 < text.count, !(text[position] == "*" && text[position + 1] == "/") {
                    position += 1
                }
                guard position + 1 < text.count else {
                    position = start
                    throw fault("a comment does not end")
                }
                position += 2
            } else {
                return
            }
        }
    }

    private mutating func string() throws(StringTableFile.Fault) -> String {
        var result = String.UnicodeScalarView()
        guard current == "\"" else {
            // A word without quotes.
            while let scalar = current,
                scalar.properties.isAlphabetic || scalar.value >= 48 && scalar.value < 58
                    || "_-.$".unicodeScalars.contains(scalar)
            {
                result.append(scalar)
                position += 1
            }
            guard !result.isEmpty else { throw fault("a string in quotes is expected") }
            return String(result)
        }
        let start = position
        position += 1
        while let scalar = current, scalar != "\"" {
            position += 1
            guard scalar == "\\", let escaped = current else {
                result.append(scalar)
                continue
            }
            position += 1
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "U", "u":
                let digits = String(String.UnicodeScalarView(text[position..<min(position + 4, text.count)]))
                guard digits.count == 4, let number = UInt32(digits, radix: 16) else {
                    throw fault("\\U is not followed by four hexadecimal digits")
                }
                position += 4
                result.append(Unicode.Scalar(number) ?? "\u{FFFD}")
            default: result.append(escaped)
            }
        }
        guard current == "\"" else {
            position = start
            throw fault("a string does not end")
        }
        position += 1
        return String(result)
    }
}
