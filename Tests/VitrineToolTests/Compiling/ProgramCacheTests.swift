import Foundation
import Testing
import VitrineTranslation

@testable import VitrineTool

@Suite("Program cache")
struct ProgramCacheTests {
    private func key(
        path: String = "/s/A.swift", text: String = "@main struct A {}", arguments: [String] = ["-g"],
        runtime: String = "r", compiler: String = "c", family: DeviceFamily = .phone, translated: String = "t"
    ) throws -> String {
        let program = try Program(sources: [SourceFile(path: path, text: text)], family: family)
        return ProgramCache.key(
            of: program, translated: [translated], arguments: arguments, runtime: runtime, compiler: compiler)
    }

    @Test("The same sources have the same key in every process")
    func stable() throws {
        #expect(try key() == "A-\(try key().suffix(16))")
        var hash = StableHash()
        hash.combine("a")
        // FNV-1a of the bytes 61 ff.
        #expect(hash.text == "089bc907b544c769")
    }

    @Test("Whatever changes the program changes the key")
    func changes() throws {
        let keys = try [
            key(), key(path: "/t/A.swift"), key(text: "@main struct A { }"), key(arguments: ["-O"]),
            key(runtime: "r2"), key(compiler: "c2"), key(family: .tv), key(translated: "u"),
        ]
        #expect(Set(keys).count == 8)
    }

    @Test("Texts do not run together")
    func boundaries() {
        var one = StableHash()
        one.combine("ab")
        one.combine("c")
        var other = StableHash()
        other.combine("a")
        other.combine("bc")
        #expect(one.value != other.value)
    }

    @Test("XDG_CACHE_HOME counts when it is absolute, else the home folder")
    func folder() {
        #expect(ProgramCache(environment: ["XDG_CACHE_HOME": "/c"]).folder.path == "/c/vitrine/programs")
        #expect(
            ProgramCache(environment: ["XDG_CACHE_HOME": "c", "HOME": "/h"]).folder.path
                == "/h/.cache/vitrine/programs")
    }

    @Test("A finished program is found again, and a second one with its key changes nothing")
    func keeping() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: home) }
        let cache = ProgramCache(environment: ["XDG_CACHE_HOME": home.path])
        #expect(cache.executable(key: "A-1") == nil)
        for text in ["first", "second"] {
            let work = try cache.makeWorkFolder(key: "A-1")
            let file = work.appendingPathComponent("A.program")
            try text.write(to: file, atomically: false, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
            #expect(try cache.keep(work, key: "A-1") == cache.folder.appendingPathComponent("A-1/A.program"))
        }
        let kept = try #require(cache.executable(key: "A-1"))
        #expect(try String(contentsOf: kept, encoding: .utf8) == "first")
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.folder.path) == ["A-1"])
    }

    @Test("A program that is broken in whatever way is made anew, and takes the place of what is broken")
    func healing() throws {
        let home = try Scratch()
        let cache = ProgramCache(environment: ["XDG_CACHE_HOME": home.path])
        let entry = cache.folder.appendingPathComponent("A-1").path
        func publish(_ text: String) throws {
            let work = try cache.makeWorkFolder(key: "A-1")
            let file = work.appendingPathComponent("A.program").path
            try text.write(toFile: file, atomically: false, encoding: .utf8)
            chmod(file, 0o755)
            _ = try cache.keep(work, key: "A-1")
        }
        func read() throws -> String? {
            try cache.executable(key: "A-1").map { try String(contentsOf: $0, encoding: .utf8) }
        }
        let damages: [(String) throws -> Void] = [
            { truncate("\($0)/A.program", 5) },
            { truncate("\($0)/A.program", 0) },
            { unlink("\($0)/A.program") },
            { chmod("\($0)/A.program", 0o644) },
            // Zeros of the right size, as a machine that lost its power leaves them.
            { try Data(count: 17).write(to: URL(fileURLWithPath: "\($0)/A.program")) },
            { unlink("\($0)/checksum") },
            { truncate("\($0)/checksum", 3) },
            { try FileManager.default.removeItem(atPath: $0) },
            {
                try FileManager.default.removeItem(atPath: $0)
                try "a file".write(toFile: $0, atomically: false, encoding: .utf8)
            },
            {
                try FileManager.default.removeItem(atPath: $0)
                symlink("/nowhere", $0)
            },
            {
                unlink("\($0)/A.program")
                symlink("/bin/true", "\($0)/A.program")
            },
        ]
        for (index, damage) in damages.enumerated() {
            try publish("the program of \(10 + index)")
            #expect(try read() == "the program of \(10 + index)")
            try damage(entry)
            #expect(try read() == nil, "damage \(index)")
            try publish("the next one of \(index)")
            #expect(try read() == "the next one of \(index)", "damage \(index)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: cache.folder.path) == ["A-1"])
            try FileManager.default.removeItem(atPath: entry)
        }
    }

    @Test("Only one user reads and writes the folder, which without a home is below that for temporary files")
    func ownFolder() throws {
        let temporary = try Scratch()
        let cache = ProgramCache(environment: ["TMPDIR": temporary.path])
        let root = "vitrine-\(geteuid())"
        #expect(cache.folder.path == temporary("\(root)/programs"))
        #expect(
            ProgramCache(environment: ["HOME": "relative"]).folder.path
                == "/tmp/vitrine-\(geteuid())/programs")
        #expect(
            ProgramCache(environment: ["TMPDIR": "/nowhere"]).folder.path
                == "/tmp/vitrine-\(geteuid())/programs")
        try cache.check()
        _ = try cache.makeWorkFolder(key: "A-1")
        try cache.check()
        #expect(temporary.mode(root) == 0o700)
        #expect(temporary.mode("\(root)/programs") == 0o700)
    }

    @Test("A folder that others can write, or that is a link to one, is refused")
    func foreignFolder() throws {
        let temporary = try Scratch()
        let cache = ProgramCache(environment: ["TMPDIR": temporary.path])
        let root = temporary("vitrine-\(geteuid())")
        mkdir(root, 0o700)
        for mode in [0o777, 0o720, 0o702] as [mode_t] {
            chmod(root, mode)
            #expect(throws: ToolError.machine(.cacheNotOwn(root, reason: "can be written by others"))) {
                try cache.check()
            }
            #expect(throws: ToolError.machine(.cacheNotOwn(root, reason: "can be written by others"))) {
                try cache.makeWorkFolder(key: "A-1")
            }
        }
        rmdir(root)
        mkdir(temporary("elsewhere"), 0o700)
        try temporary.link("vitrine-\(geteuid())", to: "elsewhere")
        #expect(throws: ToolError.machine(.cacheNotOwn(root, reason: "is a link"))) { try cache.check() }
        unlink(root)
        try temporary.write("", to: "vitrine-\(geteuid())")
        #expect(throws: ToolError.machine(.cacheUnwritable(root, reason: "it is a file"))) {
            try cache.check()
        }
        #expect(
            ToolError.machine(.cacheNotOwn("/c", reason: "is a link")).sentence
                == "the cache folder /c is a link, so programs there may not be yours; remove it, or name another one in the variable XDG_CACHE_HOME."
        )
        // Of the user's own cache folder a part may be a link.
        try temporary.link("vitrine", to: "elsewhere")
        try ProgramCache(environment: ["XDG_CACHE_HOME": temporary.path]).check()
    }

    @Test("A folder that belongs to somebody else is refused", .enabled(if: geteuid() == 0))
    func somebodyElses() throws {
        let temporary = try Scratch()
        mkdir(temporary("vitrine-0"), 0o700)
        #expect(chown(temporary("vitrine-0"), 65534, 65534) == 0)
        #expect(
            throws: ToolError.machine(
                .cacheNotOwn(temporary("vitrine-0"), reason: "belongs to somebody else"))
        ) {
            try ProgramCache(environment: ["TMPDIR": temporary.path]).check()
        }
    }
}
