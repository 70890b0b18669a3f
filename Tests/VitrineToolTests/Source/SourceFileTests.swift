import Foundation
import Testing

@testable import VitrineTool

@Suite("Source file")
struct SourceFileTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    private func error(_ paths: String...) -> ToolError? {
        do {
            _ = try SourceFile.load(paths)
            return nil
        } catch {
            return error
        }
    }

    @Test("What is no file is refused without waiting for it", .timeLimit(.minutes(1)))
    func others() throws {
        mkfifo(scratch("pipe.swift"), 0o600)
        try scratch.link("device.swift", to: "/dev/zero")
        try scratch.link("round.swift", to: "round.swift")
        try scratch.link("dangling.swift", to: "nowhere")
        mkdir(scratch("folder.swift"), 0o700)
        #expect(error(scratch("pipe.swift")) == .source(.notFile(scratch("pipe.swift"), kind: "a pipe")))
        #expect(
            error(scratch("device.swift")) == .source(.notFile(scratch("device.swift"), kind: "a device")))
        #expect(
            error(scratch("round.swift"))
                == .source(.unreadable(scratch("round.swift"), reason: "Too many levels of symbolic links")))
        #expect(error(scratch("dangling.swift")) == .source(.missing(scratch("dangling.swift"))))
        #expect(
            error(scratch("folder.swift")) == .source(.notFile(scratch("folder.swift"), kind: "a folder")))
        #expect(error("") == .source(.missing("")))
        #expect(
            ToolError.source(.notFile("a.swift", kind: "a pipe")).sentence
                == "a.swift is a pipe and no file; pass the path of a Swift source file.")
    }

    @Test("A file that nobody could have written is not read to its end")
    func huge() throws {
        try scratch.write("", to: "huge.swift")
        truncate(scratch("huge.swift"), 1 << 40)
        #expect(error(scratch("huge.swift")) == .source(.tooLarge(scratch("huge.swift"), limit: 16)))
    }

    @Test("A file is one file by whatever name, and two files of one name are no program")
    func repeated() throws {
        try scratch.write("", to: "A.swift")
        try scratch.link("B.swift", to: "A.swift")
        #expect(Glibc.link(scratch("A.swift"), scratch("C.swift")) == 0)
        mkdir(scratch("other"), 0o700)
        try scratch.write("", to: "other/A.swift")
        #expect(error(scratch("A.swift"), scratch("B.swift")) == .source(.repeated(scratch("B.swift"))))
        #expect(error(scratch("A.swift"), scratch("C.swift")) == .source(.repeated(scratch("C.swift"))))
        #expect(
            error(scratch("A.swift"), scratch("other/A.swift"))
                == .source(.nameRepeated(scratch("other/A.swift"), other: scratch("A.swift"))))
        #expect(
            ToolError.source(.nameRepeated("b/A.swift", other: "a/A.swift")).sentence
                == "b/A.swift has the same name as a/A.swift, which Swift does not allow in one program; rename one of them."
        )
    }

    @Test("Paths are read as the system reads them")
    func paths() {
        #expect(
            ["a/b.swift", "b", "~", "/", "/a", "a/", ""].map(FilePath.name) == [
                "b.swift", "b", "~", "", "a", "", "",
            ])
        #expect(
            ["a/b.swift", "b", "~", "/", "/a", "a/"].map(FilePath.folder) == ["a", ".", ".", "/", "/", "a"])
        #expect(
            ["a/b.swift", ".swift", "a.b.c", "é🎉.x", "a"].map(FilePath.stem) == [
                "b", ".swift", "a.b", "é🎉", "a",
            ])
        #expect(["a/b.SWIFT", ".swift", "a.", "é🎉.x"].map(FilePath.ending) == ["swift", "", "", "x"])
    }
}
