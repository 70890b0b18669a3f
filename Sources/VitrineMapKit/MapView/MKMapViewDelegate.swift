public import Foundation
public import VitrineCoreLocation
public import VitrineUIKit

/// Hears of what happens to a map, and says how things on it look. All methods are optional.
@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
    /// The part of the map that is seen is about to change.
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    /// The part of the map that is seen has changed, and rests.
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    /// Another part of the map is seen: called with each step of a change.
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)

    /// The map begins to load what it shows.
    func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    /// The map has all that it shows.
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    /// The map does not get what it shows.
    func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
    /// The map begins to draw.
    func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    /// The map has drawn what it has.
    ///
    /// - Parameter fullyRendered: Whether that is all.
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)

    /// The view of an annotation that comes into view; nil for the map's own.
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
    /// Views were added to the map.
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    /// A control beside the texts of a callout was tapped.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    )
    /// A view was selected.
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    /// A view is not selected any more.
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    /// An annotation was selected.
    func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
    /// An annotation is not selected any more.
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
    /// An annotation is lifted, moved or let go.
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)
    /// What stands for annotations that are too near to one another.
    func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation

    /// The map begins to ask where the user is.
    func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    /// The map does not ask any more where the user is.
    func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    /// The user is elsewhere.
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    /// Where the user is is not known.
    func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
    /// The map follows the user in another way.
    func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)

    /// What draws an overlay that comes into view.
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
    /// Renderers were added to the map.
    func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
}

extension MKMapViewDelegate {
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
    /// Does nothing.
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
    /// Does nothing.
    public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
    /// The map's own view.
    public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
        nil
    }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        calloutAccessoryControlTapped control: UIControl
    ) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
    /// Does nothing.
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView,
        didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState
    ) {}
    /// A cluster of the annotations.
    public func mapView(
        _ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
    ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
    /// Does nothing.
    public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool) {}
    /// A renderer that draws nothing.
    public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
        MKOverlayRenderer(overlay: overlay)
    }
    /// Does nothing.
    public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
}

/// How a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// The user stays in the middle.
    case follow
    /// The user stays in the middle, and what is before them is up. As there is no compass, north stays up.
    case followWithHeading
}

/// What a map shows.
public enum MKMapType: UInt, Sendable {
    /// Streets.
    case standard = 0
    /// Pictures from above.
    case satellite
    /// Both.
    case hybrid
    /// Pictures from above in three dimensions.
    case satelliteFlyover
    /// Both in three dimensions.
    case hybridFlyover
    /// Streets, in faint colours.
    case mutedStandard
}
