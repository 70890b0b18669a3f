import TestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting

/// Colours of pixels against the formulas of the effects.
@MainActor
@Suite("Colour effects", .serialized)
struct ColorEffectTests {
    private let orange = Color(red: 200 / 255, green: 100 / 255, blue: 50 / 255)

    /// The pixel in the middle of a white window.
    private func pixel(_ view: some View) -> [Int] {
        let host = TestHost(
            ZStack {
                Color.white; view.frame(width: 20, height: 20)
            }, size: CGSize(width: 40, height: 40), scale: 1)
        #expect(host.rgb(2, 2) == [255, 255, 255])
        return host.rgb(20, 20)
    }

    @Test("What changes nothing shows the colour as it is")
    func nothing() {
        let plain = [200, 100, 50]
        #expect(pixel(orange.saturation(1)) == plain)
        #expect(pixel(orange.grayscale(0)) == plain)
        #expect(pixel(orange.brightness(0)) == plain)
        #expect(pixel(orange.contrast(1)) == plain)
        #expect(isNear(pixel(orange.hueRotation(.zero)), plain))
        #expect(isNear(pixel(orange.hueRotation(.degrees(360))), plain))
        #expect(pixel(orange.colorMultiply(.white)) == plain)
        #expect(pixel(orange.colorInvert().colorInvert()) == plain)
    }

    @Test("Brightness adds, contrast stretches around the middle, both to the ends of the range")
    func brightness() {
        #expect(isNear(pixel(orange.brightness(0.2)), [251, 151, 101]))
        #expect(isNear(pixel(orange.brightness(-0.5)), [73, 0, 0]))
        #expect(isNear(pixel(orange.brightness(1)), [255, 255, 255]))
        #expect(isNear(pixel(orange.contrast(0.5)), [164, 114, 89]))
        #expect(isNear(pixel(orange.contrast(0)), [128, 128, 128]))
        #expect(isNear(pixel(orange.contrast(-1)), [55, 155, 205]))
    }

    @Test("Without saturation all components are the luminance")
    func saturation() {
        // 0.2126 · 200 + 0.7152 · 100 + 0.0722 · 50
        #expect(isNear(pixel(orange.saturation(0)), [118, 118, 118]))
        #expect(isNear(pixel(orange.grayscale(1)), [118, 118, 118]))
        #expect(isNear(pixel(orange.saturation(0.5)), [159, 109, 84]))
        #expect(isNear(pixel(orange.grayscale(0.5)), [159, 109, 84]))
    }

    @Test("A turned hue keeps the luminance, and greys")
    func hue() {
        // Half a turn: twice the luminance, less the colour.
        #expect(isNear(pixel(orange.hueRotation(.degrees(180))), [35, 135, 185], by: 3))
        #expect(isNear(pixel(Color(white: 0.5).hueRotation(.degrees(77))), [128, 128, 128]))
    }

    @Test("Inverted, multiplied, and luminance as alpha")
    func others() {
        #expect(pixel(orange.colorInvert()) == [55, 155, 205])
        #expect(isNear(pixel(orange.colorMultiply(Color(red: 0.5, green: 1, blue: 0))), [100, 100, 0]))
        // Black with 118 / 255 over white.
        #expect(isNear(pixel(orange.luminanceToAlpha()), [137, 137, 137]))
    }

    @Test("Of a group all is changed, and nothing beside it; what is transparent stays so")
    func groups() {
        let host = TestHost(
            ZStack {
                Color.white
                HStack(spacing: 0) {
                    orange.frame(width: 10, height: 10)
                    Color.clear.frame(width: 10, height: 10)
                    Color.black.opacity(0.5).frame(width: 10, height: 10)
                }
                .colorInvert()
            }, size: CGSize(width: 40, height: 40), scale: 1)
        #expect(host.rgb(10, 20) == [55, 155, 205])
        #expect(host.rgb(20, 20) == [255, 255, 255])
        // Black at a half becomes white at a half.
        #expect(host.rgb(30, 20) == [255, 255, 255])
    }

    @Test("An amount that is none is reported and ignored")
    func none() {
        let said = Reports.during { _ = pixel(orange.brightness(.nan)) }
        #expect(
            said.contains { $0.contains("Invalid amount (not a finite number): brightness(nan) is ignored.") }
        )
        #expect(pixel(orange.brightness(.nan)) == [200, 100, 50])
        #expect(pixel(orange.contrast(.infinity)) == [200, 100, 50])
    }

    @Test("Amounts are animated")
    func motion() {
        let orange = orange
        #expect(MotionPictures.faults(from: 0, to: 180) { orange.hueRotation(.degrees($0)) } == [])
        #expect(MotionPictures.faults(from: 1, to: 0) { orange.saturation($0) } == [])
        #expect(MotionPictures.faults(from: 0, to: 0.4) { orange.brightness($0) } == [])
    }
}
