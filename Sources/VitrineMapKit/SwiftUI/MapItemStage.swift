import Foundation
import VitrineSwiftUI
import VitrineUIKit

/// The annotations and overlays of the content of a map of SwiftUI's.
@MainActor
final class MapItemStage {
    /// Something that shows.
    private final class Shown {
        var item: MapItem
        var annotation: MKPointAnnotation?
        var overlay: (any MKOverlay)?
        var tag: AnyHashable?

        init(_ item: MapItem) { self.item = item }
    }

    private var shown: [[AnyHashable]: Shown] = [:]
    private var byObject: [ObjectIdentifier: Shown] = [:]
    private var environment = EnvironmentValues()
    private var userContent: AnyView?
    private(set) var showsUser = false

    // MARK: Updating

    /// Shows what is on the map now: what was there before keeps its annotation.
    ///
    /// Complexity: O(*n*) in the number of things.
    func update(
        _ items: [MapItem], on map: MKMapView, environment: EnvironmentValues, selection: MapSetup.Selection?,
        isAnimated: Bool
    ) {
        self.environment = environment
        showsUser = false
        userContent = nil
        var next: [[AnyHashable]: Shown] = [:]
        for item in items {
            if case .user(let content) = item.kind {
                showsUser = true
                userContent = content
                continue
            }
            let entry = shown[item.path] ?? Shown(item)
            let former = shown[item.path] == nil ? nil : entry.item
            entry.item = item
            entry.tag = item.style.tag.flatMap { selection?.takes($0) == true ? $0 : nil }
            show(entry, former, on: map, isAnimated)
            next[item.path] = entry
        }
        for (path, entry) in shown where next[path] == nil { remove(entry, from: map) }
        shown = next
    }

    private func remove(_ entry: Shown, from map: MKMapView) {
        if let annotation = entry.annotation {
            map.removeAnnotation(annotation)
            byObject[ObjectIdentifier(annotation)] = nil
        }
        if let overlay = entry.overlay {
            map.removeOverlay(overlay)
            byObject[ObjectIdentifier(overlay)] = nil
        }
        (entry.annotation, entry.overlay) = (nil, nil)
    }

    private func show(_ entry: Shown, _ former: MapItem?, on map: MKMapView, _ isAnimated: Bool) {
        switch entry.item.kind {
        case .marker(let look): place(entry, look.coordinate, look.title, on: map, isAnimated)
        case .view(let look): place(entry, look.coordinate, look.title, on: map, isAnimated)
        case .pin(let coordinate): place(entry, coordinate, nil, on: map, isAnimated)
        case .user: break
        case .polyline, .polygon, .circle: cover(entry, former, on: map)
        }
    }

    private func place(
        _ entry: Shown, _ coordinate: CLLocationCoordinate2D, _ title: Text?, on map: MKMapView,
        _ isAnimated: Bool
    ) {
        if entry.overlay != nil { remove(entry, from: map) }
        let annotation = entry.annotation ?? MKPointAnnotation(coordinate: coordinate)
        let isNew = entry.annotation == nil
        annotation.title = title?.string(in: environment)
        if isNew {
            entry.annotation = annotation
            byObject[ObjectIdentifier(annotation)] = entry
            map.addAnnotation(annotation)
            return
        }
        let old = annotation.coordinate
        if old.latitude != coordinate.latitude || old.longitude != coordinate.longitude {
            UIView.animate(withDuration: isAnimated ? 0.35 : 0) { annotation.coordinate = coordinate }
        }
        if let view = map.view(for: annotation) { apply(entry, to: view) }
    }

    private func cover(_ entry: Shown, _ former: MapItem?, on map: MKMapView) {
        if let overlay = entry.overlay, let former, former.hasSameShape(as: entry.item),
            former.style.level == entry.item.style.level
        {
            if let renderer = map.renderer(for: overlay) as? MKOverlayPathRenderer { paint(entry, renderer) }
            return
        }
        remove(entry, from: map)
        let overlay: any MKOverlay
        switch entry.item.kind {
        case .polyline(let points): overlay = MKPolyline(points)
        case .polygon(let points, let holes): overlay = MKPolygon(points, holes)
        case .circle(let center, let radius): overlay = MKCircle(center: center, radius: radius)
        default: return
        }
        entry.overlay = overlay
        byObject[ObjectIdentifier(overlay)] = entry
        map.addOverlay(overlay, level: entry.item.style.level ?? .aboveRoads)
    }

    // MARK: Views

    func annotation(tagged tag: AnyHashable) -> (any MKAnnotation)? {
        shown.values.first { $0.tag == tag && $0.annotation != nil }?.annotation
    }

    func tag(of annotation: any MKAnnotation) -> AnyHashable? { byObject[ObjectIdentifier(annotation)]?.tag }

    func view(for annotation: any MKAnnotation, on map: MKMapView) -> MKAnnotationView? {
        if annotation is MKUserLocation {
            guard let userContent else { return nil }
            let view = HostedAnnotationView(annotation: annotation, reuseIdentifier: nil)
            view.isEnabled = false
            view.show(userContent, anchor: .center, title: nil, label: nil, environment)
            return view
        }
        guard let entry = byObject[ObjectIdentifier(annotation)] else { return nil }
        let view: MKAnnotationView
        switch entry.item.kind {
        case .marker:
            view =
                map.dequeueReusableAnnotationView(withIdentifier: "SwiftUI.Marker")
                ?? HostedMarkerView(annotation: annotation, reuseIdentifier: "SwiftUI.Marker")
        case .pin: view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil)
        default: view = HostedAnnotationView(annotation: annotation, reuseIdentifier: nil)
        }
        view.annotation = annotation
        apply(entry, to: view)
        return view
    }

    private func color(_ style: AnyShapeStyle?) -> UIColor? {
        style.map { UIColor(cgColor: $0._resolve(environment, level: 0).color) }
    }

    private func apply(_ entry: Shown, to view: MKAnnotationView) {
        view.isEnabled = entry.tag != nil
        let style = entry.item.style
        switch entry.item.kind {
        case .marker(let look):
            guard let marker = view as? HostedMarkerView else { return }
            marker.markerTintColor = color(style.tint)
            marker.titleVisibility = style.titles == .hidden ? .hidden : .adaptive
            marker.show(look, environment)
        case .pin: (view as? MKPinAnnotationView)?.pinTintColor = color(style.tint)
        case .view(let look):
            let title = style.titles == .hidden ? nil : look.title?.string(in: environment)
            (view as? HostedAnnotationView)?.show(
                look.content, anchor: look.anchor, title: title,
                label: style.titles == .hidden ? nil : look.label,
                environment)
        default: break
        }
    }

    // MARK: Overlays

    func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer {
        guard let entry = byObject[ObjectIdentifier(overlay)] else {
            return MKOverlayRenderer(overlay: overlay)
        }
        let renderer: MKOverlayPathRenderer
        switch overlay {
        case let line as MKPolyline: renderer = MKGradientPolylineRenderer(polyline: line)
        case let area as MKPolygon: renderer = MKPolygonRenderer(polygon: area)
        default: renderer = MKCircleRenderer(overlay: overlay)
        }
        paint(entry, renderer)
        return renderer
    }

    private func paint(_ entry: Shown, _ renderer: MKOverlayPathRenderer) {
        let style = entry.item.style
        let tint = color(style.tint) ?? UIColor(Color.accentColor)
        let stroke = style.stroke
        if let line = stroke?.line {
            renderer.lineWidth = line.lineWidth
            renderer.lineCap = line.lineCap
            renderer.lineJoin = line.lineJoin
            renderer.miterLimit = line.miterLimit
            renderer.lineDashPhase = line.dashPhase
            renderer.lineDashPattern = line.dash.isEmpty ? nil : line.dash.map { NSNumber(value: Double($0)) }
        }
        guard let line = renderer as? MKGradientPolylineRenderer else {
            renderer.strokeColor = stroke.map { color($0.style) ?? tint }
            renderer.fillColor = color(style.foreground) ?? (stroke == nil ? tint : nil)
            return
        }
        let paint = stroke?.style ?? style.foreground ?? style.tint
        line.strokeColor = color(paint) ?? tint
        // A line without a width of its own is as wide as Apple's are by default. Our choice: three points.
        if stroke == nil { line.lineWidth = 3 }
        let stops = paint?._resolve(environment, level: 0).gradientStops ?? []
        line.setColors(stops.map { UIColor(cgColor: $0.color) }, locations: stops.map(\.location))
    }
}

extension MapItem {
    /// Whether both cover the same.
    func hasSameShape(as other: MapItem) -> Bool {
        func same(_ a: [MKMapPoint], _ b: [MKMapPoint]) -> Bool {
            a.count == b.count && zip(a, b).allSatisfy(MKMapPointEqualToPoint)
        }
        return switch (kind, other.kind) {
        case (.polyline(let a), .polyline(let b)): same(a, b)
        case (.polygon(let a, let p), .polygon(let b, let q)):
            same(a, b) && p.count == q.count && zip(p, q).allSatisfy { same($0.mapPoints, $1.mapPoints) }
        case (.circle(let a, let r), .circle(let b, let s)):
            a.latitude == b.latitude && a.longitude == b.longitude && r == s
        default: false
        }
    }
}
