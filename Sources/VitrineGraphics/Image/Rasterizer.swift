import CVitrineGTK
package import Foundation

/// Draws node trees into bitmaps, with no display.
package enum Rasterizer {
    /// Draws a node into a picture of `size` points at `scale` pixels per point.
    ///
    /// Traps on an impossible size; check sizes from outside with ``checkSize(_:scale:)``.
    package static func bitmap(
        of node: RenderNode?, size: CGSize, scale: CGFloat, background: RGBA = .clear
    ) -> Bitmap {
        do { try checkSize(size, scale: scale) } catch { preconditionFailure(error.description) }
        let (width, height) = pixels(size, scale)
        return GraphicsLock.locked {
            let surface = vitrine_surface_create(Int32(width), Int32(height), false)!
            GraphicsEnvironment.startOffscreen()
            let whole = CGRect(x: 0, y: 0, width: width, height: height)
            Painter.draw(
                node, background: background, into: surface, scale: scale, pixels: whole,
                backdrops: Backdrops())
            return Bitmap(surface: surface, scale: scale)
        }
    }

    /// The largest picture of a part of a frame, in pixels: what is larger is drawn as it is.
    private static let largestPart = 16_000_000.0

    /// The whole pixels around what is drawn, in points: of a picture that stands in its place.
    ///
    /// - Parameter scale: Pixels a point.
    /// - Returns: nil if there are none, or too many.
    package static func area(around rect: CGRect, scale: CGFloat) -> CGRect? {
        guard scale > 0, scale.isFinite, !rect.isEmpty, rect.minX.isFinite, rect.minY.isFinite,
            rect.width.isFinite, rect.height.isFinite
        else { return nil }
        let left = (rect.minX * scale).rounded(.down) / scale
        let top = (rect.minY * scale).rounded(.down) / scale
        let size = CGSize(
            width: ((rect.maxX - left) * scale).rounded(.up) / scale,
            height: ((rect.maxY - top) * scale).rounded(.up) / scale)
        guard Double(size.width * size.height * scale * scale) < largestPart,
            (try? checkSize(size, scale: scale)) != nil
        else { return nil }
        return CGRect(origin: CGPoint(x: left, y: top), size: size)
    }

    /// Throws when a picture of this size cannot exist.
    package static func checkSize(_ size: CGSize, scale: CGFloat) throws(BitmapError) {
        let (width, height) = pixels(size, scale)
        guard (1...32767).contains(width), (1...32767).contains(height), width * height <= 400_000_000 else {
            throw .impossibleSize(width: width, height: height)
        }
    }

    private static func pixels(_ size: CGSize, _ scale: CGFloat) -> (Int, Int) {
        func count(_ length: CGFloat) -> Int {
            let value = (length * scale).rounded()
            return value.isFinite ? Int(min(max(value, -1), 1e9)) : -1
        }
        return (count(size.width), count(size.height))
    }
}
