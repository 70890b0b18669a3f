import CVitrineGTK
package import Foundation

/// A canvas as nodes that show its pixels: in a few tiles, so that a window repaints those whose pixels changed, or in one
/// piece where most changed.
package final class TiledCanvas {
    private let canvas: PixelCanvas
    private let tiles: [CGRect]
    private var nodes: [NativeNode?]
    private var shown: NativeNode?
    private var isOpaque = true
    /// How many nodes the last frame made for pixels that changed.
    package private(set) var remadeNodes = 0

    /// Pixels. A node costs some 10 µs in each frame that changes it, a million pixels some 300.
    private static let tileSize = CGSize(width: 640, height: 128)
    /// The part of the pixels from which on one node is cheaper: the first node of a frame is played back where it is
    /// shown, every other one into pixels of its own first.
    private static let most: CGFloat = 0.5

    /// Makes a canvas of `size` points at `scale` pixels per point.
    package init(size: CGSize, scale: CGFloat) throws(BitmapError) {
        let canvas = try PixelCanvas(size: size, scale: scale)
        let (whole, tile) = (canvas.bounds, Self.tileSize)
        self.canvas = canvas
        tiles = stride(from: 0, to: whole.height, by: tile.height).flatMap { y in
            stride(from: 0, to: whole.width, by: tile.width).map { x in
                CGRect(x: x, y: y, width: tile.width, height: tile.height).intersection(whole)
            }
        }
        nodes = tiles.map { _ in nil }
    }

    package var size: CGSize { canvas.size }
    package var scale: CGFloat { canvas.scale }

    /// Draws a node over a background, and gives a node that shows the pixels; the same one while they are the same.
    ///
    /// Complexity: O(nodes and pixels that differ from the last frame, pixels that are moved, and tiles).
    package func draw(_ content: RenderNode?, background: RGBA) -> NativeNode? {
        let changed = canvas.draw(content, background: background)
        remadeNodes = 0
        guard !changed.isEmpty else { return shown }
        isOpaque = background.alpha >= 1
        let (whole, area) = (canvas.bounds, changed.reduce(0) { $0 + $1.width * $1.height })
        if area > whole.width * whole.height * Self.most {
            nodes = tiles.map { _ in nil }
            shown = makeNode(whole)
        } else {
            for (index, tile) in tiles.enumerated()
            where nodes[index] == nil || changed.contains(where: { $0.intersects(tile) }) {
                nodes[index] = makeNode(tile)
            }
            var pointers = nodes.map { $0?.pointer }
            shown = NativeNode(vitrine_node_container(&pointers, pointers.count))
        }
        return shown
    }

    private func makeNode(_ area: CGRect) -> NativeNode? {
        remadeNodes += 1
        return NativeNode(
            vitrine_node_pixels(
                canvas.surface, Int32(area.minX), Int32(area.minY), Int32(area.width), Int32(area.height),
                canvas.scale, isOpaque))
    }
}
