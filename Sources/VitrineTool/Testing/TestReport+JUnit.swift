extension TestReport {
    /// The results as an XML file of the form that JUnit made usual, which services for continuous integration read.
    var junit: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"\(Self.xml(name))\" \(Self.counts(results))>\n"
        for (suite, results) in Dictionary(grouping: results, by: \.suite).sorted(by: { $0.key < $1.key }) {
            text += "  <testsuite name=\"\(Self.xml(suite))\" \(Self.counts(results))>\n"
            for result in results { text += Self.testcase(result) }
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func counts(_ results: [TestResult]) -> String {
        func count(_ outcome: TestResult.Outcome) -> Int { results.count { $0.outcome == outcome } }
        return
            "tests=\"\(results.count)\" failures=\"\(count(.failed))\" errors=\"0\" skipped=\"\(count(.skipped))\" "
            + "time=\"\(number(results.reduce(0) { $0 + $1.seconds }))\""
    }

    private static func testcase(_ result: TestResult) -> String {
        let start =
            "    <testcase classname=\"\(xml(result.suite))\" name=\"\(xml(result.title ?? result.name))\" "
            + "time=\"\(number(result.seconds))\""
        switch result.outcome {
        case .passed: return "\(start)/>\n"
        case .skipped:
            let reason = result.reason.map { " message=\"\(xml($0))\"" } ?? ""
            return "\(start)>\n      <skipped\(reason)/>\n    </testcase>\n"
        case .failed:
            let failures = result.issues.map { issue in
                let place = issue.path.map { "\(shown($0)):\(issue.line ?? 1)\n" } ?? ""
                let first = issue.text.prefix { $0 != "\n" }
                return
                    "      <failure message=\"\(xml(String(first)))\">\(xml(place + issue.text))</failure>\n"
            }
            return "\(start)>\n\(failures.joined())    </testcase>\n"
        }
    }

    /// What XML cannot hold at all is replaced.
    static func xml(_ text: String) -> String {
        var found = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": found += "&amp;"
            case "<": found += "&lt;"
            case ">": found += "&gt;"
            case "\"": found += "&quot;"
            case "\n", "\t": found.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": found += "\u{FFFD}"
            default: found.unicodeScalars.append(scalar)
            }
        }
        return found
    }
}
