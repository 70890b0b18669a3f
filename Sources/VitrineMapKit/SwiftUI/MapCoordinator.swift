import Foundation
import VitrineCoreLocation
import VitrineSwiftUI
import VitrineUIKit

/// Has a map of UIKit's agree with what SwiftUI says, and tells SwiftUI what fingers do.
@MainActor
final class MapCoordinator: NSObject, MKMapViewDelegate {
    weak var map: MKMapView?
    private var setup: MapSetup?
    private var settings = MapSettings()
    private var reference: MapReference?
    /// The position, region or rectangle that the program said last.
    private var position: MapCameraPosition?
    private var region: MKCoordinateRegion?
    private var rect: MKMapRect?
    private var contentRect = MKMapRect.null
    /// Whether the map moves because the program says so.
    private var isUpdating = false
    private let items = MapItemStage()
    private var selected: AnyHashable?

    // MARK: From SwiftUI

    func update(
        _ setup: MapSetup, _ settings: MapSettings, _ reference: MapReference, environment: EnvironmentValues,
        isAnimated: Bool
    ) {
        guard let map else { return }
        self.setup = setup
        self.settings = settings
        self.reference = reference
        isUpdating = true
        defer { isUpdating = false }
        map.isScrollEnabled = setup.modes.contains(.pan)
        map.isZoomEnabled = setup.modes.contains(.zoom)
        map.isRotateEnabled = setup.modes.contains(.rotate) && setup.isModern
        map.showsCompass = settings.controls == nil && settings.controlVisibility != .hidden
        if let style = settings.style { map.preferredConfiguration = style.configuration }
        if let bounds = setup.bounds {
            map.cameraBoundary = bounds.boundary
            map.cameraZoomRange = bounds.range
        }
        var collected = _MapItems()
        setup.collect(&collected)
        items.update(
            collected.items, on: map, environment: environment, selection: setup.selection,
            isAnimated: isAnimated)
        let follows = followsUser
        map.showsUserLocation = setup.showsUser || items.showsUser || follows
        contentRect = collected.items.reduce(.null) { $0.union($1.rect) }
        move(map, isAnimated: isAnimated)
        select(map)
        follow(map, isAnimated: isAnimated)
    }

    private var followsUser: Bool {
        switch setup?.source {
        case .position(let binding): binding.wrappedValue.followsUserLocation
        case .initial(let position):
            position.followsUserLocation && map?.userTrackingMode != MKUserTrackingMode.none
        default: setup?.tracking?.wrappedValue == .follow
        }
    }

    private func move(_ map: MKMapView, isAnimated: Bool) {
        switch setup?.source {
        case .region(let binding):
            let wanted = binding.wrappedValue
            // Programs have regions of nothing until they know better.
            guard wanted.isValid, region?.isSame(as: wanted) != true else { return }
            region = wanted
            if wanted.span.latitudeDelta > 0 || wanted.span.longitudeDelta > 0 {
                map.setRegion(wanted, animated: isAnimated)
            }
        case .rect(let binding):
            let wanted = binding.wrappedValue
            guard wanted.isFinite, rect.map({ MKMapRectEqualToRect($0, wanted) }) != true else { return }
            rect = wanted
            map.setVisibleMapRect(wanted, animated: isAnimated)
        case .position(let binding): take(binding.wrappedValue, map, isAnimated)
        case .initial(let initial): take(position ?? initial, map, isAnimated)
        case nil: break
        }
    }

    private var framed = MKMapRect.null

    private func take(_ wanted: MapCameraPosition, _ map: MKMapView, _ isAnimated: Bool) {
        let isNew = position != wanted
        position = wanted
        if isNew, !wanted.followsUserLocation { map.userTrackingMode = .none }
        // What shows all there is follows what there is.
        if isNew || isFraming(wanted), !(MKMapRectEqualToRect(framed, contentRect) && !isNew) {
            show(wanted, map, isAnimated)
        }
    }

    private func isFraming(_ position: MapCameraPosition) -> Bool {
        switch position.kind {
        case .automatic: true
        case .user(_, let fallback): map?.userLocation.location == nil && isFraming(fallback)
        default: false
        }
    }

    private func show(_ position: MapCameraPosition, _ map: MKMapView, _ isAnimated: Bool) {
        switch position.kind {
        case .automatic: frameContent(map, isAnimated)
        case .camera(let camera): map.setCamera(camera.mapCamera, animated: isAnimated)
        case .region(let region): if region.isValid { map.setRegion(region, animated: isAnimated) }
        case .rect(let rect): if rect.isFinite { map.setVisibleMapRect(rect, animated: isAnimated) }
        case .item(let item): show(item, map, isAnimated)
        case .user(_, let fallback):
            if map.userLocation.location == nil { show(fallback, map, isAnimated) }
            map.setUserTrackingMode(.follow, animated: isAnimated)
        case .byUser: break
        }
    }

    private func show(_ item: MKMapItem, _ map: MKMapView, _ isAnimated: Bool) {
        let place = item.placemark.coordinate
        guard CLLocationCoordinate2DIsValid(place) else { return }
        map.setRegion(
            MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000),
            animated: isAnimated)
    }

    /// Shows all content, as near as a kilometre at most.
    private func frameContent(_ map: MKMapView, _ isAnimated: Bool) {
        framed = contentRect
        guard !contentRect.isNull, contentRect.isFinite else { return }
        let center = MKMapPoint(x: MapWorld.wrapped(contentRect.midX), y: contentRect.midY)
        let least = 1000 * MKMapPointsPerMeterAtLatitude(center.coordinate.latitude)
        let rect = contentRect.insetBy(
            dx: min(0, contentRect.width - least) / 2, dy: min(0, contentRect.height - least) / 2)
        map.setVisibleMapRect(
            rect, edgePadding: UIEdgeInsets(top: 50, left: 30, bottom: 30, right: 30), animated: isAnimated)
    }

    private func select(_ map: MKMapView) {
        guard let selection = setup?.selection else { return }
        let wanted = selection.get()
        guard wanted != selected else { return }
        selected = wanted
        guard let wanted, let annotation = items.annotation(tagged: wanted) else {
            map.deselectAnnotation(nil, animated: true)
            return
        }
        map.selectAnnotation(annotation, animated: true)
    }

    private func follow(_ map: MKMapView, isAnimated: Bool) {
        guard let tracking = setup?.tracking else { return }
        map.setUserTrackingMode(tracking.wrappedValue == .follow ? .follow : .none, animated: isAnimated)
    }

    /// A control has the map follow the user.
    func followUser() {
        guard let map else { return }
        let wanted = MapCameraPosition.userLocation(fallback: .automatic)
        if case .position(let binding) = setup?.source { binding.wrappedValue = wanted }
        position = wanted
        map.setUserTrackingMode(.follow, animated: true)
    }

    // MARK: To SwiftUI

    /// The map stands in another way.
    func mapDidMove() {
        guard let map else { return }
        if isUpdating { reference?.changesLater() } else { reference?.changed() }
        // What the program has said itself it need not be told.
        if !isUpdating, map.motionIsByUser { writeBack(map) }
        tell(.continuous)
    }

    private func writeBack(_ map: MKMapView) {
        switch setup?.source {
        case .region(let binding):
            let now = map.region
            region = now
            binding.wrappedValue = now
        case .rect(let binding):
            let now = map.visibleMapRect
            rect = now
            binding.wrappedValue = now
        case .position(let binding):
            if position?.positionedByUser != true {
                position = MapCameraPosition(kind: .byUser)
                binding.wrappedValue = MapCameraPosition(kind: .byUser)
            }
        case .initial: position = MapCameraPosition(kind: .byUser)
        case nil: break
        }
    }

    private func tell(_ frequency: MapCameraUpdateFrequency) {
        guard let map, settings.handlers.contains(where: { $0.frequency == frequency }) else { return }
        let context = MapCameraUpdateContext(
            camera: MapCamera(map.camera), region: map.region, rect: map.visibleMapRect)
        for handler in settings.handlers where handler.frequency == frequency { handler.action(context) }
    }

    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { tell(.onEnd) }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        items.view(for: annotation, on: mapView)
    }

    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        items.renderer(for: overlay)
    }

    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        guard let selection = setup?.selection, let tag = items.tag(of: annotation), selected != tag else {
            return
        }
        selected = tag
        selection.set(tag)
    }

    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        guard let selection = setup?.selection, let tag = items.tag(of: annotation), selected == tag,
            mapView.selectedAnnotations.isEmpty
        else { return }
        selected = nil
        selection.set(nil)
    }

    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
        guard !isUpdating, let tracking = setup?.tracking else { return }
        let wanted: MapUserTrackingMode = mode == .none ? .none : .follow
        if tracking.wrappedValue != wanted { tracking.wrappedValue = wanted }
    }
}
