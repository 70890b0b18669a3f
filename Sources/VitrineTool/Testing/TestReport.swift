import Foundation

/// The results of a run of tests, or of several on different machines.
struct TestReport {
    /// Of the package or folder.
    var name: String
    /// How long the tests took, on the machine's clock; of several machines, all together. The times of tests are their
    /// own clock's.
    private(set) var seconds: Double
    /// In the order of their names.
    private(set) var results: [TestResult]
    /// What the page shows of tests that failed: each a piece of HTML, by the test's name.
    private(set) var articles: [String: String] = [:]

    init(name: String, results: [TestResult], seconds: Double) {
        self.name = name
        self.seconds = seconds
        self.results = results.sorted { $0.id < $1.id }
    }

    func count(_ outcome: TestResult.Outcome) -> Int { results.count { $0.outcome == outcome } }

    /// 1 if a test has failed, else 0.
    var exitCode: Int32 { count(.failed) > 0 ? 1 : 0 }

    /// The outcome in one line.
    var headline: String {
        guard !results.isEmpty else { return "No tests were run." }
        let parts = [("passed", count(.passed)), ("failed", count(.failed)), ("skipped", count(.skipped))]
            .filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }
        return "\(results.count) test\(results.count == 1 ? "" : "s"): \(parts.joined(separator: ", ")), in "
            + "\(Self.number(seconds)) s."
    }

    /// Seconds with as many digits as anybody reads.
    static func number(_ seconds: Double) -> String {
        let thousandths = (seconds * 1000).rounded()
        return seconds < 1 ? "\(thousandths / 1000)" : "\((seconds * 10).rounded() / 10)"
    }

    mutating func show(_ article: String, of id: String) { articles[id] = article }

    /// Puts the pictures of failures beside what the tests said.
    mutating func show(_ pictures: TestPictures) {
        for result in results where result.outcome == .failed {
            let own = pictures.failures.filter { $0.belongs(to: result) }
            if !own.isEmpty { articles[result.id] = Self.article(result, pictures: own) }
        }
    }

    /// Puts the results of another machine beside these; a test that both have run has failed if it did on one.
    mutating func merge(_ other: TestReport) {
        seconds += other.seconds
        for result in other.results {
            guard let place = results.firstIndex(where: { $0.id == result.id }) else {
                results.append(result)
                articles[result.id] = other.articles[result.id]
                continue
            }
            if results[place].outcome != .failed, result.outcome == .failed {
                results[place] = result
                articles[result.id] = other.articles[result.id]
            }
        }
        results.sort { $0.id < $1.id }
    }

    /// Writes a file that was asked for.
    static func write(_ text: String, to path: String) throws(ToolError) {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        } catch {
            throw .test(.fileUnwritable(path, reason: ErrorText.of(error)))
        }
    }
}
