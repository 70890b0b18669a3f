import Foundation
import Testing

@testable import VitrineTool

/// What is generated from catalogues beside sources.
struct CatalogSymbolsTests {
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
        let program = try Program(sources: [file]).addingCatalogSymbols()
        #expect(program.generated.map(\.fileName) == ["GeneratedAssetSymbols.swift"])
        #expect(program.generated.first?.text.contains("static let skyBlue") == true)
        #expect(program.generated.first?.text.contains("unused") == false)
    }

    @Test func aProgramWithoutCataloguesOrWithoutSymbolsIsLeftAsItIs() throws {
        let scratch = try Scratch()
        let file = try source(
            scratch, "A.swift", "import SwiftUI\nstruct A: View { var body: some View { Color.red } }")
        let program = try Program(sources: [file])
        #expect(program.addingCatalogSymbols() == program)
        try catalog(scratch, ".", colors: ["sky-blue"])
        #expect(program.addingCatalogSymbols() == program)
    }

    @Test func theStringsWrittenByHandAreSymbols() throws {
        let scratch = try Scratch()
        _ = try scratch.write(
            """
            {"sourceLanguage": "en", "version": "1.1", "strings": {
              "Pick a city": {"extractionState": "manual", "localizations": {
                "en": {"stringUnit": {"state": "translated", "value": "Pick a city"}}}},
              "Search": {}
            }}
            """, to: "Localizable.xcstrings")
        let file = try source(
            scratch, "A.swift",
            "import SwiftUI\nstruct A: View { var body: some View { Text(.pickACity) + Text(.search) } }")
        let program = try Program(sources: [file]).addingCatalogSymbols()
        #expect(program.generated.map(\.fileName) == ["GeneratedStringSymbols.swift"])
        #expect(program.generated.first?.text.contains("static var pickACity") == true)
        #expect(program.generated.first?.text.contains("search") == false)
    }

    @Test func theSymbolsArePartOfTheKey() throws {
        let scratch = try Scratch()
        let file = try source(
            scratch, "A.swift", "import SwiftUI\nstruct A: View { var body: some View { Color(.skyBlue) } }")
        func key() throws -> String {
            ProgramCache.key(
                of: try Program(sources: [file]).addingCatalogSymbols(), translated: [], arguments: [],
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

    @Test func whatIsAddedToStatementsIsReadByTheCompiler() throws {
        let scratch = try Scratch()
        let file = try source(
            scratch, "A.swift", "import UIKit\nUIApplicationMain(0, nil, nil, nil)\n_ = UIColor.skyBlue")
        func overlay() throws -> [String] {
            let module = TranslatedModule(try Program(sources: [file]).addingCatalogSymbols().modules[0])
            return try SourceOverlay(module.module.sources, translation: module.translation).write(
                to: scratch.url)
        }
        #expect(try overlay() == [])
        try catalog(scratch, ".", colors: ["sky-blue"])
        #expect(try overlay().count == 2)
        let read = String(decoding: scratch.read("translated-0.swift") ?? [], as: UTF8.self)
        #expect(read.contains("static let skyBlue"))
    }
}
