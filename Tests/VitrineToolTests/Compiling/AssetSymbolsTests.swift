import Foundation
import Testing

@testable import VitrineTool

/// What is generated from asset catalogues beside sources.
struct AssetSymbolsTests {
    private func catalog(_ scratch: Scratch, _ folder: String, colors: [String]) throws {
        for color in colors {
            try FileManager.default.createDirectory(
                atPath: scratch("\(folder)/Assets.xcassets/\(color).colorset"),
                withIntermediateDirectories: true)
        }
    }

    private func source(_ scratch: Scratch, _ name: String, _ text: String) throws -> SourceFile {
        try SourceFile(path: scratch.write(text, to: name))
    }

    @Test func theProgramGetsWhatItNames() throws {
        let scratch = try Scratch()
        try catalog(scratch, ".", colors: ["sky-blue", "unused"])
        let file = try source(
            scratch, "A.swift", "import SwiftUI\nstruct A: View { var body: some View { Color(.skyBlue) } }")
        let program = try Program(sources: [file]).addingAssetSymbols()
        #expect(program.generated.map(\.fileName) == ["GeneratedAssetSymbols.swift"])
        #expect(program.generated.first?.text.contains("static let skyBlue") == true)
        #expect(program.generated.first?.text.contains("unused") == false)
    }

    @Test func aProgramWithoutCataloguesOrWithoutSymbolsIsLeftAsItIs() throws {
        let scratch = try Scratch()
        let file = try source(
            scratch, "A.swift", "import SwiftUI\nstruct A: View { var body: some View { Color.red } }")
        let program = try Program(sources: [file])
        #expect(program.addingAssetSymbols() == program)
        try catalog(scratch, ".", colors: ["sky-blue"])
        #expect(program.addingAssetSymbols() == program)
    }

    @Test func theSymbolsArePartOfTheKey() throws {
        let scratch = try Scratch()
        let file = try source(
            scratch, "A.swift", "import SwiftUI\nstruct A: View { var body: some View { Color(.skyBlue) } }")
        func key() throws -> String {
            ProgramCache.key(
                of: try Program(sources: [file]).addingAssetSymbols(), translated: [], arguments: [],
                runtime: "",
                compiler: "")
        }
        let without = try key()
        try catalog(scratch, ".", colors: ["sky-blue"])
        let with = try key()
        #expect(without != with)
        try catalog(scratch, ".", colors: ["another"])
        #expect(try key() == with)
    }
}
