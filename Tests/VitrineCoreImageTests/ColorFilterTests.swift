import Foundation
import Testing
import VitrineCoreGraphics

@testable import VitrineCoreImage

@Suite struct ColorFilterTests {
    /// What a filter makes of one pixel, premultiplied.
    private func result(
        _ name: String, _ pixel: [Float], _ values: [String: Any] = [:], _ context: CIContext = CIContext()
    ) -> [Float] {
        let image = TestPicture.pixel(pixel[0], pixel[1], pixel[2], pixel.count > 3 ? pixel[3] : 1)
        return TestPicture.numbers(
            image.applyingFilter(name, parameters: values), CGRect(x: 0, y: 0, width: 1, height: 1), context)
    }

    @Test func exposureIsAPowerOfTwo() {
        #expect(
            isClose(result("CIExposureAdjust", [0.1, 0.2, 0.3], [kCIInputEVKey: 2]), [0.4, 0.8, 1.2, 1]))
        #expect(
            isClose(result("CIExposureAdjust", [0.1, 0.2, 0.3], [kCIInputEVKey: -1]), [0.05, 0.1, 0.15, 1]))
    }

    @Test func gammaIsAPower() {
        #expect(isClose(result("CIGammaAdjust", [0.5, 0.25, 1], ["inputPower": 2]), [0.25, 0.0625, 1, 1]))
        // Of the colour without its opacity: (0.25 / 0.5)² · 0.5.
        #expect(isClose(result("CIGammaAdjust", [0.25, 0, 0, 0.5], ["inputPower": 2]), [0.125, 0, 0, 0.5]))
    }

    @Test func saturationGoesFromTheGreyOfTheSameLuminance() {
        // 0.2126
        #expect(
            isClose(
                result("CIColorControls", [1, 0, 0], [kCIInputSaturationKey: 0]), [0.2126, 0.2126, 0.2126, 1])
        )
        // 0.2126 + 2 · (1 − 0.2126), 0.2126 − 2 · 0.2126
        #expect(
            isClose(
                result("CIColorControls", [1, 0, 0], [kCIInputSaturationKey: 2]),
                [1.7874, -0.2126, -0.2126, 1]))
        #expect(
            isClose(
                result("CIColorControls", [0.2, 0.4, 0.6], [kCIInputContrastKey: 2]), [-0.1, 0.3, 0.7, 1]))
        #expect(
            isClose(
                result("CIColorControls", [0.2, 0.4, 0.6], [kCIInputBrightnessKey: 0.1]), [0.3, 0.5, 0.7, 1]))
    }

    @Test func invertingIsInTheWorkingSpace() {
        #expect(isClose(result("CIColorInvert", [0.2, 0.4, 1]), [0.8, 0.6, 0, 1]))
        #expect(isClose(result("CIColorInvert", [0.1, 0.2, 0.5, 0.5]), [0.4, 0.3, 0, 0.5]))
        #expect(isClose(result("CIColorInvert", [0, 0, 0, 0]), [0, 0, 0, 0]))
    }

    @Test func hueTurnsAroundTheAxisOfGreys() {
        let third = 2 * Double.pi / 3
        #expect(isClose(result("CIHueAdjust", [1, 0, 0], [kCIInputAngleKey: third]), [0, 1, 0, 1]))
        #expect(isClose(result("CIHueAdjust", [1, 0, 0], [kCIInputAngleKey: -third]), [0, 0, 1, 1]))
        #expect(isClose(result("CIHueAdjust", [0.3, 0.3, 0.3], [kCIInputAngleKey: 1]), [0.3, 0.3, 0.3, 1]))
    }

    @Test func aMatrixIsOfColorsWithoutTheirOpacity() {
        let values: [String: Any] = [
            "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0),
            "inputGVector": CIVector(x: 0.5, y: 0, z: 0.5, w: 0),
            "inputBVector": CIVector(x: 0, y: 0, z: 0, w: 1),
            "inputBiasVector": CIVector(x: 0.1, y: 0, z: 0, w: 0),
        ]
        // Straight (0.8, 0.4, 0.2, 0.5) becomes (0.5, 0.5, 0.5, 0.5).
        #expect(isClose(result("CIColorMatrix", [0.4, 0.2, 0.1, 0.5], values), [0.25, 0.25, 0.25, 0.5]))
        #expect(isClose(result("CIColorMatrix", [0.4, 0.2, 0.1, 0.5]), [0.4, 0.2, 0.1, 0.5]))
    }

    @Test func polynomialsAreOfEachComponent() {
        let values = ["inputRedCoefficients": CIVector(x: 0.1, y: 0.2, z: 0.3, w: 0.4)]
        // 0.1 + 0.1 + 0.075 + 0.05
        #expect(isClose(result("CIColorPolynomial", [0.5, 0.5, 0.5], values), [0.325, 0.5, 0.5, 1]))
    }

    @Test func crossPolynomialsMixComponents() {
        // r = r·g + 0.1, g = b²; r² and so on count for nothing.
        let values = [
            "inputRedCoefficients": CIVector(values: [0, 0, 0, 0, 0, 0, 1, 0, 0, 0.1], count: 10),
            "inputGreenCoefficients": CIVector(values: [0, 0, 0, 0, 0, 1], count: 6),
        ]
        #expect(isClose(result("CIColorCrossPolynomial", [0.5, 0.4, 0.6], values), [0.3, 0.36, 0.6, 1]))
        let other = ["inputImage2": TestPicture.pixel(0.7, 0.1, 0.6)]
        #expect(isClose(result("CIColorAbsoluteDifference", [0.5, 0.4, 0.6], other), [0.2, 0.3, 0, 1]))
    }

    @Test func componentsAreClampedAndPosterized() {
        let range: [String: Any] = [
            "inputMinComponents": CIVector(x: 0.2, y: 0.2, z: 0.2, w: 0),
            "inputMaxComponents": CIVector(x: 0.6, y: 0.6, z: 0.6, w: 1),
        ]
        #expect(isClose(result("CIColorClamp", [0.1, 0.5, 0.9], range), [0.2, 0.5, 0.6, 1]))
        #expect(isClose(result("CIColorPosterize", [0.2, 0.3, 0.8], ["inputLevels": 3]), [0, 0.5, 1, 1]))
        #expect(isClose(result("CIColorThreshold", [0.2, 0.5, 0.8]), [0, 1, 1, 1]))
        #expect(isClose(result("CIMaximumComponent", [0.2, 0.5, 0.8]), [0.8, 0.8, 0.8, 1]))
        #expect(isClose(result("CIMinimumComponent", [0.2, 0.5, 0.8]), [0.2, 0.2, 0.2, 1]))
    }

    @Test func aMaskBecomesOpacity() {
        // 0.2126 · 0.2 + 0.7152 · 0.5 + 0.0722 · 0.8
        #expect(isClose(result("CIMaskToAlpha", [0.2, 0.5, 0.8]), [0.45788, 0.45788, 0.45788, 0.45788]))
    }

    @Test func colorsFollowFromTheLuminance() {
        let colors: [String: Any] = ["inputColor0": CIColor.red, "inputColor1": CIColor.blue]
        #expect(isClose(result("CIFalseColor", [0.25, 0.25, 0.25], colors), [0.75, 0, 0.25, 1]))
        let white: [String: Any] = [kCIInputColorKey: CIColor.white]
        #expect(isClose(result("CIColorMonochrome", [0, 1, 0], white), [0.7152, 0.7152, 0.7152, 1]))
        let gradient: [String: Any] = [kCIInputGradientImageKey: TestPicture.image("RGB")]
        #expect(isClose(result("CIColorMap", [0, 0, 0], gradient), [1, 0, 0, 1]))
        #expect(isClose(result("CIColorMap", [0.5, 0.5, 0.5], gradient), [0, 1, 0, 1]))
        #expect(isClose(result("CIColorMap", [1, 1, 1], gradient), [0, 0, 1, 1]))
    }

    @Test func sepiaIsTheMatrixOfFilterEffects() {
        // Encoded: 0.5 · (0.393 + 0.769 + 0.189, 0.349 + 0.686 + 0.168, 0.272 + 0.534 + 0.131).
        #expect(
            isClose(
                result("CISepiaTone", [0.5, 0.5, 0.5], [:], TestPicture.plain), [0.6755, 0.6015, 0.4685, 1]))
        #expect(
            isClose(
                result("CISepiaTone", [0.5, 0.5, 0.5], [kCIInputIntensityKey: 0.5], TestPicture.plain),
                [0.58775, 0.55075, 0.48425, 1]))
        #expect(
            isClose(result("CISepiaTone", [0.2, 0.4, 0.6], [kCIInputIntensityKey: 0]), [0.2, 0.4, 0.6, 1]))
    }

    @Test func whiteBecomesTheColor() {
        let color = [kCIInputColorKey: CIColor(red: 1, green: 0.5, blue: 0)]
        #expect(isClose(result("CIWhitePointAdjust", [0.5, 0.5, 0.5], color), [0.5, 0.10702, 0, 1]))
        #expect(
            isClose(
                result("CIWhitePointAdjust", [0.5, 0.5, 0.5], color, TestPicture.plain), [0.5, 0.25, 0, 1]))
    }

    @Test func curvesOfSRGBAreEachOthersInverse() {
        // 1.055 · 0.5^(1/2.4) − 0.055
        #expect(isClose(result("CILinearToSRGBToneCurve", [0.5, 0.002, 1]), [0.73536, 0.02584, 1, 1]))
        #expect(isClose(result("CISRGBToneCurveToLinear", [0.73536, 0.02584, 1]), [0.5, 0.002, 1, 1]))
    }

    @Test func aToneCurveIsASplineInGammaTwo() {
        #expect(isClose(result("CIToneCurve", [0.16, 0.49, 1]), [0.16, 0.49, 1, 1]))
        let points: [String: Any] = [
            "inputPoint0": CIVector(x: 0, y: 0.2), "inputPoint2": CIVector(x: 0.5, y: 0.6),
            "inputPoint4": CIVector(x: 1, y: 0.9),
        ]
        // At points: √0 → 0.2, √0.25 → 0.6, √1 → 0.9, each squared.
        #expect(isClose(result("CIToneCurve", [0, 0.25, 1], points), [0.04, 0.36, 0.81, 1]))
    }

    @Test func splinesAreSmoothAndEndFlat() {
        let spline = ToneCurve.Spline([CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 0)])
        // The natural spline of a tent: bend −3 in the middle, so 0.5 + 3 / 16 between.
        #expect(abs(spline.value(at: 0.5) - 0.6875) < 1e-5)
        #expect(abs(spline.value(at: 1.5) - 0.6875) < 1e-5)
        #expect(spline.value(at: -1) == 0 && spline.value(at: 3) == 0)
        #expect(ToneCurve.Spline([]).value(at: 1) == 0)
    }

    @Test func temperaturesAreWhites() {
        // D65 is at (0.3127, 0.3290), about 6504 K.
        let white = TemperatureAndTint.white(6504, tint: 0)
        let sum = white.x + white.y + white.z
        #expect(abs(white.x / sum - 0.3127) < 0.0003)
        #expect(abs(white.y / sum - 0.3290) < 0.0003)
        // Seen under a warmer white, greys have more red than blue.
        let warm = result(
            "CITemperatureAndTint", [0.5, 0.5, 0.5], ["inputTargetNeutral": CIVector(x: 4000, y: 0)])
        #expect(warm[0] > warm[1] && warm[1] > warm[2])
        // From one white to another and back nothing is left.
        let image = TestPicture.pixel(0.3, 0.5, 0.7)
            .applyingFilter(
                "CITemperatureAndTint", parameters: ["inputTargetNeutral": CIVector(x: 3000, y: 20)]
            )
            .applyingFilter(
                "CITemperatureAndTint",
                parameters: [
                    "inputNeutral": CIVector(x: 3000, y: 20), "inputTargetNeutral": CIVector(x: 6500, y: 0),
                ])
        #expect(isClose(TestPicture.numbers(image), [0.3, 0.5, 0.7, 1], within: 1e-3))
        let green = result(
            "CITemperatureAndTint", [0.5, 0.5, 0.5], ["inputTargetNeutral": CIVector(x: 6500, y: 50)])
        #expect(green[1] > green[0] && green[1] > green[2])
    }

    @Test func aCubeIsReadBetweenItsColors() {
        #expect(isClose(result("CIColorCube", [0.2, 0.4, 0.6]), [0.2, 0.4, 0.6, 1]))
        // A table that swaps red and blue.
        var numbers: [Float] = []
        for blue in [Float(0), 1] {
            for green in [Float(0), 1] {
                for red in [Float(0), 1] { numbers += [blue, green, red, 1] }
            }
        }
        let data = numbers.withUnsafeBytes { Data($0) }
        let values: [String: Any] = ["inputCubeDimension": 2, "inputCubeData": data]
        #expect(isClose(result("CIColorCube", [0.2, 0.4, 0.6], values), [0.6, 0.4, 0.2, 1]))
        #expect(isClose(result("CIColorCube", [0.1, 0.2, 0.3, 0.5], values), [0.3, 0.2, 0.1, 0.5]))
        let space: [String: Any] = values.merging(["inputColorSpace": CGColorSpaceCreateDeviceRGB()]) { $1 }
        #expect(
            isClose(
                result("CIColorCubeWithColorSpace", [0.2, 0.4, 0.6], space), [0.6, 0.4, 0.2, 1], within: 1e-3)
        )
        let short: [String: Any] = ["inputCubeDimension": 4, "inputCubeData": data]
        #expect(TestPicture.image("R").applyingFilter("CIColorCube", parameters: short).extent.isNull)
    }

    @Test func blackAndWhiteEffectsAreGrey() {
        for name in ["Mono", "Noir", "Tonal"] {
            let grey = result("CIPhotoEffect\(name)", [0.7, 0.2, 0.4])
            #expect(grey[0] == grey[1] && grey[1] == grey[2], "\(name)")
        }
        let mono = result("CIPhotoEffectMono", [1, 1, 1], [:], TestPicture.plain)[0]
        let noir = result("CIPhotoEffectNoir", [0.25, 0.25, 0.25], [:], TestPicture.plain)[0]
        #expect(mono < 1 && noir < 0.25)
        #expect(isClose(result("CIPhotoEffectTonal", [0.3, 0.3, 0.3]), [0.3, 0.3, 0.3, 1]))
    }

    @Test func vignettesLeaveTheMiddleAsItIs() {
        let image = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 101, height: 101))
        let dark = image.applyingFilter(
            "CIVignette", parameters: [kCIInputIntensityKey: 1, kCIInputRadiusKey: 1])
        #expect(isClose(TestPicture.numbers(dark, x: 50, y: 50), [1, 1, 1, 1], within: 1e-3))
        // cos⁴ of 45° in the corner.
        #expect(isClose(TestPicture.numbers(dark), [0.25, 0.25, 0.25, 1], within: 0.01))
        let circle = image.applyingFilter(
            "CIVignetteEffect",
            parameters: [kCIInputCenterKey: CIVector(x: 50, y: 50), kCIInputRadiusKey: 20])
        #expect(isClose(TestPicture.numbers(circle, x: 50, y: 60), [1, 1, 1, 1]))
        #expect(isClose(TestPicture.numbers(circle, x: 50, y: 90), [0, 0, 0, 1]))
    }

    @Test func vibranceSparesWhatIsSaturated() {
        let pale = result("CIVibrance", [0.5, 0.4, 0.4], [kCIInputAmountKey: 1])
        #expect(pale[0] > 0.5 && pale[1] < 0.4)
        #expect(isClose(result("CIVibrance", [1, 0, 0], [kCIInputAmountKey: 1]), [1, 0, 0, 1]))
        #expect(
            isClose(result("CIVibrance", [1, 0, 0], [kCIInputAmountKey: -1]), [0.2126, 0.2126, 0.2126, 1]))
    }

    @Test func shadowsAreRaisedAndHighlightsLowered() {
        #expect(isClose(result("CIHighlightShadowAdjust", [0.2, 0.2, 0.2]), [0.2, 0.2, 0.2, 1]))
        #expect(result("CIHighlightShadowAdjust", [0.04, 0.04, 0.04], ["inputShadowAmount": 1])[0] > 0.05)
        #expect(
            isClose(
                result("CIHighlightShadowAdjust", [1, 1, 1], ["inputHighlightAmount": 0]), [0.5, 0.5, 0.5, 1])
        )
    }
}
