import Foundation
import Fuzzing
import Testing

@testable import VitrineTool

@Suite("Bad input of the tool")
struct ToolFuzzTests {
    // MARK: Sources

    private static let fragments: [String] = [
        "struct ", "class ", "A", "View", ": ", "{", "}", "(", ")", "[", "]", "@main ", "@objc ", "@State ",
        "let ", "var ",
        "init", "?", "= ", "#if ", "#elseif ", "#else\n", "#endif\n", "os(iOS)", "!", "&& ", "|| ",
        "canImport(", "\"",
        "\"\"\"", "\\(", "\\", "#", "/*", "*/", "//", "\n", "\r\n", "\r", "\0", "\u{feff}", "`", "é", "🎉",
        "<", ">", ".main()",
        "UIApplicationMain(", "private ", "static ", "some View", "PreviewProvider ", "UIViewController ",
        "#selector(",
    ]

    private static func source(seed: Int) -> String {
        var generator = SeededGenerator(seed: seed)
        if generator.chance(0.2) {
            let bytes = (0..<generator.int(0...400)).map { _ in UInt8(generator.int(0...255)) }
            return String(decoding: bytes, as: UTF8.self)
        }
        let some = (0..<generator.int(1...8)).map { _ in generator.pick(fragments) }
        return (0..<generator.int(0...400)).map { _ in
            generator.pick(generator.chance(0.3) ? some : fragments)
        }.joined()
    }

    @Test("Whatever a source holds, it is read to its end")
    func sources() {
        for seed in FuzzBudget.seeds(400) {
            let text = Self.source(seed: seed)
            for candidate in Declarations(source: text).candidates {
                #expect(!candidate.name.isEmpty, "seed \(seed)")
            }
            _ = try? Program(sources: [SourceFile(path: "A.swift", text: text)])
        }
    }

    @Test("Whatever a file is called, its module has a short name that Swift allows")
    func names() {
        for seed in FuzzBudget.seeds(500) {
            let name = ModuleName.of(file: Self.source(seed: seed))
            #expect(name.utf8.count <= 64 + 7, "seed \(seed): \(name)")
            #expect(name.first?.isLetter == true, "seed \(seed): \(name)")
            #expect(
                name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") },
                "seed \(seed): \(name)")
        }
    }

    @Test("Whatever the compiler says, nothing of it is lost but what it says twice")
    func diagnostics() {
        let heads = [
            "/s/A.swift:3:1: error: a", "/s/B.swift:1:2: warning: b", "<unknown>:0: error: c", "note: d",
            "error: e",
        ]
        for seed in FuzzBudget.seeds(300) {
            var generator = SeededGenerator(seed: seed)
            let lines = (0..<generator.int(0...30)).map { _ in
                generator.chance(0.5)
                    ? generator.pick(heads) : generator.pick(Self.fragments).filter { !$0.isNewline }
            }
            let text = Diagnostics(
                output: lines.map { $0 + "\n" }.joined(), files: ["/s/A.swift", "/s/B.swift"]
            ).text
            #expect(Set(text.components(separatedBy: "\n")) == Set(lines + [""]), "seed \(seed)")
        }
    }

    // MARK: Command lines

    /// A folder with things that must not be lost, and names that are easily mistaken.
    private struct Stage {
        let scratch: Scratch
        static let names = [
            "A.swift", "B.swift", "empty.swift", "bytes.swift", "-x.swift", "a b.swift", "a\nb.swift",
            "'\".swift", "é🎉.swift",
            "@list.swift", "folder.swift", "pipe.swift", "link.swift", "round.swift", "old.png", "empty.png",
            "notes.txt",
            "link.png", "dangling.png", "hard.png", "folder.png", "pipe.png", "missing.swift", "new.png", "",
            ".", "/", "/dev/null",
            "/dev/full", "/proc/self/mem", "/dev/stdin", "missing/new.png", "notes.txt/new.png", "new.png/",
            String(repeating: "n", count: 300), "%s%n", "$(id)", "~", "*", "\u{1b}[31m.png",
        ]

        init() throws {
            scratch = try Scratch()
            try scratch.write("import SwiftUI\n@main struct A: App {}\n", to: "A.swift")
            for name in [
                "B.swift", "-x.swift", "a b.swift", "a\nb.swift", "'\".swift", "é🎉.swift", "@list.swift",
            ] {
                try scratch.write(
                    "import SwiftUI\nstruct V: View { var body: some View { Text(\"\") } } // \(name.count)\n",
                    to: name)
            }
            try scratch.write("", to: "empty.swift")
            try scratch.write([0x66, 0xff, 0, 0xfe], to: "bytes.swift")
            try scratch.write([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1], to: "old.png")
            try scratch.write("", to: "empty.png")
            try scratch.write("precious", to: "notes.txt")
            for name in ["folder.swift", "folder.png"] { mkdir(scratch(name), 0o700) }
            for name in ["pipe.swift", "pipe.png"] { mkfifo(scratch(name), 0o600) }
            try scratch.link("link.swift", to: "A.swift")
            try scratch.link("round.swift", to: "round.swift")
            try scratch.link("link.png", to: "B.swift")
            try scratch.link("dangling.png", to: "made.png")
            _ = Glibc.link(scratch("A.swift"), scratch("hard.png"))
        }

        struct Entry: Equatable {
            var kind: FileKind
            var mode: UInt32
            var content: [UInt8]
        }

        /// Every name with its kind, and what is in it.
        var state: [String: Entry] {
            let entries = scratch.names.map { name in
                var status = stat()
                _ = lstat(scratch(name), &status)
                let kind = FileKind(mode: status.st_mode)
                return (
                    name,
                    Entry(
                        kind: kind, mode: status.st_mode,
                        content: kind == .regular ? scratch.read(name) ?? [] : [])
                )
            }
            return Dictionary(uniqueKeysWithValues: entries)
        }
    }

    /// What the program does, once it knows where its picture goes.
    private static let programs = [
        FakeMachine.drawing, FakeMachine.drawing, FakeMachine.drawing + "; exit 3",
        FakeMachine.drawing + "; kill -SEGV $$", #"printf 'GIF89a' >"$out""#, "echo last words >&2; exit 0",
    ]

    private static func arguments(seed: Int) -> [String] {
        var generator = SeededGenerator(seed: seed)
        if generator.chance(0.5) {
            let source = generator.pick([
                "A.swift", "A.swift", "link.swift", "-x.swift", "a b.swift", "a\nb.swift",
            ])
            let output = generator.pick(["-o", "--output"])
            let path = generator.chance(0.2) ? source : generator.pick(Stage.names)
            return ["render", output, generator.chance(0.8) ? path : "./\(path)", "--", source]
        }
        var arguments = [generator.pick(["render", "render", "render", "run", "Render", "help", ""])]
        let values = [
            "appletv", "watch", "", "1x1", "0x0", "-1x-1", "99999999999x1", "nanxinf", "1", "0", "-1",
            "1e400", "nan", "60", "right,down",
            "up,,", "dark", "V", "V()", "5", "7", "🎉", "\u{0301}", "--", "-", "a\nb",
        ]
        let options = [
            "--device", "--size", "--appearance", "--title", "--view", "--swift-version", "--scale",
            "--press", "--tap", "--after",
            "--output", "-o", "--timeout", "--memory", "--processes",
        ]
        let flags = [
            "--wireframe", "--sandbox", "--allow-network", "--bogus", "-h", "--version", "--", "-", "---",
            "-oo",
        ]
        for _ in 0..<generator.int(0...6) {
            switch generator.int(0...9) {
            case 0...3: arguments.append(generator.pick(Stage.names))
            case 4...5: arguments += [generator.pick(["--output", "-o"]), generator.pick(Stage.names)]
            case 6...7: arguments += [generator.pick(options), generator.pick(values)]
            case 8: arguments.append(generator.pick(options) + "=" + generator.pick(values))
            default: arguments.append(generator.pick(flags))
            }
        }
        return arguments
    }

    /// What is wrong with the way in which the tool ends; nil if it ends with a sentence and nothing is lost.
    private func fault(_ arguments: [String], program: String, in stage: Stage, on machine: FakeMachine)
        throws
        -> String?
    {
        let before = stage.state
        let result = try machine.run(arguments, in: stage.scratch.path, program: program)
        let text = result.text
        let isGood = text.utf8.allSatisfy { $0 >= 32 || $0 == 10 } && !text.contains("Fatal error")
        if !isGood { return "says \(text)" }
        let after = stage.state
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        for name in changed {
            let old = before[name]
            guard old == nil || old?.kind == .regular && (old?.content == [] || old?.content.first == 0x89),
                after[name]?.content == FakeMachine.picture, result.code == 0
            else { return "changed \(name): \(text)" }
        }
        switch result.code {
        case 0:
            return text.isEmpty || changed.count > 1 ? "says \(text) and changed \(changed)" : nil
        case 1, 64:
            let sentences = text.split(separator: "\n").filter { $0.hasPrefix("vitrine: ") }
            return sentences.count == 1 ? nil : "says \(text)"
        // On a busy machine a program may take longer than it is given.
        case 124 where arguments.contains { $0.hasPrefix("--timeout") }:
            return text.contains("did not end within") ? nil : "says \(text)"
        // The program's own code, and that of its crash.
        case 3, 128 + SIGSEGV:
            return nil
        default:
            return "ended with \(result.code): \(text)"
        }
    }

    @Test(
        "Whatever the arguments are and the program does, the tool ends with a sentence, and nothing is lost")
    func commandLines() throws {
        let machine = try FakeMachine()
        for seed in FuzzBudget.seeds(30) {
            let arguments = Self.arguments(seed: seed)
            let program = Self.programs[seed % Self.programs.count]
            func fault(_ arguments: [String]) throws -> String? {
                try self.fault(arguments, program: program, in: Stage(), on: machine)
            }
            guard let first = try fault(arguments) else { continue }
            let short = try shortened(arguments, attempts: 60) { try fault($0) != nil }
            Issue.record(
                "seed \(seed): vitrine \(short), program \(program): \(try fault(short) ?? "only at times, \(first)")"
            )
        }
    }
}
