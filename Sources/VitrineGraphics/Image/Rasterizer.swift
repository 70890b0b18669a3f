import CVitrineGTK
import Foundation

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
