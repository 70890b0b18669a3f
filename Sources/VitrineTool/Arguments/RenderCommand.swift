import ArgumentParser

/// `vitrine render`: a picture, made without a display on a virtual clock.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Compiles sources and writes what they show as a PNG; needs no display.")

    @OptionGroup var stage: StageArguments

    // A window has the scale of its display, so only pictures can choose.
    @Option(help: ArgumentHelp("Pixels per point, in place of the device's.", valueName: "number"))
    var scale: String?

    @Option(
        help: ArgumentHelp(
            "Keys of a remote to press before the picture is taken, for example right,down,select.",
            valueName: "keys"))
    var press: String?

    @Option(
        help: ArgumentHelp(
            "Virtual seconds between the last press (or the start) and the picture; 0.5 when left out.",
            valueName: "seconds"))
    var after: String?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "The picture to write; the first file's name with .png when left out.", valueName: "path"))
    var output: String?

    @Flag(
        help: ArgumentHelp(
            "Draws the layouts of the collection views over the picture: items, groups, sections and more."))
    var wireframe = false

    mutating func run() throws {
        let name = SourceFile.stem(of: stage.files[0])
        let scale = try scale.map { text throws(ToolError) in try Number.scale(argument: text) }
        var launch = try stage.launch(mode: .render, program: name, scale: scale)
        launch.press = try press.map { text throws(ToolError) in try PressName.list(argument: text) }
        launch.after = try after.map { text throws(ToolError) in try Number.seconds(argument: text) }
        launch.wireframe = wireframe ? true : nil
        let program = try stage.program()
        let picture = try PictureFile(path: output ?? "\(name).png")
        launch.output = picture.absolutePath

        let executable = try Build(program: program).executable()
        picture.remove()
        let ending = try Launch(program: executable, options: launch, resources: program.folders).run()
        guard ending == .exited(0) else { throw ExitCode(ending.exitCode) }
        guard picture.exists else { throw ToolError.noPicture(path: picture.path) }
        print(picture.path)
    }
}
