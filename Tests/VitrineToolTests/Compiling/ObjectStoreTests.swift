import Foundation
import Testing

@testable import VitrineTool

@Suite("Object store")
struct ObjectStoreTests {
    @Test("What is kept is found by its key and its kind, until a byte of it changes")
    func keeping() throws {
        let scratch = try Scratch()
        mkdir(scratch("store"), 0o700)
        let folder = URL(fileURLWithPath: scratch("store"))
        var store = ObjectStore(folder: folder)
        #expect(store.file("k", "o") == nil)
        let kept = try store.keep(scratch.write("code", to: "0.o"), "k", "o")
        #expect(store.file("k", "o") == kept)
        #expect(!store.hasGivenOld)
        var next = ObjectStore(folder: folder)
        #expect(next.file("k", "swiftmodule") == nil)
        #expect(next.file("k", "o") == kept)
        #expect(next.hasGivenOld)
        try Data("mode".utf8).write(to: URL(fileURLWithPath: kept))
        #expect(next.file("k", "o") == nil)
    }

    @Test("What nobody used is removed once it is old")
    func sweeping() throws {
        let scratch = try Scratch()
        mkdir(scratch("store"), 0o700)
        let folder = URL(fileURLWithPath: scratch("store"))
        var store = ObjectStore(folder: folder)
        for key in ["a", "b"] { _ = try store.keep(scratch.write(key, to: "0.o"), key, "o") }
        var next = ObjectStore(folder: folder)
        _ = next.file("a", "o")
        next.sweep(olderThan: 600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
        next.sweep(olderThan: -1)
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(left.count == 1)
        #expect(left[0].hasPrefix("a."))
    }

    @Test("An object that is no ELF file asks for no libraries")
    func autolinking() throws {
        let scratch = try Scratch()
        #expect(AutolinkEntries.of([try scratch.write("object", to: "a.o"), "/nowhere"]) == [])
        // A header that promises sections where there are none.
        var header = [UInt8](repeating: 0xff, count: 64)
        header.replaceSubrange(0..<6, with: [0x7f, 0x45, 0x4c, 0x46, 2, 1])
        #expect(AutolinkEntries.of([try scratch.write(header, to: "b.o")]) == [])
    }

    @Test("The libraries that an object asks for are read from its section, each once")
    func entries() throws {
        let scratch = try Scratch()
        let table = Array("\0.shstrtab\0.swift1_autolink_entries\0".utf8)
        let entries = Array("-lswiftCore\0-lFoundation\0".utf8)
        func bytes(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(value >> (8 * $0) & 0xff) }
        }
        func section(name: Int, start: Int, length: Int) -> [UInt8] {
            bytes(name, 4) + bytes(0, 20) + bytes(start, 8) + bytes(length, 8) + bytes(0, 24)
        }
        let start = 64 + table.count + entries.count
        var object: [UInt8] = [0x7f, 0x45, 0x4c, 0x46, 2, 1]
        object += bytes(0, 0x28 - 6) + bytes(start, 8) + bytes(0, 0x3a - 0x30) + bytes(64, 2) + bytes(3, 2)
        object += bytes(1, 2) + table + entries + section(name: 0, start: 0, length: 0)
        object += section(name: 1, start: 64, length: table.count)
        object += section(name: 11, start: 64 + table.count, length: entries.count)
        let file = try scratch.write(object, to: "a.o")
        #expect(AutolinkEntries.of([file, file]) == ["-lswiftCore", "-lFoundation"])
    }
}
