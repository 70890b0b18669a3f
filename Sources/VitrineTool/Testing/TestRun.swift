import Foundation
import VitrineLaunch

/// Runs the tests of a program that was built, one library after the other. A test that takes the program down with it
/// has failed; the others are run all the same, in a program that is started again.
struct TestRun {
    var executable: URL
    var program: TestProgram
    var selection: TestSelection
    /// How long a test may take.
    var patience: Duration
    /// A folder for what the runs write.
    var folder: URL
    /// A folder for what comparisons of pictures leave, which stays; each program gets a folder of its own in it.
    var pictures: URL
    /// Which references are written.
    var recording: String?
    /// The clocks, zone, locale and dice of the programs; nil for the machine's.
    var time: VirtualTime?
    /// Called with each result, as it comes.
    var onResult: (TestResult) -> Void
    /// The folders that the programs had, in their order.
    private(set) var pictureFolders: [URL] = []

    init(
        executable: URL, program: TestProgram, selection: TestSelection, patience: Duration, folder: URL,
        pictures: URL, recording: String? = nil, time: VirtualTime? = nil,
        onResult: @escaping (TestResult) -> Void
    ) {
        self.executable = executable
        self.program = program
        self.selection = selection
        self.patience = patience
        self.folder = folder
        self.pictures = pictures
        self.recording = recording
        self.time = time
        self.onResult = onResult
    }

    /// A folder for what the runs write, which nobody else can write to.
    static func makeFolder() throws(ToolError) -> URL {
        let template = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-test.XXXXXX")
            .path
        var bytes = Array(template.utf8CString)
        guard mkdtemp(&bytes) != nil else {
            throw .test(.fileUnwritable(template, reason: ErrorText.last))
        }
        return URL(
            fileURLWithPath: String(decoding: bytes.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
    }

    /// The names of all tests, sorted.
    func list() throws(ToolError) -> [String] {
        (program.xctests + (try swiftTests())).sorted()
    }

    /// Runs the chosen tests.
    mutating func run() throws(ToolError) -> [TestResult] {
        let xctests = program.xctests
        let swiftTests = try swiftTests()
        let chosen = try selection.chosen(from: xctests + swiftTests)
        var results: [TestResult] = []
        for (library, all) in [(TestEntrySource.Library.xctest, xctests), (.swiftTesting, swiftTests)] {
            var pending = all.filter(chosen.contains)
            var isWhole = pending.count == all.count
            while !pending.isEmpty {
                let found: (results: [TestResult], isComplete: Bool)
                do throws(ToolError) {
                    found = try runOnce(library, pending, isWhole: isWhole)
                } catch .test(.noTestBegan(let name, let reason, let words)) where !isWhole {
                    // Others have run: theirs is known.
                    let fault = ToolError.Test.noTestBegan(library: name, reason: reason, words: words)
                    results += pending.map { missed($0, fault.sentence) }
                    break
                }
                results += found.results
                let done = Set(found.results.map(\.id))
                let count = pending.count
                pending.removeAll { done.contains($0) }
                isWhole = false
                if found.isComplete || pending.count == count {
                    results += pending.map {
                        missed($0, "the test was not run: its library did not come to it.")
                    }
                    break
                }
            }
        }
        return results
    }

    private func missed(_ id: String, _ sentence: String) -> TestResult {
        let result = TestResult(id: id, outcome: .failed, issues: [TestResult.Issue(text: sentence)])
        onResult(result)
        return result
    }

    // MARK: Swift Testing's tests

    private func swiftTests() throws(ToolError) -> [String] {
        guard program.usesSwiftTesting else { return [] }
        // Under load an empty list came once of a program that has tests, and ended well.
        let tests = try listedTests()
        return tests.isEmpty ? try listedTests() : tests
    }

    private func listedTests() throws(ToolError) -> [String] {
        let output = folder.appendingPathComponent("list").path
        var said: [UInt8] = []
        let ending = try ChildProcess(
            executable: "/bin/sh",
            arguments: [
                "-c", #"out=$0; exec "$@" >"$out""#, output, executable.path,
                TestEntrySource.Library.swiftTesting.rawValue, "--testing-library", "swift-testing",
                "--list-tests",
            ], environment: environment(trace: nil)
        ).run(onError: { said += $0 })
        guard ending == .exited(0) || ending == .exited(Self.noTests), let text = SourceFile.text(at: output)
        else {
            Console.write(bytes: said[...])
            throw .test(.listFailed(reason: TestRunSentence.ending(ending)))
        }
        return text.split(separator: "\n").map(String.init)
    }

    /// What Swift Testing exits with when there are none.
    private static let noTests: Int32 = 69

    // MARK: One program

    private mutating func runOnce(
        _ library: TestEntrySource.Library, _ pending: [String], isWhole: Bool
    ) throws(ToolError) -> (results: [TestResult], isComplete: Bool) {
        let events = folder.appendingPathComponent("events").path
        unlink(events)
        guard FileManager.default.createFile(atPath: events, contents: nil),
            let reader = FileHandle(forReadingAtPath: events)
        else { throw .test(.fileUnwritable(events, reason: ErrorText.last)) }
        let trace = StackTrace(beside: folder.appendingPathComponent("program"))
        var environment = environment(trace: trace)
        let own = pictures.appendingPathComponent("\(pictureFolders.count + 1)")
        pictureFolders.append(own)
        environment[LaunchVariable.pictureReports] = own.path
        if let recording { environment[LaunchVariable.recordPictures] = recording }
        var arguments = [library.rawValue]
        switch library {
        case .xctest:
            environment[TestEntrySource.eventsVariable] = events
            if !isWhole {
                environment[TestEntrySource.selectionVariable] = try write(
                    pending.joined(separator: "\n"), to: "selection")
            }
        case .swiftTesting:
            // One after the other: nearly all of such tests need the main actor anyway, and so one that takes the
            // program down can be named.
            arguments += [
                "--testing-library", "swift-testing", "--quiet", "--no-parallel", "--event-stream-version",
                "0",
                "--event-stream-output-path", events,
            ]
            if !isWhole {
                arguments += SwiftTestingFilter.expressions(for: pending).flatMap { ["--filter", $0] }
            }
        }
        var run = RunningTests(
            library: library, reader: reader, trace: trace, patience: patience, onResult: onResult)
        let ending = try ChildProcess(
            executable: executable.path, arguments: arguments, environment: environment
        ).run(
            mergesOutput: true, every: .milliseconds(50), onError: { run.hear($0) },
            tick: { [executable] running in run.look(at: running, executable: executable) })
        return try run.end(ending, sources: program.program.allSources.map(\.absolutePath), pending: pending)
    }

    private func write(_ text: String, to name: String) throws(ToolError) -> String {
        let file = folder.appendingPathComponent(name)
        do {
            try text.write(to: file, atomically: false, encoding: .utf8)
        } catch {
            throw .test(.fileUnwritable(file.path, reason: ErrorText.of(error)))
        }
        return file.path
    }

    private func environment(trace: StackTrace?) -> [String: String] {
        var environment = Launch.environment(
            resources: program.program.folders, modules: program.program.moduleNames, trace: trace)
        if let time {
            environment.merge(time.variables) { $1 }
            environment[SettingsFolder.variable] = folder.appendingPathComponent("settings").path
        }
        environment[LaunchVariable.waitingFrames] = "1"
        // The tool's own lines are told from others by how they begin.
        environment["NO_COLOR"] = "1"
        return environment
    }
}
