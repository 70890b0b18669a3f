import SwiftUITestSupport
import Testing
import VitrineGraphics
import VitrineSwiftUI
import VitrineTesting

/// Images by their pixels.
@MainActor
@Suite
struct ImagePixelTests {
    /// A picture of rows of letters, as ``pixelMap`` names colours; a space is nothing.
    private func image(_ rows: [String], scale: CGFloat = 1) throws -> UIImage {
        let pixels = rows.joined().flatMap { letter -> [UInt8] in
            switch letter {
            case "r": [255, 0, 0, 255]
            case "g": [0, 255, 0, 255]
            case "b": [0, 0, 255, 255]
            case "k": [0, 0, 0, 255]
            default: [0, 0, 0, 0]
            }
        }
        let bitmap = Bitmap(width: rows[0].count, height: rows.count, pixels: pixels)
        return try #require(UIImage(data: bitmap.pngData(), scale: scale))
    }

    @Test func anImageIsDrawnAsItIs() throws {
        let image = try image(["rg", "bk"])
        #expect(pixelMap(4, 4) { Image(uiImage: image) } == ["....", ".rg.", ".bk.", "...."])
        let half = try self.image(["rrgg", "rrgg", "bbkk", "bbkk"], scale: 2)
        #expect(answers { Image(uiImage: half) } == "2×2  2×2  2×2  2×2  2×2  2×2  2×2")
    }

    @Test func aResizableImageTakesWhatIsProposed() throws {
        let image = Image(uiImage: try image(["rrrr", "rrrr"])).resizable()
        #expect(answers { image } == "4×2  0×0  ∞×∞  60×40  200×10  60×2  4×40")
        #expect(answers { image.scaledToFit() } == "4×2  0×0  ∞×∞  60×30  20×10  60×30  80×40")
        #expect(answers { image.scaledToFill() } == "4×2  0×0  ∞×∞  80×40  200×100  60×30  80×40")
        #expect(
            answers { image.aspectRatio(1, contentMode: .fit) } == "4×2  0×0  ∞×∞  40×40  10×10  60×60  40×40"
        )
    }

    @Test func nearestPixelsAreTakenWithoutInterpolation() throws {
        let image = try image(["rg"])
        #expect(
            pixelMap(8, 2) { Image(uiImage: image).resizable().interpolation(.none) } == [
                "rrrrgggg", "rrrrgggg",
            ])
        // Smooth otherwise: the middle is a mixture.
        #expect(pixelMap(8, 2) { Image(uiImage: image).resizable() }[0].contains("?"))
    }

    @Test func tilesBeginAtTheTopLeadingCornerAndAreCut() throws {
        let image = try image(["rg", "bk"])
        #expect(
            pixelMap(5, 3) { Image(uiImage: image).resizable(resizingMode: .tile).interpolation(.none) } == [
                "rgrgr", "bkbkb", "rgrgr",
            ])
    }

    @Test func capsKeepTheirSizeAndTheMiddleStretches() throws {
        let image = try image(["rkr", "kgk", "rkr"])
        let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        #expect(
            pixelMap(6, 5) { Image(uiImage: image).resizable(capInsets: insets).interpolation(.none) } == [
                "rkkkkr", "kggggk", "kggggk", "kggggk", "rkkkkr",
            ])
    }

    @Test func capsKeepTheirSizeAndTheMiddleIsTiled() throws {
        let image = try image(["rkbr", "kgbk", "rkbr"])
        let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        #expect(
            pixelMap(6, 3) {
                Image(uiImage: image).resizable(capInsets: insets, resizingMode: .tile).interpolation(.none)
            } == ["rkbkbr", "kgbgbk", "rkbkbr"])
    }

    @Test func capsOfOneSideOnly() throws {
        let image = try image(["rgb"])
        let insets = EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 0)
        #expect(
            pixelMap(6, 1) { Image(uiImage: image).resizable(capInsets: insets).interpolation(.none) } == [
                "rgbbbb"
            ])
    }

    @Test func templatesTakeTheStyleOfTheForeground() throws {
        let image = try image(["r ", " r"])
        #expect(
            pixelMap(2, 2) { Image(uiImage: image).renderingMode(.template).foregroundStyle(Ink.blue) } == [
                "b.", ".b",
            ])
        #expect(pixelMap(2, 2) { Image(uiImage: image).renderingMode(.template) } == ["k.", ".k"])
        #expect(
            pixelMap(2, 2) { Image(uiImage: image).renderingMode(.original).foregroundStyle(Ink.blue) } == [
                "r.", ".r",
            ])
        #expect(pixelMap(2, 2) { Image(uiImage: image).foregroundStyle(Ink.blue) } == ["r.", ".r"])
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(pixelMap(2, 2) { Image(uiImage: template).foregroundStyle(Ink.blue) } == ["b.", ".b"])
        #expect(
            pixelMap(2, 2) { Image(uiImage: template).renderingMode(.original).foregroundStyle(Ink.blue) }
                == ["r.", ".r"])
        #expect(
            pixelMap(2, 2) { Image(uiImage: template).renderingMode(nil).foregroundStyle(Ink.blue) } == [
                "b.", ".b",
            ])
    }

    @Test func anotherImageHasAnotherSize() throws {
        let (small, large) = (try image(["r"]), try image(["bb", "bb"]))
        let bench = Bench(10, 10) { Image(uiImage: small) }
        #expect(bench.frames == [CGRect(4.5, 4.5, 1, 1)])
        bench.show(Image(uiImage: large))
        #expect(bench.frames == [CGRect(4, 4, 2, 2)])
    }

    @Test func imagesAreNotMirroredInLanguagesFromTheRight() throws {
        let image = try image(["rg"])
        #expect(
            pixelMap(2, 1) { Image(uiImage: image).environment(\.layoutDirection, .rightToLeft) } == ["rg"])
    }
}
