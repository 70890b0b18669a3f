import Foundation

extension TestReport {
    /// A test that failed, as compilers write errors, so that editors and services find the place.
    static func lines(of result: TestResult) -> String {
        let name = result.title.map { "\"\($0)\" (\(result.id))" } ?? result.id
        return result.issues.map { issue in
            let text = issue.text.split(separator: "\n").joined(separator: "\n    ")
            let place = issue.path.map { "\(shown($0)):\(issue.line ?? 1): " } ?? ""
            return "\(place)error: \(name): \(text)\n"
        }.joined()
    }

    /// A path as short as it can be.
    static func shown(_ path: String) -> String {
        let here = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }
}
