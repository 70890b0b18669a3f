import Foundation
import Testing
import VitrineTranslation

@testable import VitrineTool

@Suite("Libraries with an app that shows them")
struct LibraryExampleTests {
    private let scratch: Scratch
    private let file = "isa = PBXFileReference; sourceTree = \"<group>\";"

    init() throws {
        scratch = try Scratch()
        try FileManager.default.createDirectory(
            atPath: scratch("Base/.git"), withIntermediateDirectories: true)
    }

    /// A project with an app of one source.
    private func project(platform: String = "iphoneos") -> String {
        """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; };
            PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
            PC = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = \(platform); }; };
            G = { isa = PBXGroup; children = (A); path = Demo; sourceTree = "<group>"; };
            A = { \(file) path = App.swift; };
            BA = { isa = PBXBuildFile; fileRef = A; };
            SA = { isa = PBXSourcesBuildPhase; files = (BA); };
            TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
            TC = { isa = XCBuildConfiguration; buildSettings = {
                   SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) EXTRA";
                   OTHER_SWIFT_FLAGS = ("-DMORE", "-D OTHER", "-Xfrontend"); }; };
            TA = { isa = PBXNativeTarget; name = Demo; buildPhases = (SA); buildConfigurationList = TL;
                   productType = "com.apple.product-type.application"; };
        }; }
        """
    }

    private func place(_ manifest: String) throws {
        try scratch.place(manifest, at: "Base/Package.swift")
        try scratch.place("public struct Kit {}", at: "Base/Sources/Kit/Kit.swift")
        try scratch.place(project(), at: "Base/Base.xcodeproj/project.pbxproj")
        try scratch.place("import Kit\n@main struct A {}", at: "Base/Demo/App.swift")
    }

    @Test("A package that is a library is shown by the app beside it, and built as the app imports it")
    func package() throws {
        try place("let package = Package(targets: [.target(name: \"Kit\")])")
        var input = try ProgramInput(paths: [scratch("Base")])
        #expect(input.package == nil)
        try input.choose(product: nil, family: .phone)
        #expect(input.sources.map(FilePath.name) == ["App.swift"] && input.name == "Demo")
        #expect(input.settings.conditions == ["EXTRA", "MORE", "OTHER"])
        let packages = try input.packages(importedBy: SourceFile.load(input.sources), family: .phone)
        #expect(packages.map(\.modules) == [["Kit"]])
    }

    @Test("What the comments of a manifest say of executables makes no program of it")
    func comments() throws {
        try place(
            "// Products define the executables and libraries.\nlet package = Package(targets: [.target(name: \"Kit\")])"
        )
        #expect(try ProgramInput(paths: [scratch("Base")]).package == nil)
    }

    @Test("A package with a program of its own, or without an app for the device, is what it says")
    func programs() throws {
        try place("let package = Package(targets: [.executableTarget(name: \"Kit\")])")
        #expect(try ProgramInput(paths: [scratch("Base")]).package != nil)
        try place("let package = Package(targets: [.target(name: \"Kit\")])")
        var input = try ProgramInput(paths: [scratch("Base")])
        try input.choose(product: nil, family: .tv)
        #expect(input.package?.path == scratch("Base") && input.sources.isEmpty)
        // A view that is asked for is the app's if it declares it, or else the library's.
        input = try ProgramInput(paths: [scratch("Base")])
        try input.choose(product: nil, family: .phone, shown: .view("Elsewhere"))
        #expect(input.package?.path == scratch("Base") && input.sources.isEmpty)
        try scratch.write("@main struct A {}\nstruct Page: View {}", to: "Base/Demo/App.swift")
        input = try ProgramInput(paths: [scratch("Base")])
        try input.choose(product: nil, family: .phone, shown: .view("Page.Inner"))
        #expect(input.package == nil && input.sources.map(FilePath.name) == ["App.swift"])
        // An app that is written in Objective-C has no sources of its own.
        try FileManager.default.removeItem(atPath: scratch("Base/Demo/App.swift"))
        input = try ProgramInput(paths: [scratch("Base")])
        try input.choose(product: nil, family: .phone)
        #expect(input.package?.path == scratch("Base") && input.sources.isEmpty)
    }

    @Test("What the app compiles of the library itself, outside of its project's folder, is the app's")
    func compiledByApp() throws {
        try place("let package = Package(targets: [.target(name: \"Kit\")])")
        try FileManager.default.removeItem(atPath: scratch("Base/Base.xcodeproj"))
        let inside = project().replacing("(A);", with: "(A, K);").replacing("(BA);", with: "(BA, BK);")
            .replacing(
                "A = { isa = PBXFile",
                with:
                    "K = { isa = PBXFileReference; sourceTree = SOURCE_ROOT; path = \"../Sources/Kit/Kit.swift\"; }; BK = { isa = PBXBuildFile; fileRef = K; }; A = { isa = PBXFile"
            )
        try scratch.place(inside, at: "Base/Example/Base.xcodeproj/project.pbxproj")
        try scratch.place("@main struct A {}", at: "Base/Example/Demo/App.swift")
        var input = try ProgramInput(paths: [scratch("Base")])
        try input.choose(product: nil, family: .phone)
        #expect(input.sources.map(FilePath.name).sorted() == ["App.swift", "Kit.swift"])
    }

    @Test("A library that a project beside the app builds is a module of the app that imports it")
    func framework() throws {
        let objects = """
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; };
                PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
                PC = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; }; };
                G = { isa = PBXGroup; children = (K, M); sourceTree = "<group>"; };
                K = { isa = PBXFileReference; sourceTree = "<group>"; path = "Kit/Kit.swift"; };
                M = { isa = PBXFileReference; sourceTree = "<group>"; path = "Kit/Old.m"; };
                BK = { isa = PBXBuildFile; fileRef = K; };
                BM = { isa = PBXBuildFile; fileRef = M; };
                SK = { isa = PBXSourcesBuildPhase; files = (BK); };
                SO = { isa = PBXSourcesBuildPhase; files = (BK, BM); };
                SM = { isa = XCConfigurationList; buildConfigurations = (CM); };
                CM = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = macosx; }; };
                TM = { isa = PBXNativeTarget; name = "Kit"; buildPhases = (SK); buildConfigurationList = SM;
                       productType = "com.apple.product-type.framework"; };
                TK = { isa = PBXNativeTarget; name = "Kit iOS"; buildPhases = (SK); buildConfigurationList = NK;
                       productType = "com.apple.product-type.framework"; };
                NK = { isa = XCConfigurationList; buildConfigurations = (CK); };
                CK = { isa = XCBuildConfiguration; buildSettings = { PRODUCT_NAME = Kit; }; };
                TO = { isa = PBXNativeTarget; name = Old; buildPhases = (SO);
                       productType = "com.apple.product-type.framework"; };
            }; }
            """
        try scratch.place(objects, at: "Base/Kit.xcodeproj/project.pbxproj")
        try scratch.place("public struct Kit {}", at: "Base/Kit/Kit.swift")
        try scratch.place("", at: "Base/Kit/Old.m")
        try scratch.place("import Kit\nimport Old\n@main struct A {}", at: "Base/Example/App.swift")
        let folder = try ProgramFolder(path: scratch("Base/Example"))
        let libraries = RepositoryLibrary.libraries(named: ["Kit", "Old"], near: [folder], family: .phone)
        #expect(libraries.map(\.name) == ["Kit"])
        #expect(libraries[0].sources.map(FilePath.name) == ["Kit.swift"])
        #expect(RepositoryLibrary.libraries(named: ["Other"], near: [folder], family: .phone) == [])
    }

    @Test("A library that only a specification of CocoaPods describes is a module of the app that imports it")
    func specification() throws {
        let specification = """
            Pod::Spec.new do |s|
              s.name = 'Kit'
              s.summary = "it's a kit"
              s.source_files = "Classes/**/*.{h,swift}", 'More/*.swift'
            end
            """
        try scratch.place(specification, at: "Base/Kit.podspec")
        try scratch.place("", at: "Base/Classes/A.swift")
        try scratch.place("", at: "Base/Classes/Deep/B.swift")
        try scratch.place("", at: "Base/More/C.swift")
        try scratch.place("", at: "Base/More/Deep/D.swift")
        try scratch.place("import Kit\nimport UIKit\n@main struct A {}", at: "Base/Example/App.swift")
        for path in ["Base/Example", "Base"] {
            var input = try ProgramInput(paths: [scratch(path)])
            let libraries = try input.libraries(
                importedBy: SourceFile.load(input.sources), besides: [], family: .phone)
            #expect(input.name == FilePath.name(of: path))
            #expect(libraries.map(\.name) == ["Kit"])
            #expect(libraries[0].sources.map(FilePath.name) == ["A.swift", "B.swift", "C.swift"])
            #expect(!input.sources.map(FilePath.name).contains("A.swift"))
            #expect(input.sources.map(FilePath.name).contains("App.swift"))
            #expect(
                try input.libraries(
                    importedBy: SourceFile.load(input.sources), besides: ["Kit"], family: .phone
                ).isEmpty)
        }
        // A program of the library's name gets another.
        try scratch.place("import Kit\n@main struct A {}", at: "Base/Demo/Kit/App.swift")
        var same = try ProgramInput(paths: [scratch("Base/Demo/Kit")])
        _ = try same.libraries(importedBy: SourceFile.load(same.sources), besides: [], family: .phone)
        #expect(same.name == "KitApp")
        let module = try #require(
            RepositoryLibrary(path: scratch("Base/Kit.podspec"))?.built(languageMode: "5", family: .phone)
                .modules
                .first)
        #expect(module.name == "Kit" && module.seesUIKit && module.isLibrary)
    }

    @Test("What a specification names for a bundle lies in a bundle of that name, as Bundle(for:) finds it")
    func bundle() throws {
        try scratch.place(
            "s.source_files = 'Classes/*.swift'\ns.resource_bundle = { 'Pictures' => 'Files/*.xib' }",
            at: "Base/Kit.podspec")
        try scratch.place("", at: "Base/Classes/A.swift")
        try scratch.place("", at: "Base/Files/Badge.xib")
        let library = try #require(RepositoryLibrary(path: scratch("Base/Kit.podspec")))
        #expect(library.bundles.map(\.name) == ["Pictures.bundle"])
        #expect(library.bundles.first?.files.map(FilePath.name) == ["Badge.xib"])
        #expect(try library.built(languageMode: "5", family: .phone).bundles == library.bundles)
        // Also where the folder is a package, which has no bundle of that name.
        #expect(RepositoryLibrary.bundles(of: "Kit", in: scratch("Base")) == library.bundles)
        #expect(RepositoryLibrary.bundles(of: "Other", in: scratch("Base")) == [])
        try scratch.write(
            """
            s.source_files = 'Classes/*.swift'
            # s.resource_bundles = { 'None' => ['Files/*.xib'] }
            s.resource_bundles = {
              'Pictures' => ['Files/*.xib'],
              "More" => "Other/*.xib"
            }
            s.name = 'Kit'
            """, to: "Base/Kit.podspec")
        try scratch.place("", at: "Base/Other/Row.xib")
        let bundles = RepositoryLibrary.bundles(of: "Kit", in: scratch("Base"))
        #expect(bundles.map(\.name) == ["Pictures.bundle", "More.bundle"])
        #expect(bundles.map { $0.files.map(FilePath.name) } == [["Badge.xib"], ["Row.xib"]])
    }

    @Test("Catalogues, nibs and storyboards are a package's resources without being listed")
    func recognized() throws {
        try scratch.place("", at: "Kit/A.swift")
        try scratch.place("", at: "Kit/Media.xcassets/Contents.json")
        try scratch.place("", at: "Kit/Deep/Row.xib")
        try scratch.place("", at: "Kit/notes.txt")
        try scratch.place("", at: "Kit/.build/checkouts/Other/Main.storyboard")
        let files = PackageModules.recognizedFiles(in: scratch("Kit"))
        #expect(files.map(FilePath.name) == ["Row.xib", "Media.xcassets"])
    }

    @Test("A specification that says nothing of use is none")
    func useless() throws {
        try scratch.place("s.name = variable\ns.source_files = 'Nowhere/*.swift'", at: "Base/Kit.podspec")
        #expect(RepositoryLibrary(path: scratch("Base/Kit.podspec")) == nil)
        #expect(RepositoryLibrary(path: scratch("Base/Missing.podspec")) == nil)
    }
}
