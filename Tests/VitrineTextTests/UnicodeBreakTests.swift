import Foundation
import Testing
import VitrineText

/// The cases of Unicode's own test files, which Debian's package `unicode-data` has.
struct BreakCases {
    struct Case {
        var line: String
        var text: String
        /// UTF-16 offsets, the beginning and the end included.
        var boundaries: [Int]
    }

    let cases: [Case]

    static let folder = "/usr/share/unicode/auxiliary"

    static var isInstalled: Bool {
        let isThere = FileManager.default.fileExists(atPath: folder + "/WordBreakTest.txt")
        if !isThere {
            print("Not tested: Unicode's boundaries. Install unicode-data, or run Scripts/setup.")
        }
        return isThere
    }

    init(_ name: String) throws {
        let file = try String(contentsOfFile: Self.folder + "/" + name + ".txt", encoding: .utf8)
        cases = file.split(separator: "\n").compactMap { line in
            let body = line.split(separator: "#", omittingEmptySubsequences: false)[0]
            let parts = body.split { $0 == " " || $0 == "\t" }
            guard !parts.isEmpty else { return nil }
            var text = ""
            var boundaries: [Int] = []
            for part in parts {
                switch part {
                case "÷": boundaries.append(text.utf16.count)
                case "×": break
                default:
                    guard let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) else {
                        return nil
                    }
                    text.unicodeScalars.append(scalar)
                }
            }
            return Case(line: String(body), text: text, boundaries: boundaries)
        }
    }
}

@Suite("Unicode's boundaries", .enabled(if: BreakCases.isInstalled))
struct UnicodeBreakTests {
    @Test("Words are those of Unicode's test file")
    func words() throws {
        let cases = try BreakCases("WordBreakTest").cases
        #expect(cases.count > 1500)
        for item in cases { #expect(WordBreaks(item.text).boundaries == item.boundaries, "\(item.line)") }
    }

    @Test("Sentences are those of Unicode's test file")
    func sentences() throws {
        let cases = try BreakCases("SentenceBreakTest").cases
        #expect(cases.count > 400)
        for item in cases {
            #expect(SentenceBreaks.boundaries(item.text) == item.boundaries, "\(item.line)")
        }
    }

    @Test("Characters are those of Unicode's test file")
    func characters() throws {
        let cases = try BreakCases("GraphemeBreakTest").cases
        #expect(cases.count > 500)
        // The standard library's characters are of a later version, in which scissors join nothing.
        for item in cases where !item.text.unicodeScalars.contains("\u{2701}") {
            #expect(TextBoundaries(item.text).characters == item.boundaries, "\(item.line)")
        }
    }
}
