import Foundation
import VitrineLaunch

/// Makes pictures of a compiled program, each in a run of its own, without a display and on a virtual clock.
struct PictureRun {
    /// What is shown: of previews those that compile.
    let program: Program
    private let executable: URL
    private let limits: Limits
    private let sandbox: Sandbox?
    private let time: VirtualTime

    /// Compiles the program.
    init(
        _ program: Program, limits: Limits, time: VirtualTime, _ sandbox: SandboxArguments
    ) throws {
        self.limits = limits
        self.time = time
        let (build, executable) = try Self.compiled(program)
        self.program = build.program
        self.executable = executable
        self.sandbox = try sandbox.makeSandbox(for: build)
    }

    /// Compiles a program; of one with previews what compiles, since most previews need few of its sources.
    private static func compiled(_ program: Program) throws -> (Build, URL) {
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
            return try compiled(smaller)
        }
    }

    /// The bytes of a PNG, empty where the program made none.
    func picture(
        _ options: LaunchOptions
    ) throws(ToolError) -> (ending: ChildProcess.Ending, contents: Data) {
        let memory = try PictureMemory()
        let ending = try Launch(
            program: executable, options: options, resources: program.folders,
            modules: program.moduleNames, bundles: program.bundles,
            sources: program.allSources.map(\.absolutePath), limits: limits, sandbox: sandbox, time: time,
            file: memory.file
        ).run()
        return (ending, ending == .exited(0) ? memory.contents() : Data())
    }
}
