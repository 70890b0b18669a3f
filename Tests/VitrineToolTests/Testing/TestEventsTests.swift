import Foundation
import Testing

@testable import VitrineTool

@Suite("What runs of tests report")
struct TestEventsTests {
    private func event(
        _ kind: String, _ id: String? = nil, at time: Double = 0, symbol: String = "fail", _ texts: String...,
        line: Int? = nil, isKnown: Bool = false
    ) throws -> String {
        var payload: [String: Any] = [
            "kind": kind, "instant": ["absolute": time],
            "messages": texts.map { ["symbol": symbol, "text": $0] },
        ]
        payload["testID"] = id
        if kind == "issueRecorded" {
            var issue: [String: Any] = ["isKnown": isKnown]
            if let line { issue["sourceLocation"] = ["_filePath": "/a/T.swift", "line": line] }
            payload["issue"] = issue
        }
        let data = try JSONSerialization.data(withJSONObject: [
            "kind": "event", "version": 0, "payload": payload,
        ])
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private func declared(_ id: String, _ kind: String, _ title: String) -> String {
        #"{"kind":"test","version":0,"payload":{"id":"\#(id)","kind":"\#(kind)","displayName":"\#(title)","name":"x"}}"#
            + "\n"
    }

    @Test("Tests pass, fail with their issues, or are skipped; known issues and warnings are no failures")
    func outcomes() throws {
        var events = TestEvents()
        let text =
            try declared("M.S", "suite", "Suite") + declared("M.S/a()/T.swift:1:2", "function", "Says a")
            + event("testStarted", "M.S", at: 1) + event("testStarted", "M.S/a()/T.swift:1:2", at: 1)
            + event("issueRecorded", "M.S/a()/T.swift:1:2", at: 2, "Issue recorded", "no good", line: 7)
            + event("testEnded", "M.S/a()/T.swift:1:2", at: 3.5)
            + event("testStarted", "M.S/b()/T.swift:2:2", at: 4)
            + event("issueRecorded", "M.S/b()/T.swift:2:2", at: 4, "known", isKnown: true)
            + event("issueRecorded", "M.S/b()/T.swift:2:2", at: 4, symbol: "warning", "beware")
            + event("testEnded", "M.S/b()/T.swift:2:2", at: 4.25)
            + event(
                "testSkipped", "M.S/c()/T.swift:3:2", at: 5, symbol: "skip", "Test c() skipped: \"later\"")
            + event("testStarted", "M.X/testOne", at: 6)
            + event("issueRecorded", "M.X/testOne", at: 6, "XCTAssertTrue failed - ")
            + event("testEnded", "M.X/testOne", at: 6) + event("testEnded", "M.S", at: 7)
        // In pieces, as a file grows.
        for byte in text.utf8 { events.append([byte]) }
        #expect(
            events.results == [
                TestResult(
                    id: "M.S/a()", title: "Says a", outcome: .failed, seconds: 2.5,
                    issues: [.init(text: "no good", path: "/a/T.swift", line: 7)]),
                TestResult(id: "M.S/b()", outcome: .passed, seconds: 0.25),
                TestResult(id: "M.S/c()", outcome: .skipped, reason: "later"),
                TestResult(
                    id: "M.X/testOne", outcome: .failed, issues: [.init(text: "XCTAssertTrue failed")]),
            ])
        #expect(!events.hasEnded)
        #expect(events.running == [])
        events.append(Array(try event("runEnded").utf8))
        #expect(events.hasEnded)
    }

    @Test("What has begun and not ended is known, suites left out, and broken lines are passed over")
    func running() throws {
        var events = TestEvents()
        let text =
            try declared("M.S", "suite", "Suite") + "{\"kind\":\n" + event("testStarted", "M.S")
            + event("testStarted", "M.S/a()/T.swift:1:2") + event("testStarted", "M.S/b()").dropLast(9)
        events.append(Array(text.utf8))
        #expect(events.running == ["M.S/a()"])
        events.fail("M.S/a()", "crashed", after: 2)
        #expect(
            events.results == [
                TestResult(id: "M.S/a()", outcome: .failed, seconds: 2, issues: [.init(text: "crashed")])
            ])
    }

    @Test("Lines of the libraries and of Swift's report are not shown; why XCTest skipped is kept")
    func output() {
        var xctest = TestOutput(of: .xctest)
        let text = """
            Test Suite 'T' started at 2026-11-24 19:39:46.853
            hello
            T.swift:2: T.testA : Test skipped - not now

            *** Signal 4: Backtracing from 0x55... done ***

            T.swift:3: error: T.testB : XCTAssertTrue failed -
            \t Executed 1 test
            end
            """
        #expect(String(decoding: xctest.strained(Array(text.utf8)[...]), as: UTF8.self) == "hello\n")
        #expect(String(decoding: xctest.rest(), as: UTF8.self) == "end")
        #expect(xctest.skipReasons == ["T.testA": "not now"])
        #expect(xctest.hasReport)
        var swiftTesting = TestOutput(of: .swiftTesting)
        let other = "◇ Test run started.\n\nhello\n✘ Test a() failed\n"
        #expect(String(decoding: swiftTesting.strained(Array(other.utf8)[...]), as: UTF8.self) == "\nhello\n")
    }
}
