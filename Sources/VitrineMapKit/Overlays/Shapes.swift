public import Foundation
public import VitrineCoreLocation
public import VitrineUIKit

/// A circle on the earth, by its middle and radius.
open class MKCircle: MKShape, MKOverlay {
    private let middle: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance
    /// The part of the map that it covers.
    public let boundingMapRect: MKMapRect

    /// The middle.
    open override var coordinate: CLLocationCoordinate2D { middle }

    /// Makes a circle.
    ///
    /// - Parameter radius: In metres, at least 0.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        middle = coord
        self.radius = radius
        let point = MKMapPoint(coord)
        let length = max(radius, 0) * MKMapPointsPerMeterAtLatitude(coord.latitude)
        boundingMapRect = MKMapRect(
            x: point.x - length, y: point.y - length, width: length * 2, height: length * 2)
        super.init()
    }

    /// Makes the largest circle within a rectangle on the map.
    public convenience init(mapRect: MKMapRect) {
        let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        self.init(
            center: center,
            radius: min(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
    }
}

/// A shape of several points.
open class MKMultiPoint: MKShape {
    private let storedPoints: [MKMapPoint]
    /// The smallest rectangle on the map around the points.
    public let boundingMapRect: MKMapRect

    init(points: [MKMapPoint]) {
        storedPoints = points
        boundingMapRect = MKMapRect(around: points)
        super.init()
    }

    /// How many points there are.
    open var pointCount: Int { storedPoints.count }

    /// The points, which must not be changed, and live as long as the shape.
    open func points() -> UnsafeMutablePointer<MKMapPoint> {
        if let buffer { return buffer }
        let new = UnsafeMutablePointer<MKMapPoint>.allocate(capacity: max(storedPoints.count, 1))
        new.initialize(from: storedPoints, count: storedPoints.count)
        buffer = new
        return new
    }
    private var buffer: UnsafeMutablePointer<MKMapPoint>?

    deinit { buffer?.deallocate() }

    var mapPoints: [MKMapPoint] { storedPoints }

    /// Writes places of the shape into memory.
    ///
    /// - Parameters:
    ///   - coords: Has room for as many as the range has.
    ///   - range: Within `0 ..< pointCount`.
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        precondition(
            range.location >= 0 && range.length >= 0 && NSMaxRange(range) <= storedPoints.count,
            "MKMultiPoint.getCoordinates(_:range:): there are \(storedPoints.count) points, and \(range) is not within them."
        )
        for offset in 0..<range.length {
            coords[offset] = storedPoints[range.location + offset].coordinate
        }
    }

    /// The middle of the points on the map.
    open override var coordinate: CLLocationCoordinate2D {
        guard !boundingMapRect.isNull else { return kCLLocationCoordinate2DInvalid }
        return MKMapPoint(x: MapWorld.wrapped(boundingMapRect.midX), y: boundingMapRect.midY).coordinate
    }

    /// How far along the shape a point is: 0 for its beginning, 1 for its end.
    open func location(atPointIndex index: Int) -> CGFloat {
        precondition(
            storedPoints.indices.contains(index),
            "MKMultiPoint.location(atPointIndex:): there are \(storedPoints.count) points, and none at \(index)."
        )
        let sums = lengths
        guard let total = sums.last, total > 0 else { return 0 }
        return CGFloat(sums[index] / total)
    }

    /// How long the shape is up to each point, in map points.
    var lengths: [Double] {
        var sum = 0.0
        return storedPoints.indices.map { index in
            if index > 0 {
                let (a, b) = (storedPoints[index - 1], storedPoints[index])
                sum += hypot(b.x - a.x, b.y - a.y)
            }
            return sum
        }
    }
}

/// A line of several points.
open class MKPolyline: MKMultiPoint, MKOverlay {
    /// Makes a line of points on the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(Array(UnsafeBufferPointer(start: points, count: count)))
    }

    /// Makes a line of places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init))
    }

    /// A line without points.
    public convenience init() { self.init([]) }

    init(_ points: [MKMapPoint]) { super.init(points: points) }
}

/// A line along the surface of the earth, which is the shortest between its points.
open class MKGeodesicPolyline: MKPolyline {
    override init(_ points: [MKMapPoint]) { super.init(Self.path(points)) }

    /// Points of great circles, at most 50 km apart. The x goes on beyond the edge of the world.
    private static func path(_ points: [MKMapPoint]) -> [MKMapPoint] {
        guard var last = points.first else { return [] }
        var result = [last]
        for (from, to) in zip(points, points.dropFirst()) {
            for place in arc(from.coordinate, to.coordinate) {
                var point = MKMapPoint(place)
                point.x += ((last.x - point.x) / MapWorld.size).rounded() * MapWorld.size
                result.append(point)
                last = point
            }
        }
        return result
    }

    private static func arc(
        _ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D
    ) -> [CLLocationCoordinate2D] {
        func vector(_ place: CLLocationCoordinate2D) -> (Double, Double, Double) {
            let (lat, lon) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
            return (cos(lat) * cos(lon), cos(lat) * sin(lon), sin(lat))
        }
        let (a, b) = (vector(from), vector(to))
        let angle = acos(min(max(a.0 * b.0 + a.1 * b.1 + a.2 * b.2, -1), 1))
        let steps = max(1, Int((angle * MapWorld.radius / 50_000).rounded(.up)))
        guard angle > 1e-9, angle < .pi - 1e-9 else { return [to] }
        return (1...steps).map { step in
            if step == steps { return to }
            let share = Double(step) / Double(steps)
            let (p, q) = (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
            let (x, y, z) = (a.0 * p + b.0 * q, a.1 * p + b.1 * q, a.2 * p + b.2 * q)
            return CLLocationCoordinate2D(
                latitude: atan2(z, hypot(x, y)) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi)
        }
    }
}

/// An area within several points, with holes.
open class MKPolygon: MKMultiPoint, MKOverlay {
    /// The holes; nil without any.
    public let interiorPolygons: [MKPolygon]?

    /// Makes an area of points on the map.
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: points, count: count, interiorPolygons: nil)
    }

    /// Makes an area of points on the map, with holes.
    public convenience init(
        points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
    ) { self.init(Array(UnsafeBufferPointer(start: points, count: count)), interiorPolygons) }

    /// Makes an area of places.
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }

    /// Makes an area of places, with holes.
    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
    ) {
        self.init(
            UnsafeBufferPointer(start: coords, count: count).map(MKMapPoint.init), interiorPolygons)
    }

    init(_ points: [MKMapPoint], _ interiorPolygons: [MKPolygon]?) {
        self.interiorPolygons = interiorPolygons?.isEmpty == true ? nil : interiorPolygons
        super.init(points: points)
    }
}

/// Several lines that are drawn as one.
open class MKMultiPolyline: MKShape, MKOverlay {
    /// The lines.
    public let polylines: [MKPolyline]
    /// The part of the map that they cover.
    public let boundingMapRect: MKMapRect

    /// Makes one of lines.
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        boundingMapRect = polylines.reduce(.null) { $0.union($1.boundingMapRect) }
        super.init()
    }

    /// The middle of them on the map.
    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}

/// Several areas that are drawn as one.
open class MKMultiPolygon: MKShape, MKOverlay {
    /// The areas.
    public let polygons: [MKPolygon]
    /// The part of the map that they cover.
    public let boundingMapRect: MKMapRect

    /// Makes one of areas.
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        boundingMapRect = polygons.reduce(.null) { $0.union($1.boundingMapRect) }
        super.init()
    }

    /// The middle of them on the map.
    open override var coordinate: CLLocationCoordinate2D {
        MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
    }
}
