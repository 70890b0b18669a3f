import Foundation
import Testing
import VitrineTranslation

@testable import VitrineTool

@Suite("Code bases")
struct CodeBaseTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
    }

    private func codeBase(_ name: String = "Base") throws -> CodeBase {
        try CodeBase(folders: [scratch(name)], family: .phone) { ["UIKit", "SwiftUI"].contains($0) }
    }

    private func modules(_ base: CodeBase) -> [String: [String]] {
        Dictionary(
            base.modules.map { ($0.name, $0.inScope.map(\.fileName).sorted()) },
            uniquingKeysWith: { $0 + $1 })
    }

    private func reason(of name: String, in base: CodeBase) -> ScopeReason? {
        base.outOfScope.first { $0.path == scratch("Base/\(name)") }?.reason
    }

    @Test("Files of one name belong to the apps that name their places, and several apps may share one")
    func namesakes() throws {
        let file = "isa = PBXFileReference; sourceTree = \"<group>\";"
        let app = "isa = PBXNativeTarget; productType = \"com.apple.product-type.application\";"
        try scratch.place(
            """
            { objects = {
                G = { isa = PBXGroup; children = (GA, GB); sourceTree = "<group>"; };
                GA = { isa = PBXGroup; children = (A, M); path = One; sourceTree = "<group>"; };
                GB = { isa = PBXGroup; children = (B); path = "./Two"; sourceTree = "<group>"; };
                A = { \(file) path = Start.swift; };
                B = { \(file) path = Start.swift; };
                M = { \(file) path = Model.swift; };
                L = { \(file) path = Lost.swift; };
                FA = { isa = PBXBuildFile; fileRef = A; };
                FB = { isa = PBXBuildFile; fileRef = B; };
                FM = { isa = PBXBuildFile; fileRef = M; };
                FL = { isa = PBXBuildFile; fileRef = L; };
                SA = { isa = PBXSourcesBuildPhase; files = (FA, FM); };
                SB = { isa = PBXSourcesBuildPhase; files = (FB, FM, FL); };
                TA = { \(app) name = First; buildPhases = (SA); };
                TB = { \(app) name = Second; buildPhases = (SB); };
            }; }
            """, at: "Base/Both.xcodeproj/project.pbxproj")
        try scratch.place("@main struct A {}", at: "Base/One/Start.swift")
        try scratch.place("@main struct B {}", at: "Base/Two/Start.swift")
        try scratch.place("struct Model {}", at: "Base/One/Model.swift")
        // It is not where the project says.
        try scratch.place("struct Lost {}", at: "Base/Two/Deep/Lost.swift")
        let base = try codeBase()
        #expect(
            modules(base) == [
                "First": ["Model.swift", "Start.swift"], "Second": ["Lost.swift", "Start.swift"],
            ])
        #expect(
            base.modules.first { $0.name == "Second" }?.sources.map(\.fileName).sorted() == [
                "Lost.swift", "Model.swift", "Start.swift",
            ])
        #expect(
            base.modules.first { $0.name == "First" }?.sources.first { $0.fileName == "Start.swift" }?.text
                == "@main struct A {}")
    }

    @Test("A module is compiled as its package or its project says")
    func settings() throws {
        try scratch.place(
            """
            // swift-tools-version: 6.0
            let package = Package(targets: [
                .target(name: "Kit", swiftSettings: [.defaultIsolation(MainActor.self)]),
                .target(name: "Old", swiftSettings: [.swiftLanguageMode(.v5)]),
            ])
            """, at: "Base/Package.swift")
        try scratch.place("", at: "Base/Sources/Kit/A.swift")
        try scratch.place("", at: "Base/Sources/Old/B.swift")
        try scratch.place(
            """
            { objects = {
                P = { isa = PBXProject; buildConfigurationList = PL; };
                PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
                PC = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 4.0; }; };
                F = { isa = PBXFileReference; path = C.swift; };
                B = { isa = PBXBuildFile; fileRef = F; };
                S = { isa = PBXSourcesBuildPhase; files = (B); };
                T = { isa = PBXNativeTarget; name = App; buildPhases = (S);
                      productType = "com.apple.product-type.application"; };
            }; }
            """, at: "Base/Demo/Demo.xcodeproj/project.pbxproj")
        try scratch.place("", at: "Base/Demo/C.swift")
        let settings = try codeBase().modules.reduce(into: [:]) { $0[$1.name] = $1.settings }
        #expect(settings["Kit"] == BuildSettings(languageMode: "6", defaultIsolation: "MainActor"))
        #expect(settings["Old"]?.languageMode == "5")
        #expect(settings["App"]?.languageMode == "4")
    }

    @Test("Without a project or package, the folders below are the modules")
    func folders() throws {
        try scratch.place("", at: "Base/App/A.swift")
        try scratch.place("", at: "Base/App/Views/B.swift")
        try scratch.place("", at: "Base/Kit/C.swift")
        try scratch.place("", at: "Base/D.swift")
        #expect(
            modules(try codeBase()) == [
                "App": ["A.swift", "B.swift"], "Kit": ["C.swift"], "Base": ["D.swift"],
            ])
    }

    @Test("Without a project or package, what lies around a program's start is all of it")
    func startInFolder() throws {
        try scratch.place("@main class A: B {}", at: "Base/A.swift")
        try scratch.place("class B {}", at: "Base/Views/B.swift")
        #expect(modules(try codeBase()) == ["Base": ["A.swift", "B.swift"]])
        // A source that only says so in a comment is none.
        try scratch.place("// @main\nclass A {}", at: "Base/A.swift")
        #expect(modules(try codeBase()) == ["Base": ["A.swift"], "Views": ["B.swift"]])
    }

    @Test("Who imports a module of which no source is asked is not asked")
    func unaskedModules() throws {
        try scratch.place("import Elsewhere", at: "Base/Kit/A.swift")
        try scratch.place("import Kit", at: "Base/Middle/B.swift")
        try scratch.place("import Middle", at: "Base/App/C.swift")
        try scratch.place("import UIKit", at: "Base/App/D.swift")
        let base = try codeBase()
        #expect(modules(base) == ["App": ["D.swift"]])
        #expect(reason(of: "Kit/A.swift", in: base) == .missingModule("Elsewhere"))
        #expect(reason(of: "Middle/B.swift", in: base) == .brokenModule("Kit"))
        #expect(reason(of: "App/C.swift", in: base) == .brokenModule("Middle"))
        // The compiler would look at no source of the module if one of its imports failed.
        #expect(base.modules[0].sources.first { $0.fileName == "C.swift" }?.text == "             ")
    }

    @Test("What brings UIKit along when it is there, does so when it is not")
    func missingFramework() throws {
        try scratch.place("import Cards\nclass A: UIViewController {}", at: "Base/App/A.swift")
        try scratch.place("import Foundation", at: "Base/Kit/B.swift")
        let base = try codeBase()
        #expect(base.modules.first { $0.name == "App" } == nil)
        try scratch.place("import UIKit\nlet a: UIViewController = A()", at: "Base/App/C.swift")
        let seen = try codeBase().modules.reduce(into: [:]) { $0[$1.name] = $1.seesUIKit }
        #expect(seen["App"] == true && seen["Kit"] != true)
    }

    @Test("What a source imports as a package's, is what it imports")
    func packageImports() throws {
        let text = "#if SWIFT_PACKAGE\nimport Elsewhere\n#elseif COCOAPODS\nimport Pods\n#endif"
        try scratch.place(
            "let package = Package(targets: [.target(name: \"Kit\")])", at: "Base/Package.swift")
        try scratch.place(text, at: "Base/Sources/Kit/A.swift")
        #expect(reason(of: "Sources/Kit/A.swift", in: try codeBase()) == .missingModule("Elsewhere"))
        try scratch.place(text, at: "Other/App/A.swift")
        #expect(try codeBase("Other").outOfScope.isEmpty)
    }

    @Test("Who imports a module of which nothing could be made is not asked, and what it declares stays")
    func brokenModules() throws {
        try scratch.place("import UIKit", at: "Base/Kit/A.swift")
        try scratch.place("import Kit", at: "Base/App/B.swift")
        try scratch.place("let d = 1", at: "Base/App/C.swift")
        var base = try codeBase()
        #expect(base.outOfScope.isEmpty)
        base.leaveOut(importing: ["Kit"])
        #expect(modules(base) == ["Kit": ["A.swift"], "App": ["C.swift"]])
        #expect(reason(of: "App/B.swift", in: base) == .brokenModule("Kit"))
        #expect(base.modules.first { $0.name == "App" }?.sources.count == 2)
    }

    @Test("A folder of programs that are a source each is as many modules")
    func programs() throws {
        try scratch.place("@main struct A {}", at: "Base/A.swift")
        try scratch.place("@main struct B {}", at: "Base/B.swift")
        try scratch.place("@main struct C {}", at: "Base/App/C.swift")
        try scratch.place("struct D {}", at: "Base/App/D.swift")
        #expect(
            modules(try codeBase()) == ["A": ["A.swift"], "B": ["B.swift"], "App": ["C.swift", "D.swift"]])
    }

    @Test("Programs in folders of one folder are modules, unless they share much")
    func programFolders() throws {
        for name in ["First", "Second"] {
            try scratch.place("@main struct App {}", at: "Base/Classic/\(name)/App/App.swift")
            try scratch.place("", at: "Base/Classic/\(name)/Views/Cell.swift")
        }
        try scratch.place("", at: "Base/Classic/Notes.swift")
        #expect(
            modules(try codeBase()) == [
                "First": ["App.swift", "Cell.swift"], "Second": ["App.swift", "Cell.swift"],
                "Classic": ["Notes.swift"],
            ])
        for index in 0..<3 { try scratch.place("", at: "Base/Classic/Shared/\(index).swift") }
        #expect(modules(try codeBase()).keys.sorted() == ["Classic"])
    }

    @Test("A package's targets are modules, and its tests are none")
    func package() throws {
        try scratch.place(
            """
            let package = Package(targets: [
                .target(name: "Kit", dependencies: [.target(name: "Core")]),
                .target(name: "Core", path: "Core/Code"), .testTarget(name: "KitChecks", path: "Checks"),
            ])
            """, at: "Base/Package.swift")
        try scratch.place("import Core", at: "Base/Sources/Kit/A.swift")
        try scratch.place("", at: "Base/Core/Code/B.swift")
        try scratch.place("", at: "Base/Checks/C.swift")
        try scratch.place("", at: "Base/Tests/KitTests/D.swift")
        let base = try codeBase()
        #expect(modules(base) == ["Kit": ["A.swift"], "Core": ["B.swift"]])
        #expect(base.modules.first { $0.name == "Kit" }?.dependencies == ["Core"])
        #expect(base.modules.map(\.package) == ["base", "base"])
        #expect(reason(of: "Package.swift", in: base) == .folder(.manifest))
        #expect(reason(of: "Checks/C.swift", in: base) == .folder(.tests))
        #expect(reason(of: "Tests/KitTests/D.swift", in: base) == .folder(.tests))
    }

    @Test("An Xcode project says which target compiles a source, an app before what it contains")
    func project() throws {
        try scratch.place(
            """
            // !$*UTF8*$!
            { objects = {
                A = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
                      buildPhases = (P); fileSystemSynchronizedGroups = (G); };
                B = { isa = PBXNativeTarget; name = Widget; buildPhases = (Q); };
                P = { isa = PBXSourcesBuildPhase; files = (F); };
                Q = { isa = PBXSourcesBuildPhase; files = (F, H); };
                F = { isa = PBXBuildFile; fileRef = FA; }; FA = { isa = PBXFileReference; path = A.swift; };
                H = { isa = PBXBuildFile; fileRef = HB; }; HB = { isa = PBXFileReference; path = "Own/B.swift"; };
                G = { isa = PBXFileSystemSynchronizedRootGroup; path = Fresh; };
            }; }
            """, at: "Base/Shop.xcodeproj/project.pbxproj")
        for name in ["One/A.swift", "Two/Own/B.swift", "Fresh/C.swift", "Rest/D.swift"] {
            try scratch.place("", at: "Base/\(name)")
        }
        #expect(
            modules(try codeBase()) == [
                "Shop": ["A.swift", "C.swift"], "Widget": ["B.swift"], "Rest": ["D.swift"],
            ])
    }

    @Test(
        "A source that only a watch's or a Mac's target compiles is not asked; one that an app compiles, too, is"
    )
    func otherSystems() throws {
        let file = "isa = PBXFileReference; sourceTree = \"<group>\";"
        try scratch.place(
            """
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; buildConfigurationList = PL; };
                PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
                PC = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; }; };
                A = { isa = PBXNativeTarget; name = Phone; buildPhases = (SA);
                      productType = "com.apple.product-type.application"; };
                M = { isa = PBXNativeTarget; name = Mac; buildPhases = (SM); buildConfigurationList = ML;
                      productType = "com.apple.product-type.application"; };
                ML = { isa = XCConfigurationList; buildConfigurations = (MC); };
                MC = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = macosx; }; };
                SA = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
                SM = { isa = PBXSourcesBuildPhase; files = (B2, B3); };
                B1 = { isa = PBXBuildFile; fileRef = F1; }; F1 = { \(file) path = Phone.swift; };
                B2 = { isa = PBXBuildFile; fileRef = F2; }; F2 = { \(file) path = Both.swift; };
                B3 = { isa = PBXBuildFile; fileRef = F3; }; F3 = { \(file) path = Mac.swift; };
            }; }
            """, at: "Base/All.xcodeproj/project.pbxproj")
        for name in ["Phone", "Both", "Mac"] { try scratch.place("", at: "Base/\(name).swift") }
        let base = try codeBase()
        #expect(modules(base) == ["Phone": ["Both.swift", "Phone.swift"]])
        #expect(reason(of: "Mac.swift", in: base) == .otherSystem("macOS"))
        #expect(reason(of: "Mac.swift", in: base)?.text == "for macOS, as the project says")
    }

    @Test("What a source imports may keep it from being asked, and the reason names it")
    func imports() throws {
        let sources = [
            "A.swift": "import UIKit\n@testable import Maps; let a = 1\n", "B.swift": "import AppKit",
            "C.swift": "import WatchKit", "D.swift": "import XCTest",
            "E.swift": "#if os(macOS)\nimport AppKit\n#endif\nimport struct UIKit.CGRect // import Maps",
            "F.swift": "// Generated using SwiftGen\nlet f = 1",
            "G.swift": "import SpriteKit\nlet g = \"SKScene\"",
            "H.swift": "import SpriteKit\nlet h = SKScene()",
        ]
        for (name, text) in sources { try scratch.place(text, at: "Base/App/\(name)") }
        let base = try codeBase()
        let expected: [String: ScopeReason?] = [
            "A": .missingModule("Maps"), "B": .macOS, "C": .watchOS, "D": .testFile, "E": nil,
            "F": .generated, "G": nil, "H": .missingModule("SpriteKit"),
        ]
        for (name, expected) in expected { #expect(reason(of: "App/\(name).swift", in: base) == expected) }
        #expect(modules(base) == ["App": ["E.swift", "G.swift"]])
        // The compiler still reads what it declares, in the same columns.
        let source = base.modules[0].sources.first { $0.fileName == "A.swift" }
        #expect(source?.text == "import UIKit\n                     ; let a = 1\n")
        #expect(
            ScopeReason.missingModule("Maps").text
                == "imports Maps, which is neither here nor in the code base")
        #expect(
            ScopeReason.missingModule("SpriteKit").text.hasPrefix(
                "imports SpriteKit: no three-dimensional graphics"))
    }

    @Test("What is no text, or has another's name, is left out; links that lead back end")
    func badInput() throws {
        try scratch.place("", at: "Base/App/A.swift")
        try scratch.place("", at: "Base/App/Again/A.swift")
        try scratch.write([0x6c, 0xff, 0xfe], to: "Base/App/B.swift")
        try scratch.link("Base/App/Loop", to: scratch("Base"))
        try scratch.link("Base/App/C.swift", to: scratch("Base/App/C.swift"))
        let base = try codeBase()
        #expect(reason(of: "App/B.swift", in: base) == .notText)
        #expect(base.outOfScope.count { $0.reason == .nameRepeated } == 1)
        #expect(modules(base) == ["App": ["A.swift"]])
    }

    @Test("Two thousand sources are sorted without a hang")
    func large() throws {
        for index in 0..<2000 {
            if index % 200 == 0 { try scratch.place("", at: "Base/M\(index / 200)/X.swift") }
            try scratch.write("import UIKit\n", to: "Base/M\(index / 200)/F\(index).swift")
        }
        let base = try codeBase()
        #expect(base.modules.map(\.inScope.count) == Array(repeating: 201, count: 10))
    }

    @Test("A folder that is none, or holds no Swift, is one sentence")
    func sentences() throws {
        try scratch.place("x", at: "Base/notes.txt")
        try scratch.place("", at: "A.swift")
        func sentence(_ name: String) -> String {
            do {
                _ = try CodeBase(folders: [scratch(name)], family: .phone) { _ in true }
                return ""
            } catch {
                return error.sentence.replacingOccurrences(of: scratch.path, with: "S")
            }
        }
        #expect(sentence("Base") == "S/Base holds no Swift sources; pass the folder of a code base.")
        #expect(
            sentence("A.swift")
                == "S/A.swift is no folder; 'vitrine check' takes folders, files go to 'vitrine render'.")
        #expect(sentence("gone") == "S/gone does not exist; pass the folder of a code base.")
    }

    @Test("Classes of Objective-C are known by their headers")
    func objectiveC() throws {
        try scratch.place("", at: "Base/A.swift")
        try scratch.place(
            "#import <UIKit/UIKit.h>\n@interface OldView : UIView\n@end\n", at: "Base/OldView.h")
        #expect(try codeBase().objectiveCClasses == ["OldView"])
    }
}
