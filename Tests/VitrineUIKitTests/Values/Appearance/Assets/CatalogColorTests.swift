import Foundation
import TestSupport
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

@Suite("Colours of asset catalogues")
struct CatalogColorTests {
    private let folder: AssetFolder

    init() throws { folder = try AssetFolder() }

    private func color(_ name: String) -> UIColor? {
        UIColor(named: name, in: folder.bundle, compatibleWith: nil)
    }

    private func bytes(_ color: UIColor?, _ mutations: (inout any UIMutableTraits) -> Void) -> [Int] {
        guard let rgba = color?.rgba(with: UITraitCollection(mutations: mutations)) else { return [] }
        return [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { Int(($0 * 255).rounded()) }
    }

    @Test("A colour follows appearance and contrast, with the opacity that it was given")
    func appearance() throws {
        try folder.colorSet(
            "Brand", ["": "102030", AssetFolder.dark: "405060", AssetFolder.contrast: "708090"])
        let brand = try #require(color("Brand"))
        #expect(bytes(brand) { $0.userInterfaceStyle = .light } == [0x10, 0x20, 0x30, 255])
        #expect(bytes(brand) { $0.userInterfaceStyle = .dark } == [0x40, 0x50, 0x60, 255])
        #expect(bytes(brand) { $0.accessibilityContrast = .high } == [0x70, 0x80, 0x90, 255])
        #expect(
            bytes(brand.withAlphaComponent(0.2)) { $0.userInterfaceStyle = .dark } == [0x40, 0x50, 0x60, 51])
    }

    @Test("Colours of one name are equal, and no others")
    func equality() throws {
        try folder.colorSet("A", ["": "102030", AssetFolder.dark: "405060"])
        try folder.colorSet("B", ["": "102030", AssetFolder.dark: "405060"])
        #expect(color("A") == color("A"))
        #expect(color("A")?.hash == color("A")?.hash)
        #expect(color("A") != color("B"))
        #expect(color("A")?.withAlphaComponent(0.5) != color("A"))
        #expect(color("A")?.withAlphaComponent(0.5) == color("A")?.withAlphaComponent(0.5))
    }

    @Test("A name that is not there is nil")
    func missing() {
        #expect(color("Nobody") == nil)
        #expect(UIColor(named: "Nobody, really") == nil)
    }

    @Test("A colour with one value for all is a fixed colour")
    func fixed() throws {
        try folder.colorSet("Plain", ["": "336699"])
        #expect(color("Plain") == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    }

    @Test("Colours beyond sRGB keep their components, and are cut off when they are drawn")
    @MainActor
    func wideGamut() throws {
        try folder.write(
            """
            { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "display-p3", "components" : {
              "red" : "1.000", "green" : "0.000", "blue" : "0.000", "alpha" : "1.000" } } } ] }
            """, to: "P3.colorset/Contents.json")
        let rgba = try #require(color("P3")).rgba(with: UITraitCollection())
        // P3's red in sRGB, as published for CSS Color 4: 1.0930, -0.2267, -0.1501.
        #expect(abs(rgba.red - 1.0930) < 0.0001)
        #expect(abs(rgba.green + 0.2267) < 0.0001)
        #expect(abs(rgba.blue + 0.1501) < 0.0001)
        let view = UIView()
        view.backgroundColor = color("P3")
        #expect(TestHost(view, size: CGSize(width: 4, height: 4), scale: 1).rgb(2, 2) == [255, 0, 0])
    }

    @Test("A reference is a colour of the system, in both appearances")
    func reference() throws {
        try folder.write(
            """
            { "colors" : [ { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemBlueColor" } } ] }
            """, to: "Tint.colorset/Contents.json")
        let tint = try #require(color("Tint"))
        #expect(bytes(tint) { $0.userInterfaceStyle = .light } == [0, 122, 255, 255])
        #expect(bytes(tint) { $0.userInterfaceStyle = .dark } == [10, 132, 255, 255])
    }

    @Test("A reference to a colour that is not here is told, and nil")
    func unknownReference() throws {
        try folder.write(
            """
            { "colors" : [ { "idiom" : "universal", "color" : { "platform" : "osx", "reference" : "gridColor" } } ] }
            """, to: "Grid.colorset/Contents.json")
        #expect(color("Grid") == nil)
        #expect(
            ReportLog.process.contains(
                "The colour set \"Grid\" refers to a colour of the system that is not here, gridColor; "
                    + "write its components."))
    }

    @Test("A view's background changes with its appearance")
    @MainActor
    func background() throws {
        try folder.colorSet("Back", ["": "FF0000", AssetFolder.dark: "00FF00"])
        let view = UIView()
        view.backgroundColor = color("Back")
        let host = TestHost(view, size: CGSize(width: 4, height: 4), scale: 1)
        #expect(host.rgb(2, 2) == [255, 0, 0])
        view.overrideUserInterfaceStyle = .dark
        #expect(host.rgb(2, 2) == [0, 255, 0])
    }

    @Test("A resource is the colour that it names; one that is not there is clear, and told")
    func resource() throws {
        try folder.colorSet("Brand", ["": "336699"])
        let bundle = folder.bundle
        #expect(
            UIColor(resource: ColorResource(name: "Brand", bundle: bundle))
                == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
        #expect(UIColor(resource: ColorResource(name: "Gone", bundle: bundle)) == .clear)
        #expect(ReportLog.process.contains("There is no colour \"Gone\" in an asset catalogue"))
    }

    @Test("A data set is read with its type")
    func data() throws {
        try folder.write("{ \"a\" : 1 }", to: "D.dataset/d.json")
        try folder.write(
            "{ \"data\" : [ { \"idiom\" : \"universal\", \"filename\" : \"d.json\" } ] }",
            to: "D.dataset/Contents.json")
        let asset = try #require(NSDataAsset(name: "D", bundle: folder.bundle))
        #expect(asset.data == Data("{ \"a\" : 1 }".utf8))
        #expect(asset.name == "D")
        #expect(asset.typeIdentifier == "public.json")
        #expect(NSDataAsset(name: "E", bundle: folder.bundle) == nil)
    }

    @Test("AccentColor at the top of a catalogue is the tint, of which nothing else is read")
    func accent() async throws {
        await #expect(processExitsWith: .success) {
            let folder = try AssetFolder()
            try folder.colorSet("AccentColor", ["": "336699"])
            try folder.write("no JSON", to: "Other/Contents.json")
            FileManager.default.changeCurrentDirectoryPath(folder.path)
            let tint = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
            guard UIColor.tintColor.resolvedColor(with: UITraitCollection()) == tint else { exit(2) }
            guard await MainActor.run(body: { UIView().tintColor.cgColor == tint.cgColor }) else { exit(3) }
            guard ReportLog.process.count == 0 else { exit(4) }
            // A name walks the catalogue, and finds what is broken.
            guard UIColor(named: "Nobody") == nil, ReportLog.process.count == 1 else { exit(5) }
        }
    }
}
