import Foundation
import Testing

@testable import VitrineTool

@Suite("Program cache")
struct ProgramCacheTests {
    private func key(
        path: String = "/s/A.swift", text: String = "@main struct A {}", arguments: [String] = ["-g"],
        runtime: String = "r", compiler: String = "c"
    ) throws -> String {
        let program = try Program(sources: [SourceFile(path: path, text: text)])
        return ProgramCache.key(of: program, arguments: arguments, runtime: runtime, compiler: compiler)
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
            key(runtime: "r2"), key(compiler: "c2"),
        ]
        #expect(Set(keys).count == 6)
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
            let file = work.appendingPathComponent("program")
            try text.write(to: file, atomically: false, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
            #expect(try cache.keep(work, key: "A-1") == cache.folder.appendingPathComponent("A-1/program"))
        }
        let kept = try #require(cache.executable(key: "A-1"))
        #expect(try String(contentsOf: kept, encoding: .utf8) == "first")
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.folder.path) == ["A-1"])
    }
}
