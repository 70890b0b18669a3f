import CVitrineGTK
package import Foundation

/// A picture that is painted over and over in place of a colour.
package final class ColorTile: @unchecked Sendable {
    package let image: CGImage
    /// Pixels a point.
    package let scale: CGFloat

    package init(_ image: CGImage, scale: CGFloat) {
        self.image = image
        self.scale = scale
    }

    /// Points.
    package var size: CGSize {
        CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }
}
