import VitrineGraphics

/// A layer that is drawn into a picture of its own, at a scale of its own.
enum RasterizedLayer {
    /// A node that shows the picture; the node itself if there is nothing to draw, or too much.
    static func node(of node: RenderNode, scale: CGFloat) -> RenderNode {
        guard let area = Rasterizer.area(around: node.bounds, scale: scale) else { return node }
        let picture = Rasterizer.bitmap(
            of: node.translated(x: -area.minX, y: -area.minY), size: area.size, scale: scale)
        return .image(picture, in: area)
    }
}

extension CGRect {
    /// Whether all of its numbers are finite.
    var isFiniteRect: Bool {
        minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
    }
}
