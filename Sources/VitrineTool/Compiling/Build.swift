import ArgumentParser
import Foundation
import VitrineTranslation

/// From sources to an executable.
struct Build {
    var program: Program
    var runtime: RuntimeLocation
    var cache: ProgramCache
    /// The sources as the compiler reads them.
    private let translation: [TranslatedSource]

    /// Remarks about constructs that are shown at most; who has more knows what to do by then.
    static let remarkLimit = 200

    /// - Throws: when the runtime is not there, or the cache cannot be trusted.
    init(program: Program, environment: [String: String] = Environment.current) throws(ToolError) {
        self.program = program
        translation = Translator(
            sources: program.sources.map { Source(path: $0.path, text: $0.text) }, family: program.family
        ).translated()
        try Self.check(translation.flatMap(\.findings))
        runtime = try RuntimeLocation.find(environment: environment)
        cache = ProgramCache(environment: environment)
        try cache.check()
    }

    /// The executable, from the cache if nothing changed.
    ///
    /// - Throws: `ToolError`, or `ExitCode` with the compiler's own code when it found faults; its output
    ///   has been shown then.
    func executable() throws -> URL {
        let compiler = try Compiler.find()
        let arguments = Compiler.arguments(for: program, runtime: runtime)
        let key = ProgramCache.key(
            of: program, translated: translation.map(\.text), arguments: arguments, runtime: runtime.identity,
            compiler: compiler.path)
        if let finished = cache.executable(key: key) { return finished }

        let work = try cache.makeWorkFolder(key: key)
        var isKept = false
        defer { if !isKept { try? FileManager.default.removeItem(at: work) } }
        var inputs = program.sources.map(\.absolutePath)
        let overlay = try SourceOverlay(program.sources, translation: translation).write(to: work)
        if let entry = program.entrySource {
            let file = work.appendingPathComponent(entry.fileName)
            try? entry.text.write(to: file, atomically: false, encoding: .utf8)
            inputs.append(file.path)
        }
        let output = work.appendingPathComponent("program").path
        let ending = try compile(compiler, arguments + overlay + ["-o", output] + inputs, inputs: inputs)
        guard ending == .exited(0) else { throw ExitCode(ending.exitCode) }
        let executable = try cache.keep(work, key: key)
        isKept = true
        return executable
    }

    /// Names what cannot compile here, before the compiler says it in more words or crashes over it.
    private static func check(_ findings: [Finding]) throws(ToolError) {
        for finding in findings.prefix(remarkLimit) { Console.write("\(finding)\n") }
        if findings.count > remarkLimit { Console.write("… and \(findings.count - remarkLimit) more.\n") }
        let errors = findings.count { $0.severity == .error }
        if errors > 0 { throw .source(.rejected(count: errors)) }
    }

    private func compile(
        _ compiler: Compiler, _ arguments: [String], inputs: [String]
    ) throws(ToolError) -> ChildProcess.Ending {
        let progress = CompilingProgress(name: program.sources.map(\.fileName).joined(separator: ", "))
        progress.begin()
        var said: [UInt8] = []
        let colour = Console.isTerminal ? ["-color-diagnostics"] : []
        var isLate = false
        let ending = try ChildProcess(
            executable: compiler.path, arguments: colour + arguments, environment: Environment.current
        ).run(mergesOutput: true, onError: { said += $0 }) { running in
            progress.update()
            if progress.time > Compiler.patience {
                isLate = true
                running.end()
            }
        }
        progress.end()
        if isLate { throw .machine(.compilerTooSlow(seconds: Int(Compiler.patience.components.seconds))) }
        let lines = zip(program.sources, translation).map {
            ($0.absolutePath, UserLines($0, translation: $1))
        }
        let diagnostics = Diagnostics(
            output: String(decoding: said, as: UTF8.self), files: inputs,
            lines: Dictionary(lines, uniquingKeysWith: { first, _ in first }))
        Console.write(diagnostics.text)
        if case .killed(let signal) = ending, ![SIGINT, SIGTERM, SIGHUP].contains(signal) {
            throw .machine(.compilerCrashed(signal: signal))
        }
        return ending
    }
}
