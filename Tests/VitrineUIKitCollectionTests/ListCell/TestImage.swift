import VitrineGraphics
import VitrineUIKit

/// An opaque orange image.
@MainActor
func testImage(width: Int, height: Int) -> UIImage {
    UIImage(
        bitmap: Bitmap(
            width: width, height: height,
            pixels: Array(repeating: [255, 149, 0, 255], count: width * height).flatMap { $0 }))
}
