import Foundation
import Testing
import VitrineLaunch
import VitrineUIKit

@testable import VitrineTesting

@MainActor
@Suite struct BadReferenceTests {
    /// The issue of a comparison with what stands in the reference's place; the test goes on to another picture.
    private func issue(with content: (String) throws -> Void) throws -> String {
        try withFolder { folder in
            let swatch = Swatch(folder)
            _ = recorded { swatch.expect("other", .failed) }
            _ = recorded { swatch.expect("a", .failed) }
            try content(swatch.stored)
            let issues = recorded {
                #expect(!swatch.expect("a"))
                #expect(swatch.expect("other"))
            }
            #expect(issues.count == 1)
            #expect(swatch.records.dropLast().last?.outcome == .unreadable)
            return (issues.first?.text ?? "").replacingOccurrences(of: folder, with: "")
        }
    }

    private static let ending =
        "; take it out of version control again, or record it anew with VITRINE_RECORD_PICTURES=failed."

    @Test func `A truncated reference is said to be truncated`() throws {
        let text = try issue { path in
            let whole = try Data(contentsOf: URL(fileURLWithPath: path))
            try whole.prefix(60).write(to: URL(fileURLWithPath: path))
        }
        #expect(
            text
                == "a: The stored picture /References/a.png cannot be read (it is truncated: 60 bytes of a PNG file "
                + "without its end)" + Self.ending)
    }

    @Test func `An empty reference is said to be empty`() throws {
        let text = try issue { try Data().write(to: URL(fileURLWithPath: $0)) }
        #expect(text == "a: The stored picture /References/a.png cannot be read (it is empty)" + Self.ending)
    }

    @Test func `A pointer of Git LFS is said to be one`() throws {
        let text = try issue {
            try Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8).write(
                to: URL(fileURLWithPath: $0))
        }
        #expect(
            text
                == "a: The stored picture /References/a.png cannot be read (it is a pointer of Git LFS: run `git lfs "
                + "pull`)" + Self.ending)
    }

    @Test func `A reference that is a folder is said to be one`() throws {
        let text = try issue {
            try FileManager.default.removeItem(atPath: $0)
            try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: true)
        }
        #expect(
            text == "a: The stored picture /References/a.png cannot be read (it is a folder)" + Self.ending)
    }

    @Test func `What is no picture is said to be none`() throws {
        let text = try issue { try Data("This is a poem.".utf8).write(to: URL(fileURLWithPath: $0)) }
        #expect(text.hasPrefix("a: The stored picture /References/a.png cannot be read ("))
        #expect(text.hasSuffix(")" + Self.ending))
    }

    @Test func `A reference with bytes that were changed cannot be read`() throws {
        let text = try issue { path in
            var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            for index in 41..<55 { bytes[index] = 0xFF }
            try bytes.write(to: URL(fileURLWithPath: path))
        }
        #expect(text.hasPrefix("a: The stored picture /References/a.png cannot be read ("))
    }

    @Test func `Names that are none are refused, each for its reason`() throws {
        let reasons = [
            "": "is empty", "icons/close": "has a slash", "../a": "has a slash",
            ".hidden": "begins with a dot",
            "a\nb": "has a control character", "a\0": "has a control character",
            String(repeating: "é", count: 200): "has 400 bytes, and 240 is the most",
        ]
        try withFolder { folder in
            let swatch = Swatch(folder)
            for (name, reason) in reasons {
                let issues = recorded { #expect(!swatch.expect(name)) }
                #expect(issues.count == 1)
                let text = issues.first?.text ?? ""
                #expect(text.contains("is no name for a picture: it \(reason). Choose a file's name"))
                #expect(!text.contains("\n") && !text.contains("\0"))
            }
            #expect(!FileManager.default.fileExists(atPath: "\(folder)/References"))
            for name in ["close", "Größe XL", "a.b", "-", String(repeating: "a", count: 240)] {
                #expect(PictureName.fault(of: name) == nil)
            }
        }
    }

    @Test func `Numbers that are none are refused`() throws {
        try withFolder { folder in
            let swatch = Swatch(folder)
            for number in [-0.1, 1.1, Double.nan, .infinity] {
                #expect(
                    recorded { swatch.expect("a", tolerance: number) }.map(\.text) == [
                        "a: The tolerance of the picture \"a\" is \(number); choose from 0 to 1."
                    ])
                #expect(
                    recorded { swatch.expect("a", share: number) }.map(\.text) == [
                        "a: The share of the picture \"a\" is \(number); choose from 0 to 1."
                    ])
            }
        }
    }

    @Test func `A folder that cannot be written to is named, with what to do`() throws {
        try withFolder { folder in
            // A file in the place of the folder: root may write to folders that are read-only.
            try Data().write(to: URL(fileURLWithPath: "\(folder)/References"))
            let swatch = Swatch(folder)
            let issues = recorded {
                #expect(!swatch.expect("a"))
                #expect(!swatch.expect("a", .all))
            }
            #expect(issues.count == 2)
            for issue in issues {
                #expect(
                    issue.text.hasPrefix("a: The picture \(folder)/References/a.png cannot be recorded ("))
                #expect(
                    issue.text.hasSuffix(
                        "); make its folder writable, or choose another one by the parameter `directory`."))
            }
        }
    }

    @Test func `Reports that cannot be written hide no difference`() throws {
        try withFolder { folder in
            let swatch = Swatch(folder)
            _ = recorded { swatch.expect("a", .failed) }
            try FileManager.default.removeItem(atPath: "\(folder)/Reports")
            try Data().write(to: URL(fileURLWithPath: "\(folder)/Reports"))
            #expect(swatch.passes("a"))
            swatch.paint(1, .red)
            let nowhere = "(\(folder)/Reports cannot be written to)"
            #expect(
                recorded { swatch.expect("a") }.map(\.text) == [
                    "a: 1 of 100 pixels differ. Actual: \(nowhere) expected: \(nowhere) difference: \(nowhere)"
                ])
        }
    }
}
