package import Foundation

/// What came of one comparison of a picture with its reference: a line of JSON in ``fileName``.
///
/// Test programs append lines, of comparisons that went well too, so that references that nobody asked for are known.
/// The tool makes a page of them. Paths of pictures are relative to the folder of the file, so that the folder can be
/// moved as a whole, as a continuous integration's artefact is.
package struct PictureRecord: Codable, Equatable, Sendable {
    /// How a comparison ended.
    package enum Outcome: String, CaseIterable, Codable, Sendable {
        /// The picture is as its reference, within the tolerance.
        case matched
        /// There was no reference; the picture is it now. A failure, so that somebody looks at it.
        case recorded
        /// The reference was written because the run was asked to. No failure.
        case updated
        /// There is no reference, and the run does not record any.
        case missing
        /// Pixels differ by more than the tolerance allows.
        case different
        /// The picture has another size.
        case differentSize
        /// The reference is no picture that can be read: truncated, or of another kind.
        case unreadable
        /// The comparison was not possible: a name that is none, a folder that cannot be written to.
        case unusable
    }

    /// The format of the line; a reader skips lines of a higher one.
    package var version = PictureRecord.currentVersion
    /// The run: processes that one process started. A first record of another run empties the file.
    package var run: String
    /// The process within the run.
    package var process: Int32
    package var outcome: Outcome
    /// As the test gave it.
    package var name: String
    /// What the test said: a sentence, also for comparisons that went well.
    package var message: String
    /// The test's own name, where the test framework says it.
    package var test: String?
    /// The module of the test and its file, as `#fileID` has them.
    package var fileID: String
    /// The absolute path of the test's file.
    package var filePath: String
    package var line: Int
    package var column: Int
    /// The absolute path of the reference, whether or not it exists.
    package var reference: String
    /// Copies that were left for a failure, relative to the folder of the file.
    package var actual: String?
    package var expected: String?
    package var difference: String?
    /// What the window showed, in pixels, and pixels per point.
    package var width: Int?
    package var height: Int?
    package var scale: Double?
    /// The reference in pixels, where it could be read.
    package var expectedWidth: Int?
    package var expectedHeight: Int?
    /// How many pixels differ by more than ``tolerance``.
    package var differing: Int?
    /// How far a component of a pixel may be off, from 0 to 1.
    package var tolerance: Double
    /// The share of pixels that may be off further than that, from 0 to 1.
    package var share: Double

    package static let currentVersion = 1
    /// The file's name in the folder that ``LaunchVariable/pictureReports`` names.
    package static let fileName = "pictures.jsonl"

    package init(
        run: String, process: Int32, outcome: Outcome, name: String, message: String, fileID: String,
        filePath: String, line: Int, column: Int, reference: String, tolerance: Double, share: Double
    ) {
        self.run = run
        self.process = process
        self.outcome = outcome
        self.name = name
        self.message = message
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
        self.reference = reference
        self.tolerance = tolerance
        self.share = share
    }

    /// Whether the test failed by it.
    package var isFailure: Bool { outcome != .matched && outcome != .updated }
}

extension PictureRecord {
    /// The line, with its end; keys in alphabetical order, so that equal records are equal lines.
    ///
    /// Traps on numbers that are not finite.
    package func jsonLine() -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else {
            fatalError("A record with a number that is not finite cannot be written: \(self).")
        }
        return data + Data("\n".utf8)
    }

    /// The records of a file, in order. Lines that are no records, such as the last one of a process that was killed,
    /// and lines of later formats are left out.
    ///
    /// Complexity: O(bytes)
    package static func read(_ data: Data) -> [PictureRecord] {
        let decoder = JSONDecoder()
        return data.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard let record = try? decoder.decode(PictureRecord.self, from: line),
                record.version <= currentVersion
            else { return nil }
            return record
        }
    }

    /// Without what a later process of the run has compared again. All that one process said about a reference stays,
    /// since a test with arguments may ask for it more than once.
    ///
    /// Complexity: O(records)
    package static func latest(_ records: [PictureRecord]) -> [PictureRecord] {
        struct Place: Hashable {
            var reference: String
            var fileID: String
            var line: Int
        }
        func place(_ record: PictureRecord) -> Place {
            Place(reference: record.reference, fileID: record.fileID, line: record.line)
        }
        var last: [Place: Int32] = [:]
        for record in records { last[place(record)] = record.process }
        return records.filter { last[place($0)] == $0.process }
    }

    /// The PNG files that lie beside references which were asked for, and were not asked for themselves: absolute
    /// paths in alphabetical order. It says something only after all tests have run.
    ///
    /// Complexity: O(records + files · log files)
    package static func unusedReferences(_ records: [PictureRecord]) -> [String] {
        let used = Set(records.map(\.reference))
        let folders = Set(used.map { ($0 as NSString).deletingLastPathComponent })
        return folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
                .filter { $0.hasSuffix(".png") }
                .map { "\(folder)/\($0)" }
        }
        .filter { !used.contains($0) }
        .sorted()
    }
}
