import Foundation

/// A program that runs tests: what it reports, what it says, and whether a test takes too long.
struct RunningTests {
    let library: TestEntrySource.Library
    let reader: FileHandle
    let trace: StackTrace
    let patience: Duration
    let onResult: (TestResult) -> Void

    private var events = TestEvents()
    private var output: TestOutput
    private var last = LastLines()
    private var reported = 0
    /// The test that runs, and since when.
    private var current: (id: String, start: ContinuousClock.Instant)?
    private var isLate = false
    private var request = StackTraceRequest()

    init(
        library: TestEntrySource.Library, reader: FileHandle, trace: StackTrace, patience: Duration,
        onResult: @escaping (TestResult) -> Void
    ) {
        self.library = library
        output = TestOutput(of: library)
        self.reader = reader
        self.trace = trace
        self.patience = patience
        self.onResult = onResult
    }

    /// Takes what the program writes, and shows what is not the library's.
    mutating func hear(_ bytes: ArraySlice<UInt8>) {
        let own = output.strained(bytes)[...]
        last.append(own)
        Console.write(bytes: own)
    }

    /// Reads what has happened, and stops a test that takes too long.
    mutating func look(at running: RunningProgram, executable: URL) {
        read()
        let test = events.running.first
        if test != current?.id { current = test.map { ($0, .now) } }
        guard let current, !events.hasEnded, ContinuousClock.now - current.start >= patience else { return }
        isLate = true
        let isOver = request.isOver(
            program: executable, below: running.guardian, isAnnounced: output.hasReport)
        if isOver { running.end() }
    }

    private mutating func read() {
        if let data = try? reader.readToEnd(), !data.isEmpty { events.append(data) }
        while reported < events.results.count {
            onResult(events.results[reported])
            reported += 1
        }
    }

    /// The results, with what XCTest only says in its output.
    private var results: [TestResult] {
        events.results.map { result in
            guard result.outcome == .skipped, library == .xctest else { return result }
            var result = result
            let type = result.suite.split(separator: ".").last ?? ""
            result.reason = output.skipReasons["\(type).\(result.name)"]
            return result
        }
    }

    /// What is known when the program has ended.
    ///
    /// - Parameter pending: what it was asked to run.
    /// - Throws: when it ended before any test began, and ran none.
    mutating func end(
        _ ending: ChildProcess.Ending, sources: [String], pending: [String]
    ) throws(ToolError) -> (results: [TestResult], isComplete: Bool) {
        read()
        let rest = output.rest()[...]
        last.append(rest)
        Console.write(bytes: rest)
        if case .killed(let signal) = ending, [SIGINT, SIGTERM, SIGHUP].contains(signal), !isLate {
            throw .test(.interrupted(signal: signal))
        }
        if events.hasEnded { return (results, true) }
        let words = last.lines.map { "    \($0)" }.joined(separator: "\n")
        let place = trace.place(in: sources).map { ", in \($0)" } ?? ""
        for id in events.running {
            let seconds = current.map { (ContinuousClock.now - $0.start) / .seconds(1) } ?? 0
            let sentence =
                isLate
                ? TestRunSentence.late(patience, place: place)
                : TestRunSentence.ended(ending, place: place)
            events.fail(
                id, sentence + (words.isEmpty ? "." : "; its last words were:\n\(words)"), after: seconds)
        }
        if events.results.isEmpty {
            throw .test(
                .noTestBegan(library: library.name, reason: TestRunSentence.ending(ending), words: words))
        }
        read()
        return (results, false)
    }
}

/// Sentences about tests that did not come to their end.
enum TestRunSentence {
    static func ending(_ ending: ChildProcess.Ending) -> String {
        switch ending {
        case .exited(let code): "it ended with exit code \(code)"
        case .killed(let signal): "it crashed with signal \(signal) (\(SignalName.of(signal)))"
        }
    }

    static func late(_ patience: Duration, place: String) -> String {
        let seconds = Number.text(patience / .seconds(1))
        return
            "the test did not end within \(seconds) second\(seconds == "1" ? "" : "s") and was stopped\(place)"
            + "; mend what does not end, or allow more time with --timeout"
    }

    static func ended(_ ending: ChildProcess.Ending, place: String) -> String {
        switch ending {
        case .exited(let code):
            "the test ended the program with exit code \(code); a test must not call exit"
        case .killed(let signal):
            "the test crashed with signal \(signal) (\(SignalName.of(signal)))\(place)"
        }
    }
}
