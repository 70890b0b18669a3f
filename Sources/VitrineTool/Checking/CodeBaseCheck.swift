import Foundation
import VitrineTranslation

/// Asks the compiler about every module of a code base, several at once, each behind those that it imports.
struct CodeBaseCheck {
    let codeBase: CodeBase
    let runtime: RuntimeLocation
    let toolchain: Toolchain
    /// In place of what packages and projects say.
    let languageMode: String?
    let family: DeviceFamily
    /// How long one module may take.
    let patience: Duration
    /// Where modules of C are kept.
    let moduleCache: String
    /// What builds the macros of packages.
    let macros: MacroBuild
    /// In which macros are expanded, since whoever only checks sources runs nothing of them; without one none are.
    let room: Sandbox?

    /// What became of one module.
    private struct Outcome {
        var state: ModuleCheck.State
        var faults: [String: [SourceFault]]
        /// Sources over which the compiler crashes, by absolute path.
        var crashing: Set<String> = []
    }

    /// - Throws: when the compiler cannot be started, or nothing can be written.
    func report() throws(ToolError) -> CheckReport {
        let work = URL(fileURLWithPath: NSTemporaryDirectory())
            .appendingPathComponent("vitrine-check-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: work) }
        let shared = work.appendingPathComponent("Modules")
        do {
            try FileManager.default.createDirectory(at: shared, withIntermediateDirectories: true)
        } catch {
            throw .machine(.cacheUnwritable(work.path, reason: ErrorText.of(error)))
        }
        var codeBase = codeBase
        var report = CheckReport(codeBase)
        let imported = Set(codeBase.modules.flatMap(\.dependencies))
        var progress = CheckingProgress(count: codeBase.modules.count)
        var exported: [String: ModuleExports] = [:]
        /// What makes the compiler ask the macros that were built.
        var asked: [String] = []
        /// Modules of which nothing could be made that others import.
        var broken: Set<String> = []
        let cores = max(1, min(ProcessInfo.processInfo.activeProcessorCount, Interruption.limit - 1))
        for level in levels() {
            for start in stride(from: 0, to: level.count, by: cores) {
                let indices = level[start..<min(start + cores, level.count)]
                progress.begin(indices.map { codeBase.modules[$0].name })
                let checks = indices.map { index in
                    ModuleCheck(
                        codeBase.modules[index], languageMode: languageMode, family: family,
                        isImported: imported.contains(codeBase.modules[index].name),
                        folder: work.appendingPathComponent("\(index)"),
                        imported: codeBase.modules[index].dependencies.reduce(into: ModuleExports()) {
                            $0.merge(exported[$1] ?? ModuleExports())
                        })
                }
                for check in checks where check.isImported { exported[check.module.name] = check.exported }
                for (check, outcome) in zip(
                    checks, try run(checks, modules: shared, asking: &asked, progress))
                {
                    report.add(
                        check.module, faults: outcome.faults, state: outcome.state, crashing: outcome.crashing
                    )
                    if check.isImported, !check.module.isMacro, access(check.interface(in: shared), R_OK) != 0
                    {
                        broken.insert(check.module.name)
                    }
                }
            }
            codeBase.leaveOut(importing: broken)
        }
        progress.end()
        report.close(codeBase)
        return report
    }

    /// Asks about modules, at once; those over which the compiler crashes are asked again without the sources that it
    /// crashes over.
    private func run(
        _ checks: [ModuleCheck], modules: URL, asking macros: inout [String], _ progress: CheckingProgress
    ) throws(ToolError) -> [Outcome] {
        let sources = checks.filter { !$0.module.isMacro }
        var answers = try ask(sources.map { ($0, .everything) }, modules: modules, asking: macros, progress)[
            ...]
        var outcomes: [Outcome] = []
        for check in checks {
            guard !check.module.isMacro else {
                outcomes.append(try built(check, asking: &macros))
                continue
            }
            let answer = answers.removeFirst()
            if case .crashed = answer.outcome.state {
                outcomes.append(
                    try narrowed(check, from: answer, modules: modules, asking: macros, progress))
            } else {
                outcomes.append(answer.outcome)
            }
        }
        return outcomes
    }

    /// What the compiler says of a macro, which it asks from then on.
    private func built(_ check: ModuleCheck, asking asked: inout [String]) throws(ToolError) -> Outcome {
        do {
            let folder = try macros.folder(of: check.macro)
            if let room { asked += try macros.arguments(asking: folder, in: room) }
            return Outcome(state: .checked, faults: [:])
        } catch let error as ToolError {
            throw error
        } catch {
            let said = (error as? MacroBuild.Failure)?.output ?? ""
            let faults = check.faults(in: said)
            return Outcome(
                state: faults.isEmpty ? .refused(check.complaint(in: said)) : .checked, faults: faults)
        }
    }

    /// What the compiler says of a module when the sources are left out, one by one, over which it crashes.
    private func narrowed(
        _ check: ModuleCheck, from first: Answer, modules: URL, asking macros: [String],
        _ progress: CheckingProgress
    ) throws(ToolError) -> Outcome {
        if check.isImported {
            _ = try ask([(check, .interface)], modules: modules, asking: macros, progress)
        }
        var answer = first
        var crashing: Set<String> = []
        while case .crashed = answer.outcome.state {
            // A crash elsewhere, or one that stays, keeps the module from being asked.
            guard let source = check.crashingSource(in: answer.text), crashing.insert(source).inserted else {
                return first.outcome
            }
            answer = try ask(
                [(check, .bodies(without: crashing))], modules: modules, asking: macros, progress)[0]
        }
        answer.outcome.crashing = crashing
        return answer.outcome
    }

    /// What the compiler said, and what that means.
    private struct Answer {
        var text: String
        var outcome: Outcome
    }

    private func ask(
        _ questions: [(check: ModuleCheck, question: ModuleCheck.Question)], modules: URL,
        asking macros: [String], _ progress: CheckingProgress
    ) throws(ToolError) -> [Answer] {
        var processes: [ChildProcess] = []
        for (check, question) in questions {
            processes.append(
                ChildProcess(
                    executable: toolchain.frontend,
                    arguments: try check.call(
                        question, runtime: runtime, toolchain: toolchain, cache: moduleCache,
                        modules: modules) + macros,
                    environment: Environment.current))
        }
        var said = [[UInt8]](repeating: [], count: questions.count)
        let start = ContinuousClock.now
        var isLate = false
        let endings = try ProcessGroup.run(processes, mergesOutput: true, onError: { said[$0] += $1 }) {
            running in
            progress.update()
            if !isLate, ContinuousClock.now - start > patience {
                isLate = true
                running.forEach { $0.end() }
            }
        }
        return questions.indices.map { index in
            let text = String(decoding: said[index], as: UTF8.self)
            let check = questions[index].check
            var state = ModuleCheck.State.checked
            if case .killed(let signal) = endings[index] {
                if isLate {
                    state = .tooSlow(seconds: Int(patience.components.seconds))
                } else if let name = check.unreadableImport(in: text) {
                    state = .unreadableImport(name)
                } else {
                    state = .crashed(signal: signal)
                }
            }
            let faults = check.faults(in: text)
            if case .exited(let code) = endings[index], code != 0, faults.isEmpty {
                state = .refused(check.complaint(in: text))
            }
            return Answer(text: text, outcome: Outcome(state: state, faults: faults))
        }
    }

    /// Places of modules: each level imports only what earlier ones hold. Circles, which no compiler takes, come last.
    private func levels() -> [[Int]] {
        var levels: [[Int]] = []
        var done: Set<String> = []
        var rest = Array(codeBase.modules.indices)
        let names = Set(codeBase.modules.map(\.name))
        while !rest.isEmpty {
            var ready = rest.filter {
                codeBase.modules[$0].dependencies.intersection(names).isSubset(of: done)
            }
            if ready.isEmpty { ready = rest }
            levels.append(ready)
            done.formUnion(ready.map { codeBase.modules[$0].name })
            let taken = Set(ready)
            rest.removeAll { taken.contains($0) }
        }
        return levels
    }
}

/// The line that says which modules the compiler is at.
///
/// On a terminal it is one line that counts and vanishes at the end; elsewhere there is a plain line for each module.
struct CheckingProgress {
    let count: Int
    private let start = ContinuousClock.now
    private var names: [String] = []
    private var done = 0

    init(count: Int) {
        self.count = count
    }

    mutating func begin(_ names: [String]) {
        done += self.names.count
        self.names = names
        if Console.isTerminal {
            update()
        } else {
            for (index, name) in names.enumerated() {
                Console.write("Checking \(name) (\(done + index + 1) of \(count))…\n")
            }
        }
    }

    func update() {
        guard Console.isTerminal else { return }
        let seconds = (ContinuousClock.now - start).components.seconds
        let list = names.count <= 3 ? names.joined(separator: ", ") : "\(names.count) modules"
        Console.write("\r\u{1b}[KChecking \(list) (\(done) of \(count) done, \(seconds) s)…")
    }

    func end() {
        if Console.isTerminal { Console.write("\r\u{1b}[K") }
    }
}
