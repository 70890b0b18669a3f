import Foundation
import VitrineUIKit

/// The overlays of a map, and the two pictures in which those in view are drawn.
@MainActor
final class OverlayStage: RendererListener {
    private unowned let map: MKMapView
    private(set) lazy var below = OverlayCanvas(self, .aboveRoads)
    private(set) lazy var above = OverlayCanvas(self, .aboveLabels)
    private var layers: [MKOverlayLevel: [any MKOverlay]] = [:]
    private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]

    init(_ map: MKMapView) { self.map = map }

    private var canvases: [OverlayCanvas] { [below, above] }

    // MARK: Overlays

    func overlays(_ level: MKOverlayLevel?) -> [any MKOverlay] {
        if let level { return layers[level] ?? [] }
        return (layers[.aboveRoads] ?? []) + (layers[.aboveLabels] ?? [])
    }

    func place(of overlay: any MKOverlay) -> (level: MKOverlayLevel, index: Int)? {
        for (level, overlays) in layers {
            if let index = overlays.firstIndex(where: { $0 === overlay }) { return (level, index) }
        }
        return nil
    }

    func insert(_ overlay: any MKOverlay, _ index: Int?, _ level: MKOverlayLevel) {
        guard place(of: overlay) == nil else { return }
        let count = layers[level]?.count ?? 0
        let index = index ?? count
        precondition(
            (0...count).contains(index),
            "MKMapView.insertOverlay(_:at:): there are \(count) overlays of the level, and no place \(index) among them."
        )
        layers[level, default: []].insert(overlay, at: index)
        changed()
    }

    func remove(_ overlay: any MKOverlay) {
        guard let place = place(of: overlay) else { return }
        layers[place.level]?.remove(at: place.index)
        renderers.removeValue(forKey: ObjectIdentifier(overlay))?.listener = nil
        changed()
    }

    func exchange(_ one: any MKOverlay, _ other: any MKOverlay) {
        guard let a = place(of: one), let b = place(of: other) else { return }
        layers[a.level]?[a.index] = other
        layers[b.level]?[b.index] = one
        changed()
    }

    private func changed() {
        for canvas in canvases { canvas.invalidate() }
        let isReplaced = replacesMap
        if map.grid.isHidden != isReplaced {
            map.grid.isHidden = isReplaced
            map.loading.restart()
        }
        map.setNeedsLayout()
    }

    /// Whether tiles of the program's stand in place of the map.
    var replacesMap: Bool { overlays(nil).contains { $0.canReplaceMapContent } }

    /// Whether tiles in view are not there yet.
    var isLoadingTiles: Bool {
        let seen = map.visibleMapRect
        return overlays(nil).contains { overlay in
            guard overlay is MKTileOverlay, !Self.turns(of: overlay, in: seen).isEmpty else { return false }
            guard let renderer = renderer(for: overlay) else { return map.delegate != nil }
            return (renderer as? MKTileOverlayRenderer).map { $0.isLoading || !$0.hasDrawn } ?? false
        }
    }

    func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

    /// Asks for renderers of overlays that come into view. Complexity: O(overlays).
    func prepare(_ level: MKOverlayLevel, in rect: MKMapRect) -> [MKOverlayRenderer] {
        var added: [MKOverlayRenderer] = []
        var shown: [MKOverlayRenderer] = []
        for overlay in overlays(level) where Self.turns(of: overlay, in: rect).isEmpty == false {
            let id = ObjectIdentifier(overlay)
            if let known = renderers[id] {
                shown.append(known)
                continue
            }
            guard let renderer = map.delegate?.mapView(map, rendererFor: overlay) else { continue }
            renderer.listener = self
            renderer.contentScaleFactor = map.contentScaleFactor
            renderers[id] = renderer
            added.append(renderer)
            shown.append(renderer)
        }
        if !added.isEmpty { map.delegate?.mapView(map, didAdd: added) }
        return shown
    }

    /// How many worlds further east an overlay shows in a part of the map.
    static func turns(of overlay: any MKOverlay, in rect: MKMapRect) -> [Double] {
        let box = overlay.boundingMapRect
        guard !box.isNull, box.isFinite else { return [] }
        let first = ((rect.minX - box.maxX) / MapWorld.size).rounded(.up)
        let last = ((rect.maxX - box.minX) / MapWorld.size).rounded(.down)
        guard first <= last, box.minY <= rect.maxY, rect.minY <= box.maxY else { return [] }
        return stride(from: first, through: last, by: 1).filter {
            overlay.intersects(rect.offsetBy(dx: -$0 * MapWorld.size, dy: 0))
                || box.width == 0 || box.height == 0
        }
    }

    // MARK: Drawing

    func update() {
        guard let projection = map.projection else { return }
        for canvas in canvases { canvas.show(projection, in: map.bounds.size) }
    }

    func rendererNeedsDisplay() {
        for canvas in canvases { canvas.invalidate() }
        map.setNeedsLayout()
        map.loading.check()
    }

    func tilesBeganLoading() { map.loading.restart() }
    func tilesAreThere() { map.loading.check() }
}

/// The picture of the overlays of a level. It is a quarter larger than the map on each side, and moves with the map until
/// what is seen is not in it any more.
@MainActor
final class OverlayCanvas: UIView {
    private unowned let stage: OverlayStage
    private let level: MKOverlayLevel
    private let picture = OverlayPicture()
    private var isStale = true

    init(_ stage: OverlayStage, _ level: MKOverlayLevel) {
        (self.stage, self.level) = (stage, level)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(picture)
        picture.isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    func invalidate() { isStale = true }

    /// How often the picture was drawn, for tests.
    var drawings: Int { picture.drawings }

    func show(_ projection: MapProjection, in size: CGSize) {
        guard !stage.overlays(level).isEmpty else {
            picture.isHidden = true
            picture.renderers = []
            isStale = true
            return
        }
        picture.isHidden = false
        if !isStale, let drawn = picture.projection, drawn.scale == projection.scale,
            drawn.heading == projection.heading
        {
            let now = projection.point(of: drawn.center)
            let (dx, dy) = (now.x - drawn.anchor.x, now.y - drawn.anchor.y)
            let frame = picture.margin.offsetBy(dx: dx, dy: dy)
            if frame.contains(CGRect(origin: .zero, size: size)) {
                picture.center = CGPoint(x: frame.midX, y: frame.midY)
                return
            }
        }
        isStale = false
        let margin = CGRect(origin: .zero, size: size)
            .insetBy(dx: -(size.width / 4).rounded(), dy: -(size.height / 4).rounded())
        let rect = projection.mapRect(of: margin)
        picture.renderers = stage.prepare(level, in: rect)
        picture.projection = projection
        picture.margin = margin
        picture.frame = margin
        picture.setNeedsDisplay()
    }
}

/// Has renderers draw what they have.
@MainActor
final class OverlayPicture: UIView {
    var renderers: [MKOverlayRenderer] = []
    var projection: MapProjection?
    /// The part of the map's view that is drawn.
    var margin = CGRect.zero
    private(set) var drawings = 0

    /// Overlays that begin further away than this count from where the picture begins, in points. Contexts take eight
    /// million pixels.
    private static let reach: CGFloat = 1_000_000

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let projection else { return }
        drawings += 1
        let part = projection.mapRect(of: margin)
        let zoomScale = CGFloat(projection.scale)
        for renderer in renderers {
            for turn in OverlayStage.turns(of: renderer.overlay, in: part) {
                let own = part.offsetBy(dx: -turn * MapWorld.size, dy: 0)
                guard renderer.canDraw(own, zoomScale: zoomScale) else { continue }
                let corner = projection.point(
                    exactly: MKMapPoint(x: renderer.corner.x + turn * MapWorld.size, y: renderer.corner.y))
                renderer.drawingOrigin =
                    max(abs(corner.x), abs(corner.y)) > Self.reach
                    ? MKMapPoint(x: own.minX, y: own.minY) : nil
                defer { renderer.drawingOrigin = nil }
                let origin = renderer.mapPoint(for: .zero)
                context.saveGState()
                context.translateBy(x: -margin.minX, y: -margin.minY)
                context.concatenate(
                    projection.transform(from: MKMapPoint(x: origin.x + turn * MapWorld.size, y: origin.y)))
                context.setAlpha(renderer.alpha)
                context.setBlendMode(renderer.blendMode)
                let isLayer = renderer.alpha < 1 || renderer.blendMode != .normal
                if isLayer { context.beginTransparencyLayer(auxiliaryInfo: nil) }
                renderer.draw(own, zoomScale: zoomScale, in: context)
                if isLayer { context.endTransparencyLayer() }
                context.restoreGState()
            }
        }
    }
}
