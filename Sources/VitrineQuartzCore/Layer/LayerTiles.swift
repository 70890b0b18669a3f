import VitrineCoreGraphics
import VitrineGraphics

/// Which tiles of a layer are wanted: those of one level of detail that meet a part of the layer.
struct TileRange: Equatable {
    /// How a layer is divided into tiles.
    struct Grid: Equatable {
        /// Pixels a point of level 0.
        var scale: CGFloat
        /// Of a tile, in whole pixels, whatever the level.
        var width: Int
        var height: Int

        /// Smaller tiles than this many pixels a side are drawn as such, larger ones than a picture can be, too. Our choice:
        /// what a tile costs besides its pixels is paid more often the smaller they are.
        private static let sides = 32...8192

        init(scale: CGFloat, tileSize: CGSize) {
            func side(_ length: CGFloat) -> Int {
                min(max(Int(clamping: length.rounded()), Self.sides.lowerBound), Self.sides.upperBound)
            }
            self.scale = scale.isFinite && scale > 0 ? scale : 1
            (width, height) = (side(tileSize.width), side(tileSize.height))
        }

        /// Pixels a point of a level.
        func scale(of level: Int) -> CGFloat { scale * exp2(CGFloat(level)) }
    }

    /// The place of a tile.
    struct Tile: Hashable {
        var level: Int
        var column: Int
        var row: Int
    }

    let grid: Grid
    let level: Int
    let columns: Range<Int>
    let rows: Range<Int>

    /// Pixels and tiles that are kept for what is seen, at the most. Our choice: four times what the largest screens have,
    /// which is what a level shows that is nearly twice as fine as the screen.
    private static let mostPixels = 33_554_432.0
    private static let mostTiles = 4096.0

    /// The tiles that meet a part of a layer, of the coarsest level that is as fine as the screen.
    ///
    /// - Parameters:
    ///   - levels: Those that there are. Where too many pixels would be seen even in the coarsest of them, one that is
    ///     coarser is taken.
    ///   - part: In the layer's coordinates.
    ///   - shownScale: The pixels a point of the layer takes on the screen.
    /// - Returns: Nil for no tiles.
    init?(grid: Grid, levels: ClosedRange<Int>, part: CGRect, shownScale: CGFloat) {
        guard part.isFiniteRect, part.width > 0, part.height > 0, shownScale > 0, shownScale.isFinite else {
            return nil
        }
        // A scale that was computed differs by a little from that of the level.
        let fit = Int(clamping: (log2(shownScale / grid.scale) - 0.001).rounded(.up))
        var level = min(max(fit, levels.lowerBound), levels.upperBound)
        func range(_ low: CGFloat, _ high: CGFloat, _ side: Int) -> Range<Int> {
            let length = CGFloat(side) / grid.scale(of: level)
            // Parts of a pixel that are none are left out.
            let first = Int(clamping: (low / length + 1e-6).rounded(.down))
            let last = Int(clamping: (high / length - 1e-6).rounded(.up))
            return first..<max(last, first == .max ? first : first + 1)
        }
        var (columns, rows) = (0..<0, 0..<0)
        while true {
            columns = range(part.minX, part.maxX, grid.width)
            rows = range(part.minY, part.maxY, grid.height)
            let count = columns.length * rows.length
            if count <= Self.mostTiles, count * Double(grid.width) * Double(grid.height) <= Self.mostPixels {
                break
            }
            // A few tiles are a few pixels too many at the most.
            if count <= 4 { break }
            level -= 1
        }
        self.grid = grid
        self.level = level
        self.columns = columns
        self.rows = rows
    }

    /// Pixels a point.
    var scale: CGFloat { grid.scale(of: level) }

    /// The tiles, from top to bottom.
    var tiles: [Tile] {
        rows.flatMap { row in columns.map { Tile(level: level, column: $0, row: row) } }
    }

    /// Where a tile lies, in the layer's coordinates.
    func rect(of tile: Tile) -> CGRect {
        let (width, height) = (CGFloat(grid.width) / scale, CGFloat(grid.height) / scale)
        return CGRect(
            x: CGFloat(tile.column) * width, y: CGFloat(tile.row) * height, width: width, height: height)
    }
}

extension Range<Int> {
    /// As a number that does not overflow.
    fileprivate var length: Double { Double(upperBound) - Double(lowerBound) }
}

/// The tiles of a layer that were drawn.
///
/// Those that are seen are kept, and of others the ones that were seen last.
@MainActor
final class LayerTiles {
    private struct Drawn {
        /// The part of the layer, in its coordinates.
        let part: CGRect
        /// In the layer's coordinates; nil where nothing was drawn.
        let node: RenderNode?
        let pixels: Int
        /// When it was last seen.
        var turn: Int
    }

    private var grid: TileRange.Grid?
    private var drawn: [TileRange.Tile: Drawn] = [:]
    private var turn = 0

    /// Pixels of tiles that are not seen, at the most: 64 megabytes. Our choice.
    private static let mostUnseen = 16_777_216

    /// How many there are.
    var count: Int { drawn.count }

    /// Everything is to be drawn anew.
    func removeAll() { drawn.removeAll() }

    /// What meets a part is to be drawn anew.
    ///
    /// Complexity: O(tiles that are kept).
    func remove(meeting part: CGRect) {
        for (tile, picture) in drawn where picture.part.intersects(part) { drawn[tile] = nil }
    }

    /// The tiles of a range in their places, in the layer's coordinates. Those that are not there are drawn.
    ///
    /// - Parameters:
    ///   - bounds: The layer's.
    ///   - draw: Draws a part of the layer, at a scale; nil where nothing is drawn.
    ///
    /// Complexity: O(tiles of the range), and of those that are drawn their pixels.
    func nodes(
        _ range: TileRange, in bounds: CGRect, draw: (_ part: CGRect, _ scale: CGFloat) -> TilePicture?
    ) -> [RenderNode] {
        if grid != range.grid { removeAll() }
        grid = range.grid
        turn += 1
        let seen = turn
        var nodes: [RenderNode] = []
        for tile in range.tiles {
            let part = range.rect(of: tile).intersection(bounds)
            guard !part.isNull, part.width > 0, part.height > 0 else { continue }
            if let known = drawn[tile], known.part == part {
                drawn[tile]?.turn = seen
                if let node = known.node { nodes.append(node) }
                continue
            }
            // The program draws, and may ask for anything meanwhile.
            let picture = draw(part, range.scale)
            let new = Drawn(
                part: part, node: picture?.node,
                pixels: picture?.pixels ?? range.grid.width * range.grid.height,
                turn: seen)
            drawn[tile] = new
            if let node = new.node { nodes.append(node) }
        }
        dropUnseen(since: seen)
        return nodes
    }

    /// Drops those that were not seen for longest, where they are too many.
    private func dropUnseen(since turn: Int) {
        let unseen = drawn.filter { $0.value.turn < turn }
        var sum = unseen.values.reduce(0) { $0 + $1.pixels }
        guard sum > Self.mostUnseen else { return }
        // Some more than needed, so that it is not for each tile that comes.
        for (tile, picture) in unseen.sorted(by: { $0.value.turn < $1.value.turn })
        where sum > Self.mostUnseen / 4 * 3 {
            sum -= picture.pixels
            drawn[tile] = nil
        }
    }
}

/// What was drawn of a tile.
struct TilePicture {
    let node: RenderNode
    let pixels: Int
}
