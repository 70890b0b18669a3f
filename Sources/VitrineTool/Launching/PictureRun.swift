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
        let (build, executable) = try Build.compiling(program)
        self.program = build.program
        self.executable = executable
        self.sandbox = try sandbox.makeSandbox(for: build)
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
