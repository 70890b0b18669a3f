import Foundation
import TestSupport
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Vectors of asset catalogues")
struct VectorImageTests {
    private let folder: AssetFolder

    init() throws { folder = try AssetFolder() }

    private func image(_ name: String, scale: CGFloat = 1) -> UIImage? {
        UIImage(named: name, in: folder.bundle, compatibleWith: UITraitCollection(displayScale: scale))
    }

    /// Left half red, right half blue, 10×10.
    private static let flag = """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" viewBox="0 0 20 20">
          <rect width="10" height="20" fill="#f00"/><rect x="10" width="10" height="20" fill="#00f"/></svg>
        """

    private func flag(_ name: String, preserved: Bool) throws {
        try folder.write(Self.flag, to: "\(name).imageset/i.svg")
        try folder.imageSet(
            name, ["\"filename\" : \"i.svg\""],
            properties: "{ \"preserves-vector-representation\" : \(preserved) }")
    }

    private func line(_ name: String, width: CGFloat) -> [[Int]] {
        let view = UIImageView(image: image(name))
        view.frame = CGRect(x: 0, y: 0, width: width, height: 1)
        return TestHost(view, size: CGSize(width: width, height: 1), scale: 1).line(0)
    }

    @Test("An SVG has its size in points, and the pixels of the screen")
    func size() throws {
        try flag("I", preserved: false)
        let image = try #require(self.image("I", scale: 3))
        #expect(image.size == CGSize(width: 10, height: 10))
        #expect(image.bitmap.pixelWidth == 30)
        #expect(image.bitmap[14, 14] == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(image.bitmap[15, 14] == RGBA(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("A vector that is preserved is sharp at every size, another is its pixels made larger")
    func preserved() throws {
        try flag("Sharp", preserved: true)
        try flag("Soft", preserved: false)
        let (red, blue) = ([255, 0, 0], [0, 0, 255])
        let sharp = line("Sharp", width: 400)
        #expect(sharp[199] == red)
        #expect(sharp[200] == blue)
        let soft = line("Soft", width: 400)
        #expect(soft[100] == red)
        #expect(soft[300] == blue)
        #expect(soft[199] != red)
        #expect(soft[200] != blue)
    }

    @Test("An SVG without a size has that of its viewBox")
    func viewBox() throws {
        try folder.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 12\"><rect width=\"24\" height=\"12\"/></svg>",
            to: "I.imageset/i.svg")
        try folder.imageSet("I", ["\"filename\" : \"i.svg\""])
        #expect(image("I")?.size == CGSize(width: 24, height: 12))
    }

    @Test("An SVG that is none, and one that is too large, are told")
    func bad() throws {
        try folder.write("<svg", to: "I.imageset/i.svg")
        try folder.imageSet("I", ["\"filename\" : \"i.svg\""])
        try folder.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1e12\" height=\"1e12\"/>",
            to: "J.imageset/i.svg")
        try folder.imageSet("J", ["\"filename\" : \"i.svg\""])
        #expect(image("I") == nil)
        let sentence = ReportLog.process.sentences.first {
            $0.contains("\(folder.path)/Assets.xcassets/I.imageset/i.svg cannot be drawn (XML parse error")
        }
        #expect(sentence?.hasSuffix("; use an SVG or PDF file that can be opened.") == true)
        #expect(sentence?.contains("\n") == false)
        #expect(image("J") == nil)
        #expect(ReportLog.process.contains("\(folder.path)/Assets.xcassets/J.imageset/i.svg is not decoded"))
    }

    @Test("An SVG loads no other file")
    func references() throws {
        try folder.picture(["r"], times: 10, to: "I.imageset/other.png")
        try folder.write(
            """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="10" height="10">
              <image width="10" height="10" xlink:href="file://\(folder.path)/Assets.xcassets/I.imageset/other.png"/></svg>
            """, to: "I.imageset/i.svg")
        try folder.imageSet("I", ["\"filename\" : \"i.svg\""])
        #expect(image("I")?.bitmap[5, 5].alpha == 0)
    }

    /// A page of 20×10 points, its left half red.
    private static let document = """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R>>endobj
        4 0 obj<</Length 23>>stream
        1 0 0 rg 0 0 10 10 re f
        endstream endobj
        trailer<</Root 1 0 R>>
        """

    nonisolated private static let hasConverter =
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/pdftocairo")
        }

    @Test("The first page of a PDF is drawn at its size in points", .enabled(if: hasConverter))
    func document() throws {
        try folder.write(Self.document, to: "I.imageset/i.pdf")
        try folder.imageSet("I", ["\"filename\" : \"i.pdf\""])
        let image = try #require(self.image("I", scale: 2))
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.bitmap.pixelWidth == 40)
        #expect(image.bitmap[10, 10] == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(image.bitmap[30, 10].alpha == 0)
    }

    /// The same page, drawn by a form without bounds, as Quartz writes them.
    private static let unboundedDocument = """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R/Resources<</XObject<</F 5 0 R>>>>>>endobj
        4 0 obj<</Length 4>>stream
        /F Do
        endstream endobj
        5 0 obj<</Type/XObject/Subtype/Form/FormType 1/BBox
        [-1073741824 -1073741824 1073741823 1073741823]
        /Group<</S/Transparency/CS/DeviceRGB/I true/K false>>/Length 23>>stream
        1 0 0 rg 0 0 10 10 re f
        endstream endobj
        trailer<</Root 1 0 R>>
        """

    @Test("Forms without bounds are drawn", .enabled(if: hasConverter))
    func unboundedDocument() throws {
        try folder.write(Self.unboundedDocument, to: "I.imageset/i.pdf")
        try folder.imageSet("I", ["\"filename\" : \"i.pdf\""])
        let image = try #require(self.image("I", scale: 2))
        #expect(image.bitmap[10, 10] == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(image.bitmap[30, 10].alpha == 0)
    }

    /// A page that is blue, with a red rectangle over its left half that is added to it.
    private static func blended(_ state: String) -> String {
        """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 10]/Contents 4 0 R/Resources<</ExtGState<</G 5 0 R>>>>>>endobj
        4 0 obj<</Length 55>>stream
        0 0 1 rg 0 0 20 10 re f /G gs 1 0 0 rg 0 0 10 10 re f
        endstream endobj
        5 0 obj<</Type/ExtGState\(state)>>endobj
        trailer<</Root 1 0 R>>
        """
    }

    @Test("Blend modes of a PDF are drawn, at every size", .enabled(if: hasConverter))
    func blendModes() throws {
        try folder.write(Self.blended("/BM /Screen"), to: "I.imageset/i.pdf")
        try folder.imageSet("I", ["\"filename\" : \"i.pdf\""])
        try folder.write(Self.blended("/BM/Normal"), to: "N.imageset/i.pdf")
        try folder.imageSet("N", ["\"filename\" : \"i.pdf\""])
        for scale in [1, 2] as [CGFloat] {
            let image = try #require(self.image("I", scale: scale))
            #expect(image.size == CGSize(width: 20, height: 10))
            #expect(image.bitmap.pixelWidth == 20 * Int(scale))
            #expect(image.bitmap[5, 5] == RGBA(red: 1, green: 0, blue: 1, alpha: 1))
            #expect(image.bitmap[15 * Int(scale), 5] == RGBA(red: 0, green: 0, blue: 1, alpha: 1))
        }
        let plain = try #require(self.image("N"))
        #expect(plain.bitmap[5, 5] == RGBA(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test("A PDF that is none is told with what the program says", .enabled(if: hasConverter))
    func badDocument() throws {
        try folder.write("no document", to: "I.imageset/i.pdf")
        try folder.imageSet("I", ["\"filename\" : \"i.pdf\""])
        #expect(image("I") == nil)
        #expect(
            ReportLog.process.contains(
                "\(folder.path)/Assets.xcassets/I.imageset/i.pdf cannot be drawn (Syntax"))
    }

    @Test("Without the program that draws PDF one sentence names its package")
    func noConverter() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            let folder = try AssetFolder()
            try folder.write("%PDF-1.4", to: "I.imageset/i.pdf")
            try folder.imageSet("I", ["\"filename\" : \"i.pdf\""])
            setenv("PATH", "/nowhere", 1)
            for _ in 0..<2 {
                guard UIImage(named: "I", in: folder.bundle, compatibleWith: nil) == nil else { exit(2) }
            }
        }
        let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 1)
        #expect(
            lines.first?.hasSuffix(
                "/I.imageset/i.pdf is not drawn: the program pdftocairo is not on this machine; install the package "
                    + "poppler-utils, or use a PNG file.") == true)
    }
}
