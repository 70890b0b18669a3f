import CVitrineGTK
import Foundation
import VitrineSupport

/// Whether words are broken where they do not fit.
package struct TextHyphenation: Hashable, Sendable {
    /// Lines that are filled to less than this part of their room are.
    package var factor: CGFloat
    /// As locales are called: "en", "de_AT".
    package var language: String

    package init(factor: CGFloat, language: String) {
        self.factor = factor
        self.language = language
    }
}

/// Says where words may be broken: by libhyphen and the dictionaries that are installed (Debian: `hyphen-en-us` and its like).
enum Hyphenator {
    /// In clusters; what is longer is no word. libhyphen itself ends before.
    static let longestWord = 90
    /// In letters; shorter ones stay whole. Ours.
    private static let shortestWord = 5

    // Guarded by GraphicsLock.
    nonisolated(unsafe) private static var dictionaries: [String: OpaquePointer?] = [:]

    /// The bytes of a text before which a hyphen may be: in the first word of it, with what is around it.
    ///
    /// Nowhere in words with digits and signs, and where there is no dictionary. Call with GraphicsLock held.
    static func breaks(in bytes: [UInt8], language: String) -> Set<Int> {
        let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        func isLetter(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
        }
        guard let first = scalars.firstIndex(where: isLetter) else { return [] }
        var end = first
        while end < scalars.count, isLetter(scalars[end]) { end += 1 }
        // What follows may end a sentence, but not go on with the word.
        let isWhole = !scalars[end...].contains { isLetter($0) || $0.properties.numericType != nil }
        guard isWhole, end - first >= shortestWord, end - first <= longestWord,
            let dictionary = dictionary(for: language)
        else { return [] }
        // Letters that become several have no place in a word of as many.
        let small = scalars[first..<end].map { $0.properties.lowercaseMapping.unicodeScalars }
        guard small.allSatisfy({ $0.count == 1 }) else { return [] }
        let word = small.reduce(into: "") { $0.unicodeScalars.append(contentsOf: $1) }
        var after = [UInt8](repeating: 0, count: end - first)
        guard vitrine_hyphens_find(dictionary, word, &after, after.count) else { return [] }
        var result: Set<Int> = []
        var byte = scalars[..<first].reduce(0) { $0 + UTF8.width($1) }
        for index in first..<end {
            byte += UTF8.width(scalars[index])
            if after[index - first] != 0, index + 1 < end { result.insert(byte) }
        }
        return result
    }

    /// The dictionary of a language; nil, and one line of the trace, where none is installed.
    private static func dictionary(for language: String) -> OpaquePointer? {
        if let known = dictionaries[language] { return known }
        let path = path(for: language, in: folders)
        let loaded = path.flatMap { vitrine_hyphens_load($0) }
        dictionaries[language] = .some(loaded)
        if loaded == nil {
            let missing = vitrine_hyphens_available() ? "a dictionary" : "libhyphen"
            Trace.emit("text", ["event": "no hyphenation", "language": language, "missing": missing])
        }
        return loaded
    }

    /// Where desktops keep dictionaries.
    private static var folders: [String] {
        let data = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? ""
        let roots = data.split(separator: ":").map(String.init) + ["/usr/local/share", "/usr/share"]
        return roots.map { $0 + "/hyphen" }
    }

    /// The dictionary of a language and its region, or of the language wherever it is spoken.
    static func path(for language: String, in folders: [String]) -> String? {
        let parts = language.split { $0 == "_" || $0 == "-" || $0 == "@" || $0 == "." }.map(String.init)
        guard let name = parts.first?.lowercased(), name.allSatisfy(\.isLetter) else { return nil }
        let region = parts.dropFirst().first { $0.count == 2 && $0.allSatisfy(\.isLetter) }
        for folder in folders {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let wanted =
                [region.map { "hyph_\(name)_\($0.uppercased()).dic" }, "hyph_\(name).dic"].compactMap { $0 }
            let others = files.filter { $0.hasPrefix("hyph_\(name)_") && $0.hasSuffix(".dic") }.sorted()
            if let found = (wanted + others).first(where: files.contains) { return folder + "/" + found }
        }
        return nil
    }
}

extension TextParagraph {
    /// A part of the text's UTF-8.
    func bytes(from start: Int32, to end: Int32?) -> [UInt8] {
        var result: [UInt8] = []
        var offset = 0
        for span in spans {
            let length = span.text.utf8.count
            let part = (Int(start)..<max(Int(start), end.map(Int.init) ?? .max)).clamped(
                to: offset..<offset + length)
            if !part.isEmpty {
                let units = span.text.utf8
                let first = units.index(units.startIndex, offsetBy: part.lowerBound - offset)
                result += units[first..<units.index(first, offsetBy: part.count)]
            }
            offset += length
            if let end, offset >= Int(end) { break }
        }
        return result
    }
}
