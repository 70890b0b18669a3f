import Testing
import VitrineCoreGraphics

@Suite("Copies of images")
struct ImageCopyTests {
    @Test("In another space the pixels have the same values; a space of other components has no copy")
    func spaces() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        )
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let copy = try #require(image.copy(colorSpace: space))
        #expect(copy.colorSpace == space && copy.width == 1)
        #expect(copy.dataProvider?.data?.first == 255)
        #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    }
}
