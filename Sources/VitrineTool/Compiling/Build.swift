import ArgumentParser
import Foundation
import VitrineTranslation

/// From sources to an executable.
struct Build {
    var program: Program
    var runtime: RuntimeLocation
    var cache: ProgramCache
    /// The modules as the compiler reads them, each behind those that it imports.
    private let modules: [TranslatedModule]

    /// Remarks about constructs that are shown at most; who has more knows what to do by then.
    static let remarkLimit = 200

    /// - Throws: when the runtime is not there, or the cache cannot be trusted.
    init(program: Program, environment: [String: String] = Environment.current) throws(ToolError) {
        let program = try program.addingCatalogSymbols().addingModelClasses()
        self.program = program
        modules = TranslatedModule.all(program.modules)
        try Self.check(modules.filter(\.module.isOwn).flatMap(Self.findings))
        runtime = try RuntimeLocation.find(environment: environment)
        cache = ProgramCache(environment: environment)
        try cache.check()
    }

    /// Compiles a program; of one with previews what compiles, since most previews need few of its sources.
    ///
    /// - Throws: as `executable()` does.
    static func compiling(_ program: Program) throws -> (build: Build, executable: URL) {
        let build = try Build(program: program)
        do {
            return (build, try build.compiled())
        } catch let rejection as CompilerRun.Rejection {
            guard let smaller = program.leavingOut(rejection.files) else { throw rejection.report() }
            let names = rejection.files.map(FilePath.name).sorted()
            let isOne = names.count == 1
            Console.report(
                "note: \(Choices.few(names, last: "and")) \(isOne ? "does" : "do") not compile, and "
                    + "\(isOne ? "is" : "are") left out; 'vitrine check' says why.")
            return try compiling(smaller)
        }
    }

    /// The executable, from the cache if nothing changed.
    ///
    /// - Throws: `ToolError`, or `ExitCode` with the compiler's own code when it found faults; its output
    ///   has been shown then.
    func executable() throws -> URL {
        do {
            return try compiled()
        } catch let rejection as CompilerRun.Rejection {
            throw rejection.report()
        }
    }

    /// The executable, from the cache if nothing changed.
    ///
    /// - Throws: `ToolError`, or `CompilerRun.Rejection` when the compiler found faults, which nobody was shown.
    func compiled() throws -> URL {
        let compiler = try Compiler.find()
        let toolchain = try Toolchain(of: compiler)
        let macros = MacroBuild(
            toolchain: toolchain, cache: cache, moduleFolder: cache.moduleFolder(of: runtime))
        let asked: [String]
        do {
            asked = try program.macros.flatMap { try macros.arguments(asking: macros.folder(of: $0)) }
        } catch let failure as MacroBuild.Failure {
            Console.write(Diagnostics(output: failure.output, files: failure.paths).text)
            throw ExitCode(1)
        }
        let arguments = modules.map {
            Compiler.arguments(for: $0.module, runtime: runtime, toolchain: toolchain) + asked
        }
        let shaders = ShaderBuild(of: program)
        let key = ProgramCache.key(
            of: program,
            translated: modules.flatMap { $0.translation.map(\.text) + $0.module.generated.map(\.text) }
                + shaders.texts,
            arguments: arguments.flatMap(\.self), runtime: runtime.identity, compiler: toolchain.identity)
        if let finished = cache.executable(key: key) { return finished }

        let work = try cache.makeWorkFolder(key: key)
        var isKept = false
        defer { if !isKept { try? FileManager.default.removeItem(at: work) } }
        var objects = ObjectStore(folder: try cache.objectFolder(of: program))
        let output = work.appendingPathComponent(ProgramCache.executableName(key: key)).path
        func allObjects() throws -> [String] {
            let folder = work.appendingPathComponent(Self.intermediates)
            return try compile(arguments, toolchain: toolchain, in: folder, &objects)
                + shaders.objects(toolchain: toolchain, in: folder, &objects)
        }
        var files = try allObjects()
        if try !link(files, toolchain: toolchain, output: output, isLast: !objects.hasGivenOld) {
            // An object from before may be to blame.
            objects.clear()
            files = try allObjects()
            _ = try link(files, toolchain: toolchain, output: output, isLast: true)
        }
        try? FileManager.default.removeItem(at: work.appendingPathComponent(Self.intermediates))
        for bundle in program.bundles { try bundle.make(in: work) }
        objects.sweep(olderThan: ProgramCache.recent)
        let executable = try cache.keep(work, key: key)
        isKept = true
        return executable
    }

    private static func findings(in module: TranslatedModule) -> [Finding] {
        module.translation.flatMap(\.findings)
    }

    /// Names what cannot compile here, before the compiler says it in more words or crashes over it.
    private static func check(_ findings: [Finding]) throws(ToolError) {
        for finding in findings.prefix(remarkLimit) { Console.write("\(finding)\n") }
        if findings.count > remarkLimit { Console.write("… and \(findings.count - remarkLimit) more.\n") }
        let errors = findings.count { $0.severity == .error }
        if errors > 0 { throw .source(.rejected(count: errors)) }
    }

    private static let intermediates = "build"

    /// Compiles what is not in the store.
    ///
    /// - Returns: the objects of all modules.
    private func compile(
        _ arguments: [[String]], toolchain: Toolchain, in folder: URL, _ store: inout ObjectStore
    ) throws -> [String] {
        try? FileManager.default.removeItem(at: folder)
        let shared = folder.appendingPathComponent("Modules")
        try Self.make(shared)
        let overlay = try SourceOverlay(
            modules.flatMap(\.module.sources), translation: modules.flatMap(\.translation)
        ).write(to: folder)
        let placement =
            ["-module-cache-path", cache.moduleFolder(of: runtime)] + overlay
            + (modules.count > 1 ? ["-I", shared.path] : [])
        var interfaces: [String: String] = [:]
        var objects: [String] = []
        for (number, module) in modules.enumerated() {
            let compilation = ModuleCompilation(
                module, arguments: arguments[number], identity: "\(runtime.identity) \(toolchain.identity)",
                interfaces: module.module.dependencies.compactMap { interfaces[$0] },
                folder: folder.appendingPathComponent("\(number)"))
            interfaces[module.module.name] = compilation.interface
            let isImported = number < modules.count - 1
            objects += try compile(
                compilation, module, isImported: isImported, toolchain: toolchain, placement: placement,
                &store)
            if isImported { try compilation.publishInterface(in: &store, to: shared) }
        }
        return objects
    }

    private func compile(
        _ compilation: ModuleCompilation, _ module: TranslatedModule, isImported: Bool, toolchain: Toolchain,
        placement: [String], _ store: inout ObjectStore
    ) throws -> [String] {
        let missing = compilation.missing(in: &store)
        try compilation.writeGenerated()
        var calls = compilation.batches(
            missing, cores: ProcessInfo.processInfo.activeProcessorCount, placement: placement)
        if isImported, !compilation.hasInterface(in: &store) {
            calls.append(compilation.interfaceCall(placement: placement))
        }
        if !calls.isEmpty {
            let lines = zip(module.module.sources, module.translation).map {
                ($0.absolutePath, UserLines($0, translation: $1))
            }
            try CompilerRun(
                progress: compilation.progressName(missing, isOneOfSeveral: modules.count > 1),
                executable: toolchain.frontend, calls: calls,
                paths: compilation.paths, lines: Dictionary(lines, uniquingKeysWith: { first, _ in first }),
                moduleFolder: cache.moduleFolder(of: runtime)
            ).run()
        }
        return try compilation.objects(missing, in: &store)
    }

    /// - Parameter isLast: whether a failure is shown, and ends the work.
    /// - Returns: whether it could be linked.
    private func link(
        _ objects: [String], toolchain: Toolchain, output: String, isLast: Bool
    ) throws -> Bool {
        var said: [UInt8] = []
        let ending = try ChildProcess(
            executable: toolchain.linker(),
            arguments: toolchain.linkArguments(objects: objects, runtime: runtime, output: output),
            environment: Environment.current
        ).run(mergesOutput: true, onError: { said += $0 })
        if ending == .exited(0) { return true }
        guard isLast else { return false }
        Console.write(bytes: said[...])
        throw ExitCode(ending.exitCode)
    }

    private static func make(_ folder: URL) throws(ToolError) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw .machine(.cacheUnwritable(folder.path, reason: ErrorText.of(error)))
        }
    }
}
