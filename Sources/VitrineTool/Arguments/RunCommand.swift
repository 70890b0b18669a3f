import ArgumentParser
import VitrineLaunch

/// `vitrine run`: a window that stays until it is closed.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Compiles sources and opens them in a window.")

    @OptionGroup var stage: StageArguments

    @OptionGroup var sandbox: SandboxArguments

    // Not offered, but understood, to say where it belongs.
    @Flag(help: .hidden)
    var wireframe = false

    mutating func run() throws {
        if wireframe { throw ToolError.argument(.wireframeInWindow) }
        var launch = try stage.launch(mode: .window, program: stage.name)
        let limits = try sandbox.limits(time: nil)
        let program = try stage.program(isSandboxed: sandbox.sandbox)
        guard Display.isPresent(in: Environment.current) else { throw ToolError.machine(.noDisplay) }
        let screen = sandbox.sandbox ? try Sandbox.Screen.find() : .none
        let (build, executable) = try Build.compiling(program)
        if let preview = build.program.preview { stage.show(preview, of: build.program, in: &launch) }
        let room = try sandbox.makeSandbox(for: build, screen: screen)
        let ending = try Launch(
            program: executable, options: launch, resources: program.folders,
            modules: program.moduleNames, bundles: program.bundles,
            sources: program.allSources.map(\.absolutePath), limits: limits, sandbox: room
        ).run()
        throw ExitCode(ending.exitCode)
    }
}
