import ArgumentParser
import Foundation
import VitrineLaunch
import VitrineTranslation

/// `vitrine test`: runs the tests of a package or of a folder.
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract:
            "Compiles sources with their tests (XCTest, Swift Testing) and runs them; needs no display.",
        discussion: """
            Ends with 0 when all tests pass, with 1 when one fails, with 2 when they cannot be built or run, and with 64 \
            when the arguments are wrong.
            """)

    @Argument(
        help: ArgumentHelp(
            "The folder of a package, folders with sources and tests, or files; the current folder when left out.",
            valueName: "path"))
    var paths: [String] = []

    @Option(
        name: .long, parsing: .singleValue,
        help: ArgumentHelp(
            "Runs the tests in whose names this regular expression is found; may be repeated.",
            valueName: "expression"))
    var filter: [String] = []

    @Option(
        name: .long, parsing: .singleValue,
        help: ArgumentHelp(
            "Leaves out the tests in whose names this is found; may be repeated.", valueName: "expression"))
    var skip: [String] = []

    @Option(
        name: .long, parsing: .singleValue,
        help: ArgumentHelp(
            "The test target of a package to run; all when left out; may be repeated.", valueName: "name"))
    var target: [String] = []

    @Option(
        help: ArgumentHelp(
            "Runs one share of the tests, for machines side by side: 1/4 to 4/4 are all tests, each once.",
            valueName: "K/N"))
    var shard: String?

    @Flag(help: "Writes the names of the tests, and runs none.")
    var list = false

    @Option(help: ArgumentHelp("Writes the results as a JUnit file.", valueName: "file"))
    var junit: String?

    @Option(
        help: ArgumentHelp(
            "Writes a page with the results, and with the pictures of failures side by side.",
            valueName: "file"))
    var html: String?

    @Option(
        help: ArgumentHelp(
            "Which references of pictures are written: never, missing (when left out), failed or all.",
            valueName: "which"))
    var record: String?

    @Flag(help: "Runs nothing, but makes one page (--html, --junit) of those that are named.")
    var merge = false

    @Option(help: ArgumentHelp("Seconds that one test may take; 60 when left out.", valueName: "seconds"))
    var timeout: String?

    @Flag(
        help: """
            Leaves the tests the machine's clock, time zone, locale and dice. Without it they have their own, the same \
            everywhere, and nobody waits for a timer or a sleep.
            """)
    var realTime = false

    @OptionGroup var moment: MomentArguments

    @Option(help: "The device to compile for: iphone, ipad, appletv or desktop.")
    var device = DeviceProfile.iphone.rawValue

    @Option(
        help: ArgumentHelp(
            "The language mode of the sources: 4, 4.2, 5 or 6; what a package asks for, or 5, when left out.",
            valueName: "mode"))
    var swiftVersion: String?

    mutating func run() throws {
        do {
            try merge ? mergePages() : runTests()
        } catch let error as ToolError where error.exitCode == 1 {
            // That no test has failed is another thing than that one has.
            Console.report(error.sentence)
            throw ExitCode(2)
        }
    }

    private func runTests() throws {
        var selection = TestSelection(filters: filter, skips: skip)
        selection.shard = try shard.map { text throws(ToolError) in try TestSelection.Shard(argument: text) }
        let patience = try patience()
        if let record, !["never", "missing", "failed", "all"].contains(record) {
            throw ToolError.test(.unknownRecording(record))
        }
        let time = try time()
        let sources = try TestInput(
            paths: paths.isEmpty ? ["."] : paths, targets: target, languageMode: swiftVersion, device: device
        ).sources()
        for refused in sources.refused {
            Console.report("the test target \(refused.target) is left out: \(refused.reason.sentence)")
        }
        let program = sources.program()
        let executable: URL
        do {
            executable = try Build(program: program.program).executable()
        } catch is ExitCode {
            throw ExitCode(2)
        }
        let folder = try TestRun.makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let progress = TestProgress()
        let pictures = URL(fileURLWithPath: FileManager.default.currentDirectoryPath + "/.build/vitrine-test")
        var run = TestRun(
            executable: executable, program: program, selection: selection, patience: patience,
            folder: folder,
            pictures: pictures, recording: record, time: time, onResult: progress.show)
        if list {
            for name in try selection.chosen(from: try run.list()).sorted() { try Console.print(name) }
            return
        }
        // What the last run left there is of no use beside what this one leaves.
        try? FileManager.default.removeItem(at: pictures)
        let start = ContinuousClock.now
        let results = try run.run()
        progress.end()
        var report = TestReport(
            name: sources.name, results: results, seconds: (ContinuousClock.now - start) / .seconds(1))
        let compared = TestPictures(folders: run.pictureFolders)
        report.show(compared)
        if selection.isAll, target.isEmpty {
            for path in compared.unused {
                Console.report(
                    "no test asks for the reference \(TestReport.shown(path)); remove it, or use it.")
            }
        }
        try write(report)
        if report.exitCode == 0, !sources.refused.isEmpty { throw ExitCode(2) }
        throw ExitCode(report.exitCode)
    }

    private func mergePages() throws {
        guard html != nil || junit != nil else { throw ToolError.test(.mergeWithoutPage) }
        guard let first = paths.first else { throw ToolError.test(.mergeOfNothing) }
        var report = try TestReport(page: first)
        for path in paths.dropFirst() { report.merge(try TestReport(page: path)) }
        try write(report)
        throw ExitCode(report.exitCode)
    }

    private func write(_ report: TestReport) throws(ToolError) {
        if let junit { try TestReport.write(report.junit, to: junit) }
        if let html { try TestReport.write(report.page, to: html) }
        try Console.print(report.headline)
    }

    private func time() throws(ToolError) -> VirtualTime? {
        guard !realTime else {
            if let option = moment.given { throw .test(.realTime(option: option)) }
            return nil
        }
        return try moment.moment().time()
    }

    private func patience() throws(ToolError) -> Duration {
        guard let timeout else { return .seconds(60) }
        guard let seconds = Double(timeout), (0.1...86400).contains(seconds) else {
            throw .argument(.impossibleTimeout(timeout))
        }
        return .seconds(seconds)
    }
}
