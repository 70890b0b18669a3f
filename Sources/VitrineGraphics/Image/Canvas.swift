import CVitrineGTK
package import Foundation

/// Pixels that one frame after another is drawn into, as a window's are.
package final class Canvas {
    private let surface: OpaquePointer
    private let scale: CGFloat

    /// Makes a canvas of `size` points at `scale` pixels per point. Traps on an impossible size.
    package init(size: CGSize, scale: CGFloat) {
        do { try Rasterizer.checkSize(size, scale: scale) } catch { preconditionFailure(error.description) }
        self.scale = scale
        surface = vitrine_surface_create(
            Int32((size.width * scale).rounded()), Int32((size.height * scale).rounded()), false)!
    }

    deinit { vitrine_surface_unref(surface) }

    /// Draws a node over a background.
    package func draw(_ node: RenderNode?, background: RGBA) {
        GraphicsLock.locked {
            vitrine_surface_fill(surface, background.native)
            guard let native = node?.realized(scale: scale) else { return }
            vitrine_surface_draw(surface, native.pointer, scale, 0, 0)
        }
    }
}
