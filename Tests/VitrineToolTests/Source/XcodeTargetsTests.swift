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

    @Test("An app that is in no project is said")
    func missing() throws {
        let scratch = try scratch()
        var input = try ProgramInput(paths: [scratch("App")])
        #expect(throws: ToolError.self) { try input.choose(product: "Other", family: .phone) }
    }
}
