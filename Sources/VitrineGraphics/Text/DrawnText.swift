import CVitrineGTK
import Foundation

/// The pixels of a text layout at one scale.
///
/// A surface, not a GSK text node: cairo before 1.17.4 moves each glyph to a whole device pixel, so text that
/// moves by fractions would tremble. Baselines lie on whole pixels of the surface; glyphs keep their exact
/// horizontal places.
struct DrawnText {
    private final class Surface {
        let pointer: OpaquePointer
        init(_ pointer: OpaquePointer) { self.pointer = pointer }
        deinit { vitrine_surface_unref(pointer) }
    }

    private let surface: Surface
    /// The scale asked for, and the one used: enormous texts are drawn more coarsely.
    private let scale: CGFloat
    private let resolution: CGFloat
    /// The colour in the pixels, or nil when they are alpha only and any colour can be used.
    private let color: RGBA?
    /// The surface's upper left corner in the layout box.
    private let corner: CGPoint

    init?(_ layout: TextLayout, color: RGBA, scale: CGFloat) {
        let area = layout.inkBounds
        let fit = min(
            1, (64e6 / max(1, area.width * area.height * scale * scale)).squareRoot(),
            30000 / max(1, max(area.width, area.height) * scale))
        let resolution = scale * fit
        func down(_ value: CGFloat) -> CGFloat { (value * resolution).rounded(.down) / resolution }
        let corner = CGPoint(x: down(area.minX), y: down(area.minY))
        let width = Int32(((area.maxX - corner.x) * resolution).rounded(.up))
        let height = Int32(((area.maxY - corner.y) * resolution).rounded(.up))
        let xs = layout.lines.map { Double($0.rect.minX - corner.x) }
        let ys = layout.lines.map { Double((($0.baseline - corner.y) * resolution).rounded() / resolution) }
        let isMask = !layout.shape.hasColors
        guard width > 0, height > 0,
            let pointer = vitrine_text_draw(
                layout.shape.pointer, xs, ys, width, height, resolution,
                isMask ? RGBA.black.native : color.native, isMask)
        else { return nil }
        GraphicsCounters.count(\.textsDrawn)
        surface = Surface(pointer)
        self.scale = scale
        self.resolution = resolution
        self.color = isMask ? nil : color
        self.corner = corner
    }

    func matches(scale: CGFloat, color: RGBA) -> Bool {
        self.scale == scale && (self.color == nil || self.color == color)
    }

    /// Draws with the layout box's corner at a point, moved to the nearest whole pixel.
    func node(at origin: CGPoint, color: RGBA) -> NativeNode? {
        func snapped(_ value: CGFloat) -> CGFloat { (value * resolution).rounded() / resolution }
        let width = CGFloat(vitrine_surface_width(surface.pointer))
        let height = CGFloat(vitrine_surface_height(surface.pointer))
        let target = CGRect(
            x: snapped(origin.x) + corner.x, y: snapped(origin.y) + corner.y, width: width / resolution,
            height: height / resolution)
        if self.color == nil {
            return NativeNode(vitrine_node_surface_mask(surface.pointer, target.native, color.native))
        }
        let source = vitrine_rect(x: 0, y: 0, width: width, height: height)
        return NativeNode(vitrine_node_surface(surface.pointer, source, target.native, true))
    }
}
