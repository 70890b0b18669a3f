import CVitrineGTK
package import Foundation

/// Pixels that one frame after another is drawn into, as a window's are. Only what differs is drawn, and what scrolls is
/// moved.
///
/// Smooth edges of paths that the border of such an area cuts off may differ by a few of 255 from those of a picture that
/// is drawn whole; so pictures to keep are made by ``Rasterizer``.
package final class PixelCanvas {
    /// Points.
    package let size: CGSize
    /// Pixels per point.
    package let scale: CGFloat
    /// The pixels that the last frame drew anew.
    package private(set) var drawnPixels = 0
    /// The pixels that the last frame moved.
    package private(set) var movedPixels = 0

    let surface: OpaquePointer
    private var shown: RenderNode?
    private var background: RGBA?
    private let backdrops = Backdrops()
    /// Drawing that makes backdrops stale is followed by drawing these, which may make those stale that see them.
    private static let mostRounds = 8

    /// Makes a canvas of `size` points at `scale` pixels per point.
    package init(size: CGSize, scale: CGFloat) throws(BitmapError) {
        self.size = size
        self.scale = scale
        surface = try Self.makeSurface(size, scale)
    }

    private static func makeSurface(_ size: CGSize, _ scale: CGFloat) throws(BitmapError) -> OpaquePointer {
        try Rasterizer.checkSize(size, scale: scale)
        let (width, height) = (Int32((size.width * scale).rounded()), Int32((size.height * scale).rounded()))
        guard let surface = vitrine_surface_create(width, height, false) else {
            throw .noMemory(width: Int(width), height: Int(height))
        }
        return surface
    }

    deinit { vitrine_surface_unref(surface) }

    /// The whole canvas, in pixels.
    var bounds: CGRect {
        CGRect(
            x: 0, y: 0, width: Int(vitrine_surface_width(surface)),
            height: Int(vitrine_surface_height(surface)))
    }

    /// Draws a node over a background.
    ///
    /// - Returns: Where pixels may have changed, in pixels.
    ///
    /// Complexity: O(nodes and pixels that differ from the last frame, and pixels that are moved).
    @discardableResult
    package func draw(_ node: RenderNode?, background: RGBA) -> [CGRect] {
        GraphicsLock.locked {
            let (moves, areas) = change(to: node, background)
            shown = node
            self.background = background
            drawnPixels = 0
            movedPixels = moves.reduce(0) { $0 + Int($1.area.width * $1.area.height) }
            guard !areas.isEmpty else { return moves.map(\.area) }
            GraphicsEnvironment.startOffscreen()
            for move in moves { perform(move) }
            return moves.map(\.area) + paint(areas, node, background)
        }
    }

    /// Draws rectangles, and then the backdrops that see what changed in them.
    ///
    /// - Returns: All that was drawn.
    private func paint(_ areas: [CGRect], _ node: RenderNode?, _ background: RGBA) -> [CGRect] {
        var (pending, painted) = (areas, [CGRect]())
        for round in 0..<Self.mostRounds where !pending.isEmpty {
            if node?.readsBehind == true { pending = pending.map { backdrops.aligned($0) } }
            if round == Self.mostRounds - 1 { pending = [bounds] }
            for area in pending {
                Painter.draw(
                    node, background: background, into: surface, scale: scale, pixels: area,
                    backdrops: backdrops, leavesOutCovered: true)
            }
            painted += pending
            pending = backdrops.takeStale()
        }
        drawnPixels = painted.reduce(0) { $0 + Int($1.width * $1.height) }
        return painted
    }

    private func perform(_ move: PictureChange.Move) {
        let area = move.area
        backdrops.forget(area)
        vitrine_surface_move(
            surface, Int32(area.minX), Int32(area.minY), Int32(area.width), Int32(area.height),
            Int32(move.dx), Int32(move.dy))
    }

    /// What is to be moved, and what is to be drawn anew then, in whole pixels.
    private func change(to node: RenderNode?, _ background: RGBA) -> ([PictureChange.Move], [CGRect]) {
        let whole = bounds
        guard background == self.background else { return ([], [whole]) }
        let area = CGRect(x: 0, y: 0, width: whole.width / scale, height: whole.height / scale)
        let change = PictureChange.between(shown, node, within: area, scale: scale)
        let areas = change.damage.rects.map { rect in
            // A pixel more on each side: smooth edges, and texts that are moved to whole pixels.
            CGRect(
                x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
                height: rect.height * scale
            ).integral.insetBy(dx: -1, dy: -1).intersection(whole)
        }
        let drawn = areas.reduce(0) { $0 + $1.width * $1.height }
        return drawn > whole.width * whole.height * 0.8 ? ([], [whole]) : (change.moves, areas)
    }

    /// What was drawn, as a picture.
    ///
    /// Complexity: O(pixels).
    package func bitmap() throws(BitmapError) -> Bitmap {
        let copy = try Self.makeSurface(size, scale)
        vitrine_surface_copy(surface, copy)
        return Bitmap(surface: copy, scale: scale)
    }
}
