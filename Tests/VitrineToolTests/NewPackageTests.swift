import Foundation
import Testing

@testable import VitrineTool

@Suite("A package of one's own")
struct NewPackageTests {
    @Test("Its files are written once, and nothing is written over")
    func writing() throws {
        let scratch = try Scratch()
        let package = try NewPackage(path: scratch("Harbour"), name: nil)
        #expect(package.name == "Harbour")
        #expect(
            try package.write().map { $0.dropFirst(scratch.path.count + 1) } == [
                "Harbour/Package.swift", "Harbour/.gitignore", "Harbour/Sources/Harbour/Badge.swift",
                "Harbour/Tests/HarbourTests/BadgeTests.swift", "Harbour/Tests/HarbourTests/Pictures/.gitkeep",
            ])
        let manifest = String(decoding: scratch.read("Harbour/Package.swift") ?? [], as: UTF8.self)
        #expect(
            manifest.contains(
                #".testTarget(name: "HarbourTests", dependencies: ["Harbour"], exclude: ["Pictures"])"#))
        #expect(manifest.contains(#"Context.environment["VITRINE_HOME"] ?? "../Vitrine""#))
        // What Apple's systems see has no flags.
        #expect(manifest.split(separator: "#if os(Linux)")[0].contains("unsafeFlags") == false)
        for (name, module) in Compiler.aliases { #expect(manifest.contains("\"\(name)=\(module)\"")) }
        let guide = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../Docs/Testing.md")
        #expect(
            try String(contentsOf: guide, encoding: .utf8).contains("```swift\n\(manifest)```"),
            "Docs/Testing.md shows another manifest")
        unlink(scratch("Harbour/Package.swift"))
        #expect(throws: ToolError.newPackage(.exists(scratch("Harbour/.gitignore")))) { try package.write() }
        #expect(scratch.read("Harbour/Package.swift") == nil)
    }

    @Test(
        "A name that is no module's is refused",
        arguments: ["", "9lives", "a-b", "UIKit", "Vitrine", "Swift", "é"])
    func names(name: String) {
        #expect(throws: ToolError.newPackage(.name(name))) { try NewPackage(path: "/nowhere/X", name: name) }
    }

    @Test("Vitrine's folder is named as seen from the package")
    func relative() {
        #expect(NewPackage.relative("/home/a/Vitrine", from: "/home/a/Harbour") == "../Vitrine")
        #expect(NewPackage.relative("/home/a/Vitrine", from: "/home/a/apps/Harbour") == "../../Vitrine")
        #expect(NewPackage.relative("/opt/vitrine", from: "/home/a/Harbour") == "/opt/vitrine")
    }

    @Test("Dependencies on Vitrine are its runtime, by the name of its folder or by what its manifest makes")
    func runtime() throws {
        let scratch = try Scratch()
        try scratch.write(
            "products: [.library(name: \"VitrineRuntime\", type: .dynamic)]", to: "Package.swift")
        func isVitrine(_ identity: String, path: String? = nil) -> Bool {
            RuntimeProducts.isVitrine(.init(identity: identity, type: "fileSystem", path: path))
        }
        #expect(isVitrine("vitrine"))
        #expect(isVitrine("main", path: scratch.path))
        #expect(!isVitrine("main"))
        #expect(!isVitrine("other", path: scratch("none")))
    }
}
