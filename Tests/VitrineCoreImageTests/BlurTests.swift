import Foundation
import Testing
import VitrineCoreGraphics

@testable import VitrineCoreImage

@Suite struct BlurTests {
    /// The opacities of a row of an image, by their places.
    private func row(_ image: CIImage, _ range: Range<Int>, y: Int = 0) -> [Float] {
        let rect = CGRect(x: range.lowerBound, y: y, width: range.count, height: 1)
        let numbers = TestPicture.numbers(image, rect)
        return stride(from: 3, to: numbers.count, by: 4).map { numbers[$0] }
    }

    private let dot = TestPicture.image("W")

    @Test func aSmallGaussianIsTheExponential() {
        let image = dot.applyingGaussianBlur(sigma: 1)
        #expect(image.extent == CGRect(x: -3, y: -3, width: 7, height: 7))
        // exp(−x²/2) over its sum from −3 to 3, 2.50594, and the same upwards for the middle row.
        let middle: Float = 1 / 2.50594
        let expected: [Float] = [0.011109, 0.135335, 0.606531, 1, 0.606531, 0.135335, 0.011109].map {
            $0 * middle * middle
        }
        #expect(isClose(row(image, -3..<4), expected))
        #expect(isClose(row(image, 0..<1, y: 1), [0.606531 * middle * middle]))
    }

    @Test(arguments: [13.0, 25, 60])
    func aLargeGaussianHasItsVariance(sigma: Double) {
        let reach = Int(sigma * 4)
        let kernel = LineKernel.gaussian(sigma: sigma)
        var line = [Pixel](repeating: .zero, count: 2 * reach + 1 + 2 * kernel.margin)
        line[reach + kernel.margin] = Pixel(repeating: 1)
        var spare = line
        var result = [Pixel](repeating: .zero, count: 2 * reach + 1)
        line.withUnsafeMutableBufferPointer { line in
            spare.withUnsafeMutableBufferPointer { spare in
                result.withUnsafeMutableBufferPointer { result in
                    kernel.apply(
                        line.baseAddress!, spare: spare.baseAddress!, to: result.baseAddress!,
                        count: 2 * reach + 1)
                }
            }
        }
        let weights = result.map { Double($0.w) }
        let sum = weights.reduce(0, +)
        let variance = weights.enumerated().reduce(0) {
            $0 + $1.element * Double(($1.offset - reach) * ($1.offset - reach))
        }
        #expect(abs(sum - 1) < 1e-3)
        #expect(abs(variance.squareRoot() - sigma) < 0.01 * sigma)
        // 1 / (σ √2π) in the middle; four means are 3.5 % off.
        #expect(abs(weights[reach] * sigma * 2.50663 - 1) < 0.04)
    }

    @Test func aBoxIsAMean() {
        let image = dot.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 1])
        #expect(image.extent == CGRect(x: -1, y: -1, width: 3, height: 3))
        #expect(isClose(row(image, -2..<3), [0, 0.111111, 0.111111, 0.111111, 0]))
        // Half of a pixel more at each end: rows of 1 + 2 · 0.5 pixels.
        let half = dot.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 0.5])
        #expect(isClose(row(half, -1..<2), [0.125, 0.25, 0.125]))
    }

    @Test func blursKeepWhatThereIs() {
        let image = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 5, height: 3))
        for (name, values) in [
            ("CIGaussianBlur", [kCIInputRadiusKey: 2]), ("CIGaussianBlur", [kCIInputRadiusKey: 14]),
            ("CIBoxBlur", [kCIInputRadiusKey: 2.5]), ("CIDiscBlur", [kCIInputRadiusKey: 3]),
            ("CIMotionBlur", [kCIInputRadiusKey: 4, kCIInputAngleKey: 0.5]),
        ] {
            let blurred = image.applyingFilter(name, parameters: values)
            let all = TestPicture.numbers(blurred, blurred.extent.integral)
            let sum = stride(from: 3, to: all.count, by: 4).reduce(Float(0)) { $0 + all[$1] }
            #expect(abs(sum - 15) < 0.3, "\(name) \(values)")
            #expect(isClose([all[0]], [0], within: 0.01))
        }
    }

    @Test func plainColorsStay() {
        for name in [
            "CIGaussianBlur", "CIBoxBlur", "CIDiscBlur", "CIMotionBlur", "CIMedianFilter", "CIUnsharpMask",
            "CISharpenLuminance", "CIGloom",
        ] {
            let image = CIImage(color: CIColor(red: 0.2, green: 0.4, blue: 0.6)).applyingFilter(name)
            let plain = TestPicture.numbers(CIImage(color: CIColor(red: 0.2, green: 0.4, blue: 0.6)))
            #expect(image.extent.isInfinite, "\(name)")
            #expect(isClose(TestPicture.numbers(image, x: 7, y: -3), plain, within: 1e-3), "\(name)")
        }
    }

    @Test func aRadiusOfZeroChangesNothing() {
        let image = TestPicture.image("RG", "BW")
        for name in ["CIGaussianBlur", "CIBoxBlur", "CIDiscBlur", "CIMotionBlur", "CIBloom"] {
            var values: [String: Any] = [kCIInputRadiusKey: 0]
            if name == "CIBloom" { values[kCIInputIntensityKey] = 0 }
            let result = image.applyingFilter(name, parameters: values)
            #expect(result.extent == image.extent)
            #expect(TestPicture.letters(result) == ["RG", "BW"], "\(name)")
        }
    }

    @Test func motionIsAlongItsAngle() {
        let across = dot.applyingFilter("CIMotionBlur", parameters: [kCIInputRadiusKey: 1])
        #expect(across.extent == CGRect(x: -1, y: 0, width: 3, height: 1))
        #expect(isClose(row(across, -1..<2), [0.333333, 0.333333, 0.333333]))
        let up = dot.applyingFilter(
            "CIMotionBlur", parameters: [kCIInputRadiusKey: 1, kCIInputAngleKey: Double.pi / 2])
        #expect(isClose(row(up, 0..<1, y: 1), [0.333333]))
    }

    @Test func aMedianDropsWhatStandsAlone() {
        let image = TestPicture.image("WWW", "WKW", "WWW").applyingFilter("CIMedianFilter")
        #expect(TestPicture.letters(image) == ["WWW", "WWW", "WWW"])
    }

    @Test func sharpeningLeavesEdgesOfPicturesAsTheyAre() {
        let image = TestPicture.image("WWW", "WWW", "WWW")
        let sharp = image.applyingFilter("CIUnsharpMask", parameters: [kCIInputIntensityKey: 1])
        #expect(sharp.extent == image.extent)
        #expect(TestPicture.letters(sharp) == ["WWW", "WWW", "WWW"])
        let edge = CIImage(color: .gray).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 4))
            .composited(over: CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 16, height: 4)))
        let result = TestPicture.numbers(
            edge.applyingFilter("CIUnsharpMask", parameters: [kCIInputIntensityKey: 1]), x: 8)
        #expect(result[0] > 1.1)
    }

    @Test func aZoomKeepsItsMiddle() {
        let image = CIImage(color: .red).cropped(to: CGRect(x: -50, y: -50, width: 50, height: 100))
            .composited(over: CIImage(color: .blue)).cropped(
                to: CGRect(x: -50, y: -50, width: 100, height: 100))
        let zoomed = image.applyingFilter("CIZoomBlur", parameters: [kCIInputCenterKey: CIVector(x: 0, y: 0)])
        #expect(zoomed.extent == image.extent)
        #expect(TestPicture.letters(zoomed, CGRect(x: -4, y: 0, width: 2, height: 1)) == ["RR"])
        #expect(TestPicture.letters(zoomed, CGRect(x: 2, y: 0, width: 2, height: 1)) == ["BB"])
        // Along the rim: what was 10 beside the centre goes to 12.
        let spot = CIImage(color: .white).cropped(to: CGRect(x: 10, y: -1, width: 1, height: 2))
            .composited(over: CIImage(color: .black)).cropped(to: image.extent)
            .applyingFilter("CIZoomBlur", parameters: [kCIInputCenterKey: CIVector(x: 0, y: 0)])
        #expect(TestPicture.numbers(spot, x: 11)[0] > 0.2)
        #expect(TestPicture.numbers(spot, x: 8)[0] < 0.01)
    }

    @Test func aMaskSaysHowMuchIsBlurred() {
        let image = TestPicture.image("KKKWWWKKK")
        func row(_ mask: CIImage) -> [Float] {
            let blurred = image.applyingFilter(
                "CIMaskedVariableBlur", parameters: ["inputMask": mask, kCIInputRadiusKey: 2])
            return (0..<9).map { TestPicture.numbers(blurred, x: CGFloat($0))[0] }
        }
        #expect(isClose(row(.black), [0, 0, 0, 1, 1, 1, 0, 0, 0]))
        let whole = image.clampedToExtent().applyingGaussianBlur(sigma: 2)
        #expect(isClose(row(.white), (0..<9).map { TestPicture.numbers(whole, x: CGFloat($0))[0] }))
    }
}
