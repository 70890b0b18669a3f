import Foundation
import TestSupport
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Images of asset catalogues")
struct CatalogImageTests {
    private let folder: AssetFolder

    init() throws { folder = try AssetFolder() }

    private func image(
        _ name: String, _ mutations: (inout any UIMutableTraits) -> Void = { $0.displayScale = 1 }
    ) -> UIImage? {
        UIImage(named: name, in: folder.bundle, compatibleWith: UITraitCollection(mutations: mutations))
    }

    /// A host with an image view in its upper left corner.
    private func host(_ view: UIImageView, size: CGSize, scale: CGFloat = 1) -> TestHost {
        let root = UIView()
        root.backgroundColor = .white
        root.addSubview(view)
        return TestHost(root, size: size, scale: scale)
    }

    @Test("The file for the scale is taken, in points")
    func scale() throws {
        try folder.picture(["rr"], to: "I.imageset/1.png")
        try folder.picture(["gg"], times: 2, to: "I.imageset/2.png")
        try folder.imageSet(
            "I",
            ["\"scale\" : \"1x\", \"filename\" : \"1.png\"", "\"scale\" : \"2x\", \"filename\" : \"2.png\""])
        let small = try #require(image("I"))
        let large = try #require(image("I") { $0.displayScale = 2 })
        #expect(small.size == CGSize(width: 2, height: 1))
        #expect(large.size == CGSize(width: 2, height: 1))
        #expect((small.scale, large.scale) == (1, 2))
        #expect(large.bitmap.pixelWidth == 4)
    }

    @Test("A set is found by the name of a file, too, where there is no such file")
    func nameOfAFile() throws {
        try folder.picture(["rr"], to: "I.imageset/1.png")
        try folder.imageSet("I", ["\"filename\" : \"1.png\""])
        try folder.picture(["r"], to: "v1.imageset/1.png")
        try folder.imageSet("v1", ["\"filename\" : \"1.png\""])
        #expect(image("I.png")?.size == CGSize(width: 2, height: 1))
        #expect(image("I.JPG")?.size == CGSize(width: 2, height: 1))
        #expect(image("v1.5") == nil)
        #expect(image("J.png") == nil)
    }

    @Test("An image view shows the image for its appearance, whatever was asked of it before")
    func appearance() throws {
        try folder.picture(["r"], times: 10, to: "I.imageset/light.png")
        try folder.picture(["g"], times: 10, to: "I.imageset/dark.png")
        try folder.imageSet(
            "I",
            ["\"filename\" : \"light.png\"", "\"filename\" : \"dark.png\", \(AssetFolder.dark)"])
        let view = UIImageView(image: image("I")?.withRenderingMode(.alwaysOriginal))
        let host = host(view, size: CGSize(width: 10, height: 10))
        #expect(host.rgb(5, 5) == [255, 0, 0])
        view.overrideUserInterfaceStyle = .dark
        #expect(host.rgb(5, 5) == [0, 255, 0])
        view.image = view.image?.withTintColor(.blue)
        #expect(host.rgb(5, 5) == [0, 0, 255])
    }

    @Test("An image of another size in the dark changes the size of its view")
    func size() throws {
        try folder.picture(["r"], times: 10, to: "I.imageset/light.png")
        try folder.picture(["gg"], times: 10, to: "I.imageset/dark.png")
        try folder.imageSet(
            "I",
            ["\"filename\" : \"light.png\"", "\"filename\" : \"dark.png\", \(AssetFolder.dark)"])
        let view = UIImageView(image: image("I"))
        let host = host(view, size: CGSize(width: 40, height: 40))
        #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
        host.rootViewController.view.overrideUserInterfaceStyle = .dark
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    }

    @Test("The intent of a template is its rendering mode")
    func intent() throws {
        for name in ["template", "original", "unknown"] {
            try folder.picture(["r"], to: "\(name).imageset/i.png")
            try folder.imageSet(
                name, ["\"filename\" : \"i.png\""],
                properties: "{ \"template-rendering-intent\" : \"\(name)\" }")
        }
        #expect(image("template")?.renderingMode == .alwaysTemplate)
        #expect(image("original")?.renderingMode == .alwaysOriginal)
        #expect(image("unknown")?.renderingMode == .automatic)
    }

    @Test("Slices in pixels become caps in points, without the part that Xcode dims")
    func slicing() throws {
        // Caps of two pixels at both sides, one column that fills, and one that is not drawn.
        try folder.picture(["rrgbkk"], times: 2, to: "I.imageset/i.png")
        try folder.imageSet(
            "I",
            [
                """
                "scale" : "2x", "filename" : "i.png", "resizing" : { "mode" : "3-part-horizontal",
                "center" : { "mode" : "stretch", "width" : 2 }, "cap-insets" : { "left" : 4, "right" : 4 } }
                """
            ])
        let image = try #require(self.image("I"))
        #expect(image.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
        #expect(image.resizingMode == .stretch)
        #expect(image.size == CGSize(width: 5, height: 1))
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 1)
        let line = host(view, size: CGSize(width: 20, height: 1)).line(0)
        let (red, green, black) = ([255, 0, 0], [0, 255, 0], [0, 0, 0])
        #expect(line == [red, red] + Array(repeating: green, count: 16) + [black, black])
    }

    @Test("Nothing shines through between slices that end within a pixel of the screen")
    func seams() throws {
        try folder.picture(["ggggg"], times: 3, to: "I.imageset/i.png")
        try folder.imageSet(
            "I",
            [
                """
                "scale" : "2x", "filename" : "i.png", "resizing" : { "mode" : "9-part",
                "center" : { "mode" : "stretch", "width" : 1, "height" : 1 },
                "cap-insets" : { "left" : 7, "right" : 7, "top" : 1, "bottom" : 1 } }
                """
            ])
        let view = UIImageView(image: image("I"))
        view.frame = CGRect(x: 0, y: 0, width: 20, height: 6)
        let host = host(view, size: CGSize(width: 20, height: 6))
        #expect(host.area(of: [0, 255, 0]) == 120)
    }

    @Test("The middle of slices is repeated where they say so")
    func tiling() throws {
        try folder.picture(["rgbk"], to: "I.imageset/i.png")
        try folder.imageSet(
            "I",
            [
                """
                "scale" : "1x", "filename" : "i.png", "resizing" : { "mode" : "9-part",
                "center" : { "mode" : "tile", "width" : 2, "height" : 1 },
                "cap-insets" : { "left" : 1, "right" : 1, "top" : 0, "bottom" : 0 } }
                """
            ])
        let view = UIImageView(image: image("I"))
        view.frame = CGRect(x: 0, y: 0, width: 8, height: 1)
        let (red, green, blue, black) = ([255, 0, 0], [0, 255, 0], [0, 0, 255], [0, 0, 0])
        #expect(
            host(view, size: CGSize(width: 8, height: 1)).line(0)
                == [red, green, blue, green, blue, green, blue, black])
    }

    @Test("An image for text from left to right is mirrored in the other direction")
    func mirrored() throws {
        try folder.picture(["rg"], to: "I.imageset/i.png")
        try folder.imageSet("I", ["\"filename\" : \"i.png\", \"language-direction\" : \"left-to-right\""])
        #expect(image("I")?.bitmap.pixels == [255, 0, 0, 255, 0, 255, 0, 255])
        let other = image("I") {
            $0.displayScale = 1
            $0.layoutDirection = .rightToLeft
        }
        #expect(other?.bitmap.pixels == [0, 255, 0, 255, 255, 0, 0, 255])
    }

    @Test("A file that is no picture is told once, and the image is nil")
    func unreadable() throws {
        try folder.write("no picture", to: "I.imageset/i.png")
        try folder.imageSet("I", ["\"filename\" : \"i.png\""])
        #expect(image("I") == nil)
        #expect(image("I") == nil)
        let said = ReportLog.process.sentences.filter {
            $0.contains("\(folder.path)/Assets.xcassets/I.imageset/i.png")
        }
        #expect(said.count == 1)
        #expect(said.first?.hasSuffix("use a PNG or JPEG file that can be opened.") == true)
    }

    @Test("An asset of one's own has an image for each appearance that was registered")
    func ownAsset() throws {
        try folder.picture(["r"], times: 10, to: "I.imageset/i.png")
        try folder.picture(["g"], times: 10, to: "J.imageset/i.png")
        for name in ["I", "J"] { try folder.imageSet(name, ["\"filename\" : \"i.png\""]) }
        let light = try #require(image("I")?.pngData().flatMap { UIImage(data: $0) })
        let dark = try #require(image("J"))
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        light.imageAsset?.register(dark, with: traits)
        let view = UIImageView(image: light)
        let host = host(view, size: CGSize(width: 10, height: 10))
        #expect(host.rgb(5, 5) == [255, 0, 0])
        view.overrideUserInterfaceStyle = .dark
        #expect(host.rgb(5, 5) == [0, 255, 0])
        light.imageAsset?.unregister(imageWith: traits)
        #expect(light.imageAsset?.image(with: traits).bitmap === light.bitmap)
    }

    @Test("A resource is the image that it names; one that is not there has no size, and is told")
    func resource() throws {
        try folder.picture(["r"], to: "I.imageset/i.png")
        try folder.imageSet("I", ["\"scale\" : \"1x\", \"filename\" : \"i.png\""])
        #expect(
            UIImage(resource: ImageResource(name: "I", bundle: folder.bundle)).size
                == CGSize(width: 1, height: 1))
        #expect(UIImage(resource: ImageResource(name: "Gone", bundle: folder.bundle)).size == .zero)
        #expect(ReportLog.process.contains("There is no image \"Gone\" in an asset catalogue"))
    }

    @Test("The name of a file gives its scale")
    func fileScale() throws {
        try folder.picture(["rr"], to: "a@2x.png")
        let image = UIImage(contentsOfFile: "\(folder.path)/Assets.xcassets/a@2x.png")
        #expect(image?.scale == 2)
        #expect(image?.size == CGSize(width: 1, height: 0.5))
    }
}
