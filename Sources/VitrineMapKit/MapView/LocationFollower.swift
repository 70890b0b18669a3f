import Foundation
import VitrineCoreLocation
import VitrineUIKit

/// Asks where the user is for a map that shows it, and has the map follow.
@MainActor
final class LocationFollower: NSObject {
    private unowned let map: MKMapView
    private var manager: CLLocationManager?
    private(set) var mode = MKUserTrackingMode.none
    /// The device that is asked; nil for the one that the program runs on.
    var device: LocationDevice?

    /// How much of the world is seen at the most where the map begins to follow: a thousand metres, as maps show it. Our
    /// choice.
    private static let nearness = 1000.0

    init(_ map: MKMapView) {
        self.map = map
        super.init()
    }

    func showsUserDidChange() {
        guard map.showsUserLocation else {
            manager?.stopUpdatingLocation()
            manager?.delegate = nil
            manager = nil
            setMode(.none, animated: false)
            map.userLocation.isUpdating = false
            map.userLocation.location = nil
            map.stage.remove(map.userLocation)
            map.delegate?.mapViewDidStopLocatingUser(map)
            return
        }
        let manager = device.map { CLLocationManager(device: $0) } ?? CLLocationManager()
        self.manager = manager
        map.delegate?.mapViewWillStartLocatingUser(map)
        map.userLocation.isUpdating = true
        map.stage.add(map.userLocation)
        manager.delegate = self
        manager.startUpdatingLocation()
        // What is known already shows at once.
        if let location = manager.location { take(location) }
    }

    func setMode(_ mode: MKUserTrackingMode, animated: Bool) {
        guard mode != self.mode else { return }
        self.mode = mode
        if mode != .none { map.showsUserLocation = true }
        map.delegate?.mapView(map, didChange: mode, animated: animated)
        map.controls.update()
        follow(animated: animated)
    }

    /// A finger has moved the map: it follows nobody any more.
    func userMovesMap() { setMode(.none, animated: true) }

    func take(_ location: CLLocation) {
        map.userLocation.location = location
        map.stage.annotationDidChange(map.userLocation)
        map.delegate?.mapView(map, didUpdate: map.userLocation)
        follow(animated: true)
    }

    private func follow(animated: Bool) {
        guard mode != .none, let location = map.userLocation.location else { return }
        let near = MKCoordinateRegion(
            center: location.coordinate, latitudinalMeters: Self.nearness, longitudinalMeters: Self.nearness)
        if map.visibleMapRect.width > near.mapRect.width * 3 {
            map.setRegion(near, animated: animated)
        } else {
            map.setCenter(location.coordinate, animated: animated)
        }
    }
}

extension LocationFollower: @preconcurrency CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        if manager === self.manager, let last = locations.last { take(last) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        guard manager === self.manager else { return }
        map.delegate?.mapView(map, didFailToLocateUserWithError: error)
    }
}
