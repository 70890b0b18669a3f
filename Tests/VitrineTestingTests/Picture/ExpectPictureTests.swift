import Foundation
import Testing
import VitrineLaunch
import VitrineUIKit

@testable import VitrineTesting

/// A window of 10×10 pixels whose colours tests choose.
@MainActor
struct Swatch {
    let view = UIView()
    let host: TestHost
    let folder: String

    init(_ folder: String, _ color: UIColor = .white, side: CGFloat = 10) {
        self.folder = folder
        view.backgroundColor = color
        host = TestHost(view, size: CGSize(width: side, height: side), scale: 1)
    }

    /// Shows other pixels, the first ones of the first row.
    func paint(_ count: Int, _ color: UIColor) {
        let stripe = UIView(frame: CGRect(x: 0, y: 0, width: count, height: 1))
        stripe.backgroundColor = color
        view.addSubview(stripe)
    }

    @discardableResult
    func expect(
        _ name: String = "a", _ recording: PictureRecording? = .missing, tolerance: Double = 2.0 / 255,
        share: Double = 0
    ) -> Bool {
        host.expectPicture(
            name, tolerance: tolerance, share: share, recording: recording, directory: "\(folder)/References",
            reports: "\(folder)/Reports", fileID: "SwatchTests/Swatches.swift", line: 77)
    }

    /// Whether the picture is as expected, and no issue was recorded.
    func passes(_ name: String, _ recording: PictureRecording? = .missing) -> Bool {
        var answer = false
        let issues = recorded { answer = expect(name, recording) }
        return answer && issues.isEmpty
    }

    var stored: String { "\(folder)/References/a.png" }

    func report(_ role: String) -> String { "\(folder)/Reports/a-\(role).png" }

    var records: [PictureRecord] {
        PictureRecord.read(
            FileManager.default.contents(atPath: "\(folder)/Reports/\(PictureRecord.fileName)") ?? Data())
    }
}

@MainActor
@Suite struct ExpectPictureTests {
    @Test func `All missing references of a test are recorded in one go, each with an issue`() throws {
        try withFolder { folder in
            let swatch = Swatch(folder)
            let issues = recorded {
                #expect(!swatch.expect("a"))
                #expect(!swatch.expect("b"))
            }
            #expect(
                issues.map(\.text) == [
                    "a: There was no picture to compare with; it was recorded at \(folder)/References/a.png. Look at it "
                        + "and run again.",
                    "b: There was no picture to compare with; it was recorded at \(folder)/References/b.png. Look at it "
                        + "and run again.",
                ])
            #expect(issues.map(\.line) == [77, 77])
            #expect(swatch.passes("a") && swatch.passes("b"))
            #expect(swatch.records.map(\.outcome) == [.recorded, .recorded, .matched, .matched])
        }
    }

    @Test func `A changed pixel is an issue that says where the pictures are, and the test goes on`() throws {
        try withFolder { folder in
            let swatch = Swatch(folder)
            _ = recorded { swatch.expect() }
            swatch.paint(3, .red)
            let issues = recorded { #expect(!swatch.expect()) }
            #expect(
                issues.map(\.text) == [
                    "a: 3 of 100 pixels differ. Actual: \(swatch.report("actual")) expected: "
                        + "\(swatch.report("expected")) difference: \(swatch.report("difference"))"
                ])
            for role in ["actual", "expected", "difference"] {
                #expect(FileManager.default.fileExists(atPath: swatch.report(role)))
            }
            let record = try #require(swatch.records.last)
            #expect(record.outcome == .different)
            #expect(record.differing == 3)
            #expect(record.difference == "a-difference.png")
            #expect(record.width == 10 && record.expectedHeight == 10)
            #expect(record.line == 77)
            #expect(record.message.hasPrefix("3 of 100 pixels differ."))
        }
    }

    @Test func `Pixels may be off by the tolerance, and a share of them by more`() throws {
        try withFolder { folder in
            let swatch = Swatch(folder)
            _ = recorded { swatch.expect() }
            // 255 less 51 is 204: a fifth.
            swatch.paint(4, UIColor(white: 0.8, alpha: 1))
            #expect(recorded { swatch.expect(tolerance: 0.2) }.isEmpty)
            #expect(recorded { swatch.expect(tolerance: 0.19) }.count == 1)
            #expect(recorded { swatch.expect(share: 0.04) }.isEmpty)
            #expect(recorded { swatch.expect(share: 0.039) }.count == 1)
        }
    }

    @Test func `Another size is an issue that names both sizes`() throws {
        try withFolder { folder in
            _ = recorded { Swatch(folder).expect() }
            let larger = Swatch(folder, side: 12)
            let issues = recorded { larger.expect() }
            #expect(
                issues.map(\.text) == [
                    "a: The picture is 12×12 pixels and should be 10×10. Actual: \(larger.report("actual")) expected: "
                        + larger.report("expected")
                ])
            #expect(larger.records.last?.outcome == .differentSize)
        }
    }

    @Test func `A run that records none fails for a missing reference, and leaves it missing`() throws {
        try withFolder { folder in
            let swatch = Swatch(folder)
            let issues = recorded { #expect(!swatch.expect("a", .never)) }
            #expect(
                issues.map(\.text) == [
                    "a: There is no picture to compare with at \(folder)/References/a.png, and this run records none; "
                        + "record it with VITRINE_RECORD_PICTURES=missing, and look at it."
                ])
            #expect(!FileManager.default.fileExists(atPath: swatch.stored))
            #expect(swatch.records.last?.actual == "a-actual.png")
        }
    }

    @Test func `A run that records failures writes what is missing, differs or cannot be read, and passes`()
        throws
    {
        try withFolder { folder in
            let swatch = Swatch(folder)
            #expect(swatch.passes("a", .failed))
            swatch.paint(1, .red)
            #expect(swatch.passes("a", .failed))
            try Data("no picture".utf8).write(to: URL(fileURLWithPath: swatch.stored))
            #expect(swatch.passes("a", .failed))
            #expect(swatch.passes("a", .never))
            #expect(swatch.passes("a", .all))
            #expect(swatch.records.map(\.outcome) == [.updated, .updated, .updated, .matched, .updated])
        }
    }

    @Test func `A picture that is as stored is not encoded, and leaves no picture`() throws {
        try withFolder { folder in
            let swatch = Swatch(folder)
            _ = recorded { swatch.expect("a", .failed) }
            _ = recorded { swatch.expect("a", .missing) }
            let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/Reports")
            #expect(left == [PictureRecord.fileName])
        }
    }

    @Test func `What a failure leaves lies in a folder of its module and file`() {
        var expectation = PictureExpectation(
            name: "a", tolerance: 0, share: 0,
            place:
                TestPlace(fileID: "CardTests/Cards.swift", filePath: "/tests/Cards.swift", line: 1, column: 1)
        )
        #expect(expectation.reportPath("actual") == "CardTests/Cards/a-actual.png")
        #expect(expectation.reference == "/tests/Pictures/a.png")
        expectation.reports = "/reports"
        #expect(expectation.reportPath("actual") == "a-actual.png")
        expectation.directory = "/references"
        #expect(expectation.reference == "/references/a.png")
    }

    @Test func `What throws and what records say the same`() throws {
        try withFolder { folder in
            let swatch = Swatch(folder)
            let error = #expect(throws: PictureMismatch.self) {
                try swatch.host.verifyPicture(
                    "a", recording: .never, directory: "\(folder)/References", reports: "\(folder)/Reports")
            }
            #expect(error == .missing(path: swatch.stored))
        }
    }
}
