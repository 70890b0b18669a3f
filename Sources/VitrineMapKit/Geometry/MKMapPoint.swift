public import Foundation
public import VitrineCoreLocation
public import VitrineUIKit

/// Points on the screen for a map point: 1 shows the world in 268,435,456 points, 0.5 in half as many.
public typealias MKZoomScale = CGFloat

/// The lengths of the map of the world.
enum MapWorld {
    /// How wide and high the world is, in map points: tiles of 256 points at zoom level 20.
    static let size = 268_435_456.0
    /// The latitude in degrees at which the square map ends: where Mercator's projection is as high as it is wide.
    static let greatestLatitude = 85.051_128_779_806_59
    /// The radius of the earth at the equator in metres (WGS 84).
    static let radius = 6_378_137.0

    /// A map point's distance from the western edge for an angle of longitude, in degrees.
    static func x(_ longitude: CLLocationDegrees) -> Double { (longitude + 180) / 360 * size }

    /// A map point's distance from the northern edge for an angle of latitude, in degrees.
    static func y(_ latitude: CLLocationDegrees) -> Double {
        let bounded = min(max(latitude, -greatestLatitude), greatestLatitude)
        return min(max((1 - asinh(tan(bounded * .pi / 180)) / .pi) / 2 * size, 0), size)
    }

    static func longitude(_ x: Double) -> CLLocationDegrees { x / size * 360 - 180 }

    static func latitude(_ y: Double) -> CLLocationDegrees {
        atan(sinh(.pi * (1 - 2 * y / size))) * 180 / .pi
    }

    /// An x within the world that stands for the same place.
    static func wrapped(_ x: Double) -> Double {
        let rest = x.truncatingRemainder(dividingBy: size)
        return rest < 0 ? rest + size : rest
    }
}

/// A point on the map of the world: Mercator's projection of the earth, 268,435,456 points wide and high, whose origin is
/// north-west.
public struct MKMapPoint: Sendable {
    /// From west to east, in map points.
    public var x: Double
    /// From north to south, in map points.
    public var y: Double

    /// Makes the point 0, 0.
    public init() { self.init(x: 0, y: 0) }

    /// Makes a point.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The point of a place on earth. Latitudes beyond ±85.0511°, where the map ends, are at its edge.
    ///
    /// - Parameter coordinate: One that is no place on earth is at (-1, -1).
    public init(_ coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            self.init(x: -1, y: -1)
            return
        }
        self.init(x: MapWorld.x(coordinate.longitude), y: MapWorld.y(coordinate.latitude))
    }

    /// The place on earth; ``kCLLocationCoordinate2DInvalid`` where the point is not on the map.
    public var coordinate: CLLocationCoordinate2D {
        guard (0...MapWorld.size).contains(x), (0...MapWorld.size).contains(y) else {
            return kCLLocationCoordinate2DInvalid
        }
        return CLLocationCoordinate2D(latitude: MapWorld.latitude(y), longitude: MapWorld.longitude(x))
    }

    /// The way to another point over the ground, in metres, on the ellipsoid of WGS 84.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (one, other) = (coordinate, point.coordinate)
        return CLLocation(latitude: one.latitude, longitude: one.longitude).distance(
            from: CLLocation(latitude: other.latitude, longitude: other.longitude))
    }
}

/// A width and a height on the map of the world, in map points.
public struct MKMapSize: Sendable {
    /// In map points.
    public var width: Double
    /// In map points.
    public var height: Double

    /// Makes the size 0, 0.
    public init() { self.init(width: 0, height: 0) }

    /// Makes a size.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }

    /// The size of the world: 268,435,456 each.
    public static let world = MKMapSize(width: MapWorld.size, height: MapWorld.size)
}

/// The size of the world.
public let MKMapSizeWorld = MKMapSize.world

/// Makes a point.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
/// Makes a size.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
    MKMapSize(width: width, height: height)
}
/// The point of a place on earth.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
    MKMapPoint(coordinate)
}
/// The place of a point on earth.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
/// The way between two points over the ground, in metres.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
    a.distance(to: b)
}
/// Whether two points are the same.
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
    point1.x == point2.x && point1.y == point2.y
}
/// Whether two sizes are the same.
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool {
    size1.width == size2.width && size1.height == size2.height
}
/// A point as text: `{x, y}`.
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String {
    String(format: "{%.1f, %.1f}", point.x, point.y)
}
/// A size as text: `{width, height}`.
public func MKStringFromMapSize(_ size: MKMapSize) -> String {
    String(format: "{%.1f, %.1f}", size.width, size.height)
}
/// A rectangle as text: `{{x, y}, {width, height}}`.
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
    "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}
/// Metres that a map point is long at a latitude: 0.149 at the equator, less towards the poles.
///
/// - Parameter latitude: In degrees.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    cos(latitude * .pi / 180) * 2 * .pi * MapWorld.radius / MapWorld.size
}
/// Map points to a metre at a latitude: 6.7 at the equator.
///
/// - Parameter latitude: In degrees.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}
/// How wide roads are drawn on the map at a scale, in the points of overlays.
///
/// Apple does not publish the widths: ours are 20 metres of road at the equator, and at least two points of the screen.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat {
    max(20 * MKMapPointsPerMeterAtLatitude(0), 2 / Double(zoomScale))
}
