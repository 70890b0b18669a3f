import Foundation

@testable import VitrineTool

/// A toolchain and a runtime that are none: what is "compiled" is a shell script, and calls of the compiler are noted.
struct FakeMachine {
    static let picture: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 2]

    /// What a program does that draws, once it knows where its picture goes.
    static let drawing = #"printf '\211PNG\r\n\032\n\002' >"$out""#

    let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        for (name, script) in [
            ("swiftc", "#!/bin/sh\nexit 1\n"), ("swift-frontend", Self.compiler), ("clang", Self.linker),
            ("swift", Self.packageManager),
        ] {
            try scratch.place(script, at: "swift/bin/\(name)")
            chmod(scratch("swift/bin/\(name)"), 0o755)
        }
        for file in [
            "swift/lib/swift/linux/libswiftCore.so", "runtime/libVitrineRuntime.so",
            "runtime/VitrineMacros-tool", "runtime/Modules/VitrineSwiftUI.swiftmodule",
            "runtime/CVitrineGTK.build/module.modulemap",
            "runtime/COpenCombineHelpers.build/module.modulemap",
            "runtime/CVitrineSQLite.build/module.modulemap",
            "runtime/CVitrineMedia.build/module.modulemap",
            "runtime/CVitrineWeb.build/module.modulemap",
            "runtime/CVitrineCrypto.build/module.modulemap",
            "runtime/CVitrineDesktop.build/module.modulemap",
        ] {
            try scratch.place("", at: file)
        }
        // This one is real: the loader would complain of another.
        symlink(
            "\(FilePath.folder(of: Self.tool))/libVitrineTime.so", scratch("runtime/libVitrineTime.so"))
    }

    /// Says what `BROKEN` in a source is, refuses versions of the language as the real one does, and makes objects of all
    /// others.
    private static let compiler = """
        #!/bin/sh
        code=0
        kind=compile
        while [ $# -gt 0 ]; do
            case $1 in
                -emit-module) kind=module ;;
                -module-cache-path)
                    shift
                    if [ -e "$1/broken.pcm" ]; then echo "<unknown>:0: error: $1/broken.pcm" >&2; code=1; fi ;;
                -module-name) shift; name=$1 ;;
                -swift-version)
                    shift
                    case $1 in
                        4|4.2|5|6) ;;
                        *) echo "<unknown>:0: error: invalid value '$1' in '-swift-version $1'" >&2; code=1 ;;
                    esac ;;
                -primary-file)
                    shift
                    files="$files ${1##*/}"
                    if grep -q BROKEN "$1"; then echo "$1:1:1: error: broken" >&2; code=1; fi ;;
                -o) shift; out=$1; outs=1; [ $code -ne 0 ] || echo "object of $LOG" >"$out" ;;
            esac
            shift
        done
        [ -z "$LOG" ] || echo "$kind $name$files" >>"$LOG"
        exit $code

        """

    /// Says of a package what is written in its folder: an error, or an answer for each question.
    private static let packageManager = """
        #!/bin/sh
        folder=$3
        if [ -e "$folder/error" ]; then cat "$folder/error" >&2; exit 1; fi
        case $4 in
            describe) cat "$folder/describe.json" ;;
            dump-package) cat "$folder/dump.json" ;;
            show-dependencies)
                if [ -e "$folder/unfetched" ]; then cat "$folder/unfetched" >&2; exit 1; fi
                [ -e "$folder/describe.json" ] || { cat "$folder/Package.swift" >&2; exit 1; }
                echo pinned >"$folder/Package.resolved"; cat "$folder/dependencies.json" ;;
            *) exit 1 ;;
        esac

        """

    private static let linker = """
        #!/bin/sh
        while [ $# -gt 1 ]; do [ "$1" != -o ] || out=$2; shift; done
        cat >"$out" <<END
        #!/bin/sh
        out=\\$(printf %s "\\$VITRINE_LAUNCH" | sed 's/.*"output":"\\([^"]*\\)".*/\\1/')
        eval "\\$PROGRAM"
        END
        chmod +x "$out"
        [ -z "$LOG" ] || echo link >>"$LOG"

        """

    func environment(program: String = drawing) -> [String: String] {
        [
            "VITRINE_RUNTIME": scratch("runtime"), "PATH": "\(scratch("swift/bin")):/usr/bin:/bin",
            "PROGRAM": program, "XDG_CACHE_HOME": scratch("cache"), "LOG": scratch("log"),
        ]
    }

    /// What the compiler and the linker were called for since the last time: modules, files, and the link.
    func calls() -> [String] {
        defer { unlink(scratch("log")) }
        let text = String(decoding: scratch.read("log") ?? [], as: UTF8.self)
        return text.split(separator: "\n").map(String.init)
    }

    /// The tool that was built with the tests.
    static let tool = URL(
        fileURLWithPath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    ).deletingLastPathComponent().appendingPathComponent("vitrine").path

    struct Result: Equatable {
        var code: Int32
        var text: String
    }

    /// Runs the tool in a folder.
    func run(_ arguments: [String], in folder: String, program: String = drawing) throws -> Result {
        var said: [UInt8] = []
        let ending = try ChildProcess(
            executable: "/bin/sh",
            arguments: ["-c", "cd \"$0\" && exec \"$@\"", folder, Self.tool] + arguments,
            environment: environment(program: program)
        ).run(mergesOutput: true, every: .seconds(20), onError: { said += $0 }) { $0.end() }
        return Result(code: ending.exitCode, text: String(decoding: said, as: UTF8.self))
    }
}
