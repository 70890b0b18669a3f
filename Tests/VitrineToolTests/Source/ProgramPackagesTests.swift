import Foundation
import Testing
import VitrineTranslation

@testable import VitrineTool

@Suite("Packages that a program imports")
struct ProgramPackagesTests {
    private let scratch: Scratch

    init() throws {
        scratch = try Scratch()
        try scratch.place(
            "let package = Package(targets: [.target(name: \"Kit\")])", at: "Base/Package.swift")
        try scratch.place("", at: "Base/Sources/Kit/Kit.swift")
        try scratch.place("import Kit\nimport UIKit\n", at: "Base/Example/App/Page.swift")
        try FileManager.default.createDirectory(
            atPath: scratch("Base/.git"), withIntermediateDirectories: true)
    }

    private func found(_ path: String) throws -> [String: Set<String>] {
        let input = try ProgramInput(paths: [scratch(path)])
        let packages = try input.packages(importedBy: SourceFile.load(input.sources), family: .phone)
        return Dictionary(uniqueKeysWithValues: packages.map { (FilePath.name(of: $0.path), $0.modules) })
    }

    @Test("An example has the library around it, and no other")
    func around() throws {
        #expect(try found("Base/Example") == ["Base": ["Kit"]])
        #expect(try found("Base/Example/App") == ["Base": ["Kit"]])
        try scratch.place("import Other\n", at: "Base/Example/App/Page.swift")
        #expect(try found("Base/Example").isEmpty)
    }

    @Test("Nothing outside of the repository is looked at")
    func repository() throws {
        try FileManager.default.createDirectory(
            atPath: scratch("Base/Example/.git"), withIntermediateDirectories: true)
        #expect(try found("Base/Example").isEmpty)
    }

    @Test("A package inside goes before one of that name around it")
    func inside() throws {
        try scratch.place(
            "let package = Package(targets: [.target(name: \"Kit\")])", at: "Base/Example/Own/Package.swift")
        try scratch.place("", at: "Base/Example/Own/Sources/Kit/Kit.swift")
        #expect(try found("Base/Example") == ["Own": ["Kit"]])
    }
}
