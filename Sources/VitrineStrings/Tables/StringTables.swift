import Foundation

/// The tables of strings in some folders: `.strings` and `.stringsdict` in folders of languages (`de.lproj`), and string
/// catalogues (`.xcstrings`).
///
/// Files are read when a table is first asked for.
package final class StringTables: @unchecked Sendable {
    /// A table of a name.
    private struct Loaded {
        /// By language, `Base` among them.
        var languages: [String: StringTableFile.Table] = [:]
        /// That of the keys.
        var source: String?
    }

    private let folders: [String]
    private let report: @Sendable (String) -> Void
    private let lock = NSLock()
    private var loaded: [String: Loaded] = [:]

    /// - Parameter report: Takes a sentence about a file that cannot be read. The keys are shown then.
    package init(folders: [String], report: @escaping @Sendable (String) -> Void) {
        self.folders = folders
        self.report = report
    }

    /// Whether there is a table of a name, in any language.
    ///
    /// - Complexity: O(1) from the second time on.
    package func hasEntries(inTable table: String) -> Bool {
        lock.withLock { !load(table).languages.isEmpty }
    }

    /// The format for a key; nil where no table has one.
    ///
    /// - Parameters:
    ///   - table: The name of the table.
    ///   - numbers: The arguments of the format, nil for those that are no numbers: words go by them.
    ///   - languages: By preference, as `de-AT`. The tables' own language comes after them.
    ///
    /// - Complexity: O(1) from the second time that a table is asked for.
    package func format(
        forKey key: String, table: String, numbers: [Double?] = [], languages: [String]
    ) -> String? {
        let loaded = lock.withLock { load(table) }
        guard !loaded.languages.isEmpty else { return nil }
        let own = [loaded.source, "base", "en"].compactMap { $0 }
        for language in languages.flatMap(Self.candidates) + own {
            guard let entry = loaded.languages[language.lowercased()]?[key] else { continue }
            return entry.format(
                for: numbers, language: language == "base" ? loaded.source ?? "en" : language)
        }
        return nil
    }

    /// `zh-Hans-CN`, `zh-Hans`, `zh`.
    private static func candidates(_ language: String) -> [String] {
        var parts = language.split(whereSeparator: { $0 == "_" || $0 == "-" })
        var result: [String] = []
        while !parts.isEmpty {
            result.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return result
    }

    private func load(_ name: String) -> Loaded {
        if let known = loaded[name] { return known }
        var result = Loaded()
        for folder in folders { read(name, in: folder, into: &result) }
        loaded[name] = result
        return result
    }

    private func read(_ name: String, in folder: String, into result: inout Loaded) {
        let catalog = "\(folder)/\(name).xcstrings"
        if let found = read(catalog, StringTableFile.catalog) {
            result.source = result.source ?? found.source
            for (language, table) in found.tables { add(table, language, to: &result) }
        }
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for entry in entries.sorted() where entry.hasSuffix(".lproj") {
            add(files: "\(folder)/\(entry)/\(name)", String(entry.dropLast(6)), to: &result)
        }
        add(files: "\(folder)/\(name)", "Base", to: &result)
    }

    /// Words for numbers come before plain strings of the same key.
    private func add(files path: String, _ language: String, to result: inout Loaded) {
        if let table = read("\(path).stringsdict", StringTableFile.stringsdict) {
            add(table, language, to: &result)
        }
        if let table = read("\(path).strings", StringTableFile.strings) { add(table, language, to: &result) }
    }

    private func add(_ table: StringTableFile.Table, _ language: String, to result: inout Loaded) {
        let language = language.replacingOccurrences(of: "_", with: "-").lowercased()
        result.languages[language, default: [:]].merge(table) { first, _ in first }
    }

    private func read<Content>(
        _ path: String, _ parse: (Data) throws(StringTableFile.Fault) -> Content
    ) -> Content? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        do throws(StringTableFile.Fault) {
            return try parse(data)
        } catch {
            report("The table of strings \(path) cannot be read, and its keys are shown. \(error.sentence)")
            return nil
        }
    }
}
