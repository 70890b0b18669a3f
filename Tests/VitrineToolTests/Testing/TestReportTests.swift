import Foundation
import Testing
import VitrineLaunch

@testable import VitrineTool

@Suite("Results of tests for others")
struct TestReportTests {
    private let results = [
        TestResult(
            id: "M.S/a()", title: "Says <a> & \"b\"", outcome: .failed, seconds: 1.25,
            issues: [
                .init(text: "1 < 2\u{1B}[0m\nmore", path: "/a/T.swift", line: 7), .init(text: "crashed"),
            ]),
        TestResult(id: "M.free()", outcome: .passed, seconds: 0.0004),
        TestResult(id: "M.X/testOne", outcome: .skipped, reason: "not now"),
    ]

    @Test("The JUnit file has a suite for each type, and nothing that XML cannot hold")
    func junit() {
        #expect(
            TestReport(name: "Badges", results: results, seconds: 3).junit == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="Badges" tests="3" failures="1" errors="0" skipped="1" time="1.3">
                  <testsuite name="M" tests="1" failures="0" errors="0" skipped="0" time="0.0">
                    <testcase classname="M" name="free()" time="0.0"/>
                  </testsuite>
                  <testsuite name="M.S" tests="1" failures="1" errors="0" skipped="0" time="1.3">
                    <testcase classname="M.S" name="Says &lt;a&gt; &amp; &quot;b&quot;" time="1.3">
                      <failure message="1 &lt; 2\u{FFFD}[0m">/a/T.swift:7
                1 &lt; 2\u{FFFD}[0m
                more</failure>
                      <failure message="crashed">crashed</failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="M.X" tests="1" failures="0" errors="0" skipped="1" time="0.0">
                    <testcase classname="M.X" name="testOne" time="0.0">
                      <skipped message="not now"/>
                    </testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test("Pages of several machines make the page of all, with their pictures")
    func merging() throws {
        let scratch = try Scratch()
        try scratch.write([0x89, 0x50], to: "a.png")
        var record = PictureRecord(
            run: "1", process: 1, outcome: .different, name: "large", message: "", fileID: "M/T.swift",
            filePath: "/a/T.swift", line: 7, column: 1, reference: "/a/large.png", tolerance: 0, share: 0)
        record.actual = "a.png"
        record.differing = 3
        record.width = 2
        record.height = 4
        try scratch.write([UInt8](record.jsonLine()), to: PictureRecord.fileName)
        var first = TestReport(name: "Badges", results: [results[0]], seconds: 1)
        first.show(TestPictures(folders: [scratch.url]))
        let second = TestReport(name: "Badges", results: Array(results[1...]), seconds: 2)
        try scratch.write(first.page, to: "1.html")
        try scratch.write(second.page, to: "2.html")
        var merged = try TestReport(page: scratch("1.html"))
        merged.merge(try TestReport(page: scratch("2.html")))
        var whole = TestReport(name: "Badges", results: results, seconds: 3)
        whole.show(TestPictures(folders: [scratch.url]))
        #expect(merged.page == whole.page)
        #expect(whole.page.contains("<img alt=\"Actual picture large\" src=\"data:image/png;base64,iVA=\">"))
        #expect(whole.page.contains("3 of 8 pixels differ"))
        #expect(whole.headline == "3 tests: 1 passed, 1 failed, 1 skipped, in 3.0 s.")
        #expect(merged.exitCode == 1)
        #expect(second.exitCode == 0)
    }

    @Test("A test that two machines have run has failed if it did on one")
    func repeated() {
        var report = TestReport(name: "A", results: [TestResult(id: "M.a()", outcome: .passed)], seconds: 0)
        report.merge(TestReport(name: "A", results: [TestResult(id: "M.a()", outcome: .failed)], seconds: 0))
        report.merge(TestReport(name: "A", results: [TestResult(id: "M.a()", outcome: .passed)], seconds: 0))
        #expect(report.results.map(\.outcome) == [.failed])
    }

    @Test("What is no page of tests, or a broken one, is refused")
    func foreign() throws {
        let scratch = try Scratch()
        let page = TestReport(name: "A", results: results, seconds: 0).page
        try scratch.write("<html></html>", to: "other.html")
        try scratch.write(String(page.dropLast(20)), to: "half.html")
        try scratch.write("", to: "empty.html")
        for name in ["other", "empty", "half"] {
            #expect(throws: ToolError.test(.noRecords(scratch("\(name).html")))) {
                try TestReport(page: scratch("\(name).html"))
            }
        }
        #expect(throws: ToolError.test(.pageMissing(scratch("none.html")))) {
            try TestReport(page: scratch("none.html"))
        }
    }

    @Test("What a test says stands where a browser takes it for text")
    func escaping() {
        let page = TestReport(name: "<A>", results: results, seconds: 0).page
        #expect(page.contains("Says &lt;a&gt; &amp; &quot;b&quot;"))
        #expect(!page.contains("<a>"))
        #expect(!page.contains("<A>"))
    }
}
