import Foundation
import Testing

@testable import VitrineAssets

struct AssetLibraryTests {
    @Test func foldersThatProvideANamespaceStandBeforeTheName() throws {
        let catalogs = try Catalogs()
        try catalogs.contents("Brand", "{ \"properties\" : { \"provides-namespace\" : true } }")
        try catalogs.color("Brand/Accent")
        try catalogs.color("Brand/Plain/Deep")
        try catalogs.color("Group/Loose")
        let library = catalogs.library()
        #expect(library.colorSet(named: "Brand/Accent") != nil)
        #expect(library.colorSet(named: "Brand/Deep") != nil)
        #expect(library.colorSet(named: "Loose") != nil)
        #expect(library.colorSet(named: "Accent") == nil)
        #expect(library.colorSet(named: "Group/Loose") == nil)
        #expect(catalogs.reports == [])
    }

    @Test func setsAreReadWhenTheyAreAskedForAndOnce() throws {
        let catalogs = try Catalogs()
        try catalogs.color("A", red: "0.25")
        try catalogs.contents("Broken.colorset", "no")
        let library = catalogs.library()
        #expect(library.colorSet(named: "A") != nil)
        #expect(catalogs.reports == [])
        try FileManager.default.removeItem(atPath: "\(catalogs.path)/Assets.xcassets")
        #expect(
            library.colorSet(named: "A")?.entries.first?.color
                == .sRGB(red: 0.25, green: 0, blue: 0, alpha: 1))
    }

    @Test func aFolderWithoutCataloguesHasNothing() {
        let library = AssetLibrary(folder: "/nowhere") { _ in Issue.record("nothing is wrong with that") }
        #expect(library.colorSet(named: "A") == nil)
        #expect(library.imageSet(named: "A") == nil)
    }

    @Test func severalCataloguesAreOne() throws {
        let catalogs = try Catalogs()
        try catalogs.color("A")
        try catalogs.write(
            "{ \"data\" : [ { \"idiom\" : \"universal\", \"filename\" : \"d.json\" } ] }",
            to: "More.xcassets/D.dataset/Contents.json")
        try catalogs.write("[1]", to: "More.xcassets/D.dataset/d.json")
        let library = catalogs.library()
        #expect(library.colorSet(named: "A") != nil)
        let data = try #require(library.dataSet(named: "D")?.entry(for: AssetTraits()))
        #expect(data.file == "\(catalogs.path)/More.xcassets/D.dataset/d.json")
        #expect(data.type == "public.json")
    }

    @Test func theIconWithEnoughPixelsIsTaken() throws {
        let catalogs = try Catalogs()
        for name in ["60.png", "1024.png", "dark.png"] {
            try catalogs.write("", to: "Assets.xcassets/AppIcon.appiconset/\(name)")
        }
        try catalogs.contents(
            "AppIcon.appiconset",
            """
            { "images" : [ { "idiom" : "iphone", "size" : "60x60", "scale" : "2x", "filename" : "60.png" },
              { "idiom" : "universal", "platform" : "ios", "size" : "1024x1024", "filename" : "1024.png" },
              { "idiom" : "universal", "platform" : "ios", "size" : "1024x1024", "filename" : "dark.png",
                "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] },
              { "idiom" : "ios-marketing", "size" : "83.5x83.5", "scale" : "1x" } ] }
            """)
        let icon = try #require(catalogs.library().appIcon())
        #expect(icon.entry(pixels: 100)?.file.hasSuffix("/60.png") == true)
        #expect(icon.entry(pixels: 128)?.file.hasSuffix("/1024.png") == true)
        #expect(icon.entry(pixels: 4096)?.file.hasSuffix("/1024.png") == true)
        #expect(icon.entry(pixels: 128, isDark: true)?.file.hasSuffix("/dark.png") == true)
    }
}
