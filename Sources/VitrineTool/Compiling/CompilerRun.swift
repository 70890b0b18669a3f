import ArgumentParser
import Foundation

/// Calls of the compiler that run at once, and what they say, in the user's own lines.
struct CompilerRun {
    var progress: String
    var executable: String
    var calls: [[String]]
    /// The paths of the files, in the order in which messages about them are shown.
    var paths: [String]
    /// What the user wrote in files that were translated.
    var lines: [String: UserLines]
    /// Where modules of C are kept.
    var moduleFolder: String

    /// What the compiler found wrong with sources.
    struct Rejection: Error {
        /// For the user.
        var text: String
        /// The absolute paths of those that have errors.
        var files: Set<String>
        /// The compiler's own.
        var exitCode: Int32

        /// Shows it.
        func report() -> ExitCode {
            Console.write(text)
            return ExitCode(exitCode)
        }
    }

    /// Remarks that do not end the work are shown.
    ///
    /// - Throws: `Rejection` when a source has errors; `ToolError` when the compiler does not do its work.
    func run() throws {
        var (ending, said) = try end()
        // A module there may be broken, and would be so in every program from now on.
        if ending != .exited(0), said.contains(moduleFolder) {
            try? FileManager.default.removeItem(atPath: moduleFolder)
            (ending, said) = try end()
        }
        let diagnostics = Diagnostics(output: said, files: paths, lines: lines)
        if case .killed(let signal) = ending, ![SIGINT, SIGTERM, SIGHUP].contains(signal) {
            Console.write(diagnostics.text)
            throw ToolError.machine(.compilerCrashed(signal: signal))
        }
        guard ending == .exited(0) else {
            throw Rejection(
                text: diagnostics.text, files: Set(diagnostics.remarks.lazy.filter(\.isError).map(\.path)),
                exitCode: ending.exitCode)
        }
        Console.write(diagnostics.text)
    }

    /// How the first one ended that failed, and what all of them said.
    private func end() throws(ToolError) -> (ChildProcess.Ending, String) {
        let progress = CompilingProgress(name: progress)
        progress.begin()
        var said = [[UInt8]](repeating: [], count: calls.count)
        let colour = Console.isTerminal ? ["-color-diagnostics"] : []
        var isLate = false
        let processes = calls.map {
            ChildProcess(executable: executable, arguments: $0 + colour, environment: Environment.current)
        }
        let endings = try ProcessGroup.run(processes, mergesOutput: true, onError: { said[$0] += $1 }) {
            running in
            progress.update()
            if progress.time > Compiler.patience {
                isLate = true
                running.forEach { $0.end() }
            }
        }
        progress.end()
        if isLate { throw .machine(.compilerTooSlow(seconds: Int(Compiler.patience.components.seconds))) }
        let failed = endings.filter { $0 != .exited(0) }
        let crashed = failed.first { ending in
            if case .killed = ending { true } else { false }
        }
        return (
            crashed ?? failed.first ?? .exited(0),
            said.map { String(decoding: $0, as: UTF8.self) }.joined()
        )
    }
}
