import Foundation
import Testing
import VitrineCoreGraphics
import VitrineSupport

@testable import VitrineCoreImage

@Suite struct ContextTests {
    private func bytes(
        _ image: CIImage, _ format: CIFormat, count: Int, context: CIContext = CIContext(),
        space: CGColorSpace? = CGColorSpace(name: CGColorSpace.sRGB)
    ) -> [UInt8] {
        var bytes = [UInt8](repeating: 0xAA, count: count)
        bytes.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            context.render(
                image, toBitmap: base, rowBytes: count, bounds: CGRect(x: 0, y: 0, width: 1, height: 1),
                format: format,
                colorSpace: space)
        }
        return bytes
    }

    @Test func everyByteComesBackAsItWas() throws {
        let values = (UInt8.min...255).flatMap { value -> [UInt8] in [value, 255 - value, 7, 255] }
        let image = CIImage(cgImage: TestPicture.cgImage(values, width: 256, height: 1))
        let contexts = [
            CIContext(), CIContext(options: [.workingColorSpace: NSNull()]),
            CIContext(options: [.workingColorSpace: kCFNull as Any]), CIContext(options: nil),
            CIContext(options: [.workingColorSpace: CGColorSpaceCreateDeviceRGB()]),
            CIContext(options: [.workingColorSpace: try #require(CGColorSpace(name: CGColorSpace.displayP3))]
            ),
        ]
        for context in contexts {
            let result = try #require(
                context.createCGImage(image.cropped(to: image.extent), from: image.extent))
            #expect(Array(try #require(result.dataProvider?.data)) == values)
        }
    }

    @Test func translucentColorsComeBackPremultiplied() throws {
        let values: [UInt8] = [64, 32, 0, 128, 1, 1, 1, 1, 0, 0, 0, 0, 200, 100, 50, 200]
        let image = CIImage(cgImage: TestPicture.cgImage(values, width: 4, height: 1))
        let result = try #require(
            CIContext().createCGImage(image.cropped(to: image.extent), from: image.extent))
        #expect(Array(try #require(result.dataProvider?.data)) == values)
    }

    @Test func colorsAreMixedInLinearLightUnlessToldOtherwise() {
        let image = TestPicture.image("KW").applyingFilter(
            "CIAreaAverage", parameters: [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 2, w: 1)])
        // Half of the light is 188 of 255, half of the numbers 128.
        #expect(bytes(image, .RGBA8, count: 4) == [188, 188, 188, 255])
        let plain = CIContext(options: [.workingColorSpace: NSNull()])
        #expect(bytes(image, .RGBA8, count: 4, context: plain, space: nil) == [128, 128, 128, 255])
        let null = CIContext(options: [.workingColorSpace: kCFNull as Any])
        #expect(null.workingColorSpace == nil)
        #expect(CIContext(options: [.workingColorSpace: kCFNull!]).workingColorSpace == nil)
        #expect(bytes(image, .RGBA8, count: 4, context: null, space: nil) == [128, 128, 128, 255])
    }

    @Test func formatsOrderTheirComponents() {
        let image = CIImage(color: CIColor(red: 1, green: 0.6, blue: 0))
        #expect(bytes(image, .RGBA8, count: 4) == [255, 153, 0, 255])
        #expect(bytes(image, .BGRA8, count: 4) == [0, 153, 255, 255])
        #expect(bytes(image, .ARGB8, count: 4) == [255, 255, 153, 0])
        #expect(bytes(image, .ABGR8, count: 4) == [255, 0, 153, 255])
        #expect(bytes(image, .A8, count: 1) == [255])
        #expect(bytes(image, .R8, count: 1) == [255])
        #expect(bytes(image, .RG8, count: 2) == [255, 153])
        #expect(bytes(CIImage(color: .white), .RGBAh, count: 8) == [0, 0x3C, 0, 0x3C, 0, 0x3C, 0, 0x3C])
        #expect(bytes(CIImage(color: .white), .RGBA16, count: 8) == [UInt8](repeating: 255, count: 8))
        #expect(bytes(CIImage(color: .white), .Rf, count: 4, space: nil) == [0, 0, 0x80, 0x3F])
    }

    @Test func numbersBeyondOneAreKeptUntilTheEnd() {
        let bright = CIImage(color: .white).applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 3])
        #expect(isClose(TestPicture.numbers(bright), [8, 8, 8, 1]))
        #expect(bytes(bright, .RGBA8, count: 4) == [255, 255, 255, 255])
        let back = bright.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -3])
        #expect(isClose(TestPicture.numbers(back), [1, 1, 1, 1]))
    }

    @Test func opacityMayBeLeftOutOfColors() {
        let image = CIImage(color: CIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(bytes(image, .RGBA8, count: 4) == [128, 0, 0, 128])
        let straight = CIContext(options: [.outputPremultiplied: false])
        #expect(bytes(image, .RGBA8, count: 4, context: straight) == [255, 0, 0, 128])
    }

    @Test func rectanglesThatCannotBeMadeGiveNil() {
        let context = CIContext()
        let image = TestPicture.image("RG", "BW")
        #expect(context.createCGImage(image, from: .zero) == nil)
        #expect(context.createCGImage(image, from: .null) == nil)
        #expect(context.createCGImage(image, from: .infinite) == nil)
        #expect(context.createCGImage(image, from: CGRect(x: 0, y: 0, width: 40_000, height: 1)) == nil)
        #expect(context.createCGImage(image, from: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)) == nil)
        #expect(context.createCGImage(image, from: CGRect(x: 2, y: 2, width: -2, height: -2))?.width == 2)
        #expect(context.createCGImage(image, from: image.extent, format: .RG8, colorSpace: nil) == nil)
    }

    @MainActor @Test func whatIsTooLargeIsReported() {
        let former = ReportLog.current
        let log = ReportLog(write: { _ in })
        ReportLog.current = log
        defer { ReportLog.current = former }
        let rect = CGRect(x: 0, y: 0, width: 32_000, height: 32_000)
        #expect(CIContext().createCGImage(CIImage(color: .red), from: rect) == nil)
        // A small picture of a pattern that is far too fine.
        let fine = CIImage(color: .red).transformed(by: CGAffineTransform(scaleX: 1e-5, y: 1e-5))
        #expect(CIContext().createCGImage(fine, from: CGRect(x: 0, y: 0, width: 10, height: 10)) == nil)
        #expect(log.count == 2)
        #expect(log.sentences.allSatisfy { $0.contains("VITRINE_IMAGE_PIXELS") })
    }

    @Test func picturesOfOneComponentAreMade() throws {
        let image = TestPicture.image("RW")
        let grey = try #require(
            CIContext().createCGImage(
                image, from: image.extent, format: .L8, colorSpace: CGColorSpaceCreateDeviceGray()))
        #expect(grey.bitsPerPixel == 8 && grey.colorSpace?.model == .monochrome)
        let mask = try #require(
            CIContext().createCGImage(image, from: image.extent, format: .A8, colorSpace: nil))
        #expect(mask.alphaInfo == .alphaOnly)
        #expect(Array(try #require(mask.dataProvider?.data)) == [255, 255])
    }

    @Test func filesAreMade() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let context = CIContext()
        let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 8, height: 8))
        let quality = CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality)
        let jpeg = try #require(
            context.jpegRepresentation(of: image, colorSpace: space, options: [quality: 0.9]))
        #expect(jpeg.starts(with: [0xFF, 0xD8]))
        let png = try #require(context.pngRepresentation(of: image, format: .RGBA8, colorSpace: space))
        #expect(png.starts(with: [0x89, 0x50]))
        #expect(context.tiffRepresentation(of: image, format: .RGBA8, colorSpace: space) != nil)
        #expect(context.pngRepresentation(of: CIImage(color: .red), format: .RGBA8, colorSpace: space) == nil)
        let nowhere = URL(fileURLWithPath: "/nowhere/at/all.png")
        #expect(throws: (any Error).self) {
            try context.writePNGRepresentation(of: image, to: nowhere, format: .RGBA8, colorSpace: space)
        }
        #expect(throws: CocoaError.self) {
            try context.writeJPEGRepresentation(of: .empty(), to: nowhere, colorSpace: space)
        }
    }

    @Test func rowsOfManyThreadsAreThoseOfOne() {
        // More pixels than one thread takes.
        let large = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 200, height: 100))
            .composited(over: CIImage(color: .blue)).applyingGaussianBlur(sigma: 3)
        let whole = TestPicture.numbers(large, CGRect(x: -20, y: -20, width: 240, height: 140))
        for (x, y) in [(0, 0), (120, 70), (239, 139), (219, 20)] {
            let one = TestPicture.numbers(large, x: CGFloat(x - 20), y: CGFloat(119 - y))
            #expect(isClose(Array(whole[(y * 240 + x) * 4..<(y * 240 + x) * 4 + 4]), one, within: 1e-5))
        }
    }
}
