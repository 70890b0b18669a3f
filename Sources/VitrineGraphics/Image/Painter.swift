import CVitrineGTK
import Foundation

/// Draws trees of nodes into a rectangle of a surface, and looks into nothing that is beside it, nor behind what covers it.
struct Painter {
    private let native: OpaquePointer
    private let scale: CGFloat
    private let leavesOutCovered: Bool

    /// Draws a node over a background.
    ///
    /// - Parameters:
    ///   - pixels: The rectangle that is drawn anew, in whole pixels.
    ///   - backdrops: What the backdrops of the surface saw last.
    ///   - leavesOutCovered: Whether what is behind something opaque is not drawn. Smooth edges of paths that are cut off
    ///     there differ a little.
    static func draw(
        _ node: RenderNode?, background: RGBA, into surface: OpaquePointer, scale: CGFloat, pixels: CGRect,
        backdrops: Backdrops, leavesOutCovered: Bool = false
    ) {
        guard let native = vitrine_painter_create(surface, scale, pixels.native) else { return }
        defer { vitrine_painter_free(native) }
        let painter = Painter(native: native, scale: scale, leavesOutCovered: leavesOutCovered)
        var bare = pixels
        if let node, leavesOutCovered, !node.readsBehind {
            var seen = SeenPixels(of: pixels, scale: scale)
            seen.takeAway(node, at: .zero)
            bare = seen.rect
        }
        if !bare.isEmpty { vitrine_painter_clear(native, bare.native, background.native) }
        guard let node else { return }
        backdrops.whileDrawing(pixels) { painter.draw(node, at: .zero, in: pixels) }
    }

    /// - Parameters:
    ///   - origin: Where the node's coordinates begin in the picture, in points.
    ///   - area: What is drawn anew, in pixels.
    private func draw(_ node: RenderNode, at origin: CGPoint, in area: CGRect) {
        // A pixel more: texts stand on whole pixels, up to half a one beside their place.
        guard pixels(node.bounds, origin).insetBy(dx: -1, dy: -1).intersects(area) else { return }
        switch node.content {
        case .container(let children):
            draw(children, at: origin, in: area)
        case .transform(let child, let transform) where transform.isTranslation:
            vitrine_painter_translate(native, transform.tx, transform.ty)
            draw(child, at: CGPoint(x: origin.x + transform.tx, y: origin.y + transform.ty), in: area)
            vitrine_painter_translate(native, -transform.tx, -transform.ty)
        case .clip(let child, let outline):
            if outline.isRectangle {
                vitrine_painter_push_clip(native, outline.rect.native)
            } else if let steps = outline.curve()?.steps {
                vitrine_painter_push_path(native, steps, steps.count, false)
            } else {
                vitrine_painter_push_rounded(native, outline.native)
            }
            draw(child, at: origin, in: area.intersection(pixels(outline.rect, origin)))
            vitrine_painter_pop_clip(native)
        case .color(let color):
            if color.alpha > 0 { vitrine_painter_fill(native, node.bounds.native, color.native) }
        case .text(_, _, let place, let color):
            node.drawnText(scale: scale)?.draw(at: place, color: color, by: native)
        default:
            if let drawn = node.realized(scale: scale) { vitrine_painter_draw(native, drawn.pointer) }
        }
    }

    /// Draws a list in order, and of each what is not behind others.
    private func draw(_ children: [RenderNode], at origin: CGPoint, in area: CGRect) {
        guard leavesOutCovered, children.count > 1 else {
            for child in children { draw(child, at: origin, in: area) }
            return
        }
        var seen = SeenPixels(of: area, scale: scale)
        // Where what is behind a node in the list is cut off; most lists cover nothing of each other.
        var cuts: [(index: Int, rect: CGRect)] = []
        var first = children.count - 1
        while first > 0 {
            let child = children[first]
            if child.readsBehind {
                // What it shows of what is behind reaches beyond what is seen there.
                if seen.rect != area { cuts.append((first, area)) }
                seen = SeenPixels(of: area, scale: scale)
            } else if seen.takeAway(child, at: origin) {
                cuts.append((first - 1, seen.rect))
                if seen.rect.isEmpty { break }
            }
            first -= 1
        }
        guard !cuts.isEmpty else {
            for child in children { draw(child, at: origin, in: area) }
            return
        }
        for index in first..<children.count {
            while let last = cuts.last, last.index < index { cuts.removeLast() }
            draw(children[index], at: origin, in: area, cutTo: cuts.last?.rect ?? area)
        }
    }

    private func draw(_ node: RenderNode, at origin: CGPoint, in area: CGRect, cutTo seen: CGRect) {
        guard !seen.isEmpty else { return }
        let reach = pixels(node.bounds, origin).insetBy(dx: -1, dy: -1).intersection(area)
        guard !reach.isNull, !seen.contains(reach) else { return draw(node, at: origin, in: area) }
        guard reach.intersects(seen) else { return }
        vitrine_painter_push_pixels(native, seen.native)
        draw(node, at: origin, in: seen)
        vitrine_painter_pop_clip(native)
    }

    private func pixels(_ rect: CGRect, _ origin: CGPoint) -> CGRect {
        CGRect(
            x: (rect.minX + origin.x) * scale, y: (rect.minY + origin.y) * scale,
            width: rect.width * scale, height: rect.height * scale)
    }
}
