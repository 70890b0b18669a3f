import Foundation
import Testing
import VitrineCoreGraphics

@testable import VitrineCoreImage

@Suite struct PlanTests {
    private let large = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 1000, height: 1000))

    private func plan(_ image: CIImage, _ rect: CGRect) -> RenderPlan {
        RenderPlan(image.recipe, PixelRect(covering: rect))
    }

    @Test func onlyTheRegionThatIsAskedForIsComputed() {
        let image = large.applyingFilter("CIColorInvert")
        // The colour, the crop and the filter.
        #expect(plan(image, CGRect(x: 10, y: 10, width: 4, height: 4)).pixelCount == 3 * 16)
        #expect(plan(image, CGRect(x: 2000, y: 0, width: 4, height: 4)).pixelCount == 0)
        #expect(plan(image, CGRect(x: 998, y: 0, width: 4, height: 4)).pixelCount == 3 * 8)
    }

    @Test func aBlurAsksForItsMargin() {
        let image = large.applyingGaussianBlur(sigma: 2)
        // 4×4 pixels of the blur, and 6 around of the crop and of the colour.
        #expect(plan(image, CGRect(x: 500, y: 500, width: 4, height: 4)).pixelCount == 16 + 2 * 256)
    }

    @Test func aCropLimitsWhatIsBlurred() {
        let image = large.cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8)).applyingGaussianBlur(sigma: 2)
        #expect(image.extent == CGRect(x: -6, y: -6, width: 20, height: 20))
        #expect(plan(image, image.extent).pixelCount == 400 + 3 * 64)
    }

    @Test func whatIsUsedTwiceIsComputedOnce() {
        var image = TestPicture.image("RG")
        // Two to the power of 64 images, if each was made for each use.
        for _ in 0..<64 { image = image.composited(over: image) }
        #expect(plan(image, image.extent).pixelCount == 65 * 2)
        #expect(TestPicture.letters(image) == ["RG"])
    }

    @Test func longChainsAreEvaluated() {
        var image = TestPicture.image("RG")
        for _ in 0..<2000 { image = image.applyingFilter("CIColorInvert") }
        #expect(TestPicture.letters(image) == ["RG"])
    }

    @Test func regionsOfOneInputAreJoined() {
        let image = large
        let shifted = image.transformed(by: CGAffineTransform(translationX: 100, y: 0))
        let both = image.composited(over: shifted)
        let plan = plan(both, CGRect(x: 500, y: 0, width: 1, height: 1))
        // Of the image and of its colour, from 400 to 500.
        #expect(plan.pixelCount == 2 + 2 * 101)
        #expect(plan.largestCount == 101)
    }

    @Test func pixelsMayBeChangedInPlaceByTheLastToUseThem() {
        let image = TestPicture.image("RG")
        let inverted = image.applyingFilter("CIColorInvert")
        // The image is read once more behind the filter that inverts it.
        let mixed = image.applyingFilter(
            "CIDifferenceBlendMode", parameters: [kCIInputBackgroundImageKey: inverted])
        #expect(TestPicture.letters(mixed) == ["WW"])
        let other = inverted.applyingFilter(
            "CIDifferenceBlendMode", parameters: [kCIInputBackgroundImageKey: image])
        #expect(TestPicture.letters(other) == ["WW"])
    }

    @Test func anAreaIsAllThatIsReadOfAReduction() {
        let image = large.applyingFilter(
            "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 10, w: 10)])
        #expect(plan(image, image.extent).pixelCount == 1 + 2 * 100)
    }
}
