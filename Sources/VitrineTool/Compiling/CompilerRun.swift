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

    /// - Throws: `ExitCode` when a source has errors, which have been shown; `ToolError` when the compiler does not
    ///   do its work.
    func run() throws {
        let ending = try end()
        guard ending == .exited(0) else { throw ExitCode(ending.exitCode) }
    }

    private func end() throws(ToolError) -> ChildProcess.Ending {
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
        let diagnostics = Diagnostics(
            output: said.map { String(decoding: $0, as: UTF8.self) }.joined(), files: paths, lines: lines)
        Console.write(diagnostics.text)
        for case .killed(let signal) in endings where ![SIGINT, SIGTERM, SIGHUP].contains(signal) {
            throw .machine(.compilerCrashed(signal: signal))
        }
        return endings.first { $0 != .exited(0) } ?? .exited(0)
    }
}
