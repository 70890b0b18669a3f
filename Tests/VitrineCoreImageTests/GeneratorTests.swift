import Foundation
import Testing
import VitrineCoreGraphics

@testable import VitrineCoreImage

@Suite struct GeneratorTests {
    private let colors: [String: Any] = ["inputColor0": CIColor.red, "inputColor1": CIColor.blue]

    private func image(_ name: String, _ values: [String: Any]) throws -> CIImage {
        let filter = try #require(CIFilter(name: name, parameters: colors.merging(values) { $1 }))
        return try #require(filter.outputImage)
    }

    @Test func squaresMeetAtTheCenter() throws {
        let board = try image(
            "CICheckerboardGenerator", ["inputWidth": 2, "inputCenter": CIVector(x: 0, y: 0)])
        #expect(board.extent.isInfinite)
        #expect(
            TestPicture.letters(board, CGRect(x: -2, y: -2, width: 4, height: 4)) == [
                "BBRR", "BBRR", "RRBB", "RRBB",
            ])
    }

    @Test func stripesBeginAtTheCenter() throws {
        let stripes = try image("CIStripesGenerator", ["inputWidth": 2, "inputCenter": CIVector(x: 1, y: 0)])
        #expect(TestPicture.letters(stripes, CGRect(x: -1, y: 5, width: 6, height: 1)) == ["BBRRBB"])
    }

    @Test func gradientsGoFromPointToPoint() throws {
        let linear = try image(
            "CILinearGradient", ["inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 4, y: 0)])
        let blue = (-1..<6).map { TestPicture.numbers(linear, x: CGFloat($0))[2] }
        #expect(isClose(blue, [0, 0.125, 0.375, 0.625, 0.875, 1, 1]))
        let smooth = try image(
            "CISmoothLinearGradient",
            ["inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 4, y: 0)])
        // 3x² − 2x³ of 0.125 and 0.375
        #expect(isClose([TestPicture.numbers(smooth)[2]], [0.042969]))
        #expect(isClose([TestPicture.numbers(smooth, x: 1)[2]], [0.316406]))
    }

    @Test func radialGradientsGoFromCircleToCircle() throws {
        let radial = try image(
            "CIRadialGradient",
            ["inputCenter": CIVector(x: 0.5, y: 0.5), "inputRadius0": 2, "inputRadius1": 6])
        let blue = [0, 2, 4, 6, 9].map { TestPicture.numbers(radial, x: $0)[2] }
        #expect(isClose(blue, [0, 0, 0.5, 1, 1]))
        let gaussian = try image(
            "CIGaussianGradient", ["inputCenter": CIVector(x: 0.5, y: 0.5), "inputRadius": 10])
        #expect(isClose(TestPicture.numbers(gaussian), [1, 0, 0, 1]))
        #expect(isClose(TestPicture.numbers(gaussian, x: 10), [0, 0, 1, 1]))
    }

    @Test func noiseIsTheSameEachTime() throws {
        let noise = try #require(CIFilter(name: "CIRandomGenerator")?.outputImage)
        #expect(noise.extent.isInfinite)
        let rect = CGRect(x: 0, y: 0, width: 16, height: 16)
        let numbers = TestPicture.numbers(noise, rect, TestPicture.plain)
        #expect(numbers == TestPicture.numbers(noise, rect, TestPicture.plain))
        #expect(Set(numbers).count > 900)
        #expect(abs(numbers.reduce(0, +) / Float(numbers.count) - 0.5) < 0.05)
        #expect(numbers.allSatisfy { (0...1).contains($0) })
    }

    @Test func roundedRectanglesHaveClearCorners() throws {
        let filter = CIFilter.roundedRectangleGenerator()
        filter.extent = CGRect(x: 2, y: 2, width: 8, height: 8)
        filter.radius = 3
        filter.color = .red
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 2, y: 2, width: 8, height: 8))
        #expect(TestPicture.letters(image, CGRect(x: 2, y: 6, width: 8, height: 1)) == ["RRRRRRRR"])
        #expect(TestPicture.letters(image, CGRect(x: 2, y: 2, width: 1, height: 1)) == ["."])
    }

    @Test func helloIsTwentyThreePixelsWide() throws {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        #expect(filter.outputImage == nil)
        filter.setValue("Hello".data(using: .utf8), forKey: "inputMessage")
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let letters = TestPicture.letters(image)
        #expect(letters[0] == String(repeating: "W", count: 23))
        #expect(letters[1].hasPrefix("WKKKKKKKW") && letters[1].hasSuffix("WKKKKKKKW"))
        #expect(letters[21].hasPrefix("WKKKKKKKW"))
        // Modules stay sharp when they are enlarged, as programs show them.
        let large = image.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        let expected = letters.flatMap { row in
            [String](repeating: String(row.flatMap { [Character](repeating: $0, count: 3) }), count: 3)
        }
        #expect(TestPicture.letters(large) == expected)
        filter.setValue("X", forKey: "inputCorrectionLevel")
        #expect(filter.outputImage == nil)
        filter.setValue("L", forKey: "inputCorrectionLevel")
        filter.setValue(Data(count: 2954), forKey: "inputMessage")
        #expect(filter.outputImage == nil)
    }

    @Test func barsHaveTheirHeightAndQuietSpace() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("Hello".utf8)
        filter.quietSpace = 7
        filter.barcodeHeight = 20
        let image = try #require(filter.outputImage)
        // Start, five letters, check: 11 modules each; and 13 of the stop.
        #expect(image.extent == CGRect(x: 0, y: 0, width: 7 * 11 + 13 + 14, height: 20))
        #expect(TestPicture.letters(image)[0].hasPrefix("WWWWWWWKKWKWWKWWWW"))
        filter.message = Data("é".utf8)
        #expect(filter.outputImage == nil)
    }
}
