import Testing
import VitrineTranslation

@testable import VitrineTool

@Suite("Targets of Xcode projects")
struct XcodeTargetsTests {
    private let file = "isa = PBXFileReference; sourceTree = \"<group>\";"

    /// A project with an app for phones, one for watches, and a library's source in a folder beside it.
    private var project: String {
        """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; };
            PL = { isa = XCConfigurationList; buildConfigurations = (PC); };
            PC = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; }; };
            G = { isa = PBXGroup; children = (A, L, W); sourceTree = "<group>"; };
            L = { isa = PBXGroup; children = (F); path = "../Library"; sourceTree = "<group>"; };
            A = { \(file) path = App.swift; };
            F = { \(file) path = Part.swift; };
            W = { \(file) path = Watch.swift; };
            BA = { isa = PBXBuildFile; fileRef = A; };
            BF = { isa = PBXBuildFile; fileRef = F; };
            BW = { isa = PBXBuildFile; fileRef = W; };
            SA = { isa = PBXSourcesBuildPhase; files = (BA, BF); };
            SW = { isa = PBXSourcesBuildPhase; files = (BW); };
            TA = { isa = PBXNativeTarget; name = Phone; buildPhases = (SA);
                   productType = "com.apple.product-type.application"; };
            TW = { isa = PBXNativeTarget; name = Watch; buildPhases = (SW); buildConfigurationList = WL;
                   productType = "com.apple.product-type.application"; };
            WL = { isa = XCConfigurationList; buildConfigurations = (WC); };
            WC = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = watchos; }; };
        }; }
        """
    }

    private func scratch() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.place(project, at: "App/App.xcodeproj/project.pbxproj")
        try scratch.place("@main struct A {}", at: "App/App.swift")
        try scratch.place("@main struct W {}", at: "App/Watch.swift")
        try scratch.place("struct P {}", at: "Library/Part.swift")
        return scratch
    }

    @Test("Paths go from group to group, and an app is known by what it is built for")
    func targets() throws {
        let scratch = try scratch()
        let targets = XcodeTargets(path: scratch("App/App.xcodeproj"))
        #expect(targets.app(for: .phone, named: nil)?.name == "Phone")
        #expect(
            targets.app(for: .phone, named: nil)?.paths.sorted() == ["../Library/Part.swift", "App.swift"])
        #expect(targets.app(for: .tv, named: nil) == nil)
        #expect(targets.app(for: .phone, named: "Watch")?.name == "Watch")
    }

    @Test("Of two apps for phones, one that begins in Objective-C is not meant")
    func objectiveC() throws {
        let scratch = try Scratch()
        let two = project.replacing("SDKROOT = watchos", with: "SDKROOT = iphoneos")
        try scratch.place(two, at: "App/App.xcodeproj/project.pbxproj")
        #expect(XcodeTargets(path: scratch("App/App.xcodeproj")).app(for: .phone, named: nil) == nil)
        let old = two.replacing("path = Watch.swift", with: "path = main.m")
        try scratch.place(old, at: "Old/App.xcodeproj/project.pbxproj")
        let targets = XcodeTargets(path: scratch("Old/App.xcodeproj"))
        #expect(targets.app(for: .phone, named: nil)?.name == "Phone")
        #expect(targets.app(for: .phone, named: "Watch")?.name == "Watch")
    }

    @Test("Of two apps that are one program, the one with more sources is meant")
    func sameProgram() throws {
        let scratch = try Scratch()
        // The other one has its library as a package.
        let two = project.replacing("SDKROOT = watchos", with: "SDKROOT = iphoneos")
            .replacing(
                "SW = { isa = PBXSourcesBuildPhase; files = (BW)",
                with: "SW = { isa = PBXSourcesBuildPhase; files = (BA)")
        try scratch.place(two, at: "App/App.xcodeproj/project.pbxproj")
        let targets = XcodeTargets(path: scratch("App/App.xcodeproj"))
        #expect(targets.app(for: .phone, named: nil)?.name == "Phone")
        #expect(targets.app(for: .phone, named: "Watch")?.name == "Watch")
    }

    @Test("An app for several platforms is an app of each, whatever its first is")
    func platforms() throws {
        let scratch = try Scratch()
        let several = project.replacing(
            "{ SDKROOT = watchos; }",
            with: "{ SDKROOT = macosx; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\"; }")
        let one = several.replacing("{ SDKROOT = iphoneos; }", with: "{ SDKROOT = appletvos; }")
        try scratch.place(one, at: "App.xcodeproj/project.pbxproj")
        #expect(XcodeTargets(path: scratch("App.xcodeproj")).app(for: .phone, named: nil)?.name == "Watch")
        let mac = one.replacing("iphoneos iphonesimulator macosx", with: "macosx")
        try scratch.place(mac, at: "Mac.xcodeproj/project.pbxproj")
        #expect(XcodeTargets(path: scratch("Mac.xcodeproj")).app(for: .phone, named: nil) == nil)
    }

    @Test("A program is what one app compiles: the others are left out, a library beside it is not")
    func program() throws {
        let scratch = try scratch()
        var input = try ProgramInput(paths: [scratch("App")])
        try input.choose(product: nil, family: .phone)
        #expect(input.sources.map(FilePath.name) == ["App.swift", "Part.swift"])
        input = try ProgramInput(paths: [scratch("App")])
        try input.choose(product: "Watch", family: .phone)
        #expect(input.sources.map(FilePath.name) == ["Watch.swift"])
        // Which of them a television has is not known.
        input = try ProgramInput(paths: [scratch("App")])
        try input.choose(product: nil, family: .tv)
        #expect(input.sources.map(FilePath.name) == ["App.swift", "Watch.swift"])
    }

    @Test(
        "A program has the storyboards and the list of its own app, of several that have some of the same name",
        arguments: ["Two/Info.plist", "\"$(SRCROOT)/Two/Info.plist\""])
    func resources(list: String) throws {
        let scratch = try Scratch()
        let app = "isa = PBXNativeTarget; productType = \"com.apple.product-type.application\";"
        let variant = "isa = PBXVariantGroup; name = Main.storyboard; sourceTree = \"<group>\";"
        try scratch.place(
            """
            { objects = {
                G = { isa = PBXGroup; children = (GA, GB); sourceTree = "<group>"; };
                GA = { isa = PBXGroup; children = (A, VA); path = One; sourceTree = "<group>"; };
                GB = { isa = PBXGroup; children = (B, VB); path = Two; sourceTree = "<group>"; };
                A = { \(file) path = A.swift; };
                B = { \(file) path = B.swift; };
                VA = { \(variant) children = (MA); };
                VB = { \(variant) children = (MB); };
                MA = { \(file) path = "Base.lproj/Main.storyboard"; };
                MB = { \(file) path = "Base.lproj/Main.storyboard"; };
                FA = { isa = PBXBuildFile; fileRef = A; };
                FB = { isa = PBXBuildFile; fileRef = B; };
                FVA = { isa = PBXBuildFile; fileRef = VA; };
                FVB = { isa = PBXBuildFile; fileRef = VB; };
                SA = { isa = PBXSourcesBuildPhase; files = (FA); };
                SB = { isa = PBXSourcesBuildPhase; files = (FB); };
                RA = { isa = PBXResourcesBuildPhase; files = (FVA); };
                RB = { isa = PBXResourcesBuildPhase; files = (FVB); };
                LB = { isa = XCConfigurationList; buildConfigurations = (CB); };
                CB = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = \(list); }; };
                TA = { \(app) name = First; buildPhases = (SA, RA); };
                TB = { \(app) name = Second; buildPhases = (SB, RB); buildConfigurationList = LB; };
            }; }
            """, at: "Both/Both.xcodeproj/project.pbxproj")
        for name in ["One", "Two"] {
            try scratch.place(
                "@main struct \(name) {}", at: "Both/\(name)/\(name.first == "O" ? "A" : "B").swift")
            try scratch.place("", at: "Both/\(name)/Base.lproj/Main.storyboard")
        }
        try scratch.place("", at: "Both/Two/Info.plist")
        try scratch.place("", at: "Both/shared.json")
        // A file that no project names: the bundle has the app's of that name.
        try scratch.place("", at: "Both/Old/Main.storyboard")
        var input = try ProgramInput(paths: [scratch("Both")])
        try input.choose(product: "First", family: .phone)
        #expect(input.folders[0].interfaces == [scratch("Both/One/Base.lproj/Main.storyboard")])
        #expect(input.folders[0].informationLists.isEmpty)
        #expect(input.folders[0].resources.map(FilePath.name).sorted() == ["Main.storyboard", "shared.json"])
        input = try ProgramInput(paths: [scratch("Both")])
        try input.choose(product: "Second", family: .phone)
        #expect(input.folders[0].interfaces == [scratch("Both/Two/Base.lproj/Main.storyboard")])
        #expect(input.folders[0].informationLists == [scratch("Both/Two/Info.plist")])
    }

    /// An app with one source, its tests with another, and files that no target compiles.
    private func leftOut() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.place(
            """
            { objects = {
                G = { isa = PBXGroup; children = (A, B, C); sourceTree = "<group>"; };
                A = { \(file) path = "App/A.swift"; };
                B = { \(file) path = "Checks iOS/B.swift"; };
                C = { \(file) path = "App/Unused.swift"; };
                FA = { isa = PBXBuildFile; fileRef = A; };
                FB = { isa = PBXBuildFile; fileRef = B; };
                SA = { isa = PBXSourcesBuildPhase; files = (FA); };
                SB = { isa = PBXSourcesBuildPhase; files = (FB); };
                TA = { isa = PBXNativeTarget; name = Shop; buildPhases = (SA);
                       productType = "com.apple.product-type.application"; };
                TB = { isa = PBXNativeTarget; name = "Checks iOS"; buildPhases = (SB);
                       productType = "com.apple.product-type.bundle.ui-testing"; };
            }; }
            """, at: "Shop/Shop.xcodeproj/project.pbxproj")
        try scratch.place("@main struct A {}", at: "Shop/App/A.swift")
        try scratch.place("import XCTest", at: "Shop/Checks iOS/B.swift")
        for name in ["App/Unused.swift", "App/Old/A.swift", "Other/More.swift"] {
            try scratch.place("struct A {}", at: "Shop/\(name)")
        }
        return scratch
    }

    @Test("What no target of a project compiles, and its tests, are no part of the program")
    func leftOutOfProgram() throws {
        let scratch = try leftOut()
        var input = try ProgramInput(paths: [scratch("Shop")])
        try input.choose(product: nil, family: .phone)
        #expect(input.sources == [scratch("Shop/App/A.swift")])
        // A part of the project has a project of its own that compiles it, and a file beside it.
        try scratch.place("struct C {}", at: "Shop/Common/C.swift")
        try scratch.place(
            """
            { objects = {
                G = { isa = PBXGroup; children = (A, C); sourceTree = "<group>"; };
                A = { \(file) path = "More.swift"; };
                C = { \(file) path = "../Common/C.swift"; };
                FA = { isa = PBXBuildFile; fileRef = A; };
                FC = { isa = PBXBuildFile; fileRef = C; };
                SA = { isa = PBXSourcesBuildPhase; files = (FA, FC); };
                TA = { isa = PBXNativeTarget; name = More; buildPhases = (SA);
                       productType = "com.apple.product-type.framework"; };
            }; }
            """, at: "Shop/Other/More.xcodeproj/project.pbxproj")
        input = try ProgramInput(paths: [scratch("Shop")])
        try input.choose(product: nil, family: .phone)
        #expect(
            input.sources
                == ["App/A.swift", "Common/C.swift", "Other/More.swift"].map { scratch("Shop/\($0)") })
    }

    @Test("A folder with all that is in it is below its group, but for what the project says apart")
    func folders() throws {
        let scratch = try Scratch()
        try scratch.place(
            """
            { objects = {
                G = { isa = PBXGroup; children = (A, S, R); path = Code; sourceTree = "<group>"; };
                A = { \(file) path = "A.swift"; };
                S = { isa = PBXFileSystemSynchronizedRootGroup; path = Screens; sourceTree = "<group>";
                      exceptions = (E, X); };
                E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TA;
                      membershipExceptions = ("Old.swift", Drafts); };
                X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TX;
                      membershipExceptions = ("Shared.swift"); };
                FA = { isa = PBXBuildFile; fileRef = A; };
                SA = { isa = PBXSourcesBuildPhase; files = (FA); };
                TA = { isa = PBXNativeTarget; name = Shop; buildPhases = (SA);
                       fileSystemSynchronizedGroups = (S);
                       productType = "com.apple.product-type.application"; };
                TX = { isa = PBXNativeTarget; name = Widget;
                       productType = "com.apple.product-type.app-extension"; };
            }; }
            """, at: "Shop/Shop.xcodeproj/project.pbxproj")
        try scratch.place("@main struct A {}", at: "Shop/Code/A.swift")
        for name in ["Cart/B.swift", "Shared.swift", "Old.swift", "Drafts/C.swift"] {
            try scratch.place("struct B {}", at: "Shop/Code/Screens/\(name)")
        }
        try scratch.place("struct D {}", at: "Shop/Screens/D.swift")
        var input = try ProgramInput(paths: [scratch("Shop")])
        try input.choose(product: nil, family: .phone)
        #expect(
            input.sources
                == ["A.swift", "Screens/Cart/B.swift", "Screens/Shared.swift"]
                .map { scratch("Shop/Code/\($0)") })
        let targets = XcodeTargets(path: scratch("Shop/Shop.xcodeproj")).targets
        #expect(targets.map(\.name) == ["Shop", "Widget"])
        #expect(targets[1].compiles(name: "Shared.swift", at: "Code/Screens/Shared.swift"))
        #expect(!targets[1].compiles(name: "B.swift", at: "Code/Screens/Cart/B.swift"))
    }

    @Test("What no target compiles is not asked whether it compiles, and the reason says so")
    func leftOutOfCodeBase() throws {
        let scratch = try leftOut()
        let base = try CodeBase(folders: [scratch("Shop")], family: .phone) { _ in true }
        #expect(base.modules.flatMap(\.inScope).map(\.path) == [scratch("Shop/App/A.swift")])
        let reasons = Dictionary(
            base.outOfScope.map { (String($0.path.dropFirst(scratch("Shop").count + 1)), $0.reason) }
        ) { first, _ in first }
        #expect(reasons["App/Unused.swift"] == .leftOut && reasons["App/Old/A.swift"] == .leftOut)
        #expect(reasons["Checks iOS/B.swift"] == .folder(.tests))
    }

    @Test(
        "Where an app is named, or stands above others, those of other projects in the folder are left out",
        arguments: ["Phone", nil])
    func otherProjects(product: String?) throws {
        let scratch = try scratch()
        try scratch.place(
            project.replacing("name = Phone", with: "name = Other"),
            at: "App/More/More.xcodeproj/project.pbxproj")
        try scratch.place("@main struct O {}", at: "App/More/App.swift")
        // A source that none of the projects compiles.
        try scratch.place("struct S {}", at: "App/More/Old.swift")
        var input = try ProgramInput(paths: [scratch("App")])
        try input.choose(product: product, family: .phone)
        #expect(
            input.sources.map { $0.split(separator: "/").suffix(2).joined(separator: "/") } == [
                "App/App.swift", "Library/Part.swift",
            ])
    }

    @Test("An app that is in no project is said")
    func missing() throws {
        let scratch = try scratch()
        var input = try ProgramInput(paths: [scratch("App")])
        #expect(throws: ToolError.self) { try input.choose(product: "Other", family: .phone) }
    }
}
