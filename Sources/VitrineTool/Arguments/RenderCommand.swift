import ArgumentParser

/// `vitrine render`: a picture, made without a display on a virtual clock.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Compiles sources and writes what they show as a PNG; needs no display.")

    @OptionGroup var stage: StageArguments

    @Option(
        help: ArgumentHelp(
            "Keys of a remote to press before the picture is taken, for example right,down,select.",
            valueName: "keys"))
    var press: String?

    @Option(
        help: ArgumentHelp(
            "Virtual seconds between the last press (or the start) and the picture.", valueName: "seconds"))
    var after: String?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "The picture to write; the first file's name with .png when left out.", valueName: "path"))
    var output: String?

    mutating func run() throws {
        let name = SourceFile.stem(of: stage.files[0])
        var launch = try stage.launch(mode: .render, program: name)
        launch.press = try press.map { text throws(ToolError) in try PressName.list(argument: text) }
        launch.after = try after.map { text throws(ToolError) in try Number.seconds(argument: text) }
        let program = try stage.program()
        let picture = try PictureFile(path: output ?? "\(name).png")
        launch.output = picture.absolutePath

        let executable = try Build(program: program).executable()
        picture.remove()
        let ending = try Launch(program: executable, options: launch).run()
        guard ending == .exited(0) else { throw ExitCode(ending.exitCode) }
        guard picture.exists else { throw ToolError.noPicture(path: picture.path) }
        print(picture.path)
    }
}
