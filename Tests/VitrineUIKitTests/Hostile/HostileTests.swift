import Foundation
import Fuzzing
import Testing

/// Programs that no program should contain: numbers that are none, views in themselves, callbacks that call what called
/// them. Each runs in a process of its own, see `Tests/VitrineHostile`.
@Suite("Hostile programs", .timeLimit(.minutes(10)))
struct HostileTests {
    private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("VitrineHostile")

    /// One of the processes that judge a part of the cases each.
    private final class Judge {
        private let process = Process()
        private let output = Pipe()

        init(_ part: Int, of parts: Int) throws {
            process.executableURL = HostileTests.program
            process.arguments = ["judge", "\(part)", "\(parts)"]
            var environment = ProcessInfo.processInfo.environment
            // A trace of the calls takes longer than the case.
            environment["SWIFT_BACKTRACE"] = "enable=no"
            process.environment = environment
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
        }

        func verdicts() -> [String] {
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        }
    }

    /// Some of all areas in every run, another part with another seed; all with `VITRINE_FUZZ=10`.
    @Test("Each ends by itself, or with a sentence that says what is wrong")
    func sentences() throws {
        let parts = 2 * max(1, 10 / FuzzBudget.factor)
        let first = FuzzBudget.seeds(1).lowerBound
        // Two processors are what the smallest machines have.
        let judges = try (0..<2).map { try Judge((first * 2 + $0) % parts, of: parts) }
        let verdicts = judges.flatMap { $0.verdicts() }
        for verdict in verdicts where verdict.hasPrefix("broken") { Issue.record("\(verdict)") }
        let ended = verdicts.count { $0.hasPrefix("held ") || $0.hasPrefix("told ") }
        #expect(ended >= 1150 / (parts / 2), "\(verdicts.count) verdicts")
    }
}
