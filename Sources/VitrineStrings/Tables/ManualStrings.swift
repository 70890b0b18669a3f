import Foundation

/// The strings of a catalogue that were written there by hand: those that Xcode generates symbols for.
package struct ManualStrings: Equatable, Sendable {
    /// The name of the table.
    package let table: String
    /// The texts in the language that the catalogue is written in, by keys.
    package let formats: [String: String]

    package init(table: String, formats: [String: String]) {
        self.table = table
        self.formats = formats
    }

    /// Those of a file; nil where it has none, or cannot be read.
    package init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let entries = try? StringTableFile.manualEntries(data), !entries.isEmpty
        else { return nil }
        table = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        formats = entries.mapValues { $0.plurals[.other] ?? $0.format }
    }

    /// Those of the catalogues in a folder, by the names of tables.
    package static func all(in folder: String) -> [ManualStrings] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".xcstrings") }.sorted()
            .compactMap { ManualStrings(path: "\(folder)/\($0)") }
    }
}
