import ArgumentParser
import Foundation
import VitrineLaunch

/// What commands that make pictures have in common: the pixels, and the time and place of the program.
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

    /// How a program is started on the screen that was asked for.
    func launch(_ stage: StageArguments) throws(ToolError) -> LaunchOptions {
        let scale = try scale.map { text throws(ToolError) in try Number.scale(argument: text) }
        var launch = try stage.launch(mode: .render, program: stage.name, scale: scale)
        launch.after = try after.map { text throws(ToolError) in try Number.seconds(argument: text) }
        launch.output = PictureMemory.path
        return launch
    }

    /// The date, zone and language that the program finds, where they are asked for.
    struct Moment {
        fileprivate var start: Date?
        fileprivate var zone: String?
        fileprivate var language: String?

        /// The time of a program that the runtime keeps.
        func time() throws(ToolError) -> VirtualTime {
            var time = try VirtualTime(runtime: .find())
            if let start { time.start = start }
            if let zone { time.timeZone = zone }
            if let language { time.locale = language }
            return time
        }
    }

    func moment() throws(ToolError) -> Moment {
        Moment(
            start: try date.map { text throws(ToolError) in try VirtualTime.date(argument: text) },
            zone: try timeZone.map { text throws(ToolError) in try VirtualTime.timeZone(argument: text) },
            language: try locale.map { text throws(ToolError) in try VirtualTime.locale(argument: text) })
    }
}
