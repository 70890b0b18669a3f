import Testing

@testable import VitrineAssets

struct ImageSetTests {
    private let catalogs: Catalogs

    init() throws { catalogs = try Catalogs() }

    /// An image set of entries, each with the file of its name.
    private func set(_ entries: [(file: String, fields: String)], properties: String = "{}") throws
        -> ImageSet?
    {
        for entry in entries { try catalogs.write("", to: "Assets.xcassets/I.imageset/\(entry.file)") }
        let list = entries.map { "{ \"filename\" : \"\($0.file)\", \($0.fields) }" }.joined(separator: ",\n")
        try catalogs.contents("I.imageset", "{ \"images\" : [ \(list) ], \"properties\" : \(properties) }")
        return catalogs.library().imageSet(named: "I")
    }

    private func file(_ set: ImageSet?, _ traits: AssetTraits) -> String? {
        guard let set, let index = set.index(for: traits) else { return nil }
        return set.entries[index].file.split(separator: "/").last.map(String.init)
    }

    @Test func theScaleOfTheScreenIsTakenThenALargerThenASmallerOne() throws {
        let set = try set([
            ("1.png", "\"idiom\" : \"universal\", \"scale\" : \"1x\""),
            ("3.png", "\"idiom\" : \"universal\", \"scale\" : \"3x\""),
        ])
        #expect(file(set, AssetTraits(scale: 1)) == "1.png")
        #expect(file(set, AssetTraits(scale: 2)) == "3.png")
        #expect(file(set, AssetTraits(scale: 3)) == "3.png")
        #expect(file(set, AssetTraits(scale: 4)) == "3.png")
    }

    @Test func theDeviceComesBeforeAll() throws {
        let set = try set([
            ("all.png", "\"idiom\" : \"universal\", \"scale\" : \"2x\""),
            ("tv.png", "\"idiom\" : \"tv\", \"scale\" : \"1x\""),
            ("phone.png", "\"idiom\" : \"iphone\", \"scale\" : \"2x\""),
        ])
        #expect(file(set, AssetTraits(idiom: .tv, scale: 2)) == "tv.png")
        #expect(file(set, AssetTraits(idiom: .iphone, scale: 2)) == "phone.png")
        #expect(file(set, AssetTraits(idiom: .ipad, scale: 2)) == "all.png")
    }

    @Test func whatIsForTelephonesIsShownOnTabletsButNotOnTelevisions() throws {
        let set = try set([("phone.png", "\"idiom\" : \"iphone\", \"scale\" : \"2x\"")])
        #expect(file(set, AssetTraits(idiom: .ipad, scale: 2)) == "phone.png")
        #expect(file(set, AssetTraits(idiom: .tv)) == nil)
    }

    @Test func appearanceComesBeforeGamutAndScale() throws {
        let set = try set([
            ("light.png", "\"idiom\" : \"universal\", \"scale\" : \"3x\""),
            (
                "dark.png",
                "\"idiom\" : \"universal\", \"scale\" : \"1x\", \"appearances\" : [ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ]"
            ),
            ("wide.png", "\"idiom\" : \"universal\", \"scale\" : \"3x\", \"display-gamut\" : \"display-P3\""),
        ])
        #expect(file(set, AssetTraits(scale: 3)) == "light.png")
        #expect(file(set, AssetTraits(scale: 3, isDark: true)) == "dark.png")
        #expect(file(set, AssetTraits(scale: 3, gamut: .displayP3)) == "wide.png")
    }

    @Test func sizeClassesThatDifferAreNotUsed() throws {
        let set = try set([
            ("any.png", "\"idiom\" : \"universal\""),
            ("narrow.png", "\"idiom\" : \"universal\", \"width-class\" : \"compact\""),
        ])
        #expect(file(set, AssetTraits(width: .compact)) == "narrow.png")
        #expect(file(set, AssetTraits(width: .regular)) == "any.png")
        #expect(file(set, AssetTraits()) == "any.png")
    }

    @Test func anImageForOneDirectionIsMirroredInTheOther() throws {
        let one = try #require(
            try set([("l.png", "\"idiom\" : \"universal\", \"language-direction\" : \"left-to-right\"")]))
        #expect(file(one, AssetTraits(isRightToLeft: true)) == "l.png")
        #expect(one.isMirrored(one.entries[0], for: AssetTraits(isRightToLeft: true)))
        #expect(!one.isMirrored(one.entries[0], for: AssetTraits()))
        let both = try set([
            ("l.png", "\"idiom\" : \"universal\", \"language-direction\" : \"left-to-right\""),
            ("r.png", "\"idiom\" : \"universal\", \"language-direction\" : \"right-to-left\""),
        ])
        #expect(file(both, AssetTraits(isRightToLeft: true)) == "r.png")
    }

    @Test func propertiesSayHowAnImageIsDrawn() throws {
        let set = try #require(
            try set(
                [("i.svg", "\"idiom\" : \"universal\"")],
                properties:
                    "{ \"template-rendering-intent\" : \"template\", \"preserves-vector-representation\" : true }"
            ))
        #expect(set.intent == .template)
        #expect(set.preservesVectors)
        #expect(set.entries[0].isSVG)
    }

    @Test func slicingIsRead() throws {
        func slicing(_ text: String) throws -> Slicing? {
            try set([("i.png", "\"idiom\" : \"universal\", \"resizing\" : \(text)")])?.entries[0].slicing
        }
        #expect(
            try slicing(
                """
                { "mode" : "9-part", "center" : { "mode" : "tile", "width" : 2, "height" : 3 },
                  "cap-insets" : { "top" : 4, "left" : 5, "bottom" : 6, "right" : 7 } }
                """)
                == Slicing(
                    caps: PixelInsets(top: 4, left: 5, bottom: 6, right: 7), centerWidth: 2, centerHeight: 3,
                    tiles: true))
        #expect(
            try slicing(
                """
                { "mode" : "3-part-horizontal", "center" : { "mode" : "stretch", "width" : 1 },
                  "cap-insets" : { "left" : 5, "right" : 7 } }
                """) == Slicing(caps: PixelInsets(left: 5, right: 7), centerWidth: 1))
        #expect(
            try slicing(
                """
                { "mode" : "3-part-horizontal", "center" : { "mode" : "stretch", "width" : 1 },
                  "capInsets" : { "left" : 5, "right" : 7 } }
                """) == Slicing(caps: PixelInsets(left: 5, right: 7), centerWidth: 1))
        #expect(
            try slicing(
                """
                { "mode" : "3-part-vertical", "center" : { "mode" : "stretch", "height" : 1 },
                  "cap-insets" : { "top" : 5, "bottom" : 7, "left" : 9 } }
                """) == Slicing(caps: PixelInsets(top: 5, bottom: 7), centerHeight: 1))
    }
}
