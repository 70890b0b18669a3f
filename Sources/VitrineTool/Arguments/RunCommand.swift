import ArgumentParser

/// `vitrine run`: a window that stays until it is closed.
struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Compiles sources and opens them in a window.")

    @OptionGroup var stage: StageArguments

    // Not offered, but understood, to say where it belongs.
    @Flag(help: .hidden)
    var wireframe = false

    mutating func run() throws {
        if wireframe { throw ToolError.wireframeInWindow }
        let launch = try stage.launch(mode: .window, program: SourceFile.stem(of: stage.files[0]))
        let program = try stage.program()
        guard Display.isPresent(in: Environment.current) else { throw ToolError.noDisplay }
        let executable = try Build(program: program).executable()
        let ending = try Launch(program: executable, options: launch, resources: program.folders).run()
        throw ExitCode(ending.exitCode)
    }
}
