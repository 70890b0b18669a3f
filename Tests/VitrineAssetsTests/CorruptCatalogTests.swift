import Foundation
import Testing

@testable import VitrineAssets

/// What is broken is told in one sentence with file, line, what and what to do; the rest is used.
struct CorruptCatalogTests {
    @Test func aFileThatIsNoJSONIsNamedWithItsLine() throws {
        let catalogs = try Catalogs()
        try catalogs.contents("C.colorset", "{\n  \"colors\" : [\n    { \"idiom\" : universal }\n  ]\n}")
        let library = catalogs.library()
        #expect(library.colorSet(named: "C") == nil)
        #expect(library.colorSet(named: "C") == nil)
        #expect(
            catalogs.reports == [
                "Assets.xcassets/C.colorset/Contents.json:3: it is no JSON, a value is expected and \"u\" is there; "
                    + "mend the line, or take the file from before the change."
            ])
    }

    @Test func aWrongComponentIsNamedAndTheOtherColoursAreUsed() throws {
        let catalogs = try Catalogs()
        try catalogs.color(
            "C",
            others: """
                , { "idiom" : "universal", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
                  "color" : { "color-space" : "srgb", "components" : {
                  "red" : "crimson", "green" : "0.0", "blue" : "0.0", "alpha" : "1.0" } } }
                """)
        #expect(catalogs.library().colorSet(named: "C")?.entries.count == 1)
        #expect(
            catalogs.reports == [
                "Assets.xcassets/C.colorset/Contents.json:4: \"red\" is \"crimson\"; "
                    + "write \"0xFF\", \"255\" or \"1.000\", whichever you prefer."
            ])
    }

    @Test func aMissingFileIsNamed() throws {
        let catalogs = try Catalogs()
        try catalogs.contents(
            "I.imageset", "{ \"images\" : [ { \"filename\" : \"i.png\", \"scale\" : \"1x\" } ] }")
        #expect(catalogs.library().imageSet(named: "I") == nil)
        #expect(
            catalogs.reports == [
                "Assets.xcassets/I.imageset/Contents.json:1: there is no file \"i.png\" beside it; "
                    + "add the file, or take the entry away."
            ])
    }

    @Test func aFileOutsideOfTheFolderIsRefused() throws {
        let catalogs = try Catalogs()
        try catalogs.write("secret", to: "secret.png")
        try catalogs.contents("I.imageset", "{ \"images\" : [ { \"filename\" : \"../../secret.png\" } ] }")
        #expect(catalogs.library().imageSet(named: "I") == nil)
        #expect(catalogs.reports.first?.contains("which is not in the folder") == true)
    }

    @Test func aSetWithoutContentsIsNamed() throws {
        let catalogs = try Catalogs()
        try catalogs.write("", to: "Assets.xcassets/C.colorset/note.txt")
        #expect(catalogs.library().colorSet(named: "C") == nil)
        #expect(
            catalogs.reports == [
                "Assets.xcassets/C.colorset/Contents.json: the file is not there; "
                    + "add the folder in Xcode again, or write the file."
            ])
    }

    @Test(arguments: [
        ("\"scale\" : \"large\"", "\"scale\" is \"large\"; write \"1x\", \"2x\" or \"3x\"."),
        ("\"display-gamut\" : \"P3\"", "\"display-gamut\" is \"P3\"; write \"sRGB\" or \"display-P3\"."),
        ("\"appearances\" : \"dark\"", "\"appearances\" is \"dark\"; write a list in brackets."),
        (
            "\"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dusk\" } ]",
            "the luminosity is \"dusk\"; write \"light\", \"dark\" or \"tinted\"."
        ),
        ("\"width-class\" : \"wide\"", "\"width-class\" is \"wide\"; write \"compact\" or \"regular\"."),
        (
            "\"language-direction\" : \"rtl\"",
            "\"language-direction\" is \"rtl\"; write \"left-to-right\" or \"right-to-left\"."
        ),
        (
            "\"resizing\" : { \"mode\" : \"5-part\" }",
            "the mode of \"resizing\" is \"5-part\"; write \"3-part-horizontal\", \"3-part-vertical\" or \"9-part\"."
        ),
        (
            "\"resizing\" : { \"mode\" : \"9-part\", \"cap-insets\" : { \"top\" : -1 } }",
            "a cap is less than 0; write 0 or a number of pixels."
        ),
    ])
    func aSlotThatIsNoneIsNamed(field: String, sentence: String) throws {
        let catalogs = try Catalogs()
        try catalogs.write("", to: "Assets.xcassets/I.imageset/i.png")
        try catalogs.contents("I.imageset", "{ \"images\" : [ { \"filename\" : \"i.png\", \(field) } ] }")
        #expect(catalogs.library().imageSet(named: "I") == nil)
        #expect(catalogs.reports == ["Assets.xcassets/I.imageset/Contents.json:1: \(sentence)"])
    }

    @Test func twoSetsOfOneNameAreNamedAndTheFirstIsUsed() throws {
        let catalogs = try Catalogs()
        try catalogs.color("A/C", red: "0.25")
        try catalogs.color("B/C", red: "0.75")
        let set = catalogs.library().colorSet(named: "C")
        #expect(set?.entries.first?.color == .sRGB(red: 0.25, green: 0, blue: 0, alpha: 1))
        #expect(catalogs.reports.count == 1)
        #expect(catalogs.reports[0].contains("there is another colour set \"C\""))
    }

    @Test func linksThatLeadBackEnd() throws {
        let catalogs = try Catalogs()
        try catalogs.color("A/C")
        try FileManager.default.createSymbolicLink(
            atPath: "\(catalogs.path)/Assets.xcassets/A/back", withDestinationPath: "..")
        #expect(catalogs.library().colorSet(named: "C") != nil)
    }

    @Test func bytesThatNobodyWroteStopNothing() throws {
        // A generator with a fixed seed: the same bytes in every run.
        var state: UInt64 = 17
        func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
        let valid = Array(
            "{ \"colors\" : [ { \"idiom\" : \"universal\", \"color\" : { \"components\" : { \"red\" : \"0xFF\" } } } ] }"
                .utf8)
        var read = 0
        for _ in 0..<20_000 {
            var bytes = valid
            for _ in 0...(next() % 4) {
                let index = Int(next()) % bytes.count
                switch next() % 3 {
                case 0: bytes[index] = UInt8(truncatingIfNeeded: next())
                case 1: bytes.remove(at: index)
                default: bytes.insert("{}[]\",:\\0".utf8.randomByte(next()), at: index)
                }
            }
            if (try? JSONParser.parse(bytes)) != nil { read += 1 }
        }
        #expect((1000..<19_000).contains(read))
        #expect(throws: JSONParser.Fault(line: 1, reason: "it is nested more than 64 deep")) {
            try JSONParser.parse(Array(repeating: UInt8(ascii: "["), count: 1_000_000))
        }
    }
}

extension String.UTF8View {
    fileprivate func randomByte(_ number: UInt64) -> UInt8 {
        self[index(startIndex, offsetBy: Int(number) % count)]
    }
}
