import Foundation
import Testing

/// What was recorded as issues of a test while a body ran, each with the line that it names.
@MainActor
func recorded(_ body: () throws -> Void) rethrows -> [(text: String, line: Int)] {
    let issues = Issues()
    try withKnownIssue(isIntermittent: true) {
        try body()
    } matching: { issue in
        issues.note(
            issue.comments.map(\.rawValue).joined(separator: "\n"), issue.sourceLocation?.line ?? 0)
        return true
    }
    return issues.all
}

private final class Issues: @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [(text: String, line: Int)] = []

    var all: [(text: String, line: Int)] { lock.withLock { noted } }

    func note(_ text: String, _ line: Int) { lock.withLock { noted.append((text, line)) } }
}

/// A folder for one test, deleted afterwards.
@MainActor
func withFolder<Answer>(_ body: (String) throws -> Answer) throws -> Answer {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.standardizedFileURL.path)
}
