import ArgumentParser
import VitrineLaunch

/// `vitrine render`: a picture, made without a display on a virtual clock.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Compiles sources and writes what they show as a PNG; needs no display.")

    @OptionGroup var stage: StageArguments

    @OptionGroup var sandbox: SandboxArguments

    @OptionGroup var picture: PictureArguments

    @OptionGroup var moment: MomentArguments

    @Option(
        help: ArgumentHelp(
            "What to tap before the picture is taken: a text on the screen, or a point of the window as x,y. For several taps, give it several times.",
            valueName: "text or point"))
    var tap: [String] = []

    @Option(
        help: ArgumentHelp(
            "Keys of a remote to press before the picture is taken, after --tap, for example right,down,select.",
            valueName: "keys"))
    var press: String?

    @Option(
        help: ArgumentHelp(
            "Text to type before the picture is taken, after --press, into what is edited then.",
            valueName: "text"))
    var type: String?

    @Option(
        name: [.short, .long],
        help: ArgumentHelp(
            "The picture to write, over a PNG, an empty file or nothing; the first file or folder with .png when left out.",
            valueName: "path"))
    var output: String?

    @Flag(
        help: ArgumentHelp(
            "Draws the layouts of the collection views over the picture: items, groups, sections and more."))
    var wireframe = false

    mutating func run() throws {
        var launch = try picture.launch(stage)
        launch.tap = try LaunchOptions.Tap.list(arguments: tap)
        if let press { launch.press = try LaunchOptions.Press.list(argument: press) }
        launch.type = type
        launch.wireframe = wireframe
        let moment = try moment.moment()
        let limits = try sandbox.limits(time: .seconds(60))
        let program = try stage.program(isSandboxed: sandbox.sandbox)
        let file = try PictureFile(path: output ?? "\(stage.name).png", sources: program.allSources)
        let run = try PictureRun(program, limits: limits, time: moment.time(), sandbox)
        if let preview = run.program.preview { stage.show(preview, of: run.program, in: &launch) }
        let (ending, contents) = try run.picture(launch)
        guard ending == .exited(0) else { throw ExitCode(ending.exitCode) }
        try file.write(contents)
        try Console.print(file.path)
    }
}
