import Foundation
import Testing
import VitrineCoreGraphics
import VitrineImageIO

@testable import VitrineCoreImage

@Suite struct ImageTests {
    @Test func coordinatesGrowUpwards() {
        let image = TestPicture.image("RG", "BW")
        #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(TestPicture.letters(image, CGRect(x: 0, y: 0, width: 1, height: 1)) == ["B"])
        #expect(TestPicture.letters(image, CGRect(x: 1, y: 1, width: 1, height: 1)) == ["G"])
        #expect(
            TestPicture.letters(image, CGRect(x: -1, y: -1, width: 4, height: 4)) == [
                "....", ".RG.", ".BW.", "....",
            ])
    }

    @Test func colorsHaveNoEnd() {
        let image = CIImage(color: .green)
        #expect(image.extent.isInfinite)
        #expect(TestPicture.letters(image, CGRect(x: -1e6, y: 1e6, width: 2, height: 1)) == ["GG"])
        #expect(CIContext().createCGImage(image, from: image.extent) == nil)
    }

    @Test func nothingHasNoPixels() {
        let image = CIImage.empty()
        #expect(image.extent.isNull)
        #expect(CIContext().createCGImage(image, from: CGRect(x: 0, y: 0, width: 1, height: 1))?.width == 1)
        #expect(TestPicture.letters(image, CGRect(x: 0, y: 0, width: 2, height: 1)) == [".."])
    }

    @Test func aCropKeepsItsPlace() {
        let image = TestPicture.image("RGB", "KWY")
        let crop = image.cropped(to: CGRect(x: 1, y: 0, width: 9, height: 1))
        #expect(crop.extent == CGRect(x: 1, y: 0, width: 2, height: 1))
        #expect(TestPicture.letters(crop) == ["WY"])
        #expect(image.cropped(to: CGRect(x: 5, y: 5, width: 1, height: 1)).extent.isNull)
    }

    @Test func orientationsAreTurnedUpright() {
        let image = TestPicture.image("RG", "BW", "KY")
        let upright: [CGImagePropertyOrientation: [String]] = [
            .up: ["RG", "BW", "KY"], .upMirrored: ["GR", "WB", "YK"], .down: ["YK", "WB", "GR"],
            .downMirrored: ["KY", "BW", "RG"], .leftMirrored: ["RBK", "GWY"], .right: ["KBR", "YWG"],
            .rightMirrored: ["YWG", "KBR"], .left: ["GWY", "RBK"],
        ]
        for (orientation, letters) in upright {
            let turned = image.oriented(orientation)
            #expect(turned.extent.origin == .zero, "\(orientation)")
            #expect(TestPicture.letters(turned) == letters, "\(orientation)")
            #expect(
                TestPicture.letters(image.oriented(forExifOrientation: Int32(orientation.rawValue)))
                    == letters)
        }
        #expect(image.oriented(forExifOrientation: 9).extent == image.extent)
    }

    @Test func edgesGoOnWithoutEnd() {
        let image = TestPicture.image("RG", "BW").clampedToExtent()
        #expect(image.extent.isInfinite)
        #expect(
            TestPicture.letters(image, CGRect(x: -1, y: -1, width: 4, height: 4)) == [
                "RRGG", "RRGG", "BBWW", "BBWW",
            ])
        #expect(TestPicture.letters(image, CGRect(x: 100, y: 7, width: 2, height: 1)) == ["GG"])
        let part = TestPicture.image("RG", "BW").clamped(to: CGRect(x: 1, y: 1, width: 1, height: 1))
        #expect(TestPicture.letters(part, CGRect(x: 0, y: 0, width: 2, height: 2)) == ["GG", "GG"])
    }

    @Test func nearestPixelsStaySharp() {
        let image = TestPicture.image("RG").samplingNearest()
        let large = image.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
        #expect(large.extent == CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(TestPicture.letters(large) == ["RRGG", "RRGG"])
    }

    @Test func linearPixelsAreMixed() {
        let image = TestPicture.image("KW").transformed(by: CGAffineTransform(scaleX: 2, y: 1))
        // The middles of the four pixels are at 0.25, 0.75, 1.25 and 1.75 of the two, whose own are at 0.5 and 1.5.
        let red = stride(from: 0, to: 16, by: 4).map { TestPicture.numbers(image, image.extent)[$0] }
        #expect(isClose(red, [0, 0.25, 0.75, 1]))
    }

    @Test func transformsOfTransformsBecomeOne() {
        let image = TestPicture.image("RG", "BW")
        let there = image.transformed(by: CGAffineTransform(scaleX: 0.1, y: 0.1))
        let back = there.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        #expect(TestPicture.letters(back, CGRect(x: 0, y: 0, width: 2, height: 2)) == ["RG", "BW"])
    }

    @Test func aFlattenedImageHasNoPixels() {
        let image = TestPicture.image("RG").transformed(by: CGAffineTransform(scaleX: 0, y: 1))
        #expect(image.extent.isNull)
        #expect(TestPicture.image("R").transformed(by: CGAffineTransform(scaleX: .nan, y: 1)).extent.isNull)
    }

    @Test func compositingIsOver() {
        let front = TestPicture.image("R.")
        let image = front.composited(over: TestPicture.image("BBB"))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 3, height: 1))
        #expect(TestPicture.letters(image) == ["RBB"])
    }

    @Test func opacityIsMultipliedAndDivided() {
        let half = TestPicture.pixel(0.5, 0.25, 0, 0.5)
        #expect(
            isClose(
                TestPicture.numbers(
                    half.unpremultiplyingAlpha(), CGRect(x: 0, y: 0, width: 1, height: 1), TestPicture.plain),
                [1, 0.5, 0, 0.5]))
        #expect(isClose(TestPicture.numbers(half.premultiplyingAlpha()), [0.25, 0.125, 0, 0.5]))
        #expect(isClose(TestPicture.numbers(half.settingAlphaOne(in: half.extent)), [0.5, 0.25, 0, 1]))
    }

    @Test func itRemembersWhatItWasMadeOf() throws {
        let source = TestPicture.cgImage(["RG"])
        let image = CIImage(cgImage: source)
        #expect(image.cgImage === source)
        #expect(image.colorSpace?.name == CGColorSpace.sRGB)
        #expect(image.cropped(to: image.extent).cgImage == nil)
        #expect(image.renderedCGImage === source)
        #expect(image.oriented(.right).renderedCGImage?.height == 2)
        #expect(CIImage(color: .red).renderedCGImage == nil)
        #expect(image.settingProperties(["a": 1]).properties["a"] as? Int == 1)
    }

    @Test func filesAreRead() throws {
        let context = CIContext()
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let data = try #require(
            context.pngRepresentation(of: TestPicture.image("RG", "BW"), format: .RGBA8, colorSpace: space))
        let image = try #require(CIImage(data: data))
        #expect(TestPicture.letters(image) == ["RG", "BW"])
        #expect((image.properties[kCGImagePropertyPixelWidth] as? NSNumber)?.intValue == 2)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try context.writePNGRepresentation(of: image, to: url, format: .RGBA8, colorSpace: space)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(CIImage(contentsOf: url)?.url == url)
        #expect(CIImage(contentsOf: URL(fileURLWithPath: "/nowhere")) == nil)
        #expect(CIImage(data: Data([1, 2, 3])) == nil)
        #expect(CIImage(data: Data()) == nil)
    }

    @Test func bitmapsAreReadInTheirFormat() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let size = CGSize(width: 2, height: 1)
        let bgra = CIImage(
            bitmapData: Data([0, 0, 255, 255, 255, 0, 0, 255]), bytesPerRow: 8, size: size, format: .BGRA8,
            colorSpace: space)
        #expect(TestPicture.letters(bgra) == ["RB"])
        let luminance = CIImage(
            bitmapData: Data([255, 0]), bytesPerRow: 2, size: size, format: .L8, colorSpace: space)
        #expect(TestPicture.letters(luminance) == ["WK"])
    }

    @Test func descriptionsNameTheExtent() {
        #expect("\(TestPicture.image("RG"))" == "<CIImage: extent [0 0 2 1]>")
        #expect("\(CIImage(color: .red))" == "<CIImage: extent [infinite]>")
        #expect("\(CIImage.empty())" == "<CIImage: extent [empty]>")
    }
}
