/// The source that starts the tests of some modules.
///
/// Both libraries for tests run on the main thread's run loop: XCTest calls its tests there, and Swift Testing's are
/// tasks, of which those of the main actor are served by it. An `async` main function would have the main queue served
/// by other threads.
enum TestEntrySource {
    /// What the program is told to run, one of these as its first argument.
    enum Library: String, Codable, CaseIterable, Sendable {
        case xctest = "--vitrine-xctest"
        case swiftTesting = "--vitrine-swift-testing"

        var name: String { self == .xctest ? "XCTest" : "Swift Testing" }
    }

    /// Where XCTest's events go: a path. Swift Testing has an option for it.
    static let eventsVariable = "VITRINE_TEST_EVENTS"
    /// The path of a file with the names of the test cases of XCTest's to run, one a line; all without it.
    static let selectionVariable = "VITRINE_TEST_SELECTION"

    static func text(for modules: [TestModule]) -> String {
        let lists = modules.filter { !$0.listFunctions.isEmpty }
        let swiftTesting = modules.contains(where: \.usesSwiftTesting)
        var text = "import Foundation\n"
        if swiftTesting { text += "import Testing\n" }
        if !lists.isEmpty { text += "import XCTest\n" }
        for module in modules { text += "@testable import \(module.module.name)\n" }
        text += """

            @main
            private enum VitrineTests {
                static func main() {
                    // So that what a test says before it crashes is not lost.
                    setvbuf(stdout, nil, _IOLBF, 0)
                    switch CommandLine.arguments.dropFirst().first {

            """
        if !lists.isEmpty {
            text += "        case \"\(Library.xctest.rawValue)\": runXCTest()\n"
        }
        if swiftTesting {
            text += """
                        case "\(Library.swiftTesting.rawValue)":
                            Task { await Testing.__swiftPMEntryPoint() as Never }
                            while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }

                """
        }
        text += """
                    default: exit(64)
                    }
                }
            }

            """
        if !lists.isEmpty { text += xctest(lists) }
        return text
    }

    private static func xctest(_ modules: [TestModule]) -> String {
        let entries = modules.flatMap(\.listFunctions).map { "    all += \($0)()\n" }
        return """

            private func runXCTest() -> Never {
                var all: [(name: String, entry: XCTestCaseEntry)] = []
            \(entries.joined())    let environment = ProcessInfo.processInfo.environment
                var selected: Set<String>?
                if let path = environment["\(selectionVariable)"],
                    let text = try? String(contentsOfFile: path, encoding: .utf8)
                {
                    selected = Set(text.split(separator: "\\n").map(String.init))
                }
                var entries: [XCTestCaseEntry] = []
                let events = VitrineEvents(path: environment["\(eventsVariable)"] ?? "/dev/null")
                for (name, entry) in all {
                    events.names[ObjectIdentifier(entry.testCaseClass)] = name
                    let tests = entry.allTests.filter { selected?.contains("\\(name)/\\($0.0)") ?? true }
                    if !tests.isEmpty { entries.append((entry.testCaseClass, tests)) }
                }
                // Beside XCTest's own observer, which alone hears why a test skips itself.
                XCTestObservationCenter.shared.addTestObserver(events)
                XCTMain(entries, arguments: [CommandLine.arguments[0]])
            }

            /// Writes what XCTest does as Swift Testing would.
            private final class VitrineEvents: NSObject, XCTestObservation {
                private let file: FileHandle?

                /// The names of test cases, by their classes.
                var names: [ObjectIdentifier: String] = [:]

                init(path: String) { file = FileHandle(forWritingAtPath: path) }

                private func write(
                    _ kind: String, _ test: XCTestCase?, issue: [String: Any]? = nil, symbol: String = "",
                    text: String = ""
                ) {
                    var payload: [String: Any] = [
                        "kind": kind, "instant": ["absolute": ProcessInfo.processInfo.systemUptime],
                        "messages": text.isEmpty ? [] : [["symbol": symbol, "text": text]],
                    ]
                    if let test {
                        let method = test.name.split(separator: ".").last.map(String.init) ?? test.name
                        payload["testID"] = "\\(names[ObjectIdentifier(type(of: test))] ?? "")/\\(method)"
                    }
                    payload["issue"] = issue
                    guard
                        var line = try? JSONSerialization.data(withJSONObject: [
                            "kind": "event", "version": 0, "payload": payload,
                        ])
                    else { return }
                    line.append(0x0a)
                    file?.write(line)
                }

                func testBundleDidFinish(_ testBundle: Bundle) { write("runEnded", nil) }
                func testCaseWillStart(_ testCase: XCTestCase) { write("testStarted", testCase) }

                func testCase(
                    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
                    atLine lineNumber: Int
                ) {
                    var issue: [String: Any] = ["isKnown": false]
                    if let filePath {
                        issue["sourceLocation"] = ["_filePath": filePath, "line": lineNumber, "column": 0]
                    }
                    write("issueRecorded", testCase, issue: issue, symbol: "fail", text: description)
                }

                func testCaseDidFinish(_ testCase: XCTestCase) {
                    if testCase.testRun?.hasBeenSkipped == true {
                        write("testSkipped", testCase)
                    }
                    write("testEnded", testCase)
                }
            }

            """
    }
}
