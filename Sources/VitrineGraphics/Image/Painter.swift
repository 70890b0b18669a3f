import CVitrineGTK
import Foundation

/// Draws trees of nodes into a rectangle of a surface, and looks into nothing that is beside it.
struct Painter {
    private let native: OpaquePointer
    private let scale: CGFloat

    /// Draws a node over a background.
    ///
    /// - Parameters:
    ///   - pixels: The rectangle that is drawn anew, in whole pixels.
    ///   - backdrops: What the backdrops of the surface saw last.
    static func draw(
        _ node: RenderNode?, background: RGBA, into surface: OpaquePointer, scale: CGFloat, pixels: CGRect,
        backdrops: Backdrops
    ) {
        guard let native = vitrine_painter_create(surface, scale, pixels.native, background.native) else {
            return
        }
        defer { vitrine_painter_free(native) }
        guard let node else { return }
        let area = CGRect(
            x: pixels.minX / scale, y: pixels.minY / scale, width: pixels.width / scale,
            height: pixels.height / scale)
        backdrops.whileDrawing(pixels) { Painter(native: native, scale: scale).draw(node, in: area) }
    }

    /// - Parameter area: What is drawn anew, in the node's coordinates.
    private func draw(_ node: RenderNode, in area: CGRect) {
        guard !area.isNull else { return }
        // A pixel more: texts stand on whole pixels, up to half a one beside their place.
        guard node.bounds.insetBy(dx: -1 / scale, dy: -1 / scale).intersects(area) else { return }
        switch node.content {
        case .container(let children):
            for child in children { draw(child, in: area) }
        case .transform(let child, let transform) where transform.isTranslation:
            vitrine_painter_translate(native, transform.tx, transform.ty)
            draw(child, in: area.offsetBy(dx: -transform.tx, dy: -transform.ty))
            vitrine_painter_translate(native, -transform.tx, -transform.ty)
        case .clip(let child, let outline) where outline.isRectangle:
            vitrine_painter_push_clip(native, outline.rect.native)
            draw(child, in: area.intersection(outline.rect))
            vitrine_painter_pop_clip(native)
        default:
            if let drawn = node.realized(scale: scale) { vitrine_painter_draw(native, drawn.pointer) }
        }
    }
}
