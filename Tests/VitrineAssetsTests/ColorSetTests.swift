import Testing

@testable import VitrineAssets

struct ColorSetTests {
    private func color(_ json: String) throws -> AssetColor? {
        let catalogs = try Catalogs()
        try catalogs.contents(
            "C.colorset", "{ \"colors\" : [ { \"idiom\" : \"universal\", \"color\" : \(json) } ] }")
        return catalogs.library().colorSet(named: "C")?.entries.first?.color
    }

    @Test func bytesInHexadecimalBytesAndPartsAreRead() throws {
        let read = try color(
            """
            { "color-space" : "srgb", "components" : { "red" : "0xFF", "green" : "51", "blue" : "0.500", "alpha" : "1.000" } }
            """)
        #expect(read == .sRGB(red: 1, green: 0.2, blue: 0.5, alpha: 1))
    }

    @Test func opacityIsAPartHoweverItIsWritten() throws {
        func alpha(_ text: String) throws -> AssetColor? {
            try color(
                "{ \"color-space\" : \"gray-gamma-22\", \"components\" : { \"white\" : \"0.600\", \"alpha\" : \(text) } }"
            )
        }
        #expect(try alpha("\"0.500\"") == .gray(white: 0.6, alpha: 0.5))
        #expect(try alpha("\"1\"") == .gray(white: 0.6, alpha: 1))
        #expect(try alpha("\"0x33\"") == .gray(white: 0.6, alpha: 0.2))
        #expect(try alpha("0.25") == .gray(white: 0.6, alpha: 0.25))
    }

    @Test func aWholeNumberInQuotesIsAByteAndOneWithAPointAPart() throws {
        let read = try color(
            """
            { "color-space" : "srgb", "components" : { "red" : "1", "green" : "1.0", "blue" : "255" } }
            """)
        #expect(read == .sRGB(red: 1.0 / 255, green: 1, blue: 1, alpha: 1))
    }

    @Test func otherSpacesAreKept() throws {
        #expect(
            try color(
                """
                { "color-space" : "display-p3", "components" : { "red" : "1.000", "green" : "0.000", "blue" : "0.000", "alpha" : "1.000" } }
                """) == .displayP3(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(
            try color(
                """
                { "color-space" : "extended-srgb", "components" : { "red" : "1.200", "green" : "-0.100", "blue" : "0.000", "alpha" : "1.000" } }
                """) == .sRGB(red: 1.2, green: -0.1, blue: 0, alpha: 1))
    }

    @Test func aReferenceIsTheNameOfAColourOfTheSystem() throws {
        #expect(
            try color("{ \"platform\" : \"ios\", \"reference\" : \"systemBlueColor\" }")
                == .system("systemBlueColor"))
    }

    @Test func theEntryForTheAppearanceIsTaken() throws {
        let catalogs = try Catalogs()
        func entry(_ appearances: String, _ red: String) -> String {
            """
            , { "idiom" : "universal", "appearances" : [ \(appearances) ], "color" : { "color-space" : "srgb",
              "components" : { "red" : "\(red)", "green" : "0.0", "blue" : "0.0", "alpha" : "1.0" } } }
            """
        }
        let dark = "{ \"appearance\" : \"luminosity\", \"value\" : \"dark\" }"
        let high = "{ \"appearance\" : \"contrast\", \"value\" : \"high\" }"
        try catalogs.color(
            "C", others: entry(dark, "0.1") + entry(high, "0.2") + entry("\(dark), \(high)", "0.3"))
        try catalogs.color("D", others: entry(dark, "0.1") + entry(high, "0.2"))
        let library = catalogs.library()
        func red(_ name: String, _ traits: AssetTraits) -> Double? {
            guard let set = library.colorSet(named: name), let index = set.index(for: traits),
                case .sRGB(let red, _, _, _) = set.entries[index].color
            else { return nil }
            return red
        }
        #expect(red("C", AssetTraits()) == 1)
        #expect(red("C", AssetTraits(isDark: true)) == 0.1)
        #expect(red("C", AssetTraits(hasHighContrast: true)) == 0.2)
        #expect(red("C", AssetTraits(isDark: true, hasHighContrast: true)) == 0.3)
        // Without a colour for both, that for the dark is nearer than that for contrast.
        #expect(red("D", AssetTraits(isDark: true, hasHighContrast: true)) == 0.1)
        #expect(catalogs.reports == [])
    }

    @Test func anEmptySlotIsNoFault() throws {
        let catalogs = try Catalogs()
        try catalogs.color("C", others: ", { \"idiom\" : \"ipad\" }")
        #expect(catalogs.library().colorSet(named: "C")?.entries.count == 1)
        #expect(catalogs.reports == [])
    }
}
