public import Foundation
import VitrineSupport
public import VitrineUIKit

/// Draws the tiles of a map, of the zoom level that is nearest; until they are there, what is known of coarser levels.
open class MKTileOverlayRenderer: MKOverlayRenderer {
    private struct Key: Hashable {
        var x: Int
        var y: Int
        var z: Int
    }

    private enum Tile {
        case loading
        case missing
        case image(UIImage)
    }

    private var tiles: [Key: Tile] = [:]
    /// Keys in the order in which they were last drawn.
    private var uses: [Key: Int] = [:]
    private var turn = 0
    private var waiting = 0
    /// Whether it was asked to draw, and so knows which tiles there must be.
    private(set) var hasDrawn = false
    /// Another overlay or other tiles: what comes for the former does not count.
    private var generation = 0

    /// So many tiles are kept: those of several screens. Our choice.
    private static let most = 512

    /// Makes a renderer of a map of tiles.
    public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
    /// Makes a renderer of a map of tiles.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    private var tileOverlay: MKTileOverlay { overlay as! MKTileOverlay }

    /// Whether tiles are on their way.
    var isLoading: Bool { waiting > 0 }

    /// Forgets all tiles and gets them anew.
    open func reloadData() {
        tiles = [:]
        uses = [:]
        generation += 1
        waiting = 0
        setNeedsDisplay()
    }

    /// The zoom level whose tiles are about as large as theirs are in points.
    private func level(at zoomScale: MKZoomScale) -> Int {
        let exact = log2(Double(zoomScale) * MapWorld.size / Double(max(tileOverlay.tileSize.width, 1)))
        return min(max(Int(exact.rounded()), tileOverlay.minimumZ), tileOverlay.maximumZ)
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        turn += 1
        let exact = log2(Double(zoomScale) * MapWorld.size / Double(max(tileOverlay.tileSize.width, 1)))
        // Where the first level is much too fine there would be thousands of tiles: nothing shows, as in MapKit.
        guard exact > Double(tileOverlay.minimumZ) - 2 else { return }
        let level = level(at: zoomScale)
        let side = MapWorld.size / exp2(Double(level))
        let part = mapRect.intersection(tileOverlay.boundingMapRect.intersection(.world))
        guard !part.isEmpty else { return }
        let last = (1 << level) - 1
        let columns = Int(part.minX / side)...min(max(Int(part.maxX / side), Int(part.minX / side)), last)
        let rows = Int(part.minY / side)...min(max(Int(part.maxY / side), Int(part.minY / side)), last)
        for y in rows {
            for x in columns { draw(Key(x: x, y: y, z: level), in: context) }
        }
        forget()
        hasDrawn = true
        guard waiting == 0 else { return }
        nonisolated(unsafe) let renderer = self
        MainThread.run { (renderer.listener as? OverlayStage)?.tilesAreThere() }
    }

    private func draw(_ key: Key, in context: CGContext) {
        uses[key] = turn
        let side = MapWorld.size / exp2(Double(key.z))
        let place = rect(
            for: MKMapRect(x: Double(key.x) * side, y: Double(key.y) * side, width: side, height: side))
        switch tiles[key] {
        case .image(let image): paint(image, in: place, context)
        case .loading: drawCoarser(key, place, in: context)
        case .missing: drawCoarser(key, place, in: context)
        case nil:
            drawCoarser(key, place, in: context)
            load(key)
        }
    }

    /// Draws what is known of the place from a coarser level.
    private func drawCoarser(_ key: Key, _ place: CGRect, in context: CGContext) {
        for steps in 1...8 where key.z - steps >= 0 {
            let other = Key(x: key.x >> steps, y: key.y >> steps, z: key.z - steps)
            guard case .image(let image) = tiles[other] else { continue }
            uses[other] = turn
            let side = MapWorld.size / exp2(Double(other.z))
            let whole = rect(
                for: MKMapRect(
                    x: Double(other.x) * side, y: Double(other.y) * side, width: side, height: side))
            context.saveGState()
            context.clip(to: place)
            paint(image, in: whole, context)
            context.restoreGState()
            return
        }
    }

    private func paint(_ image: UIImage, in rect: CGRect, _ context: CGContext) {
        UIGraphicsPushContext(context)
        image.draw(in: rect)
        UIGraphicsPopContext()
    }

    private func load(_ key: Key) {
        tiles[key] = .loading
        waiting += 1
        tellLoading()
        let path = MKTileOverlayPath(x: key.x, y: key.y, z: key.z, contentScaleFactor: contentScaleFactor)
        nonisolated(unsafe) let renderer = self
        let asked = generation
        tileOverlay.loadTile(at: path) { data, _ in
            // Reading pictures takes time, which the main thread has not.
            let image = data.flatMap { UIImage(data: $0) }
            nonisolated(unsafe) let loaded = image
            DispatchQueue.main.async { renderer.take(loaded, key, asked) }
        }
    }

    private func tellLoading() {
        nonisolated(unsafe) let renderer = self
        MainThread.run { (renderer.listener as? OverlayStage)?.tilesBeganLoading() }
    }

    private func take(_ image: UIImage?, _ key: Key, _ asked: Int) {
        guard asked == generation else { return }
        waiting -= 1
        tiles[key] = image.map { .image($0) } ?? .missing
        setNeedsDisplay()
    }

    /// Drops tiles that were not drawn for longest, where there are too many.
    private func forget() {
        guard tiles.count > Self.most else { return }
        let old = tiles.keys.filter { uses[$0] != turn }.sorted {
            uses[$0, default: 0] < uses[$1, default: 0]
        }
        for key in old.prefix(tiles.count - Self.most / 4 * 3) {
            if case .loading = tiles[key] { continue }
            tiles[key] = nil
            uses[key] = nil
        }
    }
}
