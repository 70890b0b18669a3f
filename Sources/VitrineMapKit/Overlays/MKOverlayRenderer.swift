public import Foundation
public import VitrineCoreLocation
import VitrineSupport
public import VitrineUIKit

/// Draws an overlay. Its points are map points from the north-western corner of what the overlay covers.
open class MKOverlayRenderer: NSObject {
    /// What it draws.
    public let overlay: any MKOverlay
    /// How strongly it is drawn, 0…1.
    open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { setNeedsDisplay() } } }
    /// How it is drawn over what lies below.
    open var blendMode: CGBlendMode = .normal { didSet { if blendMode != oldValue { setNeedsDisplay() } } }
    /// Pixels of a point on the screen.
    open internal(set) var contentScaleFactor: CGFloat = 1
    /// The map that shows it.
    weak var listener: (any RendererListener)?

    /// Makes a renderer of an overlay.
    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    /// The map point from which the renderer's points count while it draws a part that is too far from the corner of what
    /// the overlay covers: contexts go no further than some millions of pixels. Nil for that corner.
    var drawingOrigin: MKMapPoint?

    private var origin: MKMapPoint { drawingOrigin ?? corner }

    /// The north-western corner of what the overlay covers.
    var corner: MKMapPoint {
        let rect = overlay.boundingMapRect
        return rect.isNull || !rect.isFinite ? MKMapPoint() : rect.origin
    }

    /// From points that count from the corner to those that count while it draws.
    var shift: CGVector {
        guard let drawingOrigin else { return .zero }
        return CGVector(dx: corner.x - drawingOrigin.x, dy: corner.y - drawingOrigin.y)
    }

    /// The renderer's point of a map point.
    open func point(for mapPoint: MKMapPoint) -> CGPoint {
        CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
    }

    /// The map point of a renderer's point.
    open func mapPoint(for point: CGPoint) -> MKMapPoint {
        MKMapPoint(x: Double(point.x) + origin.x, y: Double(point.y) + origin.y)
    }

    /// The renderer's rectangle of one on the map.
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(
            x: mapRect.minX - origin.x, y: mapRect.minY - origin.y, width: mapRect.width,
            height: mapRect.height)
    }

    /// The rectangle on the map of one of the renderer's.
    open func mapRect(for rect: CGRect) -> MKMapRect {
        MKMapRect(
            x: Double(rect.minX) + origin.x, y: Double(rect.minY) + origin.y, width: Double(rect.width),
            height: Double(rect.height))
    }

    /// Whether it can draw a part of the map now. Who cannot calls ``setNeedsDisplay(_:zoomScale:)`` when it can.
    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

    /// Draws a part of the map. Called on the main thread.
    ///
    /// - Parameters:
    ///   - zoomScale: Points of the screen for a map point.
    ///   - context: In the renderer's points.
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

    /// All of it is to be drawn anew.
    open func setNeedsDisplay() { setNeedsDisplay(.world) }
    /// A part of it is to be drawn anew.
    open func setNeedsDisplay(_ mapRect: MKMapRect) {
        guard listener != nil else { return }
        nonisolated(unsafe) let renderer = self
        MainThread.run { renderer.listener?.rendererNeedsDisplay() }
    }
    /// A part of it is to be drawn anew at a scale.
    open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay(mapRect) }
}

/// What hears of renderers that have something new to draw.
@MainActor
protocol RendererListener: AnyObject {
    func rendererNeedsDisplay()
}

/// Draws an overlay whose shape is a path.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    /// What the shape is filled with; nil for nothing.
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    /// What the outline is drawn with; nil for nothing.
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// How wide the outline is, in points of the screen; 0 for as wide as a road.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// How corners look. Round unless set.
    open var lineJoin: CGLineJoin = .round { didSet { setNeedsDisplay() } }
    /// How ends look. Round unless set.
    open var lineCap: CGLineCap = .round { didSet { setNeedsDisplay() } }
    /// How far a corner goes out at most.
    open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
    /// Where dashes begin, in points of the screen.
    open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// How long dashes and gaps are, in points of the screen; nil for a solid line.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// Whether it may be drawn as a picture. Kept: all overlays are.
    open var shouldRasterize = false
    /// The shape, in the renderer's points; ``createPath()`` makes it when it is first asked for.
    open var path: CGPath! {
        get {
            guard storedPath == nil else { return storedPath }
            // It counts from the corner, also where it is made while a part far from that is drawn.
            let origin = drawingOrigin
            drawingOrigin = nil
            createPath()
            drawingOrigin = origin
            return storedPath
        }
        set {
            storedPath = newValue
            setNeedsDisplay()
        }
    }
    private var storedPath: CGPath?

    /// Makes the shape and sets ``path``. Subclasses say how.
    open func createPath() {}

    /// The shape is to be made anew.
    open func invalidatePath() {
        storedPath = nil
        setNeedsDisplay()
    }

    /// Takes over how outlines are drawn.
    open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
        context.setLineWidth(width(at: zoomScale))
        context.setLineJoin(lineJoin)
        context.setLineCap(lineCap)
        context.setMiterLimit(miterLimit)
        if let lineDashPattern {
            context.setLineDash(
                phase: lineDashPhase / zoomScale,
                lengths: lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale })
        }
    }

    /// Takes over what shapes are filled with.
    open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
        if let fillColor { context.setFillColor(fillColor.cgColor) }
    }

    /// Draws an outline.
    open func strokePath(_ path: CGPath, in context: CGContext) {
        context.beginPath()
        context.addPath(path)
        context.strokePath()
    }

    /// Fills a shape.
    open func fillPath(_ path: CGPath, in context: CGContext) {
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: .evenOdd)
    }

    /// How wide outlines are in the renderer's points.
    func width(at zoomScale: MKZoomScale) -> CGFloat {
        lineWidth > 0 ? lineWidth / zoomScale : MKRoadWidthAtZoomScale(zoomScale)
    }

    /// Whether the inside of the shape is filled.
    var isFilled: Bool { true }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        guard let path else { return }
        // The path counts from the corner, whatever counts now.
        let room = CGRect(
            x: mapRect.minX - corner.x, y: mapRect.minY - corner.y, width: mapRect.width,
            height: mapRect.height)
        if isFilled, fillColor != nil {
            applyFillProperties(to: context, atZoomScale: zoomScale)
            fillPath(shifted(PathClipping.area(path, to: room, zoomScale: zoomScale)), in: context)
        }
        if strokeColor != nil {
            applyStrokeProperties(to: context, atZoomScale: zoomScale)
            let margin = width(at: zoomScale)
            let part = PathClipping.line(
                path, to: room.insetBy(dx: -margin, dy: -margin), zoomScale: zoomScale)
            strokePath(shifted(part), in: context)
        }
    }

    private func shifted(_ path: CGPath) -> CGPath {
        guard shift != .zero else { return path }
        var move = CGAffineTransform(translationX: shift.dx, y: shift.dy)
        return path.copy(using: &move) ?? path
    }
}

/// Draws a circle.
open class MKCircleRenderer: MKOverlayPathRenderer {
    /// What it draws.
    open var circle: MKCircle { overlay as! MKCircle }
    /// Where the outline begins, 0…1.
    open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
    /// Where the outline ends, 0…1.
    open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

    /// Makes a renderer of a circle.
    public init(circle: MKCircle) { super.init(overlay: circle) }
    /// Makes a renderer of a circle.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open override func createPath() {
        let rect = CGRect(
            x: 0, y: 0, width: circle.boundingMapRect.width, height: circle.boundingMapRect.height)
        path = CGPath(ellipseIn: rect, transform: nil)
    }

    open override func strokePath(_ path: CGPath, in context: CGContext) {
        guard strokeStart > 0 || strokeEnd < 1, strokeEnd > strokeStart else {
            if strokeEnd > strokeStart { super.strokePath(path, in: context) }
            return
        }
        let radius = circle.boundingMapRect.width / 2
        context.beginPath()
        context.addArc(
            center: CGPoint(x: radius + shift.dx, y: radius + shift.dy), radius: radius,
            startAngle: strokeStart * 2 * .pi - .pi / 2,
            endAngle: strokeEnd * 2 * .pi - .pi / 2, clockwise: false)
        context.strokePath()
    }
}

/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
    /// What it draws.
    open var polyline: MKPolyline { overlay as! MKPolyline }
    /// Where the line begins, 0…1.
    open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
    /// Where the line ends, 0…1.
    open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

    /// Makes a renderer of a line.
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    /// Makes a renderer of a line.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    override var isFilled: Bool { false }

    open override func createPath() {
        let line = CGMutablePath()
        let part = PathClipping.part(of: polyline.mapPoints, from: strokeStart, to: strokeEnd)
        line.addLines(between: part.map(point(for:)))
        path = line
    }
}

/// Draws an area with holes.
open class MKPolygonRenderer: MKOverlayPathRenderer {
    /// What it draws.
    open var polygon: MKPolygon { overlay as! MKPolygon }

    /// Makes a renderer of an area.
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    /// Makes a renderer of an area.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open override func createPath() {
        let area = CGMutablePath()
        area.add(polygon, by: point(for:))
        path = area
    }
}

/// Draws several lines as one.
open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
    /// What it draws.
    open var multiPolyline: MKMultiPolyline { overlay as! MKMultiPolyline }

    /// Makes a renderer of lines.
    public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
    /// Makes a renderer of lines.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    override var isFilled: Bool { false }

    open override func createPath() {
        let lines = CGMutablePath()
        for line in multiPolyline.polylines { lines.addLines(between: line.mapPoints.map(point(for:))) }
        path = lines
    }
}

/// Draws several areas as one.
open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
    /// What it draws.
    open var multiPolygon: MKMultiPolygon { overlay as! MKMultiPolygon }

    /// Makes a renderer of areas.
    public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
    /// Makes a renderer of areas.
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    open override func createPath() {
        let areas = CGMutablePath()
        for polygon in multiPolygon.polygons { areas.add(polygon, by: point(for:)) }
        path = areas
    }
}

extension CGMutablePath {
    /// Adds an area and its holes, each of which leaves out what is in it by the even-odd rule.
    fileprivate func add(_ polygon: MKPolygon, by point: (MKMapPoint) -> CGPoint) {
        guard polygon.pointCount > 0 else { return }
        addLines(between: polygon.mapPoints.map(point))
        closeSubpath()
        for hole in polygon.interiorPolygons ?? [] { add(hole, by: point) }
    }
}
