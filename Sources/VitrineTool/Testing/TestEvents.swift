import Foundation

/// What a run of tests writes while it goes on, one JSON object a line: the format of Swift Testing, which the source
/// that starts XCTest's tests writes, too.
struct TestEvents {
    private struct Record: Decodable {
        struct Payload: Decodable {
            struct Instant: Decodable { var absolute: Double }
            struct Location: Decodable {
                var path: String?
                var line: Int?

                enum CodingKeys: String, CodingKey {
                    case path = "_filePath"
                    case newPath = "filePath"
                    case line
                }

                init(from decoder: any Decoder) throws {
                    let values = try decoder.container(keyedBy: CodingKeys.self)
                    path =
                        try values.decodeIfPresent(String.self, forKey: .path)
                        ?? values.decodeIfPresent(String.self, forKey: .newPath)
                    line = try values.decodeIfPresent(Int.self, forKey: .line)
                }
            }
            struct Issue: Decodable {
                var isKnown: Bool?
                var isFailure: Bool?
                var sourceLocation: Location?
            }
            struct Message: Decodable {
                var symbol: String
                var text: String
            }

            var kind: String
            var id: String?
            var displayName: String?
            var testID: String?
            var instant: Instant?
            var issue: Issue?
            var messages: [Message]?
        }

        var kind: String
        var payload: Payload
    }

    private struct Running {
        var start: Double
        var issues: [TestResult.Issue] = []
        var reason: String?
        var isSkipped = false
    }

    /// The tests that have begun and not ended, suites left out.
    var running: [String] { open.keys.filter { !suites.contains($0) }.sorted() }
    /// Whether all tests have had their turn.
    private(set) var hasEnded = false
    /// Those that have ended, in this order.
    private(set) var results: [TestResult] = []
    private var open: [String: Running] = [:]
    private var titles: [String: String] = [:]
    private var suites: Set<String> = []
    private var partial: [UInt8] = []

    /// Takes what was written since the last time.
    mutating func append(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            guard byte == UInt8(ascii: "\n") else {
                partial.append(byte)
                continue
            }
            if let record = try? JSONDecoder().decode(Record.self, from: Data(partial)) { add(record) }
            partial.removeAll(keepingCapacity: true)
        }
    }

    private mutating func add(_ record: Record) {
        let payload = record.payload
        if record.kind == "test" {
            guard let id = payload.id.map(Self.stable) else { return }
            titles[id] = payload.displayName
            if payload.kind == "suite" { suites.insert(id) }
            return
        }
        if payload.kind == "runEnded" { hasEnded = true }
        guard let id = payload.testID.map(Self.stable) else {
            if payload.kind == "issueRecorded" { addUnplaced(payload) }
            return
        }
        let time = payload.instant?.absolute ?? 0
        switch payload.kind {
        case "testStarted": open[id] = Running(start: time)
        case "issueRecorded":
            let symbol = payload.messages?.first?.symbol
            guard payload.issue?.isKnown != true, payload.issue?.isFailure != false, symbol != "warning"
            else {
                return
            }
            open[id, default: Running(start: time)].issues.append(Self.issue(payload))
        case "testSkipped":
            var entry = open[id] ?? Running(start: time)
            entry.isSkipped = true
            entry.reason = payload.messages?.first.map { Self.reason($0.text) }
            open[id] = entry
            // Swift Testing says no more of it.
            if titles[id] != nil || id.hasSuffix(")") { end(id, at: time) }
        case "testEnded": end(id, at: time)
        default: break
        }
    }

    /// `Test x() skipped: "why"`, of which the reason is wanted.
    private static func reason(_ text: String) -> String {
        guard let range = text.range(of: " skipped: \"") else { return text }
        return String(text[range.upperBound...].dropLast())
    }

    /// XCTest puts the message behind a dash, also when there is none.
    private static func trimmed(_ text: String) -> String {
        text.hasSuffix(" - ") ? String(text.dropLast(3)) : text
    }

    private static func issue(_ payload: Record.Payload) -> TestResult.Issue {
        var texts = (payload.messages ?? []).map { trimmed($0.text) }.filter { !$0.isEmpty }
        // What a test says itself needs no heading.
        if texts.count > 1, texts[0] == "Issue recorded" { texts.removeFirst() }
        return TestResult.Issue(
            text: texts.isEmpty ? "an issue without a description" : texts.joined(separator: "\n"),
            path: payload.issue?.sourceLocation?.path, line: payload.issue?.sourceLocation?.line)
    }

    /// An issue of no test that is known counts for those that run.
    private mutating func addUnplaced(_ payload: Record.Payload) {
        guard payload.issue?.isKnown != true, payload.messages?.first?.symbol != "warning" else { return }
        for id in running { open[id]?.issues.append(Self.issue(payload)) }
    }

    private mutating func end(_ id: String, at time: Double) {
        guard let entry = open.removeValue(forKey: id) else { return }
        // A suite fails when its tests do; it has issues of its own when it could not be set up.
        if suites.contains(id), entry.issues.isEmpty { return }
        let outcome: TestResult.Outcome =
            !entry.issues.isEmpty ? .failed : entry.isSkipped ? .skipped : .passed
        results.append(
            TestResult(
                id: id, title: titles[id], outcome: outcome, seconds: max(0, time - entry.start),
                issues: entry.issues, reason: entry.reason))
    }

    /// Ends what runs with an issue: the program has ended, or was stopped.
    mutating func fail(_ id: String, _ text: String, after seconds: Double) {
        let entry = open.removeValue(forKey: id)
        results.append(
            TestResult(
                id: id, title: titles[id], outcome: .failed, seconds: seconds,
                issues: (entry?.issues ?? []) + [TestResult.Issue(text: text)]))
    }

    /// A name without the place in its source, which moves with every edit.
    static func stable(_ id: String) -> String {
        guard let slash = id.lastIndex(of: "/") else { return id }
        let parts = id[id.index(after: slash)...].split(separator: ":")
        guard parts.count == 3, parts[0].hasSuffix(".swift"), Int(parts[1]) != nil, Int(parts[2]) != nil
        else {
            return id
        }
        return String(id[..<slash])
    }
}
