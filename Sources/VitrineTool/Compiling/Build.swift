import ArgumentParser
import Foundation

/// From sources to an executable.
struct Build {
    var program: Program
    var cache = ProgramCache()

    /// The executable, from the cache if nothing changed.
    ///
    /// - Throws: `ToolError`, or `ExitCode` with the compiler's own code when it found faults; its output
    ///   has been shown then as it was.
    func executable() throws -> URL {
        try check()
        let runtime = try RuntimeLocation.find()
        let compiler = try Compiler.find()
        let arguments = Compiler.arguments(for: program, runtime: runtime)
        let key = ProgramCache.key(
            of: program, arguments: arguments, runtime: runtime.identity, compiler: compiler.path)
        if let finished = cache.executable(key: key) { return finished }

        let work = try cache.makeWorkFolder(key: key)
        var inputs = program.sources.map(\.absolutePath)
        if case .generated(let view) = program.entry {
            let entry = work.appendingPathComponent(EntrySource.fileName)
            try? EntrySource.text(showing: view).write(to: entry, atomically: false, encoding: .utf8)
            inputs.append(entry.path)
        }
        let output = work.appendingPathComponent("program").path
        let ending = try compile(compiler, arguments + ["-o", output] + inputs)
        guard ending == .exited(0) else {
            try? FileManager.default.removeItem(at: work)
            throw ExitCode(ending.exitCode)
        }
        return try cache.keep(work, key: key)
    }

    /// Names what cannot compile here, before the compiler says it in more words or crashes over it.
    private func check() throws(ToolError) {
        let findings = program.sources.flatMap(SourceCheck.findings(in:))
        for finding in findings { Console.write("\(finding)\n") }
        let errors = findings.count { $0.severity == .error }
        if errors > 0 { throw .sourceRejected(count: errors) }
    }

    private func compile(_ compiler: Compiler, _ arguments: [String]) throws(ToolError) -> ChildProcess.Ending
    {
        var progress = CompilingProgress(name: program.sources.map(\.fileName).joined(separator: ", "))
        progress.begin()
        var said: [UInt8] = []
        let colour = Console.isTerminal ? ["-color-diagnostics"] : []
        let ending = try ChildProcess(
            executable: compiler.path, arguments: colour + arguments, environment: Environment.current
        ).run(mergesOutput: true, onError: { said += $0 }, tick: { progress.update() })
        progress.end()
        Console.write(bytes: said[...])
        return ending
    }
}
