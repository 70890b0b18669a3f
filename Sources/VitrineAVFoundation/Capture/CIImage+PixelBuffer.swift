public import Foundation
public import VitrineCoreImage
public import VitrineCoreMedia

extension CIImage {
    /// Makes an image of pixels, as a camera hands them on, with its lower left corner at the origin.
    ///
    /// - Complexity: O(pixels): they are copied, as they may change.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        CVPixelBufferLockBaseAddress(pixelBuffer, .readOnly)
        defer { CVPixelBufferUnlockBaseAddress(pixelBuffer, .readOnly) }
        let data = CVPixelBufferGetBaseAddress(pixelBuffer).map {
            Data(bytes: $0, count: CVPixelBufferGetDataSize(pixelBuffer))
        }
        self.init(
            bitmapData: data ?? Data(), bytesPerRow: CVPixelBufferGetBytesPerRow(pixelBuffer),
            size: CGSize(
                width: CVPixelBufferGetWidth(pixelBuffer), height: CVPixelBufferGetHeight(pixelBuffer)),
            format: CVPixelBufferGetPixelFormatType(pixelBuffer) == kCVPixelFormatType_32BGRA
                ? .BGRA8 : .ARGB8,
            colorSpace: CGColorSpace(name: CGColorSpace.sRGB))
    }
}
