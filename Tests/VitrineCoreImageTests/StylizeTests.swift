import Foundation
import Testing
import VitrineCoreGraphics

@testable import VitrineCoreImage

@Suite struct StylizeTests {
    @Test func squaresAreTheMeanOfTheirPixels() {
        let image = TestPicture.image("KWRR", "WKRR").applyingFilter(
            "CIPixellate", parameters: [kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputScaleKey: 2])
        #expect(image.extent == CGRect(x: 0, y: 0, width: 4, height: 2))
        #expect(isClose(TestPicture.numbers(image), [0.5, 0.5, 0.5, 1]))
        #expect(isClose(TestPicture.numbers(image, x: 1, y: 1), [0.5, 0.5, 0.5, 1]))
        #expect(isClose(TestPicture.numbers(image, x: 2), [1, 0, 0, 1]))
        let shifted = TestPicture.image("KWRR", "WKRR").applyingFilter(
            "CIPixellate", parameters: [kCIInputCenterKey: CIVector(x: 1, y: 0), kCIInputScaleKey: 2])
        #expect(shifted.extent == CGRect(x: -1, y: 0, width: 6, height: 2))
    }

    @Test func cellsHoldTheirMiddle() {
        let hexagons = HexagonMosaic(center: SIMD2(3, 4), radius: 5)
        let crystals = VoronoiMosaic(center: SIMD2(3, 4), size: 7)
        for x in stride(from: Float(-20), to: 20, by: 1.3) {
            for y in stride(from: Float(-20), to: 20, by: 1.7) {
                let place = SIMD2(x, y)
                for cells in [hexagons, crystals] as [any Mosaic] {
                    let middle = cells.middle(of: place)
                    let away = place - middle
                    #expect((away * away).sum().squareRoot() <= cells.reach + 1e-3)
                    #expect(cells.middle(of: middle) == middle)
                }
            }
        }
    }

    @Test func edgesAreWhereSomethingChanges() {
        let image = TestPicture.image("KKWW", "KKWW", "KKWW").applyingFilter("CIEdges")
        let row = (0..<4).map { TestPicture.numbers(image, x: CGFloat($0), y: 1)[0] }
        // √(1² + 1²) between the second and the third column.
        #expect(isClose(row, [0, 2.0.squareRoot(), 0, 0].map { Float($0) }))
    }

    @Test func convolutionsAreSumsByWeights() {
        let image = TestPicture.image("KWK")
        let shifted = image.applyingFilter(
            "CIConvolution3X3",
            parameters: [kCIInputWeightsKey: CIVector(values: [0, 0, 0, 0, 0, 1, 0, 0, 0], count: 9)])
        #expect(shifted.extent == CGRect(x: -1, y: -1, width: 5, height: 3))
        #expect(TestPicture.letters(shifted, CGRect(x: -1, y: 0, width: 4, height: 1)) == ["KWK."])
        let bias = image.applyingFilter("CIConvolution9Vertical", parameters: [kCIInputBiasKey: 0.25])
        #expect(bias.extent.isInfinite)
        #expect(isClose(TestPicture.numbers(bias, x: 100), [0.25, 0.25, 0.25, 0.25]))
    }

    @Test func glowsAddLightAndGloomTakesIt() {
        let image = TestPicture.image("KKKWWWKKK")
        let bloom = image.applyingFilter(
            "CIBloom", parameters: [kCIInputRadiusKey: 2, kCIInputIntensityKey: 1])
        #expect(bloom.extent == CGRect(x: -6, y: -6, width: 21, height: 13))
        #expect(TestPicture.numbers(bloom, x: 2)[0] > 0.01)
        #expect(isClose([TestPicture.numbers(bloom, x: 4)[0]], [1]))
        let gloom = image.applyingFilter(
            "CIGloom", parameters: [kCIInputRadiusKey: 2, kCIInputIntensityKey: 1])
        #expect(TestPicture.numbers(gloom, x: 4)[0] < 0.9)
        #expect(isClose([TestPicture.numbers(gloom, x: 1)[0]], [0]))
    }

    @Test func screensAreBlackAndWhite() {
        for name in ["CIDotScreen", "CILineScreen", "CICircularScreen", "CIHatchedScreen"] {
            func mean(_ color: CIColor) -> Float {
                let screen = CIImage(color: color).applyingFilter(name, parameters: [kCIInputSharpnessKey: 1])
                let numbers = TestPicture.numbers(screen, CGRect(x: 0, y: 0, width: 48, height: 48))
                return stride(from: 0, to: numbers.count, by: 4).reduce(0) { $0 + numbers[$1] } / 2304
            }
            #expect(mean(.white) > 0.95, "\(name)")
            #expect(mean(.black) < 0.03, "\(name)")
            #expect(mean(.gray) > 0.2 && mean(.gray) < 0.8, "\(name)")
        }
    }

    @Test func areasAreSummedUp() {
        let image = TestPicture.image("RG", "BW")
        func reduced(_ name: String, _ values: [String: Any] = [:]) -> CIImage {
            image.applyingFilter(
                name, parameters: [kCIInputExtentKey: CIVector(cgRect: image.extent)].merging(values) { $1 })
        }
        #expect(reduced("CIAreaAverage").extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(isClose(TestPicture.numbers(reduced("CIAreaAverage")), [0.5, 0.5, 0.5, 1]))
        #expect(isClose(TestPicture.numbers(reduced("CIAreaMaximum")), [1, 1, 1, 1]))
        #expect(isClose(TestPicture.numbers(reduced("CIAreaMinimum")), [0, 0, 0, 1]))
        #expect(isClose(TestPicture.numbers(reduced("CIRowAverage")), [0.5, 0, 0.5, 1]))
        #expect(isClose(TestPicture.numbers(reduced("CIColumnAverage")), [0.5, 0.5, 1, 1]))
        #expect(isClose(TestPicture.numbers(reduced("CIColumnAverage"), y: 1), [0.5, 0.5, 0, 1]))
        let histogram = reduced("CIAreaHistogram", ["inputCount": 4])
        #expect(histogram.extent == CGRect(x: 0, y: 0, width: 4, height: 1))
        #expect(isClose(TestPicture.numbers(histogram), [0.5, 0.5, 0.5, 0]))
        #expect(isClose(TestPicture.numbers(histogram, x: 3), [0.5, 0.5, 0.5, 1]))
        let beside = image.applyingFilter(
            "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(x: 9, y: 9, z: 1, w: 1)])
        #expect(beside.extent.isNull)
        let opacity = TestPicture.image("R.").applyingFilter(
            "CIAreaMinimumAlpha", parameters: [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 2, w: 1)])
        #expect(isClose(TestPicture.numbers(opacity), [0, 0, 0, 0]))
    }
}
