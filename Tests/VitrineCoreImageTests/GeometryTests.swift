import Foundation
import Testing
import VitrineCoreGraphics

@testable import VitrineCoreImage

@Suite struct GeometryTests {
    @Test func cropsAndTransformsAreFiltersToo() {
        let image = TestPicture.image("RG", "BW")
        let crop = image.applyingFilter(
            "CICrop", parameters: ["inputRectangle": CIVector(x: 1, y: 0, z: 1, w: 2)])
        #expect(TestPicture.letters(crop) == ["G", "W"])
        let transforms: [Any] = [
            CGAffineTransform(translationX: 3, y: 1),
            CIVector(cgAffineTransform: CGAffineTransform(translationX: 3, y: 1)),
        ]
        for transform in transforms {
            let moved = image.applyingFilter(
                "CIAffineTransform", parameters: [kCIInputTransformKey: transform])
            #expect(moved.extent == CGRect(x: 3, y: 1, width: 2, height: 2))
            #expect(TestPicture.letters(moved) == ["RG", "BW"])
        }
        let matrix = NSAffineTransform()
        matrix.translateX(by: 3, yBy: 1)
        #expect(
            image.applyingFilter("CIAffineTransform", parameters: [kCIInputTransformKey: matrix]).extent
                .origin
                == CGPoint(x: 3, y: 1))
    }

    @Test func tilesAreSideBySide() {
        let image = TestPicture.image("RG", "BW")
        let tiles = image.applyingFilter("CIAffineTile")
        #expect(tiles.extent.isInfinite)
        #expect(
            TestPicture.letters(tiles, CGRect(x: -2, y: -1, width: 5, height: 3)) == [
                "RGRGR", "BWBWB", "RGRGR",
            ])
        let clamped = image.applyingFilter(
            "CIClamp", parameters: [kCIInputExtentKey: CIVector(x: 1, y: 1, z: 1, w: 1)])
        #expect(TestPicture.letters(clamped, CGRect(x: -5, y: 9, width: 2, height: 1)) == ["GG"])
    }

    @Test func lanczosKeepsColorsAndSizes() {
        let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 20, height: 10))
        let small = image.applyingFilter(
            "CILanczosScaleTransform", parameters: [kCIInputScaleKey: 0.5, kCIInputAspectRatioKey: 2])
        #expect(small.extent == CGRect(x: 0, y: 0, width: 20, height: 5))
        #expect(
            TestPicture.letters(small) == [String](repeating: String(repeating: "R", count: 20), count: 5))
        // A third of a size is a whole one, whatever the product says.
        let third = image.applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 0.1])
        #expect(CIContext().createCGImage(third, from: third.extent)?.width == 2)
        let nothing = image.applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 0])
        #expect(nothing.extent.isNull)
    }

    @Test func manyPixelsAreWeighedWhereAskedFor() {
        // Columns of black and white in turn.
        var rows = "KW"
        for _ in 0..<5 { rows += rows }
        let image = TestPicture.image(rows, rows)
        let transform = CGAffineTransform(scaleX: 0.125, y: 1)
        let small = image.transformed(by: transform, highQualityDownsample: true)
        #expect(small.extent.width == 8)
        #expect(isClose([TestPicture.numbers(small, x: 4)[0]], [0.5], within: 0.02))
    }

    @Test func straighteningFillsTheExtent() {
        let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 20, height: 10))
        let turned = image.applyingFilter("CIStraightenFilter", parameters: [kCIInputAngleKey: 0.3])
        #expect(turned.extent == image.extent)
        #expect(TestPicture.letters(turned) == TestPicture.letters(image))
    }

    @Test func cornersGoWhereTheyAreTold() {
        let image = TestPicture.image("RG", "BW").samplingNearest()
        let values: [String: Any] = [
            "inputTopLeft": CIVector(x: 0, y: 4), "inputTopRight": CIVector(x: 8, y: 4),
            "inputBottomRight": CIVector(x: 8, y: 0), "inputBottomLeft": CIVector(x: 0, y: 0),
        ]
        let large = image.applyingFilter("CIPerspectiveTransform", parameters: values)
        #expect(large.extent == CGRect(x: 0, y: 0, width: 8, height: 4))
        #expect(TestPicture.letters(large) == ["RRRRGGGG", "RRRRGGGG", "BBBBWWWW", "BBBBWWWW"])
        let back = large.samplingNearest().applyingFilter("CIPerspectiveCorrection", parameters: values)
        #expect(TestPicture.letters(back) == TestPicture.letters(large))
    }

    @Test func aProjectionAndItsInverseUndoEachOther() throws {
        let map = try #require(
            Projection(
                squareTo: CGPoint(x: 10, y: 5), bottomRight: CGPoint(x: 130, y: 20),
                topRight: CGPoint(x: 140, y: 90),
                topLeft: CGPoint(x: 20, y: 110)))
        let corner = try #require(map(SIMD2(1, 1)))
        #expect(abs(corner.x - 140) < 1e-9 && abs(corner.y - 90) < 1e-9)
        let place = try #require(map(SIMD2(0.3, 0.7)))
        let back = try #require(map.inverse(place))
        #expect(abs(back.x - 0.3) < 1e-9 && abs(back.y - 0.7) < 1e-9)
        #expect(Projection(squareTo: .zero, bottomRight: .zero, topRight: .zero, topLeft: .zero) == nil)
    }

    @Test func distortionsLeaveWhatIsBeyondTheCircle() {
        let image = TestPicture.image("RGBW", "WRGB", "BWRG", "GBWR").transformed(
            by: CGAffineTransform(translationX: 40, y: 40))
        for name in ["CIBumpDistortion", "CIPinchDistortion", "CITwirlDistortion", "CIVortexDistortion"] {
            let result = image.applyingFilter(
                name, parameters: [kCIInputCenterKey: CIVector(x: 10, y: 10), kCIInputRadiusKey: 20])
            #expect(TestPicture.letters(result, image.extent) == TestPicture.letters(image), "\(name)")
        }
    }

    @Test func aTwirlTurnsItsMiddle() {
        // Red at the right of the centre, blue at its left; a half turn of the middle exchanges them.
        let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: -200, width: 200, height: 400))
            .composited(over: CIImage(color: .blue))
        let turned = image.applyingFilter(
            "CITwirlDistortion",
            parameters: [
                kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputRadiusKey: 100, kCIInputAngleKey: Double.pi,
            ])
        #expect(TestPicture.letters(turned, CGRect(x: 2, y: 0, width: 1, height: 1)) == ["B"])
        #expect(TestPicture.letters(turned, CGRect(x: 150, y: 0, width: 1, height: 1)) == ["R"])
    }

    @Test func aBumpMagnifies() {
        // In the middle, from half of the distance.
        let image = CIImage(color: .red).cropped(to: CGRect(x: -5, y: -50, width: 10, height: 100))
        let bump = image.applyingFilter(
            "CIBumpDistortion",
            parameters: [
                kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputRadiusKey: 100, kCIInputScaleKey: 0.5,
            ])
        #expect(TestPicture.letters(bump, CGRect(x: 7, y: 0, width: 1, height: 1)) == ["R"])
        let pinch = image.applyingFilter(
            "CIPinchDistortion",
            parameters: [
                kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputRadiusKey: 100, kCIInputScaleKey: 0.5,
            ])
        #expect(TestPicture.letters(pinch, CGRect(x: 3, y: 0, width: 1, height: 1)) == ["."])
    }

    @Test func aHoleIsEmpty() {
        let values: [String: Any] = [kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputRadiusKey: 10]
        let image = CIImage(color: .red).cropped(to: CGRect(x: -40, y: -40, width: 80, height: 80))
        let hole = image.applyingFilter("CIHoleDistortion", parameters: values)
        #expect(TestPicture.letters(hole, CGRect(x: 5, y: 0, width: 1, height: 1)) == ["."])
        #expect(TestPicture.letters(hole, CGRect(x: 12, y: 0, width: 1, height: 1)) == ["R"])
        let splash = CIImage(color: .blue).cropped(to: CGRect(x: -20, y: -20, width: 40, height: 40))
            .applyingFilter("CICircleSplashDistortion", parameters: values)
        #expect(TestPicture.letters(splash, CGRect(x: 1000, y: 0, width: 1, height: 1)) == ["B"])
    }

    @Test func cubicsAreMitchellsAndNetravalis() {
        // B = 0, C = 0.5 is Catmull and Rom's spline: 1 at 0, 0 at 1 and 2, 0.5625 at a half.
        let window = ResamplingWindow.cubic(b: 0, c: 0.5)
        #expect([0, 1, 2].map { window.weight($0) } == [1, 0, 0])
        #expect(abs(window.weight(0.5) - 0.5625) < 1e-12)
        // B = 1, C = 0 is the cubic B-spline.
        #expect(abs(ResamplingWindow.cubic(b: 1, c: 0).weight(0) - 2.0 / 3) < 1e-12)
        let small = TestPicture.image("RRRR", "RRRR").applyingFilter(
            "CIBicubicScaleTransform", parameters: [kCIInputScaleKey: 0.5])
        #expect(TestPicture.letters(small) == ["RR"])
    }

    @Test func mirrorsShowOneWedge() {
        // Two mirrors through the centre: four quarters, of which the first is shown everywhere.
        let image = TestPicture.image("BR", "KW").transformed(by: CGAffineTransform(translationX: -1, y: -1))
        let mirrored = image.samplingNearest().applyingFilter(
            "CIKaleidoscope", parameters: [kCIInputCenterKey: CIVector(x: 0, y: 0), "inputCount": 2])
        #expect(TestPicture.letters(mirrored, CGRect(x: -1, y: -1, width: 2, height: 2)) == ["RR", "RR"])
        #expect(mirrored.extent.isInfinite)
    }
}
