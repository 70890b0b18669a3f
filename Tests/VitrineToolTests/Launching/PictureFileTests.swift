import Foundation
import Testing

@testable import VitrineTool

@Suite("Picture file")
struct PictureFileTests {
    private let scratch: Scratch
    /// The signature of a PNG, and something after it.
    private let old: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]
    private let new: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 2]

    init() throws {
        scratch = try Scratch()
    }

    private func write(_ name: String, sources: [SourceFile] = []) throws {
        try PictureFile(path: scratch(name), sources: sources).write(Data(new))
    }

    private func reason(_ path: String, sources: [SourceFile] = []) -> ToolError? {
        do {
            _ = try PictureFile(path: path, sources: sources)
            return nil
        } catch {
            return error
        }
    }

    @Test("A new picture has the rights that the umask leaves, and nothing else is left behind")
    func new_() throws {
        try write("a.png")
        #expect(scratch.read("a.png") == new)
        let mask = umask(0)
        umask(mask)
        #expect(scratch.mode("a.png") == 0o666 & ~Int(mask))
        #expect(scratch.names == ["a.png"])
    }

    @Test("A picture and an empty file are replaced, and keep their rights")
    func replaced() throws {
        try scratch.write(old, to: "old.png", mode: 0o640)
        try scratch.write("", to: "empty", mode: 0o604)
        try write("old.png")
        try write("empty")
        #expect(scratch.read("old.png") == new)
        #expect(scratch.mode("old.png") == 0o640)
        #expect(scratch.read("empty") == new)
        #expect(scratch.mode("empty") == 0o604)
        #expect(scratch.names == ["empty", "old.png"])
    }

    @Test("A link stays a link, and what it leads to gets the picture, also where there is nothing yet")
    func links() throws {
        try scratch.write(old, to: "old.png")
        try FileManager.default.createDirectory(atPath: scratch("folder"), withIntermediateDirectories: false)
        try scratch.link("one.png", to: "two.png")
        try scratch.link("two.png", to: scratch("old.png"))
        try scratch.link("dangling.png", to: "folder/made.png")
        try write("one.png")
        try write("dangling.png")
        #expect(scratch.read("old.png") == new)
        #expect(scratch.read("folder/made.png") == new)
        for name in ["one.png", "two.png", "dangling.png"] {
            #expect(throws: Never.self) {
                try FileManager.default.destinationOfSymbolicLink(atPath: scratch(name))
            }
        }
        try scratch.link("round.png", to: "round.png")
        #expect(
            reason(scratch("round.png"))
                == .output(.unwritable(scratch("round.png"), reason: "Too many levels of symbolic links")))
        try scratch.link("nowhere.png", to: "missing/a.png")
        #expect(
            reason(scratch("nowhere.png"))
                == .output(
                    .unwritable(
                        scratch("nowhere.png"), reason: "there is no folder \(scratch("missing"))")))
    }

    @Test("A source is never replaced, by whatever name")
    func sources() throws {
        let path = try scratch.write("import SwiftUI", to: "A.swift")
        // Also one that looks like a picture, which Swift would not compile.
        try scratch.link("link.png", to: "A.swift")
        #expect(Glibc.link(path, scratch("hard.png")) == 0)
        let sources = try SourceFile.load([path])
        #expect(reason(path, sources: sources) == .output(.isSource(path, source: path)))
        for name in [
            "link.png", "hard.png", "./A.swift", "../\((scratch.path as NSString).lastPathComponent)/A.swift",
        ] {
            #expect(
                reason(scratch(name), sources: sources) == .output(.isSource(scratch(name), source: path)))
        }
        #expect(
            ToolError.output(.isSource("a.png", source: "A.swift")).sentence
                == "a.png is A.swift, a source of the program, and would be lost; choose another path with --output."
        )
        #expect(scratch.read("A.swift") == Array("import SwiftUI".utf8))
    }

    @Test("Devices, pipes, folders and other files are named and left alone")
    func others() throws {
        try scratch.write("text", to: "notes.txt")
        try scratch.write(Array(old.prefix(7)), to: "short.png")
        mkfifo(scratch("pipe"), 0o600)
        #expect(
            reason("/dev/null") == .output(.notReplaced("/dev/null", reason: "it is a device and no picture"))
        )
        #expect(
            reason("/dev/full") == .output(.notReplaced("/dev/full", reason: "it is a device and no picture"))
        )
        #expect(
            reason(scratch("pipe"))
                == .output(.notReplaced(scratch("pipe"), reason: "it is a pipe and no picture")))
        for name in ["notes.txt", "short.png"] {
            #expect(
                reason(scratch(name))
                    == .output(.notReplaced(scratch(name), reason: "it is a file that is no PNG picture")))
        }
        #expect(reason(scratch.path) == .output(.unwritable(scratch.path, reason: "it is a folder")))
        #expect(reason("") == .output(.unwritable("", reason: "its name is empty")))
        #expect(
            reason(scratch("new/"))
                == .output(.unwritable(scratch("new/"), reason: "it is the name of a folder")))
        #expect(
            reason(scratch("notes.txt/a.png"))
                == .output(
                    .unwritable(
                        scratch("notes.txt/a.png"), reason: "\(scratch("notes.txt")) is not a folder")))
        let long = scratch(String(repeating: "a", count: 300))
        #expect(reason(long) == .output(.unwritable(long, reason: "File name too long")))
        #expect(
            ToolError.output(.notReplaced("a.txt", reason: "it is a file that is no PNG picture")).sentence
                == "a.txt is not replaced, because it is a file that is no PNG picture; remove it, or choose another path with --output."
        )
    }

    @Test("What is no picture replaces nothing")
    func noPicture() throws {
        try scratch.write(old, to: "a.png")
        let file = try PictureFile(path: scratch("a.png"), sources: [])
        for bytes in [[], Array("GIF89a".utf8), Array(new.prefix(7))] {
            #expect(throws: ToolError.noPicture(path: scratch("a.png"))) { try file.write(Data(bytes)) }
        }
        #expect(scratch.read("a.png") == old)
        #expect(scratch.names == ["a.png"])
    }

    @Test("What has come to stand there while the program ran is looked at again")
    func late() throws {
        let file = try PictureFile(path: scratch("a.png"), sources: [])
        try scratch.write("precious", to: "a.png")
        #expect(
            throws: ToolError.output(
                .notReplaced(
                    scratch("a.png"), reason: "it is a file that is no PNG picture"))
        ) {
            try file.write(Data(new))
        }
        #expect(scratch.read("a.png") == Array("precious".utf8))
        #expect(scratch.names == ["a.png"])
    }

    @Test("The program's memory for its picture has no name, and tells what was written")
    func memory() throws {
        let memory = try PictureMemory()
        #expect(memory.contents() == Data())
        let ending = try ChildProcess(
            executable: "/bin/sh", arguments: ["-c", "printf picture > \(PictureMemory.path)"],
            environment: [:],
            file: memory.file
        ).run(onError: { _ in })
        #expect(ending == .exited(0))
        #expect(memory.contents() == Data("picture".utf8))
    }
}
