import ArgumentParser
import VitrineLaunch

/// `vitrine render`: a picture, made without a display on a virtual clock.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Compiles sources and writes what they show as a PNG; needs no display.")

    @OptionGroup var stage: StageArguments

    @OptionGroup var sandbox: SandboxArguments

    // A window has the scale of its display, so only pictures can choose.
    @Option(help: ArgumentHelp("Pixels per point, in place of the device's.", valueName: "number"))
    var scale: String?

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
        help: ArgumentHelp(
            "Virtual seconds between the last tap or press (or the start) and the picture; 0.5 when left out.",
            valueName: "seconds"))
    var after: String?

    @Option(
        help: ArgumentHelp(
            "The date at the start of the program; 2026-01-09T09:41:00Z when left out.", valueName: "date"))
    var date: String?

    @Option(help: ArgumentHelp("The program's time zone; UTC when left out.", valueName: "name"))
    var timeZone: String?

    @Option(
        help: ArgumentHelp(
            "The program's language and region; en_US when left out.", valueName: "locale"))
    var locale: String?

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
        let name = stage.name
        let scale = try scale.map { text throws(ToolError) in try Number.scale(argument: text) }
        var launch = try stage.launch(mode: .render, program: name, scale: scale)
        launch.tap = try LaunchOptions.Tap.list(arguments: tap)
        if let press { launch.press = try LaunchOptions.Press.list(argument: press) }
        launch.type = type
        launch.after = try after.map { text throws(ToolError) in try Number.seconds(argument: text) }
        launch.wireframe = wireframe
        let start = try date.map { text throws(ToolError) in try VirtualTime.date(argument: text) }
        let zone = try timeZone.map { text throws(ToolError) in try VirtualTime.timeZone(argument: text) }
        let language = try locale.map { text throws(ToolError) in try VirtualTime.locale(argument: text) }
        let limits = try sandbox.limits(time: .seconds(60))
        let program = try stage.program(isSandboxed: sandbox.sandbox)
        let picture = try PictureFile(path: output ?? "\(name).png", sources: program.allSources)
        let build = try Build(program: program)
        var time = try VirtualTime(runtime: .find())
        if let start { time.start = start }
        if let zone { time.timeZone = zone }
        if let language { time.locale = language }
        let room = try sandbox.makeSandbox(for: build)

        let memory = try PictureMemory()
        launch.output = PictureMemory.path
        let ending = try Launch(
            program: try build.executable(), options: launch, resources: program.folders,
            modules: program.moduleNames, bundles: program.bundles,
            sources: program.allSources.map(\.absolutePath), limits: limits, sandbox: room, time: time,
            file: memory.file
        ).run()
        guard ending == .exited(0) else { throw ExitCode(ending.exitCode) }
        try picture.write(memory.contents())
        try Console.print(picture.path)
    }
}
