import Foundation
import Testing
import VitrineTranslation

@testable import VitrineTool

@Suite("Program")
struct ProgramTests {
    private func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, text: text) }

    private let view = "struct A: View { var body: some View { Text(\"\") } }"

    @Test("The entry is @main, then main.swift, then the view that was named, then the only one")
    func entries() throws {
        #expect(try Program(sources: [file("A.swift", "@main struct A: App {}")]).entry == .mainType)
        #expect(try Program(sources: [file("main.swift", "print(1)")]).entry == .statements)
        #expect(
            try Program(sources: [file("A.swift", "UIApplicationMain(0, nil, nil, nil)")]).entry
                == .statements)
        #expect(
            try Program(sources: [file("A.swift", "")], shown: .view("B")).entry == .generated(showing: "B()")
        )
        #expect(try Program(sources: [file("A.swift", view)]).entry == .generated(showing: "A()"))
        let preview = view + "\nstruct A_Previews: PreviewProvider { static var previews: some View { A() } }"
        let program = try Program(sources: [file("A.swift", preview)])
        #expect(program.entry == .previews && program.preview == 0)
        #expect(program.previews.map(\.expression) == ["_Preview(_provider: A_Previews.self)"])
    }

    @Test("A SwiftUI view comes before controllers")
    func preference() throws {
        let sources = [file("A.swift", view), file("B.swift", "class B: UIViewController {}")]
        #expect(try Program(sources: sources).entry == .generated(showing: "A()"))
    }

    @Test("Nothing to show, and too much to show, are said")
    func undecided() {
        #expect(throws: ToolError.source(.nothingToShow(files: "A.swift and B.swift"))) {
            try Program(sources: [file("A.swift", "struct A {}"), file("B.swift", "")])
        }
        #expect(throws: ToolError.source(.severalViews(["A", "B"]))) {
            try Program(sources: [
                file("A.swift", view + "\nstruct B: View { var body: some View { A() } }")
            ])
        }
    }

    @Test("A view to show takes the place of what the program begins with, unless statements start it")
    func viewOfAProgram() throws {
        let program = try Program(
            sources: [
                file("A.swift", view + "\n@main struct B: App {} // @main"), file("C.swift", "let a = 1"),
            ],
            shown: .view("A"))
        #expect(program.entry == .generated(showing: "A()"))
        #expect(program.sources[0].text == view + "\n      struct B: App {} // @main")
        #expect(program.sources.map(\.isChanged) == [true, false])
        #expect(!program.startsByItself)
        let sources = [file("main.swift", "print(1)"), file("A.swift", view)]
        #expect(throws: ToolError.source(.partNotShown(.view("A")))) {
            try Program(sources: sources, shown: .view("A"))
        }
        #expect(
            ToolError.source(.partNotShown(.view("A"))).sentence
                == "--view A cannot be shown, because the program has statements that start it; leave the file out that "
                + "starts the program, or the option.")
    }

    @Test("The module is named after the first file and hides no other module")
    func moduleName() throws {
        func name(_ path: String) throws -> String {
            try Program(sources: [file(path, "@main struct M {}")]).moduleName
        }
        #expect(try name("dir/Shelf.swift") == "Shelf")
        #expect(try name("my-shelf 2.swift") == "my_shelf_2")
        #expect(try name("2048.swift") == "Program_2048")
        #expect(try name("UIKit.swift") == "UIKitProgram")
        #expect(try name("main.swift") == "mainProgram")
        for taken in [
            "SwiftUI", "VitrineUIKit", "Foundation", "Swift", "OpenCombine", "Glibc", "SwiftGlibc",
            "Dispatch",
            "CVitrineGTK", "Observation", "Combine", "FoundationEssentials", "COpenCombineHelpers",
        ] {
            #expect(try name("\(taken).swift") == "\(taken)Program")
        }
        // Libraries have such names, and who imports them finds them by that name.
        #expect(try name("SwiftMessages.swift") == "SwiftMessages")
        #expect(try name("FoundationKit.swift") == "FoundationKit")
        #expect(ModuleName.of(library: "_SwiftUIX") == "_SwiftUIX")
        #expect(ModuleName.of(library: "my-kit") == "my_kit")
        #expect(ModuleName.of(library: "UIKit") == "UIKitProgram")
        // Objects and modules are files named after it.
        #expect(try name(String(repeating: "a", count: 240) + ".swift") == String(repeating: "a", count: 64))
        #expect(try name("🎉.swift") == "Program__")
        #expect(try name("_Concurrency.swift") == "Program__Concurrency")
    }

    @Test("The generated entry has a name that no source has")
    func entryName() throws {
        #expect(try Program(sources: [file("A.swift", view)]).entrySource?.fileName == "VitrineEntry.swift")
        #expect(
            try Program(sources: [file("VitrineEntry.swift", view)]).entrySource?.fileName
                == "VitrineEntry_.swift")
        #expect(try Program(sources: [file("A.swift", "@main struct A {}")]).entrySource == nil)
    }

    @Test("The folders of the sources are named once each")
    func folders() throws {
        let sources = [
            file("/a/A.swift", "@main struct A {}"), file("/a/B.swift", ""), file("/b/C.swift", ""),
        ]
        #expect(try Program(sources: sources).folders == ["/a", "/b"])
    }

    @Test("Only programs without statements are parsed as a library")
    func arguments() throws {
        let machine = try FakeMachine()
        let runtime = RuntimeLocation(folder: .init(fileURLWithPath: "/r"))
        let toolchain = try Toolchain(of: Compiler(path: machine.scratch("swift/bin/swiftc")))
        func arguments(_ program: Program) -> [String] {
            Compiler.arguments(for: program.modules[0], runtime: runtime, toolchain: toolchain)
        }
        let library = arguments(try Program(sources: [file("A.swift", "@main struct M {}")]))
        let script = arguments(try Program(sources: [file("main.swift", "")], languageMode: "6"))
        #expect(library.contains("-parse-as-library"))
        #expect(library.contains("UIKit=VitrineUIKit"))
        #expect(library.contains("-fmodule-map-file=/r/CVitrineGTK.build/module.modulemap"))
        #expect(!script.contains("-parse-as-library"))
        #expect(script.contains("6"))
        // A library of the name of a framework is what the program imports.
        var own = try Program(sources: [file("A.swift", "@main struct M {}")])
        let charts = SourceModule(
            name: "Charts", sources: [file("C.swift", "")], languageMode: "5", family: .phone)
        own.libraries = [charts]
        for module in own.modules {
            let arguments = Compiler.arguments(for: module, runtime: runtime, toolchain: toolchain)
            #expect(!arguments.contains("Charts=VitrineCharts") && arguments.contains("UIKit=VitrineUIKit"))
        }
        #expect(library.contains("Charts=VitrineCharts"))
        #expect(ModuleName.of(library: "Charts") == "Charts" && ModuleName.of(file: "Charts") != "Charts")
    }

    @Test("What the tool adds stands behind statements that begin in a file of another name")
    func generated() throws {
        let added = GeneratedSource(fileName: "Symbols.swift", text: "let symbols = 1\n")
        var script = try Program(sources: [file("A.swift", "UIApplicationMain(0, nil, nil, nil)")])
        script.generated = [added]
        #expect(script.modules[0].sources[0].text == "UIApplicationMain(0, nil, nil, nil)\nlet symbols = 1\n")
        #expect(script.modules[0].generated == [])
        var library = try Program(sources: [file("A.swift", view)])
        library.generated = [added]
        #expect(library.modules[0].generated.map(\.fileName) == ["Symbols.swift", "VitrineEntry.swift"])
        #expect(library.fileName(like: "A") == "A_.swift")
    }

    @Test("The generated entry makes the view that was asked for")
    func entrySource() {
        #expect(EntrySource.text(showing: "Page()").contains("Self.controller(showing: Page())"))
    }
}
