/// Where a test asks for something.
struct CallSite: Sendable {
    var fileID: String
    /// XCTest takes nothing but a literal.
    var filePath: StaticString
    var line: UInt
    var column: UInt
}

/// Says that something is not as a test expects, to the test framework. The test goes on.
func reportFailure(
    _ message: String, fileID: String, filePath: StaticString, line: UInt, column: UInt
) {
    guard let collector = FailureCollector.current else {
        TestFailure.record(
            message, at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
        return
    }
    collector.failures.append(
        (message, CallSite(fileID: fileID, filePath: filePath, line: line, column: column)))
}

func reportFailure(_ message: String, at site: CallSite) {
    reportFailure(
        message, fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
}

/// Collects failures in place of reporting them, for the tests of what reports them.
///
/// Unchecked: the task that collects is the one that fails.
package final class FailureCollector: @unchecked Sendable {
    @TaskLocal static var current: FailureCollector?

    var failures: [(message: String, site: CallSite)] = []

    /// The messages of the failures in a piece of work, and the lines that they are reported at.
    @MainActor
    package static func collect(_ work: () -> Void) -> [(message: String, line: UInt)] {
        let collector = FailureCollector()
        $current.withValue(collector) { work() }
        return collector.failures.map { ($0.message, $0.site.line) }
    }

    /// The messages of the failures in a piece of work that waits, and the lines that they are reported at.
    @MainActor
    package static func collect(_ work: @MainActor () async -> Void) async -> [(message: String, line: UInt)]
    {
        let collector = FailureCollector()
        await $current.withValue(collector) { await work() }
        return collector.failures.map { ($0.message, $0.site.line) }
    }
}
