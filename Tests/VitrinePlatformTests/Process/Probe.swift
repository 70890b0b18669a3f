import Foundation

/// The test program VitrineWindowProbe, run as a process of its own.
///
/// A process that draws without a display cannot open one later, and a main loop cannot be left by a test.
final class Probe {
    static let directory = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()

    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private var buffer = Data()

    /// - Parameter environment: variables changed, or removed with nil.
    init(_ arguments: [String], environment: [String: String?] = [:]) throws {
        process.executableURL = Self.directory.appendingPathComponent("VitrineWindowProbe")
        process.arguments = arguments
        var variables = ProcessInfo.processInfo.environment
        for (name, value) in environment { variables[name] = value }
        process.environment = variables
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// The next line of output, or nil at its end.
    func line() -> String? {
        while true {
            if let end = buffer.firstIndex(of: 10) {
                defer { buffer.removeSubrange(...end) }
                return String(decoding: buffer[..<end], as: UTF8.self)
            }
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { return nil }
            buffer += data
        }
    }

    /// Reads lines up to one that starts with a text, which is among the result.
    func lines(upTo prefix: String) -> [String] {
        var lines: [String] = []
        while let line = line() {
            lines.append(line)
            if line.hasPrefix(prefix) { break }
        }
        return lines
    }

    /// Waits for the end.
    func finish() -> (status: Int32, output: [String], errors: String) {
        var lines: [String] = []
        while let line = line() { lines.append(line) }
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, lines, text)
    }

    static func run(_ arguments: [String], environment: [String: String?] = [:]) throws -> (
        status: Int32, output: [String], errors: String
    ) {
        try Probe(arguments, environment: environment).finish()
    }
}
