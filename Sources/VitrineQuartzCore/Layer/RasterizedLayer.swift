import VitrineGraphics

/// A layer that is drawn into a picture of its own, at a scale of its own.
enum RasterizedLayer {
    /// The largest picture, in pixels: what is larger is drawn as it is.
    private static let limit = 16_000_000.0

    /// A node that shows the picture; the node itself if there is nothing to draw, or too much.
    static func node(of node: RenderNode, scale: CGFloat) -> RenderNode {
        guard scale > 0, scale.isFinite, !node.bounds.isEmpty, node.bounds.isFiniteRect else { return node }
        // Whole pixels around what is drawn.
        let left = (node.bounds.minX * scale).rounded(.down) / scale
        let top = (node.bounds.minY * scale).rounded(.down) / scale
        let size = CGSize(
            width: ((node.bounds.maxX - left) * scale).rounded(.up) / scale,
            height: ((node.bounds.maxY - top) * scale).rounded(.up) / scale)
        guard Double(size.width * size.height * scale * scale) < limit,
            (try? Rasterizer.checkSize(size, scale: scale)) != nil
        else { return node }
        let picture = Rasterizer.bitmap(of: node.translated(x: -left, y: -top), size: size, scale: scale)
        return .image(picture, in: CGRect(origin: CGPoint(x: left, y: top), size: size))
    }
}

extension CGRect {
    /// Whether all of its numbers are finite.
    var isFiniteRect: Bool {
        minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
    }
}
