import Foundation
import Testing
import VitrineCoreGraphics

@testable import VitrineCoreImage

@Suite struct CompositingTests {
    /// What a filter makes of a pixel in front of another one, both premultiplied.
    private func result(_ name: String, _ front: [Float], _ back: [Float]) -> [Float] {
        let front = TestPicture.pixel(front[0], front[1], front[2], front.count > 3 ? front[3] : 1)
        let back = TestPicture.pixel(back[0], back[1], back[2], back.count > 3 ? back[3] : 1)
        return TestPicture.numbers(front.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: back]))
    }

    @Test func porterAndDuffsOperations() {
        let front: [Float] = [0.4, 0, 0, 0.5], back: [Float] = [0, 0.2, 0, 0.8]
        #expect(isClose(result("CISourceOverCompositing", front, back), [0.4, 0.1, 0, 0.9]))
        #expect(isClose(result("CISourceInCompositing", front, back), [0.32, 0, 0, 0.4]))
        #expect(isClose(result("CISourceOutCompositing", front, back), [0.08, 0, 0, 0.1]))
        #expect(isClose(result("CISourceAtopCompositing", front, back), [0.32, 0.1, 0, 0.8]))
        #expect(isClose(result("CIAdditionCompositing", front, back), [0.4, 0.2, 0, 1]))
        #expect(isClose(result("CIMaximumCompositing", front, back), [0.4, 0.2, 0, 0.8]))
        #expect(isClose(result("CIMinimumCompositing", front, back), [0, 0, 0, 0.5]))
        #expect(isClose(result("CIMultiplyCompositing", front, back), [0, 0, 0, 0.4]))
    }

    @Test func blendFunctionsOfPDF() {
        let front: [Float] = [0.2, 0.6, 1], back: [Float] = [0.4, 0.5, 0.9]
        let expected: [String: [Float]] = [
            "Multiply": [0.08, 0.3, 0.9], "Screen": [0.52, 0.8, 1], "Darken": [0.2, 0.5, 0.9],
            "Lighten": [0.4, 0.6, 1], "Difference": [0.2, 0.1, 0.1], "Exclusion": [0.44, 0.5, 0.1],
            // Of the back: 2 · 0.4 · 0.2, the middle, 1 − 2 · 0.1 · 0.
            "Overlay": [0.16, 0.6, 1], "HardLight": [0.16, 0.6, 1],
            // 0.4 / 0.8, 0.5 / 0.4 and more than 1
            "ColorDodge": [0.5, 1, 1],
            // 1 − 0.6 / 0.2 below 0, 1 − 0.5 / 0.6, 1 − 0.1
            "ColorBurn": [0, 0.166667, 0.9],
            // 0.4 − 0.6 · 0.24, 0.5 + 0.2 · (√0.5 − 0.5), √0.9
            "SoftLight": [0.256, 0.541421, 0.948683], "LinearBurn": [0, 0.1, 0.9],
            "LinearDodge": [0.6, 1, 1],
            "LinearLight": [0, 0.7, 1],
            // Burnt by 0.4, dodged by 0.2 and by 1.
            "VividLight": [0, 0.625, 1], "PinLight": [0.4, 0.5, 1], "Subtract": [0.2, 0, 0],
            "Divide": [1, 0.833333, 0.9],
        ]
        for (name, colors) in expected {
            #expect(isClose(result("CI\(name)BlendMode", front, back), colors + [1]), "\(name)")
        }
    }

    @Test func blendFunctionsOfHueSaturationAndLuminosity() {
        // The luminosity of (1, 0, 0) is 0.3, and of greys they themselves.
        #expect(isClose(result("CILuminosityBlendMode", [1, 0, 0], [0.5, 0.5, 0.5]), [0.3, 0.3, 0.3, 1]))
        #expect(isClose(result("CIColorBlendMode", [0.5, 0.5, 0.5], [1, 0, 0]), [0.3, 0.3, 0.3, 1]))
        #expect(isClose(result("CISaturationBlendMode", [0.5, 0.5, 0.5], [1, 0, 0]), [0.3, 0.3, 0.3, 1]))
        // Of the hue of blue, as saturated and as light as the back: blue is as light as 0.11, so the rest is added
        // to all and what is beyond 1 taken back.
        let hue = result("CIHueBlendMode", [0, 0, 1], [1, 0, 0])
        #expect(isClose([0.3 * hue[0] + 0.59 * hue[1] + 0.11 * hue[2]], [0.3]))
        #expect(hue[2] > hue[0] && isClose([hue[0]], [hue[1]]))
    }

    @Test func whatIsClearShowsTheOther() {
        for name in CIFilter.filterNames(inCategory: kCICategoryCompositeOperation)
        where name.hasSuffix("BlendMode") {
            #expect(
                isClose(result(name, [0, 0, 0, 0], [0.1, 0.2, 0.3, 0.5]), [0.1, 0.2, 0.3, 0.5]), "\(name)")
            #expect(
                isClose(result(name, [0.1, 0.2, 0.3, 0.5], [0, 0, 0, 0]), [0.1, 0.2, 0.3, 0.5]), "\(name)")
        }
    }

    @Test func masksSayWhere() {
        let front = TestPicture.image("RRR"), back = TestPicture.image("BBB")
        func masked(_ name: String, _ mask: CIImage) -> [String] {
            TestPicture.letters(
                front.applyingFilter(
                    name, parameters: [kCIInputBackgroundImageKey: back, kCIInputMaskImageKey: mask]))
        }
        #expect(masked("CIBlendWithMask", TestPicture.image("WK.")) == ["RBB"])
        #expect(masked("CIBlendWithAlphaMask", TestPicture.image("WK.")) == ["RRB"])
        #expect(masked("CIBlendWithRedMask", TestPicture.image("RGB")) == ["RBB"])
        #expect(masked("CIBlendWithBlueMask", TestPicture.image("RGB")) == ["BBR"])
        let alone = front.applyingFilter(
            "CIBlendWithMask", parameters: [kCIInputMaskImageKey: TestPicture.image("WK.")])
        #expect(TestPicture.letters(alone) == ["R.."])
    }

    @Test func aDissolveGoesFromOneToTheOther() {
        let start = TestPicture.pixel(1, 0, 0), end = TestPicture.pixel(0, 0, 1)
        for (time, expected) in [(0, [1, 0, 0, 1]), (0.25, [0.75, 0, 0.25, 1]), (1, [0, 0, 1, 1])]
            as [(Double, [Float])]
        {
            let image = start.applyingFilter(
                "CIDissolveTransition", parameters: [kCIInputTargetImageKey: end, kCIInputTimeKey: time])
            #expect(isClose(TestPicture.numbers(image), expected))
        }
    }
}
