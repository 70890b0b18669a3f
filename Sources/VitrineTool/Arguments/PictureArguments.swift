import ArgumentParser
import VitrineLaunch

/// What commands that make pictures have in common: the pixels, and when the picture is taken.
///
/// Values are read as text and understood when they are asked for, so that a wrong one gets a sentence of its own.
struct PictureArguments: ParsableArguments {
    // A window has the scale of its display, so only pictures can choose.
    @Option(help: ArgumentHelp("Pixels per point, in place of the device's.", valueName: "number"))
    var scale: String?

    @Option(
        help: ArgumentHelp(
            "Virtual seconds between the last tap or press (or the start) and the picture; 0.5 when left out.",
            valueName: "seconds"))
    var after: String?

    /// How a program is started on the screen that was asked for.
    func launch(_ stage: StageArguments) throws(ToolError) -> LaunchOptions {
        let scale = try scale.map { text throws(ToolError) in try Number.scale(argument: text) }
        var launch = try stage.launch(mode: .render, program: stage.name, scale: scale)
        launch.after = try after.map { text throws(ToolError) in try Number.seconds(argument: text) }
        launch.output = PictureMemory.path
        return launch
    }
}
