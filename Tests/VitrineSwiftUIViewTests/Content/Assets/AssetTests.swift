import SwiftUITestSupport
import TestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

@MainActor
@Suite("Assets in SwiftUI")
struct AssetTests {
    private let folder: AssetFolder

    init() throws { folder = try AssetFolder() }

    private func host(_ view: some View, style: UIUserInterfaceStyle = .light) -> TestHost {
        TestHost(view, size: CGSize(width: 20, height: 20), scale: 1, style: style)
    }

    @Test("A colour of a name follows the appearance")
    func colors() throws {
        try folder.colorSet("Brand", ["": "FF0000", AssetFolder.dark: "00FF00"])
        #expect(host(Color("Brand", bundle: folder.bundle)).rgb(10, 10) == [255, 0, 0])
        #expect(host(Color("Brand", bundle: folder.bundle), style: .dark).rgb(10, 10) == [0, 255, 0])
        let resource = ColorResource(name: "Brand", bundle: folder.bundle)
        #expect(host(Color(resource)).rgb(10, 10) == [255, 0, 0])
        #expect(Color(resource) == Color("Brand", bundle: folder.bundle))
    }

    @Test("A colour that is not there is clear, and told once in SwiftUI's words")
    func missing() {
        let count = ReportLog.process.count
        for _ in 0..<2 {
            #expect(host(Color.white.overlay(Color("no such colour"))).rgb(10, 10) == [255, 255, 255])
        }
        #expect(
            ReportLog.process.sentences(after: count).filter { $0.contains("no such colour") } == [
                "SwiftUI: No color named 'no such colour' found in asset catalog for main bundle"
            ])
    }

    @Test("An image of a name follows the appearance, also where that is set for a part alone")
    func images() throws {
        try folder.picture(["r"], times: 20, to: "I.imageset/light.png")
        try folder.picture(["g"], times: 20, to: "I.imageset/dark.png")
        try folder.imageSet(
            "I", ["\"filename\" : \"light.png\"", "\"filename\" : \"dark.png\", \(AssetFolder.dark)"])
        let image = Image(ImageResource(name: "I", bundle: folder.bundle))
        #expect(host(image).rgb(10, 10) == [255, 0, 0])
        #expect(host(image, style: .dark).rgb(10, 10) == [0, 255, 0])
        #expect(host(image.environment(\.colorScheme, .dark)).rgb(10, 10) == [0, 255, 0])
    }

    @Test("Slices of an image are kept when it is resized")
    func slices() throws {
        try folder.picture(["rgk"], to: "I.imageset/i.png")
        try folder.imageSet(
            "I",
            [
                """
                "scale" : "1x", "filename" : "i.png", "resizing" : { "mode" : "3-part-horizontal",
                "center" : { "mode" : "stretch", "width" : 1 }, "cap-insets" : { "left" : 1, "right" : 1 } }
                """
            ])
        let line = host(Image("I", bundle: folder.bundle).resizable()).line(10)
        #expect(line == [[255, 0, 0]] + Array(repeating: [0, 255, 0], count: 18) + [[0, 0, 0]])
    }

    @Test("A vector that is preserved is drawn at the size in which it is shown")
    func vectors() throws {
        try folder.write(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="2" height="2">
              <rect width="1" height="2" fill="#f00"/><rect x="1" width="1" height="2" fill="#00f"/></svg>
            """, to: "I.imageset/i.svg")
        try folder.imageSet(
            "I", ["\"filename\" : \"i.svg\""], properties: "{ \"preserves-vector-representation\" : true }")
        let line = host(Image("I", bundle: folder.bundle).resizable()).line(10)
        #expect(line[9] == [255, 0, 0])
        #expect(line[10] == [0, 0, 255])
    }

    @Test("A template of a catalogue takes the foreground's colour")
    func template() throws {
        try folder.picture(["r"], times: 20, to: "I.imageset/i.png")
        try folder.imageSet(
            "I", ["\"scale\" : \"1x\", \"filename\" : \"i.png\""],
            properties: "{ \"template-rendering-intent\" : \"template\" }")
        let image = Image("I", bundle: folder.bundle).foregroundStyle(Color(red: 0, green: 0, blue: 1))
        #expect(host(image).rgb(10, 10) == [0, 0, 255])
    }
}
