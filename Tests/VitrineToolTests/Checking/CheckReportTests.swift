import Foundation
import Testing
import VitrineTranslation

@testable import VitrineTool

@Suite("Reports about code bases")
struct CheckReportTests {
    private func report(_ output: String, header: String? = nil) throws -> CheckReport {
        let scratch = try Scratch()
        for name in ["A", "B", "C"] { try scratch.place("let a = 1\n", at: "Shop/App/\(name).swift") }
        if let header { try scratch.place(header, at: "Shop/App/Old.h") }
        try scratch.place("import RxSwift\n", at: "Shop/App/D.swift")
        let base = try CodeBase(folders: [scratch("Shop")], family: .phone) { _ in false }
        let check = ModuleCheck(
            base.modules[0], languageMode: "5", family: .phone, isImported: false, folder: scratch.url)
        var report = CheckReport(base)
        let said = output.replacingOccurrences(of: "/s/", with: "\(scratch("Shop/App"))/")
        report.add(base.modules[0], faults: check.faults(in: said), state: .checked)
        report.close(base)
        return report
    }

    private let output = """
        /s/A.swift:1:9: error: cannot find type 'UIInputViewAudioFeedback' in scope
        1 | let a = 1
          |         `- error: cannot find type 'UIInputViewAudioFeedback' in scope
        /s/A.swift:1:9: error: value of type 'Order' has no member 'total'
        /s/B.swift:1:5: error: cannot find type 'UIInputViewAudioFeedback' in scope
        /s/B.swift:2:1: error: cannot convert value of type 'Int' to specified type 'String'
        /s/D.swift:1:1: error: cannot find type 'Observable' in scope

        """

    @Test("Files without an error of their own are the share; sources that are not asked do not count")
    func share() throws {
        let report = try report(output)
        #expect(report.compiling == 1)
        #expect(report.inScope == 3)
        #expect(report.headline == "33 % of Shop compiles: 1 of 3 files without an error.")
        #expect(report.missing.map(\.name) == ["UIInputViewAudioFeedback", "Order.total"])
        #expect(report.missing.map(\.files) == [2, 1])
        #expect(
            report.missing[0].instead?.hasPrefix(
                "there is no sound: leave it out") == true)
        #expect(report.causes.map(\.name) == ["cannot convert value of type '…' to specified type '…'"])
        #expect(
            report.outOfScope.map(\.reason) == ["imports RxSwift, which is neither here nor in the code base"]
        )
    }

    @Test("The text has a table for each question")
    func text() throws {
        #expect(
            try report(output).text == """
                33 % of Shop compiles: 1 of 3 files without an error.

                  ████████████████░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░

                Missing names, by files
                  2  UIInputViewAudioFeedback  there is no sound: leave it out
                  1  Order.total

                Other causes, by files
                  1  cannot convert value of type '…' to specified type '…'  B.swift:2

                Not asked: 1 file
                  1  imports RxSwift, which is neither here nor in the code base

                """)
    }

    @Test("JSON holds all of it")
    func json() throws {
        struct Contents: Decodable {
            struct File: Decodable {
                struct Fault: Decodable { var line: Int, message: String, missing: String? }
                var errors: [Fault]
            }
            var share: Double, compiling: Int, inScope: Int, files: [File]
        }
        let contents = try JSONDecoder().decode(Contents.self, from: Data(report(output).json().utf8))
        #expect(contents.compiling == 1)
        #expect(contents.inScope == 3)
        #expect(contents.share == 1.0 / 3)
        #expect(contents.files.map(\.errors.count) == [2, 2, 0])
        #expect(contents.files[0].errors[0].missing == "UIInputViewAudioFeedback")
    }

    @Test("The page is whole, and shows texts as they are")
    func page() throws {
        let page = try report(
            "/s/A.swift:1:1: error: value of type 'List<A & B>' has no member 'x'\n"
        ).page
        #expect(page.hasPrefix("<!DOCTYPE html>"))
        #expect(page.contains("value of type 'List&lt;A &amp; B&gt;' has no member 'x'"))
        #expect(!page.contains("<A & B>"))
        #expect(!page.contains("http"))
        for tag in ["section", "table", "details", "svg", "ul"] {
            #expect(
                page.components(separatedBy: "<\(tag)").count
                    == page.components(separatedBy: "</\(tag)>").count)
        }
    }

    @Test("A file that uses a class of Objective-C's is not asked")
    func objectiveC() throws {
        let report = try report(
            "/s/A.swift:1:1: error: cannot find 'OldView' in scope\n", header: "@interface OldView : UIView\n"
        )
        #expect(report.inScope == 2)
        #expect(report.outOfScope.map(\.reason).contains("uses OldView, which is written in Objective-C"))
    }

    @Test("Errors that follow from a type of a file that is not asked are no fault of the file that uses it")
    func dependent() throws {
        let scratch = try Scratch()
        try scratch.place("import MapStuff\nstruct MapView {}\n", at: "Shop/App/MapView.swift")
        try scratch.place("let a = MapView().edges(.top)\n", at: "Shop/App/A.swift")
        try scratch.place("let b = Other().edges(.top)\n", at: "Shop/App/B.swift")
        try scratch.place("let c = MapView(x: 1)\n", at: "Shop/App/C.swift")
        let base = try CodeBase(folders: [scratch("Shop")], family: .phone) { _ in false }
        let check = ModuleCheck(
            base.modules[0], languageMode: "5", family: .phone, isImported: false, folder: scratch.url)
        var report = CheckReport(base)
        let app = scratch("Shop/App")
        let said = """
            \(app)/A.swift:1:25: error: cannot infer contextual base in reference to member 'top'
            \(app)/B.swift:1:23: error: cannot infer contextual base in reference to member 'top'
            \(app)/C.swift:1:17: error: argument passed to call that takes no arguments

            """
        report.add(base.modules[0], faults: check.faults(in: said), state: .checked)
        report.close(base)
        #expect(report.inScope == 2 && report.compiling == 0)
        #expect(report.outOfScope.map(\.reason).contains("uses MapView, of a file that is not asked"))
    }

    @Test("A module that crashes the compiler, or takes too long, counts neither way, and the reason says so")
    func states() throws {
        #expect(
            ModuleCheck.State.tooSlow(seconds: 9).reason?.text == "its module took longer than 9 seconds")
        #expect(
            ModuleCheck.State.refused("deserialized error type '<null>' in module 'Kit'").reason
                == .brokenModule("Kit"))
        #expect(
            ModuleCheck.State.refused("no space").reason?.text == "the compiler refused its module (no space)"
        )
        #expect(ModuleCheck.State.checked.reason == nil)
    }
}
