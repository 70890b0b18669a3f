import ArgumentParser
import Foundation

/// When and where programs find themselves whose clocks are virtual.
///
/// Values are read as text and understood when they are asked for, so that a wrong one gets a sentence of its own.
struct MomentArguments: ParsableArguments {
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

    /// The date, zone and language, where they are asked for.
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

    /// What the values say.
    func moment() throws(ToolError) -> Moment {
        Moment(
            start: try date.map { text throws(ToolError) in try VirtualTime.date(argument: text) },
            zone: try timeZone.map { text throws(ToolError) in try VirtualTime.timeZone(argument: text) },
            language: try locale.map { text throws(ToolError) in try VirtualTime.locale(argument: text) })
    }

    /// The first of the options that is given.
    var given: String? {
        [("--date", date), ("--time-zone", timeZone), ("--locale", locale)].first { $0.1 != nil }?.0
    }
}
