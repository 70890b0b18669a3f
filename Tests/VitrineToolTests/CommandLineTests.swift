import Foundation
import Testing

@testable import VitrineTool

/// The tool as a process, with input that it must refuse.
@Suite("Command line")
struct CommandLineTests {
    private struct Result: Equatable {
        var code: Int32
        var standardError: String
    }

    private func run(
        _ arguments: String..., environment: [String: String] = [:]
    ) throws -> Result {
        var variables = ProcessInfo.processInfo.environment
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "VITRINE_RUNTIME"] { variables[name] = nil }
        variables.merge(environment) { $1 }
        var said: [UInt8] = []
        let ending = try ChildProcess(
            executable: FakeMachine.tool, arguments: arguments, environment: variables
        ).run(mergesOutput: true, onError: { said += $0 })
        return Result(code: ending.exitCode, standardError: String(decoding: said, as: UTF8.self))
    }

    /// Calls the body with the path of a source in a folder that is removed afterwards.
    private func withSource(_ text: String, _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Page.swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        try body(file.path)
    }

    private let page = "import SwiftUI\n@main struct Page: App {}\n"

    @Test("--version prints the version")
    func version() throws {
        #expect(try run("--version") == Result(code: 0, standardError: "\(VitrineCommand.version)\n"))
    }

    @Test("A missing file is one sentence")
    func missingFile() throws {
        #expect(
            try run("render", "/nowhere/A.swift")
                == Result(
                    code: 1,
                    standardError:
                        "vitrine: /nowhere/A.swift does not exist; pass the path of a Swift source file.\n"))
    }

    @Test("A window has no wireframe, and the sentence says what has")
    func wireframeInWindow() throws {
        #expect(
            try run("run", "/nowhere/A.swift", "--wireframe")
                == Result(
                    code: 64,
                    standardError:
                        "vitrine: a window has no wireframe; make a picture with 'vitrine render --wireframe'.\n"
                ))
    }

    @Test("Files that are no Swift text are refused")
    func otherFiles() throws {
        #expect(try run("render", "/etc/hostname").standardError.contains("is not a Swift source"))
        try withSource("") { path in
            try Data([0x66, 0xff, 0xfe]).write(to: URL(fileURLWithPath: path))
            #expect(try run("render", path).standardError.hasSuffix("is not UTF-8 text; save it as UTF-8.\n"))
        }
    }

    @Test("Wrong values are named and exit with 64")
    func values() throws {
        try withSource(page) { path in
            #expect(
                try run("render", path, "--device", "watch")
                    == Result(
                        code: 64,
                        standardError:
                            "vitrine: there is no device 'watch'; choose iphone, ipad, appletv or desktop.\n")
            )
            for wrong in [
                ["--size", "0x0"], ["--scale", "99"], ["--appearance", "sepia"], ["--view", "a b"],
            ] {
                let result = try run("render", path, wrong[0], wrong[1])
                #expect(result.code == 64)
                #expect(result.standardError.contains(wrong[1]))
                #expect(result.standardError.filter { $0 == "\n" }.count == 1)
            }
        }
    }

    @Test("An unknown option points to the help")
    func unknownOption() throws {
        #expect(
            try run("render", "--bogus", "A.swift")
                == Result(
                    code: 64, standardError: "vitrine: Unknown option '--bogus'; see 'vitrine --help'.\n"))
    }

    @Test("An output that cannot be written is refused before anything is compiled")
    func output() throws {
        try withSource(page) { path in
            let result = try run("render", path, "--output", "/nowhere/a.png")
            #expect(
                result
                    == Result(
                        code: 1,
                        standardError:
                            "vitrine: /nowhere/a.png cannot be written (there is no folder /nowhere); choose another path with --output.\n"
                    ))
            #expect(try run("render", path, "--output", "/tmp").standardError.contains("(it is a folder)"))
        }
    }

    @Test("A current folder that was removed is named")
    func removedFolder() throws {
        let scratch = try Scratch()
        mkdir(scratch("here"), 0o700)
        try scratch.write(page, to: "Page.swift")
        var said: [UInt8] = []
        let ending = try ChildProcess(
            executable: "/bin/sh",
            arguments: [
                "-c", "cd \"$1\" && rmdir ../here && exec \"$0\" render \"$2\"", FakeMachine.tool,
                scratch("here"), scratch("Page.swift"),
            ], environment: ["PATH": "/usr/bin:/bin"]
        ).run(mergesOutput: true, onError: { said += $0 })
        #expect(ending == .exited(1))
        #expect(
            String(decoding: said, as: UTF8.self)
                == "vitrine: the current folder does not exist any more; change to another one.\n")
    }

    @Test("A window needs a display")
    func display() throws {
        try withSource(page) { path in
            let result = try run("run", path)
            #expect(result.code == 1)
            #expect(result.standardError.hasPrefix("vitrine: there is no display to open a window on"))
        }
    }

    @Test("Without the runtime the command that builds it is given")
    func runtime() throws {
        try withSource(page) { path in
            let result = try run(
                "render", path, "--output", path + ".png", environment: ["VITRINE_RUNTIME": "/nowhere"])
            #expect(
                result
                    == Result(
                        code: 1,
                        standardError:
                            "vitrine: the runtime is not complete, libVitrineRuntime.so is missing in /nowhere; build it with 'swift build -c release --product VitrineRuntime'.\n"
                    ))
        }
    }

    @Test("A construct that cannot compile is named before the compiler starts")
    func constructs() throws {
        try withSource("import UIKit\n@UIApplicationMain class A: UIResponder { @NSManaged var b: Int }\n") {
            path in
            let result = try run("render", path, "--output", path + ".png")
            #expect(
                result
                    == Result(
                        code: 1,
                        standardError: """
                            \(path):2:43: error: @NSManaged is for classes of managed objects and of layers; declare a stored property with a value.
                            vitrine: one construct above cannot compile on Linux; change it and try again.

                            """))
        }
    }

    // MARK: Folders

    private func sentence(_ scratch: Scratch, _ arguments: String...) throws -> String {
        var said: [UInt8] = []
        let ending = try ChildProcess(
            executable: "/bin/sh",
            arguments: ["-c", "cd \"$0\" && exec \"$@\"", scratch.path, FakeMachine.tool] + arguments,
            environment: ["PATH": "/usr/bin:/bin", "VITRINE_RUNTIME": "/nowhere"]
        ).run(mergesOutput: true, onError: { said += $0 })
        #expect(ending == .exited(1))
        return String(decoding: said, as: UTF8.self)
    }

    @Test("A folder without a program says what it has instead")
    func emptyFolders() throws {
        let scratch = try Scratch()
        try scratch.place("", at: "None/notes.txt")
        try scratch.place("", at: "Some/AppTests/A.swift")
        #expect(
            try sentence(scratch, "render", "None")
                == "vitrine: None holds no Swift source; pass a folder with the sources of a program.\n")
        #expect(
            try sentence(scratch, "render", "Some")
                == "vitrine: Some holds no Swift source of a program, only tests (Some/AppTests); pass the folder or the files that you mean.\n"
        )
    }

    @Test("Several programs in one folder, and two files of one name, are said")
    func severalPrograms() throws {
        let scratch = try Scratch()
        try scratch.place("@main struct A {}", at: "App/A/App.swift")
        try scratch.place("@main struct B {}", at: "App/B/Start.swift")
        try scratch.place(
            """
            /* Begin PBXNativeTarget section */
            \t\t\tisa = PBXNativeTarget;
            \t\t\tname = Phone;
            \t\t\tproductType = "com.apple.product-type.application";
            \t\t\tisa = PBXNativeTarget;
            \t\t\tname = PhoneTests;
            \t\t\tproductType = "com.apple.product-type.bundle.unit-test";
            \t\t\tisa = PBXNativeTarget;
            \t\t\tname = "Big Screen";
            \t\t\tproductType = "com.apple.product-type.application";
            """, at: "App/App.xcodeproj/project.pbxproj")
        #expect(
            try sentence(scratch, "render", "App/App.xcodeproj")
                == "vitrine: App/A/App.swift and App/B/Start.swift each start a program (App/App.xcodeproj has the apps Phone and Big Screen); pass the folder or the files of one, or say which, for example --product Phone.\n"
        )
        // Two programs may have files of one name.
        try scratch.place("@main struct A {}", at: "Apps/A/App.swift")
        try scratch.place("@main struct B {}", at: "Apps/B/App.swift")
        #expect(
            try sentence(scratch, "render", "Apps")
                == "vitrine: Apps/A/App.swift and Apps/B/App.swift each start a program; pass the folder or the files of one.\n"
        )
        try scratch.place("", at: "Apps/B/App.swift")
        #expect(
            try sentence(scratch, "render", "Apps")
                == "vitrine: Apps/B/App.swift has the same name as Apps/A/App.swift, which Swift does not allow in one program; rename one of them.\n"
        )
    }

    @Test("A program of a package is nothing for files")
    func product() throws {
        try withSource(page) { path in
            let result = try run("render", path, "--product", "A")
            #expect(
                result.standardError
                    == "vitrine: --product A names a program of a package or an app of an Xcode project, and neither is here; pass the folder of one, or leave it out.\n"
            )
        }
    }
}
