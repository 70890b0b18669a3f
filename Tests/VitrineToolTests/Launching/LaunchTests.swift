import Foundation
import Testing

@testable import VitrineTool

@Suite("Launch")
struct LaunchTests {
    @Test("A display is one of two variables with a value")
    func display() {
        #expect(Display.isPresent(in: ["DISPLAY": ":0"]))
        #expect(Display.isPresent(in: ["WAYLAND_DISPLAY": "wayland-0"]))
        #expect(!Display.isPresent(in: ["DISPLAY": ""]))
        #expect(!Display.isPresent(in: [:]))
    }

    @Test("A program is told which modules it is made of, its own first")
    func modules() {
        let environment = Launch.environment(resources: [], modules: ["App", "Kit"], trace: nil)
        #expect(environment["VITRINE_MODULES"] == "App:Kit")
    }

    @Test("The last lines leave out traces and announcements")
    func lastLines() {
        var last = LastLines()
        last.append(Array("a\n{\"t\":1}\n*** Signal 4\n\nb\nc\nd".utf8)[...])
        last.append(Array("e\nf\ng\nunfinished".utf8)[...])
        #expect(last.lines == ["c", "de", "f", "g", "unfinished"])
    }

    @Test("A line without an end stays bounded")
    func endlessLine() {
        var last = LastLines()
        for _ in 0..<100 { last.append(Array(repeating: UInt8(ascii: "a"), count: 10_000)[...]) }
        #expect(last.lines == [String(repeating: "a", count: 2000) + "…"])
        last.append(Array("\nnext\n".utf8)[...])
        #expect(last.lines == [String(repeating: "a", count: 2000) + "…", "next"])
    }

    @Test("A crash is one sentence with the signal and the last words")
    func crash() {
        #expect(
            Launch.crashReport(
                name: "Shelf", signal: 5, lines: ["Fatal error: x"], stackTrace: "/c/crash.log")
                == "Shelf crashed with signal 5 (Swift's trap); its stack trace is in /c/crash.log; its last words were:\n    Fatal error: x"
        )
        #expect(
            Launch.crashReport(name: "Shelf", signal: 11, lines: [], stackTrace: nil)
                == "Shelf crashed with signal 11 (memory that does not exist).")
    }

    @Test("A child's exit, signal and standard error are told apart")
    func child() throws {
        func run(_ script: String) throws -> (ChildProcess.Ending, String) {
            var said: [UInt8] = []
            let child = ChildProcess(
                executable: "/bin/sh", arguments: ["-c", script], environment: ["A": "b"])
            let ending = try child.run(onError: { said += $0 })
            return (ending, String(decoding: said, as: UTF8.self))
        }
        #expect(try run("echo $A >&2; exit 3") == (.exited(3), "b\n"))
        #expect(try run("kill -SEGV $$") == (.killed(signal: 11), ""))
        #expect(ChildProcess.Ending.killed(signal: 11).exitCode == 139)
        #expect(throws: ToolError.machine(.cannotStart("/nowhere/x", reason: "No such file or directory"))) {
            _ = try ChildProcess(executable: "/nowhere/x", environment: [:]).run(onError: { _ in })
        }
    }
}
