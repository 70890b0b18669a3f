/// What became of one test.
struct TestResult: Codable, Equatable, Sendable {
    enum Outcome: String, Codable, Sendable {
        case passed, failed, skipped
    }

    /// Something that a test found wrong.
    struct Issue: Codable, Equatable, Sendable {
        var text: String
        /// An absolute path.
        var path: String?
        var line: Int?
    }

    /// `Module.Suite/test`, the same in every run.
    var id: String
    /// The sentence that stands for the name.
    var title: String?
    var outcome: Outcome
    /// Wall time.
    var seconds: Double = 0
    var issues: [Issue] = []
    /// Why it was skipped.
    var reason: String?

    /// What stands before the last part of the name.
    var suite: String {
        guard let slash = id.lastIndex(of: "/") else {
            return id.firstIndex(of: ".").map { String(id[..<$0]) } ?? id
        }
        return String(id[..<slash])
    }

    /// The last part of the name.
    var name: String {
        if let slash = id.lastIndex(of: "/") { return String(id[id.index(after: slash)...]) }
        return id.firstIndex(of: ".").map { String(id[id.index(after: $0)...]) } ?? id
    }
}
