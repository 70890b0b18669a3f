import Foundation
import Testing

@testable import VitrineTool

/// What is compiled again after an edit, seen by a compiler that only notes what it is asked for.
@Suite("Incremental builds")
struct IncrementalBuildTests {
    private let machine: FakeMachine
    private let sources: Scratch

    init() throws {
        machine = try FakeMachine()
        sources = try Scratch()
        try sources.write("@main struct App {}\n", to: "App.swift")
        try sources.write("struct A { func a() { print(1) } }\n", to: "A.swift")
        try sources.write("struct B { func b() { A().a() } }\n", to: "B.swift")
    }

    private func render() throws -> FakeMachine.Result {
        try machine.run(
            ["render", "App.swift", "A.swift", "B.swift", "--output", machine.scratch("a.png")],
            in: sources.path)
    }

    @Test("The first time everything is compiled by one call, and nothing when nothing changed")
    func first() throws {
        #expect(
            try render()
                == FakeMachine.Result(
                    code: 0,
                    text: "Compiling App.swift, A.swift, B.swift…\n\(machine.scratch("a.png"))\n"))
        #expect(machine.calls() == ["compile AppProgram App.swift A.swift B.swift", "link"])
        _ = try render()
        #expect(machine.calls() == [])
    }

    @Test("An edit inside a function compiles its file alone, one outside compiles all")
    func edits() throws {
        _ = try render()
        _ = machine.calls()
        try sources.write("struct A { func a() { print(2) } }\n", to: "A.swift")
        #expect(try render().text.hasPrefix("Compiling A.swift…\n"))
        #expect(machine.calls() == ["compile AppProgram A.swift", "link"])
        try sources.write("struct A { func a() { print(2) }; func c() {} }\n", to: "A.swift")
        _ = try render()
        #expect(machine.calls() == ["compile AppProgram App.swift A.swift B.swift", "link"])
        // Back to what was compiled before.
        try sources.write("struct A { func a() { print(2) } }\n", to: "A.swift")
        _ = try render()
        #expect(machine.calls() == [])
    }

    @Test("Errors end the work before anything is linked or run, and what was compiled well is not lost")
    func errors() throws {
        _ = try render()
        _ = machine.calls()
        let picture = machine.scratch.read("a.png")
        try sources.write("struct B { func b() { BROKEN } }\n", to: "B.swift")
        let result = try render()
        #expect(result.code == 1)
        #expect(result.text == "Compiling B.swift…\n\(sources("B.swift")):1:1: error: broken\n")
        #expect(machine.calls() == ["compile AppProgram B.swift"])
        #expect(machine.scratch.read("a.png") == picture)
        try sources.write("struct B { func b() { } }\n", to: "B.swift")
        _ = try render()
        #expect(machine.calls() == ["compile AppProgram B.swift", "link"])
    }

    @Test("An object that is broken is made anew, and another language mode or device has objects of its own")
    func objects() throws {
        _ = try render()
        _ = machine.calls()
        let objects = machine.scratch("cache/vitrine/objects")
        let folder = try #require(FileManager.default.contentsOfDirectory(atPath: objects).first)
        let name = try #require(FileManager.default.contentsOfDirectory(atPath: "\(objects)/\(folder)").first)
        truncate("\(objects)/\(folder)/\(name)", 3)
        try FileManager.default.removeItem(atPath: machine.scratch("cache/vitrine/programs"))
        _ = try render()
        #expect(machine.calls().first?.split(separator: " ").count == 3)
        for option in [["--device", "appletv"], ["--swift-version", "6"]] {
            _ = try machine.run(
                ["render", "App.swift", "A.swift", "B.swift", "--output", machine.scratch("a.png")] + option,
                in: sources.path)
            #expect(machine.calls() == ["compile AppProgram App.swift A.swift B.swift", "link"])
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: objects).count == 3)
    }

    @Test(
        "Modules of C have one place, whatever leads to the runtime, and are made anew when they are broken")
    func modules() throws {
        let cache = ProgramCache(environment: machine.environment())
        let runtime = RuntimeLocation(folder: machine.scratch.url.appendingPathComponent("runtime"))
        let folder = cache.moduleFolder(of: runtime)
        #expect(folder.hasPrefix(FilePath.real(machine.scratch("runtime")) + "/VitrineModules/"))
        try machine.scratch.link("link", to: "runtime")
        let other = RuntimeLocation(folder: machine.scratch.url.appendingPathComponent("link"))
        #expect(cache.moduleFolder(of: other) == folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("x".utf8).write(to: URL(fileURLWithPath: "\(folder)/broken.pcm"))
        let result = try render()
        #expect(result.code == 0)
        #expect(!result.text.contains("error"))
        #expect(!FileManager.default.fileExists(atPath: folder))
        // What a runtime that was moved brings along names its old place.
        try FileManager.default.moveItem(atPath: machine.scratch("runtime"), toPath: machine.scratch("moved"))
        let moved = RuntimeLocation(folder: machine.scratch.url.appendingPathComponent("moved"))
        #expect(FilePath.name(of: cache.moduleFolder(of: moved)) != FilePath.name(of: folder))
    }
}
