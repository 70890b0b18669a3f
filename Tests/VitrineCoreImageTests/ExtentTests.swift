import Foundation
import Testing
import VitrineCoreGraphics

@testable import VitrineCoreImage

/// Where each filter has pixels, of an image of 40×20 at (10, 20) with its other values as they are at first.
@Suite struct ExtentTests {
    private let image = CIImage(color: .red).cropped(to: CGRect(x: 10, y: 20, width: 40, height: 20))

    private static func isImage(_ key: String) -> Bool {
        key.hasSuffix("Image") || ["inputMask", "inputImage2"].contains(key)
    }

    private func extent(_ name: String) throws -> CGRect {
        let filter = try #require(CIFilter(name: name))
        for key in filter.inputKeys where Self.isImage(key) { filter.setValue(image, forKey: key) }
        if filter.inputKeys.contains("inputMessage") {
            filter.setValue(Data("Hello".utf8), forKey: "inputMessage")
        }
        return try #require(filter.outputImage, "\(name)").extent
    }

    /// Those that have pixels elsewhere than the image has.
    private static let others: [String: CGRect] = [
        "CIGaussianBlur": CGRect(x: -20, y: -10, width: 100, height: 80),
        "CIBoxBlur": CGRect(x: 0, y: 10, width: 60, height: 40),
        "CIDiscBlur": CGRect(x: 2, y: 12, width: 56, height: 36),
        "CIMotionBlur": CGRect(x: -10, y: 20, width: 80, height: 20),
        "CIBloom": CGRect(x: -20, y: -10, width: 100, height: 80),
        "CIConvolution3X3": CGRect(x: 9, y: 19, width: 42, height: 22),
        "CIConvolution5X5": CGRect(x: 8, y: 18, width: 44, height: 24),
        "CIConvolution9Horizontal": CGRect(x: 6, y: 20, width: 48, height: 20),
        "CIConvolution9Vertical": CGRect(x: 10, y: 16, width: 40, height: 28),
        "CICrystallize": CGRect(x: -20, y: -10, width: 100, height: 80),
        "CIPointillize": CGRect(x: -20, y: -10, width: 100, height: 80),
        "CIHexagonalPixellate": CGRect(x: 5, y: 15, width: 50, height: 30),
        // Squares of eight pixels with a corner at 150.
        "CIPixellate": CGRect(x: 6, y: 14, width: 48, height: 32),
        // With the circles around 150.
        "CIBumpDistortion": CGRect(x: -150, y: -150, width: 600, height: 600),
        "CIPinchDistortion": CGRect(x: -150, y: -150, width: 600, height: 600),
        "CITwirlDistortion": CGRect(x: -150, y: -150, width: 600, height: 600),
        "CIVortexDistortion": CGRect(x: -150, y: -150, width: 600, height: 600),
        "CIHoleDistortion": CGRect(x: -140, y: -130, width: 340, height: 320),
        "CIPerspectiveTransform": CGRect(x: 118, y: 140, width: 528, height: 367),
        "CIPerspectiveCorrection": CGRect(x: 0, y: 0, width: 529, height: 380),
        "CIAreaAverage": CGRect(x: 0, y: 0, width: 1, height: 1),
        "CIAreaMaximum": CGRect(x: 0, y: 0, width: 1, height: 1),
        "CIAreaMinimum": CGRect(x: 0, y: 0, width: 1, height: 1),
        "CIAreaMaximumAlpha": CGRect(x: 0, y: 0, width: 1, height: 1),
        "CIAreaMinimumAlpha": CGRect(x: 0, y: 0, width: 1, height: 1),
        "CIAreaHistogram": CGRect(x: 0, y: 0, width: 64, height: 1),
        "CIRowAverage": CGRect(x: 0, y: 0, width: 40, height: 1),
        "CIColumnAverage": CGRect(x: 0, y: 0, width: 1, height: 20),
        "CIQRCodeGenerator": CGRect(x: 0, y: 0, width: 23, height: 23),
        "CICode128BarcodeGenerator": CGRect(x: 0, y: 0, width: 110, height: 32),
        "CIRoundedRectangleGenerator": CGRect(x: 0, y: 0, width: 100, height: 100),
    ]

    private static let endless: Set<String> = [
        "CIAffineClamp", "CIAffineTile", "CICheckerboardGenerator", "CICircleSplashDistortion", "CIClamp",
        "CIConstantColorGenerator", "CIGaussianGradient", "CIKaleidoscope", "CILinearGradient",
        "CIRadialGradient",
        "CIRandomGenerator",
        "CISmoothLinearGradient", "CIStripesGenerator",
    ]

    @Test func everyFilterSaysWhereItHasPixels() throws {
        for name in CIFilter.filterNames(inCategory: nil) {
            let extent = try extent(name)
            if Self.endless.contains(name) {
                #expect(extent.isInfinite, "\(name)")
            } else {
                #expect(extent == Self.others[name] ?? image.extent, "\(name)")
            }
        }
    }

    @Test func beyondItsExtentEveryFilterIsClear() throws {
        for name in CIFilter.filterNames(inCategory: nil) where !Self.endless.contains(name) {
            let extent = try extent(name)
            let filter = try #require(CIFilter(name: name))
            for key in filter.inputKeys where Self.isImage(key) { filter.setValue(image, forKey: key) }
            if filter.inputKeys.contains("inputMessage") {
                filter.setValue(Data("Hello".utf8), forKey: "inputMessage")
            }
            let result = try #require(filter.outputImage)
            for (x, y) in [
                (extent.minX - 2, extent.midY), (extent.maxX + 1, extent.midY),
                (extent.midX, extent.maxY + 1),
            ] {
                #expect(
                    TestPicture.numbers(result, x: x.rounded(), y: y.rounded()) == [0, 0, 0, 0], "\(name)")
            }
        }
    }
}
