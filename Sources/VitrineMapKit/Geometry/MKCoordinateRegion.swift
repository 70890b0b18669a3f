public import Foundation
public import VitrineCoreLocation

/// How far a region goes, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// From south to north, in degrees.
    public var latitudeDelta: CLLocationDegrees
    /// From west to east, in degrees.
    public var longitudeDelta: CLLocationDegrees

    /// Makes a span of nothing.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// Makes a span.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth: its middle on the map, and how far it goes.
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// How far it goes.
    public var span: MKCoordinateSpan

    /// Makes a region of nothing at 0, 0.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// Makes a region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Makes a region by its size over the ground.
    ///
    /// - Parameters:
    ///   - latitudinalMeters: From south to north, in metres.
    ///   - longitudinalMeters: From west to east, in metres.
    ///
    /// A degree is as long as on the ellipsoid of WGS 84 at the middle.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let degree = Self.metersPerDegree(at: centerCoordinate.latitude)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / degree.latitude,
                longitudeDelta: min(longitudinalMeters / degree.longitude, 360)))
    }

    /// The region of a rectangle on the map: its middle is that on the map, which is nearer to the pole than the one
    /// between the latitudes.
    public init(_ rect: MKMapRect) {
        let center = MKMapPoint(x: MapWorld.wrapped(rect.midX), y: rect.midY)
        self.init(
            center: center.coordinate,
            span: MKCoordinateSpan(
                latitudeDelta: MapWorld.latitude(rect.minY) - MapWorld.latitude(rect.maxY),
                longitudeDelta: rect.width / MapWorld.size * 360))
    }

    /// Metres of a degree at a latitude on the ellipsoid of WGS 84: by its radii of curvature.
    private static func metersPerDegree(at latitude: Double) -> (latitude: Double, longitude: Double) {
        let eccentricity = 0.006_694_379_990_14
        let angle = latitude * .pi / 180
        let term = 1 - eccentricity * pow(sin(angle), 2)
        let degree = MapWorld.radius * .pi / 180
        return (degree * (1 - eccentricity) / pow(term, 1.5), degree * cos(angle) / term.squareRoot())
    }
}

extension MKCoordinateRegion {
    /// Whether there is such a part of the earth.
    var isValid: Bool {
        CLLocationCoordinate2DIsValid(center) && (0...180).contains(span.latitudeDelta)
            && (0...360).contains(span.longitudeDelta)
    }

    /// As MapKit writes it where it refuses a region.
    var text: String {
        func number(_ value: Double) -> String { String(format: "%+.8f", value) }
        return "<center:\(number(center.latitude)), \(number(center.longitude)) "
            + "span:\(number(span.latitudeDelta)), \(number(span.longitudeDelta))>"
    }

    /// The rectangle on the map around the middle that spans as many degrees.
    ///
    /// From latitudes φ = gd(m) follows that of the half height d: sinh d = tan(span / 2) / cos φ.
    var mapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let width = span.longitudeDelta / 360 * MapWorld.size
        let angle = min(span.latitudeDelta, 179.9) / 2 * .pi / 180
        let latitude = min(max(center.latitude, -MapWorld.greatestLatitude), MapWorld.greatestLatitude)
        let half = asinh(tan(angle) / cos(latitude * .pi / 180))
        let height = min(half / .pi * MapWorld.size, MapWorld.size)
        return MKMapRect(
            x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
    }
}

/// Makes a span.
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
/// Makes a region.
public func MKCoordinateRegionMake(
    _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
/// Makes a region by its size over the ground, in metres.
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
    _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(
        center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters
    )
}
/// The region of a rectangle on the map.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
