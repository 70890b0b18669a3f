import Foundation
import Testing

@testable import VitrineCoreLocation

@Suite("Places")
struct PlaceTests {
    private func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
        CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1))
    }

    /// Lengths of geodesics on WGS 84.
    @Test("Distances are those of the ellipsoid")
    func distances() {
        #expect(distance((10, 20), (10, 20)) == 0)
        // One degree along the equator, and along a meridian at 45° north.
        #expect(abs(distance((0, 0), (0, 1)) - 111_319.49) < 1)
        #expect(abs(distance((44.5, 0), (45.5, 0)) - 111_131.8) < 5)
        // From pole to pole.
        #expect(abs(distance((90, 0), (-90, 0)) - 20_003_931) < 60_000)
        #expect(distance((52.52, 13.41), (48.86, 2.35)) == distance((48.86, 2.35), (52.52, 13.41)))
        // Across the line where a day begins.
        #expect(abs(distance((0, 179.5), (0, -179.5)) - 111_319.49) < 1)
    }

    @Test("Coordinates are on earth or not")
    func validity() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2D(latitude: -90, longitude: 180)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        let region = CLCircularRegion(
            center: CLLocationCoordinate2DMake(0, 0), radius: 1_000, identifier: "here")
        #expect(region.contains(CLLocationCoordinate2DMake(0.008, 0)))
        #expect(!region.contains(CLLocationCoordinate2DMake(0.01, 0)))
    }
}

@Suite("Location managers")
@MainActor
struct LocationManagerTests {
    private final class Log: NSObject, CLLocationManagerDelegate {
        var lines: [String] = []
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            lines.append("status \(manager.authorizationStatus)")
        }
        func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            lines.append("at \(locations.map(\.coordinate.latitude))")
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            if CLError.denied ~= error { lines.append("denied") }
        }
    }

    private final class OldLog: NSObject, CLLocationManagerDelegate {
        var status: CLAuthorizationStatus?
        func locationManager(
            _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
        ) {
            self.status = status
        }
    }

    private func turn() async {
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }

    @Test("Without a place services are off, and asking fails")
    func off() async {
        let manager = CLLocationManager()
        let log = Log()
        manager.delegate = log
        #expect(log.lines.isEmpty)
        await turn()
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        await turn()
        #expect(log.lines == ["status denied", "denied"])
        #expect(!CLLocationManager.locationServicesEnabled() && manager.location == nil)
    }

    @Test("With a place the program asks, and is told")
    func on() async {
        let manager = CLLocationManager(place: CLLocationCoordinate2D(latitude: 52, longitude: 13))
        let log = Log()
        manager.delegate = log
        manager.startUpdatingLocation()
        await turn()
        #expect(log.lines == ["status notDetermined"])
        manager.requestWhenInUseAuthorization()
        #expect(manager.authorizationStatus == .notDetermined)
        await turn()
        #expect(log.lines == ["status notDetermined", "status authorizedWhenInUse", "at [52.0]"])
        manager.stopUpdatingLocation()
        manager.requestLocation()
        await turn()
        #expect(log.lines.last == "at [52.0]" && log.lines.count == 4)
        #expect(manager.location?.coordinate.longitude == 13)
    }

    @Test("What the user allows one manager is allowed to all of the program, and all are told")
    func shared() async {
        let device = LocationDevice(place: CLLocationCoordinate2D(latitude: 52, longitude: 13))
        let (asking, other) = (CLLocationManager(device: device), CLLocationManager(device: device))
        let log = Log()
        other.delegate = log
        other.startUpdatingLocation()
        await turn()
        asking.requestWhenInUseAuthorization()
        asking.requestWhenInUseAuthorization()
        await turn()
        #expect(log.lines == ["status notDetermined", "status authorizedWhenInUse", "at [52.0]"])
        #expect(other.location?.coordinate.latitude == 52)
        #expect(CLLocationManager(place: CLLocationCoordinate2D()).authorizationStatus == .notDetermined)
    }

    @Test("A delegate from before iOS 14 is told, too")
    func old() async {
        let manager = CLLocationManager(place: nil)
        let log = OldLog()
        manager.delegate = log
        await turn()
        #expect(log.status == .denied)
    }

    @Test("Searches for places end as without a network")
    func geocoder() async {
        let geocoder = CLGeocoder()
        let error = await withCheckedContinuation { done in
            geocoder.geocodeAddressString("Berlin") { _, error in done.resume(returning: error) }
            #expect(geocoder.isGeocoding)
        }
        #expect((error as? CLError)?.code == .network)
        #expect(!geocoder.isGeocoding)
    }
}
