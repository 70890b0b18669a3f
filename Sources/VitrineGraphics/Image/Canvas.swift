import CVitrineGTK
package import Foundation

/// Pixels that one frame after another is drawn into, as a window's are. Only what differs is drawn.
///
/// Smooth edges of paths that the border of such an area cuts off may differ by a few of 255 from those of a picture that
/// is drawn whole; so pictures to keep are made by ``Rasterizer``.
package final class Canvas {
    /// Points.
    package let size: CGSize
    /// Pixels per point.
    package let scale: CGFloat
    /// The pixels that the last frame drew anew.
    package private(set) var drawnPixels = 0

    private let surface: OpaquePointer
    private var shown: RenderNode?
    private var background: RGBA?

    /// Makes a canvas of `size` points at `scale` pixels per point. Traps on an impossible size.
    package init(size: CGSize, scale: CGFloat) {
        do { try Rasterizer.checkSize(size, scale: scale) } catch { preconditionFailure(error.description) }
        self.size = size
        self.scale = scale
        surface = Self.makeSurface(size, scale)
    }

    private static func makeSurface(_ size: CGSize, _ scale: CGFloat) -> OpaquePointer {
        vitrine_surface_create(
            Int32((size.width * scale).rounded()), Int32((size.height * scale).rounded()), false)!
    }

    deinit { vitrine_surface_unref(surface) }

    private var whole: CGRect {
        CGRect(
            x: 0, y: 0, width: Int(vitrine_surface_width(surface)),
            height: Int(vitrine_surface_height(surface)))
    }

    /// Draws a node over a background.
    ///
    /// Complexity: O(nodes and pixels that differ from the last frame).
    package func draw(_ node: RenderNode?, background: RGBA) {
        GraphicsLock.locked {
            drawnPixels = 0
            let areas = damage(node, background)
            guard !areas.isEmpty else { return }
            GraphicsEnvironment.startOffscreen()
            for area in areas {
                Painter.draw(node, background: background, into: surface, scale: scale, pixels: area)
                drawnPixels += Int(area.width * area.height)
            }
            shown = node
            self.background = background
        }
    }

    /// What is to be drawn anew, in whole pixels.
    private func damage(_ node: RenderNode?, _ background: RGBA) -> [CGRect] {
        let whole = whole
        guard background == self.background else { return [whole] }
        let area = CGRect(x: 0, y: 0, width: whole.width / scale, height: whole.height / scale)
        let damage = Damage.between(shown, node, within: area)
        shown = node
        let areas = damage.rects.map { rect in
            // A pixel more on each side: smooth edges, and texts that are moved to whole pixels.
            CGRect(
                x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
                height: rect.height * scale
            ).integral.insetBy(dx: -1, dy: -1).intersection(whole)
        }
        let drawn = areas.reduce(0) { $0 + $1.width * $1.height }
        return drawn > whole.width * whole.height * 0.8 ? [whole] : areas
    }

    /// What was drawn, as a picture.
    ///
    /// Complexity: O(pixels).
    package func bitmap() -> Bitmap {
        let copy = Self.makeSurface(size, scale)
        vitrine_surface_copy(surface, copy)
        return Bitmap(surface: copy, scale: scale)
    }
}
