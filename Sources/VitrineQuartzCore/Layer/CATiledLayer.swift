public import VitrineCoreGraphics
import VitrineGraphics

/// A layer that is drawn tile by tile, each when it is seen, and at the scale at which the layer is seen: for maps, pages
/// and pictures that are larger than any screen.
///
/// `draw(in:)`, or the delegate's `draw(_:in:)`, is called for each tile that comes into view, with a context whose
/// `boundingBoxOfClipPath` is the tile, in the layer's coordinates, and whose `ctm` has the level's scale: `contentsScale`
/// times a power of two. In a view whose `layerClass` this is `draw(_:)` gets the tile as its rectangle. Tiles begin at the
/// origin of the layer's coordinates and end at its bounds. Nothing is drawn before the first `setNeedsDisplay()`, which
/// views that draw call themselves.
///
/// The layer is as fine as the screen or up to twice as fine, within the levels that there are: in a scroll view that zooms
/// out the levels of reduction are drawn, and the ``levelsOfDetailBias`` finer ones where it zooms in. Where so much is seen
/// that the coarsest level would have more than 33,554,432 pixels or 4096 tiles, a coarser one is drawn.
///
/// Tiles are drawn on the main thread, within the frame that shows them; Apple's are drawn on others, and fade in when they
/// are ready. Tiles that are not seen any more are kept, 16,777,216 pixels of them, until `setNeedsDisplay()`, or
/// `setNeedsDisplay(_:)` with a rectangle that they meet. Pictures of the layer that are made elsewhere, as by
/// `render(in:)`, show what is seen in its window, or all of it where it is in none.
///
/// The cost follows the tiles that are seen, not the size of the layer.
@MainActor @preconcurrency
open class CATiledLayer: CALayer {
    private static let tiledRows = TiledLayerRows()
    private static let tiledTable = LayerPropertyTable(tiledRows, inheriting: CALayer.table)
    override class var table: LayerPropertyTable { tiledTable }

    private let tiles = LayerTiles()
    /// How tiles are drawn: pixels a point of level 0, and what they are drawn over. Nil until they are asked for.
    private var drawing: (scale: CGFloat, background: CGColor?)?
    private var isDrawing = false
    /// The tiles that the content shows, or will when it is made again.
    private var shownTiles: ShownTiles?

    public override init() {
        super.init()
        modelValues.extras = Self.tiledTable.initialExtras
    }

    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { nil }

    /// How long new tiles take to fade in, in seconds; 0.25 unless overridden. It is for tiles that come later than the frame
    /// that shows them, which none do here.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// How many levels there are, each half as fine as the one before; 1 unless set. Levels that would have less than a
    /// pixel are left out.
    open var levelsOfDetail: Int {
        get { Int(clamping: modelValues[Self.tiledRows.levels]) }
        set { set(Self.tiledRows.levels, Double(max(newValue, 0))) }
    }

    /// How many of the levels are finer than the layer's `contentsScale`, each twice as fine as the one before; 0 unless set.
    open var levelsOfDetailBias: Int {
        get { Int(clamping: modelValues[Self.tiledRows.bias]) }
        set { set(Self.tiledRows.bias, Double(max(newValue, 0))) }
    }

    /// The size of a tile in pixels, whatever the level; 256 × 256 unless set. Sides below 32 and above 8192 pixels are drawn
    /// as such. Tiles are drawn anew when it is set.
    open var tileSize: CGSize {
        get { modelValues[Self.tiledRows.tileSize] }
        set { set(Self.tiledRows.tileSize, newValue) }
    }

    // MARK: Drawing

    /// How many tiles are kept.
    var tileCount: Int { tiles.count }

    override func drawContent(scale: CGFloat, background: CGColor?) {
        // A presentation layer has no tiles; those are drawn by the layer.
        guard !state.isPresentation else {
            (state.source as? CATiledLayer)?.drawContent(scale: scale, background: background)
            return
        }
        if state.dirtyRect.isNull { tiles.removeAll() } else { tiles.remove(meeting: state.dirtyRect) }
        state.dirtyRect = .null
        drawing = (scale, background)
    }

    override func contextDidChange(from former: LayerContext?) {
        super.contextDidChange(from: former)
        former?.stopTellingOfFrames(self)
        context?.tellOfFrames(self)
        invalidate(.content)
    }

    override func frameWillBeMade() {
        guard drawing != nil, !showsNothing else { return }
        let wanted = wantedTiles(shown)
        guard wanted != shownTiles else { return }
        shownTiles = wanted
        invalidate(.content)
    }

    /// Tiles as they are seen.
    private struct ShownTiles: Equatable {
        var range: TileRange
        /// Whether their pixels are those of the screen, so that they end where these do.
        var isExact: Bool
        /// The pixel of the screen, in points of the layer; 0 where tiles are exact.
        var pixel: CGFloat
    }

    /// The tiles that are to be seen; nil for none.
    private func wantedTiles(_ values: LayerProperties) -> ShownTiles? {
        guard let drawing else { return nil }
        let grid = TileRange.Grid(scale: drawing.scale, tileSize: values[Self.tiledRows.tileSize])
        // More than enough for any number that is a size.
        let levels = min(max(Int(clamping: values[Self.tiledRows.levels]), 1), 64)
        let bias = min(max(Int(clamping: values[Self.tiledRows.bias]), 0), 32)
        // The coarsest has a pixel in each direction.
        let side = min(values.bounds.width, values.bounds.height) * grid.scale
        let most = max(Int(clamping: log2(side).rounded(.down)), 0)
        let coarsest = max(bias - levels + 1, -most)
        let seen = visibility
        let range = TileRange(
            grid: grid, levels: coarsest...max(bias, coarsest), part: seen.part, shownScale: seen.scale)
        return range.map { range in
            let isExact = context != nil && seen.isUpright && abs(seen.scale / range.scale - 1) < 1e-6
            return ShownTiles(range: range, isExact: isExact, pixel: isExact ? 0 : 1 / seen.scale)
        }
    }

    override func makeOwnContent(_ values: LayerProperties, in rect: CGRect) -> RenderNode? {
        shownTiles = wantedTiles(values)
        // What is drawn may look at the layer.
        guard let shownTiles, !isDrawing else { return nil }
        isDrawing = true
        defer { isDrawing = false }
        let nodes = tiles.nodes(shownTiles.range, in: values.bounds) { drawTile($0, scale: $1) }
        let origin = values.bounds.origin
        let node = shownTiles.isExact ? RenderNode.container(nodes) : joined(nodes, shownTiles.pixel)
        return origin == .zero ? node : node?.translated(x: -origin.x, y: -origin.y)
    }

    /// Tiles that end within pixels of the screen. Where two share a pixel each covers a part of it, and the parts are added
    /// up: one over the other would let what is behind the layer through.
    ///
    /// - Parameter pixel: That of the screen, in points of the layer.
    private func joined(_ nodes: [RenderNode], _ pixel: CGFloat) -> RenderNode? {
        guard nodes.count > 1 else { return nodes.first }
        let parts = nodes.compactMap { node in
            // What is added is cut off at its bounds, which would take the same part of a pixel away once more.
            let room = RenderNode.color(.clear, in: node.bounds.insetBy(dx: -2 * pixel, dy: -2 * pixel))
            return RenderNode.container([room, node])?.blended(.plusLighter)
        }
        return RenderNode.container(parts)?.isolated
    }

    private func drawTile(_ part: CGRect, scale: CGFloat) -> TilePicture? {
        // Whole pixels around what is drawn; what was computed differs a little from them.
        let left = (part.minX * scale + 0.001).rounded(.down),
            top = (part.minY * scale + 0.001).rounded(.down)
        let width = Int(clamping: max((part.maxX * scale - 0.001).rounded(.up) - left, 1))
        let height = Int(clamping: max((part.maxY * scale - 0.001).rounded(.up) - top, 1))
        let origin = CGPoint(x: left / scale, y: top / scale)
        guard
            let context = CGContext(pixelWidth: width, pixelHeight: height, scale: scale, origin: origin)
        else { return nil }
        if let background = drawing?.background { context.fill(part, with: background) }
        guard draw(part, in: context) else { return nil }
        LayerCounters.current.drawings += 1
        let size = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
        let picture = RenderNode.image(
            Bitmap(context, scale: scale), in: CGRect(origin: origin, size: size))
        return TilePicture(node: picture, pixels: width * height)
    }
}

/// The rows that tiled layers add to the table of properties.
@MainActor
private struct TiledLayerRows {
    let levels = LayerProperty("levelsOfDetail", initial: 1.0, animates: .never) {
        (layer: CATiledLayer, value) in layer.levelsOfDetail = Int(clamping: value)
    }
    let bias = LayerProperty("levelsOfDetailBias", initial: 0.0, animates: .never) {
        (layer: CATiledLayer, value) in layer.levelsOfDetailBias = Int(clamping: value)
    }
    let tileSize = LayerProperty("tileSize", initial: CGSize(width: 256, height: 256), animates: .never) {
        (layer: CATiledLayer, value) in layer.tileSize = value
    }
}
