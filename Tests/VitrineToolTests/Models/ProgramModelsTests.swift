import Foundation
import Testing
import VitrineTranslation

@testable import VitrineTool

/// What programs have of the models among their sources.
@Suite("Models of programs")
struct ProgramModelsTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    private func place(_ path: String, entity: String = "Item", children: String = "") throws {
        try scratch.place(
            "<model><entity name=\"\(entity)\" representedClassName=\"\(entity)\" codeGenerationType=\"class\">"
                + "\(children)</entity></model>",
            at: "\(path)/\(FilePath.stem(of: path)).xcdatamodel/contents")
    }

    private func source(_ name: String, _ text: String) throws -> SourceFile {
        try SourceFile(path: scratch.place(text, at: name))
    }

    private func program(_ text: String, models: [String]) throws -> Program {
        var program = try Program(sources: [source("App.swift", "@main struct App {}\n\(text)")])
        program.models = models.map { scratch($0) }
        return program
    }

    // MARK: Classes

    @Test(
        "The classes of models are translated with the sources, each model's in a source with a name of its own"
    )
    func classes() throws {
        try place("A/Shop.xcdatamodeld", children: "<attribute name=\"name\" attributeType=\"String\"/>")
        try place("B/Shop.xcdatamodeld", entity: "Other")
        let program = try program(
            "extension Item { @objc var letter: String { \"\" } }",
            models: ["A/Shop.xcdatamodeld", "B/Shop.xcdatamodeld"]
        ).addingModelClasses()
        #expect(program.generated.map(\.fileName) == ["Shop+CoreData.swift", "Shop+CoreData_.swift"])
        let module = TranslatedModule(program.modules[0])
        #expect(module.translation.count == 1)
        let text = module.module.generated[0].text
        #expect(
            text.contains(
                "class Item: NSManagedObject {public nonisolated override class func _keyedProperty"))
        #expect(text.contains("case \"letter\""))
        #expect(text.contains("public var name: String? { get { _managedValue(forKey: \"name\") } set {"))
        #expect(!text.contains("@NSManaged") && !text.contains("@objc"))
        // Beside the compiler's other files, under their own names.
        #expect(
            module.files(in: "/w").map(\.path).dropFirst() == [
                "/w/Shop+CoreData.swift", "/w/Shop+CoreData_.swift",
            ])
    }

    @Test("A class that the program makes identifiable is not so twice")
    func identity() throws {
        try place("Shop.xcdatamodeld")
        func text(_ own: String) throws -> String {
            try program(own, models: ["Shop.xcdatamodeld"]).addingModelClasses().generated[0].text
        }
        #expect(try text("extension Item: Codable, Identifiable {}").contains("Identifiable") == false)
        #expect(
            try text("struct Item2: Identifiable {}; let a = \"Item: Identifiable\"").contains("Identifiable")
        )
        #expect(
            Declarations.types(
                adopting: "P",
                in:
                    "final class A: B, P {}\nextension Shop.C: @retroactive P where D: P {}\nextension E where F: P {}\nclass G {}\nclass H: Q { var p: P }",
                family: .phone) == ["A", "C"])
    }

    @Test("A model that has changed makes another program, and so does another current version")
    func key() throws {
        func key() throws -> String {
            var program = try program("", models: ["Shop.xcdatamodeld"])
            program.bundles = [ResourceBundle(main: program.models)]
            return ProgramCache.key(
                of: try program.addingModelClasses(), translated: [], arguments: [], runtime: "", compiler: ""
            )
        }
        try place("Shop.xcdatamodeld")
        let first = try key()
        #expect(try key() == first)
        try place("Shop.xcdatamodeld", children: "<attribute name=\"name\" attributeType=\"String\"/>")
        let second = try key()
        #expect(second != first)
        // Of the same classes, too.
        let contents = String(
            decoding: scratch.read("Shop.xcdatamodeld/Shop.xcdatamodel/contents") ?? [], as: UTF8.self)
        try scratch.place(contents, at: "Shop.xcdatamodeld/Shop 2.xcdatamodel/contents")
        let third = try key()
        #expect(third != second)
        try scratch.place(
            "<plist><dict><key>_XCCurrentVersionName</key><string>Shop 2.xcdatamodel</string></dict></plist>",
            at: "Shop.xcdatamodeld/.xccurrentversion")
        #expect(try key() != third)
    }

    @Test("Two models that make one class are named, and a program without models is left as it is")
    func clashes() throws {
        try place("A/Shop.xcdatamodeld")
        try place("B/Old.xcdatamodeld")
        let paths = ["A/Shop.xcdatamodeld", "B/Old.xcdatamodeld"].map { scratch($0) }
        let error = #expect(throws: ToolError.self) {
            try program("", models: ["A/Shop.xcdatamodeld", "B/Old.xcdatamodeld"]).addingModelClasses()
        }
        #expect(
            error?.sentence
                == "\(paths[0]) and \(paths[1]) both make the class 'Item'; leave one of the models out, or have it make no classes."
        )
        let plain = try program("", models: [])
        #expect(try plain.addingModelClasses() == plain)
    }

    @Test("The modules that a program imports have the classes of their own models")
    func libraries() throws {
        try place("Kit/Shop.xcdatamodeld")
        var program = try program("", models: [])
        var library = SourceModule(
            name: "Kit", sources: [try source("Kit/Kit.swift", "public struct Kit {}")], languageMode: "5",
            family: .phone)
        library.models = [scratch("Kit/Shop.xcdatamodeld")]
        program.libraries = [library]
        let changed = try program.addingModelClasses()
        #expect(changed.generated.isEmpty)
        #expect(changed.libraries[0].generated.map(\.fileName) == ["Shop+CoreData.swift"])
    }

    // MARK: Where they are found

    @Test("A folder's models are known, and no sources or resources; compiled ones are resources")
    func folders() throws {
        try place("App/Shop.xcdatamodeld")
        try scratch.place("<model/>", at: "App/Old.xcdatamodel/contents")
        try scratch.place("", at: "App/Made.momd/Made.mom")
        try scratch.place("", at: "App/One.mom")
        try scratch.place("", at: "App/Old.xcmappingmodel/xcmapping.xml")
        try scratch.place("@main struct A {}", at: "App/App.swift")
        let folder = try ProgramFolder(path: scratch("App"))
        #expect(folder.models == ["App/Old.xcdatamodel", "App/Shop.xcdatamodeld"].map { scratch($0) })
        #expect(folder.resources == ["App/Made.momd", "App/One.mom"].map { scratch($0) })
        #expect(folder.sources == [scratch("App/App.swift")])
        let input = try ProgramInput(paths: [scratch("App")])
        let bundle = input.bundle(of: try Program(sources: SourceFile.load(input.sources)))
        #expect(
            bundle.links.map(\.place) == ["Made.momd", "One.mom", "Old.mom", "Shop.momd/Shop.mom"])
        // A library may name one alone.
        #expect(
            try ProgramFolder(path: scratch("App/Shop.xcdatamodeld")).models == [
                scratch("App/Shop.xcdatamodeld")
            ])
    }

    @Test(
        "Of a project's models a program has those of its app, also from outside, and none that no target has"
    )
    func projects() throws {
        let file = "isa = PBXFileReference; sourceTree = \"<group>\";"
        let group = "isa = XCVersionGroup; sourceTree = \"<group>\"; children = ();"
        let app = "isa = PBXNativeTarget; productType = \"com.apple.product-type.application\";"
        try scratch.place(
            """
            { objects = {
                G = { isa = PBXGroup; children = (A, B, MA, MB, MC, MD); sourceTree = "<group>"; };
                A = { \(file) path = A.swift; };
                B = { \(file) path = B.swift; };
                MA = { \(group) path = First.xcdatamodeld; };
                MB = { \(group) path = Second.xcdatamodeld; };
                MC = { \(group) path = "../Shared/Shared.xcdatamodeld"; };
                MD = { \(group) path = Copied.xcdatamodeld; };
                FA = { isa = PBXBuildFile; fileRef = A; };
                FB = { isa = PBXBuildFile; fileRef = B; };
                FMA = { isa = PBXBuildFile; fileRef = MA; };
                FMB = { isa = PBXBuildFile; fileRef = MB; };
                FMC = { isa = PBXBuildFile; fileRef = MC; };
                FMD = { isa = PBXBuildFile; fileRef = MD; };
                SA = { isa = PBXSourcesBuildPhase; files = (FA, FMA, FMC); };
                SB = { isa = PBXSourcesBuildPhase; files = (FB, FMB); };
                RA = { isa = PBXResourcesBuildPhase; files = (FMD); };
                TA = { \(app) name = First; buildPhases = (SA, RA); };
                TB = { \(app) name = Second; buildPhases = (SB); };
            }; }
            """, at: "Both/Both.xcodeproj/project.pbxproj")
        try scratch.place("@main struct A {}", at: "Both/A.swift")
        try scratch.place("@main struct B {}", at: "Both/B.swift")
        for name in ["First", "Second", "Copied", "Unused"] {
            try place("Both/\(name).xcdatamodeld", entity: name)
        }
        try place("Shared/Shared.xcdatamodeld")
        func models(_ product: String) throws -> [String] {
            var input = try ProgramInput(paths: [scratch("Both")])
            try input.choose(product: product, family: .phone)
            return input.models.map(FilePath.name)
        }
        #expect(
            try models("First") == ["Copied.xcdatamodeld", "First.xcdatamodeld", "Shared.xcdatamodeld"])
        #expect(try models("Second") == ["Second.xcdatamodeld"])
        // Of a code base each app has its own, and what it shares with another.
        let project = scratch("Both/Both.xcodeproj/project.pbxproj")
        let text = String(decoding: scratch.read("Both/Both.xcodeproj/project.pbxproj") ?? [], as: UTF8.self)
        try text.replacing("(FB, FMB)", with: "(FB, FMA, FMB)").write(
            toFile: project, atomically: true, encoding: .utf8)
        let base = try CodeBase(folders: [scratch("Both")], family: .phone) { _ in true }
        #expect(
            Dictionary(uniqueKeysWithValues: base.modules.map { ($0.name, $0.models.map(FilePath.name)) })
                == [
                    "First": ["First.xcdatamodeld"], "Second": ["Second.xcdatamodeld", "First.xcdatamodeld"],
                ])
    }

    @Test(
        "The model of a package's target is what SwiftPM lists, of which it may list the parts, or what lies there"
    )
    func packages() throws {
        try scratch.place("", at: "P/Sources/Kit/Kit.swift")
        try place("P/Sources/Kit/Shop.xcdatamodeld")
        try place("P/Sources/Kit/Listed/Listed.xcdatamodeld", entity: "Listed")
        let json = """
            {"name": "P", "path": "\(scratch("P"))", "tools_version": "5.9", "dependencies": [], "products": [],
             "targets": [{"name": "Kit", "c99name": "Kit", "module_type": "SwiftTarget", "type": "library",
               "path": "Sources/Kit", "sources": ["Kit.swift"], "resources": [
                 {"path": "\(scratch("P/Sources/Kit/Listed/Listed.xcdatamodeld/Listed.xcdatamodel/contents"))", "rule": {"process": {}}}]}]}
            """
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        let package = PackageGraph.Package(
            identity: "p",
            description: try decoder.decode(PackageDescription.self, from: Data(json.utf8)),
            manifest: try decoder.decode(
                PackageManifest.self, from: Data("{\"swiftLanguageVersions\": null, \"targets\": []}".utf8)),
            isOwn: true, state: "")
        let graph = PackageGraph(packages: [package])
        let built = try PackageModules(graph: graph, path: scratch("P"), languageMode: nil, family: .phone)
            .built(PackageTargets(graph, needed: [.init(package: 0, target: 0)]))
        #expect(built.modules[0].models.map(FilePath.name) == ["Listed.xcdatamodeld", "Shop.xcdatamodeld"])
        #expect(
            built.bundles[0].links.map(\.place) == [
                "P_Kit.bundle/Listed.momd/Listed.mom", "P_Kit.bundle/Shop.momd/Shop.mom",
            ])
    }

    @Test("Tests in a folder of their own see the classes of what they test, and its models in their bundle")
    func tests() throws {
        try place("Shop/Shop.xcdatamodeld")
        try scratch.place("struct A {}", at: "Shop/A.swift")
        try scratch.place("import XCTest\n@testable import Shop", at: "Shop/ShopTests/T.swift")
        try place("Shop/ShopTests/Fake.xcdatamodeld", entity: "Fake")
        let sources = try TestFolder(paths: [scratch("Shop")], family: .phone).sources(languageMode: "5") {
            $0 != "Shop"
        }
        #expect(sources.built.modules.map(\.name) == ["Shop", "ShopTests"])
        #expect(
            sources.built.modules.map { $0.models.map(FilePath.name) } == [
                ["Shop.xcdatamodeld"], ["Fake.xcdatamodeld"],
            ])
        #expect(sources.built.bundles[0].models.map(\.product) == ["Shop.momd", "Fake.momd"])
    }

    @Test("A library of a specification brings its models, and their classes")
    func specification() throws {
        try scratch.place(
            "s.name = 'Kit'\ns.source_files = 'Classes/*.swift'\ns.resources = ['Models/Shop.xcdatamodeld']\n",
            at: "Kit/Kit.podspec")
        try scratch.place("public struct Kit {}", at: "Kit/Classes/Kit.swift")
        try place("Kit/Models/Shop.xcdatamodeld")
        let library = try #require(RepositoryLibrary(path: scratch("Kit/Kit.podspec")))
        #expect(library.models == [scratch("Kit/Models/Shop.xcdatamodeld")])
        #expect(library.resources == library.models)
        #expect(try library.built(languageMode: "5", family: .phone).modules[0].models == library.models)
    }

    // MARK: Checking

    @Test("A code base is asked with the classes of its models, each module with its own")
    func check() throws {
        try scratch.place("let package = Package(targets: [.target(name: \"Kit\")])", at: "P/Package.swift")
        try scratch.place("struct A {}", at: "P/Sources/Kit/A.swift")
        try place("P/Sources/Kit/Shop.xcdatamodeld")
        let base = try CodeBase(folders: [scratch("P")], family: .phone) { _ in true }
        #expect(base.modules.map { $0.models.map(FilePath.name) } == [["Shop.xcdatamodeld"]])
        let check = ModuleCheck(
            base.modules[0], languageMode: nil, family: .phone, isImported: false,
            folder: scratch.url.appendingPathComponent("work"))
        let toolchain = try Toolchain(of: Compiler.find())
        let runtime = RuntimeLocation(folder: scratch.url)
        let call = try check.call(
            runtime: runtime, toolchain: toolchain, cache: scratch("cache"), modules: scratch.url)
        #expect(call.contains(scratch("work/Shop+CoreData.swift")))
        let text = String(decoding: scratch.read("work/Shop+CoreData.swift") ?? [], as: UTF8.self)
        #expect(text.contains("public class Item: NSManagedObject") && !text.contains("@objc"))
    }
}
