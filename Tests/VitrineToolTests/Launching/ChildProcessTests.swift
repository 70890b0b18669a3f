import Foundation
import Testing

@testable import VitrineTool

@Suite("Child process")
struct ChildProcessTests {
    /// Whether a process is there, and not only its name in the table.
    private func isAlive(_ process: pid_t) -> Bool {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
            return false
        }
        return text.split(separator: ")").last?.hasPrefix(" Z") == false
    }

    /// Runs a shell that names processes on standard error, and ends everything once it has named so many.
    private func processes(_ script: String, count: Int) throws -> (ChildProcess.Ending, [pid_t]) {
        var said: [UInt8] = []
        var named: [pid_t] {
            String(decoding: said, as: UTF8.self).split(separator: "\n").compactMap { pid_t($0) }
        }
        let shell = ChildProcess(
            executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/bin:/usr/bin"])
        let ending = try shell.run(every: .milliseconds(10), onError: { said += $0 }) { program in
            if named.count == count { program.end() }
        }
        return (ending, named)
    }

    @Test("Ending a program ends its children and theirs, also those that left their parent")
    func children() throws {
        let (ending, named) = try processes(
            """
            sleep 1000 & echo $! >&2
            (setsid sh -c 'echo $$ >&2; sleep 1000; true' &)
            sh -c 'sleep 1000 & echo $! >&2; exit'
            echo $$ >&2
            while :; do :; done
            """, count: 4)
        #expect(ending == .killed(signal: SIGKILL))
        #expect(named.count == 4)
        #expect(named.filter(isAlive) == [])
    }

    @Test("A program that is asked to end ends with its children", .timeLimit(.minutes(1)))
    func askedToEnd() throws {
        var said: [UInt8] = []
        let shell = ChildProcess(
            executable: "/bin/sh", arguments: ["-c", "sleep 1000 & echo $! >&2; wait"],
            environment: ["PATH": "/bin:/usr/bin"])
        let ending = try shell.run(every: .milliseconds(10), onError: { said += $0 }) { program in
            if said.last == UInt8(ascii: "\n") { program.send(signal: SIGTERM) }
        }
        #expect(ending == .killed(signal: SIGTERM))
        let child = try #require(pid_t(String(decoding: said, as: UTF8.self).dropLast()))
        #expect(!isAlive(child))
    }

    @Test("A program that ends by itself may leave others behind, which do not hold it up")
    func leftBehind() throws {
        var said: [UInt8] = []
        let ending = try ChildProcess(
            executable: "/bin/sh", arguments: ["-c", "sleep 1000 & echo $! >&2; exit 7"],
            environment: ["PATH": "/bin:/usr/bin"]
        ).run(onError: { said += $0 })
        #expect(ending == .exited(7))
        let other = try #require(pid_t(String(decoding: said, as: UTF8.self).dropLast()))
        #expect(isAlive(other))
        kill(other, SIGKILL)
    }

    @Test("A program without an end of its output is heard to its own end")
    func flood() throws {
        var count = 0
        let ending = try ChildProcess(
            executable: "/bin/sh", arguments: ["-c", "yes >&2 & sleep 0.2; kill -9 $!; exit 3"],
            environment: ["PATH": "/bin:/usr/bin"]
        ).run(onError: { count += $0.count })
        #expect(ending == .exited(3))
        #expect(count > 0)
    }

    @Test("Programs that run at once are told apart, and all are ended at once", .timeLimit(.minutes(1)))
    func group() throws {
        func shell(_ script: String) -> ChildProcess {
            ChildProcess(
                executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/bin:/usr/bin"])
        }
        var said = ["", ""]
        let endings = try ProcessGroup.run(
            [shell("echo one >&2; exit 3"), shell("sleep 0.1; echo two >&2; kill -9 $$")],
            onError: { said[$0] += String(decoding: $1, as: UTF8.self) })
        #expect(endings == [.exited(3), .killed(signal: SIGKILL)])
        #expect(said == ["one\n", "two\n"])
        let ended = try ProcessGroup.run(
            [shell("exit 0"), shell("sleep 1000"), shell("sleep 1000")], every: .milliseconds(10),
            onError: { _, _ in }
        ) { $0.forEach { $0.end() } }
        #expect(ended[1...] == [.killed(signal: SIGKILL), .killed(signal: SIGKILL)])
        #expect(throws: ToolError.self) {
            try ProcessGroup.run(
                [shell("exit 0"), ChildProcess(executable: "/nowhere", environment: [:])],
                onError: { _, _ in })
        }
    }

    @Test("The program gets the standard streams and one file more, and nothing else that is open here")
    func descriptors() throws {
        let leaked = open("/etc/hostname", O_RDONLY)
        defer { close(leaked) }
        var said: [UInt8] = []
        let memory = try PictureMemory()
        _ = try ChildProcess(
            executable: "/bin/sh",
            arguments: [
                "-c", "for n in 0 1 2 3 4 5 6 7 8 9; do [ ! -e /proc/$$/fd/$n ] || echo $n >&2; done",
            ],
            environment: [:], file: memory.file
        ).run(onError: { said += $0 })
        #expect(String(decoding: said, as: UTF8.self) == "0\n1\n2\n3\n")
    }

    @Test("The memory and the threads of processes are counted below a process")
    func use() throws {
        var seen: (memory: Int, tasks: Int) = (0, 0)
        let child = ChildProcess(
            executable: "/bin/sh", arguments: ["-c", "sleep 1000 & sleep 1000 & wait"],
            environment: ["PATH": "/bin:/usr/bin"])
        _ = try child.run(every: .milliseconds(10), onError: { _ in }) { program in
            // Once they are asked to end they may go one after the other.
            guard seen.tasks != 3 else { return program.end() }
            seen = ProcessTree().use(below: program.guardian)
        }
        #expect(seen.tasks == 3)
        #expect(seen.memory > 0)
    }

    @Test("A limit that is exceeded is named once, with what allows more")
    func excess() throws {
        var watch = Watch(limits: Limits(tasks: 1))
        let child = ChildProcess(
            executable: "/bin/sh", arguments: ["-c", "sleep 1000 & wait"],
            environment: ["PATH": "/bin:/usr/bin"])
        _ = try child.run(every: .milliseconds(10), onError: { _ in }) { program in
            if watch.look(at: program.guardian) != nil { program.end() }
        }
        #expect(watch.excess == .tasks(1))
        var late = Watch(limits: Limits(time: .zero))
        #expect(late.look(at: 0) == .time(.zero))
        #expect(
            ToolError.excess(
                name: "Loop", .time(.seconds(60)), lines: ["a"], place: "V.viewDidLoad() at Loop.swift:2",
                stackTrace: "/c/crash.log"
            ).sentence
                == "Loop did not end within 60 seconds and was stopped, in V.viewDidLoad() at Loop.swift:2; mend what does not end, or allow more time with --timeout; its stack trace is in /c/crash.log; its last words were:\n    a"
        )
        #expect(
            ToolError.excess(name: "Hog", .memory(64 << 20), lines: [], place: nil, stackTrace: nil).sentence
                == "Hog used more than 64 megabytes of memory and was stopped; mend what takes it, or allow more with --memory."
        )
        #expect(
            ToolError.excess(name: "Bomb", .tasks(512), lines: [], place: nil, stackTrace: nil).sentence
                == "Bomb started more than 512 processes and threads and was stopped; mend what starts them, or allow more with --processes."
        )
    }

    @Test("The place of a program that hangs is the innermost frame in its sources")
    func place() {
        let report = """
            *** Program crashed: System trap at 0x0000000000004d9f ***

            Thread 0 "Loop.program" crashed:

              0                         0x00007f123d76b07e UIView.frame.getter + 13 in libVitrineRuntime.so at /src/UIView.swift:41:13
              1 [ra]                    0x000055a00346d7c6 closure #1 in V.viewDidLoad() + 54 in Loop.program at /s/a b:c/Loop.swift:2:98
              2 [ra] [system]           0x000055a00346d633 static D.$main() + 34 in Loop.program at //<compiler-generated>
              3 [ra]                    0x000055a00346d7c6 main + 54 in Loop.program at /s/a b:c/Loop.swift:9:1
            """
        #expect(
            StackTrace.place(in: report, sources: ["/s/a b:c/Loop.swift"])
                == "closure #1 in V.viewDidLoad() at Loop.swift:2")
        #expect(StackTrace.place(in: report, sources: ["/s/Other.swift"]) == nil)
        #expect(
            StackTrace.place(
                in:
                    "  0 [thunk]       0x000055eb650d331b Probe.init() + 891 in Loop.program at /s/Probe.swift\n",
                sources: ["/s/Probe.swift"]) == "Probe.init() at Probe.swift")
    }
}
