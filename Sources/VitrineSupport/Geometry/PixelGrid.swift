package import Foundation

/// The edges of pixels, at which what is laid out in points begins and ends.
///
/// One set of tolerances for all: computing leaves noise of some 1e-12 points, which must neither make a length a pixel
/// longer nor let two edges that are meant to be one end on different pixels. Text is measured in 1024ths of a point,
/// which count: what is forgiven upwards is less than that.
@frozen
package struct PixelGrid: Equatable, Sendable {
    /// Pixels per point.
    package let scale: CGFloat

    /// - Parameter scale: Pixels per point; below 1, or no number, counts as 1.
    @inlinable
    package init(scale: CGFloat) { self.scale = scale > 1 ? scale : 1 }

    /// The length of a pixel's side, in points.
    @inlinable package var pixel: CGFloat { 1 / scale }

    /// The nearest pixel edge. Halves go up, and by more than the noise of computing, so that equal edges end equal.
    @inlinable
    package func nearest(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() / scale }

    /// Enough pixels for a length, or the first edge at or after a place. What is whole but for floating point does not
    /// grow by a pixel.
    @inlinable
    package func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-4).rounded(.up) / scale }

    /// The whole pixels in a length, or the last edge at or before a place. A thousandth of a pixel is forgiven, so
    /// that 0.333333 of 1125 pixels are not one short of a third.
    @inlinable
    package func down(_ value: CGFloat) -> CGFloat { (value * scale + 1e-3).rounded(.down) / scale }

    /// The point on pixel edges that is nearest.
    @inlinable
    package func nearest(_ point: CGPoint) -> CGPoint { CGPoint(x: nearest(point.x), y: nearest(point.y)) }

    /// The rectangle with each edge on the nearest pixel, so that neighbours keep touching; its size may be another
    /// by a pixel. One of whole pixels stays exactly what it is, wherever the rectangle lies.
    @inlinable
    package func nearest(_ rect: CGRect) -> CGRect {
        let (x, width) = nearest(rect.minX, rect.width)
        let (y, height) = nearest(rect.minY, rect.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// Origin and size at the nearest pixel, each for itself, halves up and nothing forgiven: what UIKit makes of the
    /// exact frames of its layouts. Neighbours may overlap by a pixel.
    package func placed(_ rect: CGRect) -> CGRect {
        func rounded(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
        return CGRect(
            x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
            height: rounded(rect.height))
    }

    /// The length is counted in pixels: as the difference of edges in points, a hundred points at three pixels each
    /// would end as 99.999 999 999 999 99.
    @usableFromInline
    func nearest(_ start: CGFloat, _ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let first = (start * scale + 1e-6).rounded()
        let whole = (length * scale).rounded()
        let isWhole = (length * scale - whole).magnitude < 1e-6
        let pixels = isWhole ? whole : ((start + length) * scale + 1e-6).rounded() - first
        return (first / scale, pixels / scale)
    }

    /// Enough pixels for both lengths of a size.
    @inlinable
    package func up(_ size: CGSize) -> CGSize { CGSize(width: up(size.width), height: up(size.height)) }
}
