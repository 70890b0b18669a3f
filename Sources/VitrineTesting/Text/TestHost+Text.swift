import Foundation

extension TestHost {
    /// Compares a text with the one stored under a name, and throws ``TextMismatch`` if they differ.
    ///
    /// The stored text is `Dumps/<name>.txt` beside the test's file. If there is none, it is recorded and the comparison
    /// fails once, so that somebody checks it; with `VITRINE_RECORD_TEXTS=1` in the environment every text is recorded
    /// anew. A difference is shown line by line, and the actual text is written to `.build/texts` under the working
    /// directory.
    ///
    /// ```swift
    /// try TestHost.verifyText(host.layoutDump(), "photos-landscape")
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text, for example of ``layoutDump(in:limit:)`` or ``tree``.
    ///   - name: The file's name without extension.
    ///   - directory: Where stored texts are, instead of beside the test.
    public nonisolated static func verifyText(
        _ text: String, _ name: String, directory: String? = nil, testFile: String = #filePath
    ) throws {
        let manager = FileManager.default
        let folder =
            directory
            ?? URL(fileURLWithPath: testFile).deletingLastPathComponent().appendingPathComponent("Dumps").path
        let stored = "\(folder)/\(name).txt"
        let records = ProcessInfo.processInfo.environment["VITRINE_RECORD_TEXTS"] == "1"
        guard !records, let data = manager.contents(atPath: stored) else {
            try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data("\(text)\n".utf8).write(to: URL(fileURLWithPath: stored))
            if records { return }
            throw TextMismatch.recorded(path: stored)
        }
        let expected = String(decoding: data, as: UTF8.self)
        guard expected != "\(text)\n" else { return }
        let reports = manager.currentDirectoryPath + "/.build/texts"
        try manager.createDirectory(atPath: reports, withIntermediateDirectories: true)
        let actual = "\(reports)/\(name).txt"
        try Data("\(text)\n".utf8).write(to: URL(fileURLWithPath: actual))
        throw TextMismatch.lines(
            difference: TextDifference.describe(expected: expected, actual: "\(text)\n"), actualPath: actual,
            expectedPath: stored)
    }
}
