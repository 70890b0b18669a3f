import Testing
import VitrineMapKit
import VitrineTesting
import VitrineUIKit

/// What a map's delegate was asked and told.
@MainActor
final class MapLog: NSObject, MKMapViewDelegate {
    var lines: [String] = []
    var view: ((any MKAnnotation) -> MKAnnotationView?)?
    var renderer: ((any MKOverlay) -> MKOverlayRenderer)?
    /// Steps of changes are many: they are counted.
    var steps = 0

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
        lines.append("will \(animated)")
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        lines.append("did \(animated)")
    }
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
        steps += 1
        if lines.last != "step" { lines.append("step") }
    }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        lines.append("viewFor \(annotation.title.flatMap { $0 } ?? "-")")
        return view?(annotation)
    }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
        lines.append("didAdd \(views.count)")
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { lines.append("select view") }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { lines.append("deselect view") }
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {
        lines.append("select annotation")
    }
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
        lines.append("deselect annotation")
    }
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) { lines.append("accessory") }
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState
    ) { lines.append("drag \(oldState) \(newState)") }
    func mapViewWillStartLoadingMap(_ mapView: MKMapView) { lines.append("start loading") }
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { lines.append("finish loading") }
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {
        lines.append("fail loading \((error as? URLError)?.code == .notConnectedToInternet)")
    }
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {
        lines.append("rendered \(fullyRendered)")
    }
    func mapViewWillStartLocatingUser(_ mapView: MKMapView) { lines.append("start locating") }
    func mapViewDidStopLocatingUser(_ mapView: MKMapView) { lines.append("stop locating") }
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) { lines.append("user moved") }
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {
        lines.append("user lost")
    }
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {
        lines.append("mode \(mode)")
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        lines.append("rendererFor")
        return renderer?(overlay) ?? MKOverlayRenderer(overlay: overlay)
    }
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {
        lines.append("added renderers \(renderers.count)")
    }
}

/// A map in a window at one pixel a point.
@MainActor
struct MapPage {
    let map: MKMapView
    let log = MapLog()
    let host: TestHost

    init(
        _ width: CGFloat = 400, _ height: CGFloat = 400, style: UIUserInterfaceStyle = .light,
        scale: CGFloat = 1,
        prepare: (MKMapView) -> Void = { _ in }
    ) {
        let map = MKMapView()
        self.map = map
        map.delegate = log
        let size = CGSize(width: width, height: height)
        prepare(map)
        host = TestHost(map, size: size, scale: scale, safeArea: .zero, style: style)
        host.settle()
        host.advance(by: 0.05)
    }

    func settle() { host.settle() }
}

func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// An annotation at a place.
func mark(_ latitude: Double, _ longitude: Double, _ title: String? = nil, _ subtitle: String? = nil)
    -> MKPointAnnotation
{ MKPointAnnotation(coordinate: place(latitude, longitude), title: title, subtitle: subtitle) }
