import Foundation
import Testing

@testable import VitrineTool

@Suite("Program folder")
struct ProgramFolderTests {
    private func folder(_ files: [String]) throws -> (Scratch, ProgramFolder) {
        let scratch = try Scratch()
        for file in files { try scratch.place("", at: file) }
        return (scratch, try ProgramFolder(path: scratch.path))
    }

    @Test("Sources below a folder are one program, in the order of their paths")
    func sources() throws {
        let (scratch, folder) = try folder(["b/C.swift", "B.swift", "A.swift", "b/a/D.swift", "notes.txt"])
        #expect(
            folder.sources
                == ["A.swift", "B.swift", "b/C.swift", "b/a/D.swift"].map { scratch($0) })
        #expect(folder.skipped == [])
        #expect(try ProgramFolder(path: scratch.path + "//").sources == folder.sources)
    }

    @Test("Hidden folders are silent, others' sources, tests and packages are named with the reason")
    func skipping() throws {
        let (scratch, folder) = try folder([
            "App.swift", ".git/x.swift", ".build/checkouts/A/A.swift", "Pods/P/P.swift", "Carthage/C.swift",
            "AppTests/T.swift", "AppUITests/U.swift", "Kit/Package.swift", "Kit/Sources/K.swift",
            "Play.playground/Contents.swift", "Made/Intermediates.noindex/Made.swift",
            "Assets.xcassets/x.swift", "TestsOfNothing/N.swift",
        ])
        #expect(folder.sources == ["App.swift", "TestsOfNothing/N.swift"].map { scratch($0) })
        #expect(
            folder.skipped == [
                ProgramFolder.Skipped(path: scratch("AppTests"), reason: .tests),
                ProgramFolder.Skipped(path: scratch("AppUITests"), reason: .tests),
                ProgramFolder.Skipped(path: scratch("Carthage"), reason: .dependencies),
                ProgramFolder.Skipped(path: scratch("Kit"), reason: .package),
                ProgramFolder.Skipped(
                    path: scratch("Made/Intermediates.noindex"), reason: .dependencies),
                ProgramFolder.Skipped(path: scratch("Play.playground"), reason: .playground),
                ProgramFolder.Skipped(path: scratch("Pods"), reason: .dependencies),
            ])
        #expect(!folder.isPackage)
    }

    @Test("A folder with Package.swift is a package, and that file is no source")
    func packages() throws {
        let (scratch, folder) = try folder(["Package.swift", "Package@swift-5.9.swift", "Sources/A/A.swift"])
        #expect(folder.sources == [scratch("Sources/A/A.swift")])
        #expect(folder.manifest == scratch("Package.swift"))
        #expect(folder.isPackage)
    }

    @Test("The folder of a project that is called as tests are is no folder of tests")
    func projectOfTests() throws {
        let (scratch, folder) = try folder([
            "FieldTests.xcodeproj/project.pbxproj", "FieldTests/App.swift", "MoreTests/T.swift",
        ])
        #expect(folder.sources == [scratch("FieldTests/App.swift")])
        #expect(folder.skipped.map(\.path) == [scratch("MoreTests")])
    }

    @Test("The folder of an Xcode project is that beside it, with what describes its interface")
    func projects() throws {
        let (scratch, folder) = try folder([
            "App.xcodeproj/project.pbxproj", "App/App.swift", "App/Info.plist",
            "App/Base.lproj/Main.storyboard", "App/Row.xib",
        ])
        #expect(folder.projects == [scratch("App.xcodeproj")])
        #expect(folder.interfaces == [scratch("App/Base.lproj/Main.storyboard"), scratch("App/Row.xib")])
        #expect(folder.informationLists == [scratch("App/Info.plist")])
        let named = try ProgramFolder(path: scratch("App.xcodeproj"))
        #expect(named.path == scratch.path)
        #expect(named.sources == [scratch("App/App.swift")])
    }

    @Test(
        "What Xcode would copy into the bundle is a resource: no sources, settings, tables of strings or links"
    )
    func resources() throws {
        let (scratch, folder) = try folder([
            "App.swift", "data.json", "App/a.txt", "App/Base.lproj/Main.storyboard", "App/Info.plist",
            "App/list.plist",
            "App/de.lproj/page.html",
            "App/de.lproj/Localizable.strings", "README.md", "LICENSE", "x.h", "Settings.bundle/Root.plist",
            "Pods/P/p.json", "AppTests/t.json", "Assets.xcassets/Contents.json",
            "A.xcodeproj/project.pbxproj",
        ])
        try scratch.link("secret.txt", to: "/etc/passwd")
        #expect(
            try ProgramFolder(path: scratch.path).resources.map {
                String($0.dropFirst(scratch.path.count + 1))
            }
                == [
                    "App/Base.lproj/Main.storyboard", "App/a.txt", "App/de.lproj/page.html", "App/list.plist",
                    "Settings.bundle", "data.json",
                ])
        #expect(folder.sources == [scratch("App.swift")])
        let bundle = ResourceBundle(main: folder.resources + [scratch("checksum"), scratch("a.program")])
        #expect(
            bundle.files.map(bundle.place)
                == [
                    "Base.lproj/Main.storyboard", "a.txt", "de.lproj/page.html", "list.plist",
                    "Settings.bundle", "data.json",
                ])
        #expect(ResourceBundle(main: (0...ResourceBundle.mainLimit).map { "/a/\($0).json" }).files.isEmpty)
    }

    @Test("Links to folders are not followed, links to files are")
    func links() throws {
        let (scratch, _) = try folder(["a/A.swift"])
        try scratch.link("a/round", to: "..")
        try scratch.link("B.swift", to: "a/A.swift")
        try scratch.link("C.swift", to: "nothing")
        #expect(
            try ProgramFolder(path: scratch.path).sources == [scratch("B.swift"), scratch("a/A.swift")])
    }

    @Test("A folder that is not there is said")
    func missing() {
        #expect(throws: ToolError.source(.unreadable("/nowhere", reason: "No such file or directory"))) {
            try ProgramFolder(path: "/nowhere")
        }
    }
}
