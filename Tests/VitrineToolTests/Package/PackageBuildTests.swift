import Foundation
import Testing
import VitrineTranslation

@testable import VitrineTool

/// Packages, with a SwiftPM that says what is written beside them and a compiler that only notes its calls.
@Suite("Packages")
struct PackageBuildTests {
    private let machine: FakeMachine
    private let package: Scratch

    init() throws {
        machine = try FakeMachine()
        package = try Scratch()
        try package.write("// the manifest", to: "Package.swift")
        try package.place("public struct Fruit {}", at: "Sources/Fruits/Fruit.swift")
        try package.place(
            "public struct FruitList: View { public init() {} }", at: "Sources/FruitKit/List.swift")
        try package.place("@main struct Orchard {}", at: "Sources/Orchard/App.swift")
        try describe()
    }

    private func target(
        _ name: String, _ type: String, _ source: String, needs: [String] = [], products: [String] = [],
        moduleType: String = "SwiftTarget"
    ) -> String {
        """
        {"name": "\(name)", "c99name": "\(name)", "module_type": "\(moduleType)", "type": "\(type)",
         "path": "Sources/\(name)", "sources": ["\(source)"], "target_dependencies": \(needs),
         "product_dependencies": \(products)}
        """
    }

    /// Writes what SwiftPM says; the targets stand in no order.
    private func describe(_ others: [String] = [], in folder: Scratch? = nil, dependencies: String = "")
        throws
    {
        let folder = folder ?? package
        let own = [
            target("Orchard", "executable", "App.swift", needs: ["FruitKit", "Fruits"]),
            target("FruitKit", "library", "List.swift", needs: ["Fruits"]),
            target("Fruits", "library", "Fruit.swift"),
        ]
        try folder.write(
            """
            {"name": "Orchard", "path": "\(folder.path)", "tools_version": "5.9", "dependencies": [\(dependencies)],
             "products": [{"name": "orchard", "targets": ["Orchard"]}],
             "targets": [\((others.isEmpty ? own : others).joined(separator: ","))]}
            """, to: "describe.json")
        try folder.write(
            """
            {"swiftLanguageVersions": null, "targets": [{"name": "Fruits", "settings": [
              {"tool": "swift", "kind": {"define": {"_0": "LOUD"}}},
              {"tool": "swift", "kind": {"define": {"_0": "PHONE"}}, "condition": {"platformNames": ["ios"]}},
              {"tool": "swift", "kind": {"define": {"_0": "TV"}}, "condition": {"platformNames": ["tvos"]}}]}]}
            """, to: "dump.json")
    }

    private func render(_ options: String...) throws -> FakeMachine.Result {
        try machine.run(
            ["render", package.path, "--output", machine.scratch("a.png")] + options, in: machine.scratch.path
        )
    }

    @Test("Modules are compiled in the order of dependence, the program last, and linked once")
    func order() throws {
        let result = try render()
        #expect(
            result.text == """
                Resolving \(FilePath.name(of: package.path))…
                Compiling Fruits…
                Compiling FruitKit…
                Compiling Orchard…
                \(machine.scratch("a.png"))

                """)
        // A module's objects and its interface are made at once.
        let calls = machine.calls()
        #expect(Set(calls[0...1]) == ["compile Fruits Fruit.swift", "module Fruits"])
        #expect(Set(calls[2...3]) == ["compile FruitKit List.swift", "module FruitKit"])
        #expect(calls[4...] == ["compile Orchard App.swift", "link"])
        #expect(try render().text == "\(machine.scratch("a.png"))\n")
        #expect(machine.calls() == [])
    }

    @Test("An edit inside a function of a library compiles that file alone, one outside what imports it, too")
    func edits() throws {
        _ = try render()
        _ = machine.calls()
        try package.write("public struct Fruit { func f() { 1 } }", to: "Sources/Fruits/Fruit.swift")
        _ = try render()
        #expect(
            Set(machine.calls()) == [
                "compile Fruits Fruit.swift", "module Fruits", "compile FruitKit List.swift",
                "module FruitKit",
                "compile Orchard App.swift", "link",
            ])
        try package.write("public struct Fruit { func f() { 2 } }", to: "Sources/Fruits/Fruit.swift")
        _ = try render()
        #expect(machine.calls() == ["compile Fruits Fruit.swift", "link"])
    }

    @Test("A manifest may write any version as its language: the compiler is told the one that it knows")
    func languages() throws {
        try package.write(
            """
            {"swiftLanguageVersions": ["5.2"], "targets": [{"name": "Fruits", "settings": []}]}
            """, to: "dump.json")
        #expect(try render().code == 0)
    }

    @Test("A fault in a library ends the work before what imports it")
    func faults() throws {
        try package.write("BROKEN", to: "Sources/FruitKit/List.swift")
        let result = try render()
        #expect(result.code == 1)
        #expect(result.text.hasSuffix("/Sources/FruitKit/List.swift:1:1: error: broken\n"))
        #expect(!machine.calls().contains { $0.contains("Orchard") || $0 == "link" })
        #expect(machine.scratch.read("a.png") == nil)
    }

    @Test("A view of a library is shown by its name, and the program is left out")
    func view() throws {
        #expect(try render("--view", "FruitList").code == 0)
        #expect(!machine.calls().contains { $0.contains("Orchard") })
    }

    @Test("What SwiftPM says of a package that does not resolve is one sentence, and nothing is built")
    func unresolved() throws {
        try package.write(
            """
            Fetching https://nowhere/there.git
            warning: 'there': skipping cache due to an error: Failed to clone repository https://nowhere/there.git:
                fatal: unable to access 'https://nowhere/there.git/': no route
            error: Failed to clone repository https://nowhere/there.git:
                Cloning into bare repository '/x'...
                fatal: unable to access 'https://nowhere/there.git/': no route
            error: fatalError

            """, to: "error")
        let result = try render()
        #expect(result.code == 1)
        #expect(
            result.text.hasSuffix(
                """
                vitrine: the package \(package.path) does not resolve, so nothing of it was built; SwiftPM says: Failed to clone repository https://nowhere/there.git; unable to access 'https://nowhere/there.git/': no route.

                """))
        #expect(machine.calls() == [])
        #expect(
            SwiftPackageManager.reason(
                in:
                    "error: 'p': Invalid manifest (compiled with: [\"x\"])\n/p/Package.swift:2:8: error: no such module 'X'\nerror: fatalError\n"
            ) == "/p/Package.swift:2:8: error: no such module 'X'.")
    }

    @Test("What only tests and tools need may be out of reach")
    func unfetched() throws {
        let nowhere = #"{"identity": "there", "type": "sourceControl", "path": null}"#
        try describe(dependencies: nowhere)
        try package.write("error: Failed to clone repository https://nowhere/there.git\n", to: "unfetched")
        #expect(try render().code == 0)
        try describe(
            [target("Orchard", "executable", "App.swift", products: ["There"])], dependencies: nowhere)
        let result = try render()
        #expect(result.code == 1)
        #expect(
            result.text.hasSuffix(
                "does not resolve, so nothing of it was built; SwiftPM says: Failed to clone repository https://nowhere/there.git.\n"
            ))
    }

    @Test("A package is asked about through one that needs its libraries alone")
    func wrapper() throws {
        let list = """
            {"name": "P", "path": "/a/p", "tools_version": "5.9", "dependencies": [],
             "products": [{"name": "L", "targets": ["T"]}, {"name": "x", "targets": ["X"]}],
             "targets": [\(target("T", "library", "T.swift")), \(target("X", "executable", "X.swift"))]}
            """
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        var description = try decoder.decode(PackageDescription.self, from: Data(list.utf8))
        let folder = try Scratch()
        let wrapper = try #require(
            PackageWrapper(description, identity: "p", in: URL(fileURLWithPath: folder.path)))
        try wrapper.write()
        let manifest = try String(
            contentsOf: wrapper.folder.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(manifest.contains(#".package(path: "/a/p")"#))
        #expect(manifest.contains(#"dependencies: [.product(name: "L", package: "p")]"#))
        description.products.removeFirst()
        #expect(PackageWrapper(description, identity: "p", in: URL(fileURLWithPath: folder.path)) == nil)
    }

    @Test("Targets that are no Swift modules, missing products and unclear programs are said")
    func refusals() throws {
        func sentence(_ options: String...) throws -> String? {
            let result = try machine.run(["render", package.path] + options, in: machine.scratch.path)
            #expect(result.code == 1)
            return result.text.split(separator: "\n").last.map(String.init)
        }
        #expect(
            try sentence("--product", "Nothing")
                == "vitrine: there is no program 'Nothing' in the package; choose Orchard.")
        let sandboxed = try sentence("--sandbox")
        #expect(sandboxed?.contains("runs outside of any sandbox") == true)
        try describe([
            target("Orchard", "executable", "App.swift", needs: ["CThing"]),
            target("CThing", "library", "c.c", moduleType: "ClangTarget"),
        ])
        try package.write("// 2", to: "Package.swift")
        #expect(
            try sentence()
                == "vitrine: the target CThing of Orchard, which the program needs, is written in C, and only Swift modules are built here; leave it out of the dependencies on Linux."
        )
        try describe([target("Orchard", "executable", "App.swift", products: ["There"])])
        try package.write("// 3", to: "Package.swift")
        let missing = try sentence()
        #expect(missing?.contains("needs the product There") == true)
        try describe([
            target("Orchard", "executable", "App.swift"), target("Other", "executable", "App.swift"),
        ])
        try package.write("// 4", to: "Package.swift")
        #expect(
            try sentence()
                == "vitrine: \(package.path) has several programs; say which, for example --product Orchard (found Orchard and Other)."
        )
        #expect(machine.calls() == [])
    }

    /// A program, and a library with a macro.
    private func describeMacro(syntax: String = "SwiftSyntaxMacros") throws {
        try package.place("struct Peel: ExpressionMacro {}", at: "Sources/FruitMacros/Peel.swift")
        try describe(
            [
                target("Orchard", "executable", "App.swift", needs: ["Fruits"]),
                target("Fruits", "library", "Fruit.swift", needs: ["FruitMacros"]),
                target("FruitMacros", "macro", "Peel.swift", products: [syntax, "SwiftCompilerPlugin"]),
            ], dependencies: #"{"identity": "swift-syntax", "type": "sourceControl", "path": null}"#)
    }

    @Test("A macro is compiled for the compiler, once, and swift-syntax is not fetched")
    func macros() throws {
        try describeMacro()
        // What is out of reach is not asked for.
        try package.write("error: Failed to clone repository https://nowhere\n", to: "unfetched")
        let result = try render()
        #expect(result.code == 0)
        #expect(
            result.text.split(separator: "\n").dropFirst().prefix(3) == [
                "Compiling FruitMacros…", "Compiling Fruits…", "Compiling Orchard…",
            ])
        let calls = machine.calls()
        #expect(calls.prefix(3) == ["compile SwiftCompilerPlugin", "compile FruitMacros", "link"])
        #expect(calls.last == "link")
        try package.write("public struct Fruit { let a = 1 }", to: "Sources/Fruits/Fruit.swift")
        _ = try render()
        #expect(!machine.calls().contains { $0.contains("FruitMacros") })
        // Another macro may stand for something else everywhere.
        try package.write("struct Peel: ExpressionMacro { let b = 1 }", to: "Sources/FruitMacros/Peel.swift")
        _ = try render()
        #expect(
            Set(machine.calls()) == [
                "compile SwiftCompilerPlugin", "compile FruitMacros", "compile Fruits Fruit.swift",
                "module Fruits", "compile Orchard App.swift", "link",
            ])
    }

    @Test("What of swift-syntax the toolchain lacks is said with its name")
    func syntax() throws {
        try describe([
            target(
                "Orchard", "executable", "App.swift", products: ["SwiftSyntaxMacrosTestSupport"])
        ])
        let result = try render()
        #expect(result.code == 1)
        #expect(
            result.text.hasSuffix(
                "the target Orchard needs SwiftSyntaxMacrosTestSupport of swift-syntax, and only macros are built with it here, by what the toolchain brings; test the code that the macros make, or leave the target out on Linux.\n"
            ))
    }

    @Test("A package beside it is the user's own, and a setting counts for its system")
    func graph() throws {
        let other = try Scratch()
        try other.write("", to: "Package.swift")
        try other.place("", at: "Sources/Seeds/Seed.swift")
        try describe([target("Seeds", "library", "Seed.swift")], in: other)
        let description = try String(contentsOfFile: other("describe.json"), encoding: .utf8)
        try other.write(
            description.replacingOccurrences(
                of: #""products": [{"name": "orchard", "targets": ["Orchard"]}]"#,
                with: #""products": [{"name": "SeedLibrary", "targets": ["Seeds"]}]"#), to: "describe.json")
        try describe(
            [
                target("Orchard", "executable", "App.swift", needs: ["Fruits"], products: ["SeedLibrary"]),
                target("Fruits", "library", "Fruit.swift"),
            ], dependencies: #"{"identity": "seeds", "type": "fileSystem", "path": "\#(other.path)"}"#)
        let toolchain = try Toolchain(of: Compiler(path: machine.scratch("swift/bin/swiftc")))
        let graph = try SwiftPackageManager(
            toolchain: toolchain, folder: machine.scratch.url.appendingPathComponent("packages"),
            name: package.path
        ).graph()
        #expect(graph.packages.map(\.isOwn) == [true, true])
        #expect(graph.isCurrent)
        func program(_ family: DeviceFamily) throws -> Program {
            try PackageProgram(graph: graph, path: package.path, family: family).program()
        }
        let phone = try program(.phone)
        #expect(phone.libraries.map(\.name) == ["Fruits", "Seeds"])
        #expect(phone.name == "Orchard")
        #expect(phone.modules[2].dependencies == ["Fruits", "Seeds"])
        #expect(phone.libraries[0].settings.suffix(4) == ["-D", "LOUD", "-D", "PHONE"])
        #expect(try program(.tv).libraries[0].settings.suffix(4) == ["-D", "LOUD", "-D", "TV"])
        #expect(phone.languageMode == "5")
        try package.write("public enum New {}", to: "Sources/Fruits/New.swift")
        #expect(!graph.isCurrent)
    }

    @Test("What was fetched stays as it was written for Linux if it was, and is not asked for again")
    func fetched() throws {
        let other = try Scratch()
        try other.write("", to: "Package.swift")
        try other.place("", at: "Sources/Seeds/Seed.swift")
        try describe([target("Seeds", "library", "Seed.swift")], in: other)
        let description = try String(contentsOfFile: other("describe.json"), encoding: .utf8)
        try other.write(
            description.replacingOccurrences(
                of: #"{"name": "orchard", "targets": ["Orchard"]}"#,
                with: #"{"name": "SeedLibrary", "targets": ["Seeds"]}"#), to: "describe.json")
        try describe(
            [target("Orchard", "executable", "App.swift", products: ["SeedLibrary"])],
            dependencies: #"{"identity": "seeds", "type": "sourceControl"}"#)
        try package.write(
            """
            {"identity": "orchard", "path": "\(package.path)", "dependencies": [
              {"identity": "seeds", "path": "\(other.path)", "dependencies": []}]}
            """, to: "dependencies.json")
        let toolchain = try Toolchain(of: Compiler(path: machine.scratch("swift/bin/swiftc")))
        let manager = SwiftPackageManager(
            toolchain: toolchain, folder: machine.scratch.url.appendingPathComponent("packages"),
            name: package.path)
        let graph = try manager.graph()
        #expect(graph.packages.map(\.isOwn) == [true, false])
        // What resolving has written beside the manifest is no change.
        #expect(graph.isCurrent)
        let program = try PackageProgram(graph: graph, path: package.path, family: .tv).program()
        #expect(program.modules.map(\.family) == [.linux, .tv])
        #expect(program.modules.map(\.isOwn) == [false, true])

        func family(of text: String) throws -> DeviceFamily {
            try other.write(text, to: "Sources/Seeds/Seed.swift")
            return try PackageProgram(graph: graph, path: package.path, family: .tv).program().modules[0]
                .family
        }
        // Interfaces are written for Apple's systems alone, unless their package says that it knows Linux.
        #expect(try family(of: "import UIKit\n#if os(tvOS)\n#endif") == .tv)
        #expect(try family(of: "#if !os(watchOS)\nimport SwiftUI\n#endif") == .tv)
        #expect(try family(of: "#if os(macOS)\nimport SwiftUI\n#endif") == .linux)
        #expect(try family(of: "import UIKit\n#if os(Linux)\n#endif") == .linux)
    }

    @Test("A package inside a folder is built when a source of the folder imports it, and only then")
    func nested() throws {
        try package.write("let names = [\"Fruits\", \"FruitKit\"]", to: "Package.swift")
        let app = try Scratch()
        try app.place("import Fruits\nimport UIKit\n@main struct App {}", at: "App/App.swift")
        try FileManager.default.createDirectory(
            atPath: app("App/Packages"), withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: package.path, toPath: app("App/Packages/Orchard"))
        let described = try String(contentsOfFile: app("App/Packages/Orchard/describe.json"), encoding: .utf8)
        try app.place(
            described.replacingOccurrences(of: package.path, with: app("App/Packages/Orchard")),
            at: "App/Packages/Orchard/describe.json")
        func render(_ options: String...) throws -> FakeMachine.Result {
            try machine.run(
                ["render", "App", "--output", machine.scratch("a.png")] + options, in: app.path)
        }
        #expect(try render("--sandbox").text.contains("App/Packages/Orchard/Package.swift is a program"))
        #expect(try render().code == 0)
        let calls = machine.calls()
        #expect(Set(calls[0...1]) == ["compile Fruits Fruit.swift", "module Fruits"])
        #expect(calls[2...] == ["compile AppProgram App.swift", "link"])
        try app.place("import UIKit\n@main struct App {}", at: "App/App.swift")
        #expect(try render().code == 0)
        #expect(machine.calls() == ["compile AppProgram App.swift", "link"])
    }
}
