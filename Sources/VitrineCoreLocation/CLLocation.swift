/// A place on earth, and when and how exactly it was known.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    /// The place.
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// Metres around the place within which it may be; negative where it is not known.
    public let horizontalAccuracy: CLLocationAccuracy
    /// Metres around the altitude; negative where it is not known.
    public let verticalAccuracy: CLLocationAccuracy
    /// Where it moves to, in degrees from north; negative where that is not known.
    public let course: CLLocationDirection
    /// How exactly that is known, in degrees.
    public let courseAccuracy: CLLocationDirectionAccuracy
    /// How fast it moves, in metres a second; negative where that is not known.
    public let speed: CLLocationSpeed
    /// How exactly that is known, in metres a second.
    public let speedAccuracy: CLLocationSpeedAccuracy
    /// When it was known.
    public let timestamp: Date

    /// Makes a place of now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// Makes a place that does not move.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    /// Makes a place that moves.
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
            verticalAccuracy: vAccuracy, course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1,
            timestamp: timestamp)
    }

    /// Makes a place that moves, and is known so exactly.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy, verticalAccuracy vAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
        speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
    }

    /// The way to another place over the ground, in metres, without regard to altitudes.
    ///
    /// On the ellipsoid of WGS 84, by Lambert's formula for long lines: within some metres on thousands of kilometres.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic.distance(coordinate, location.coordinate)
    }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The place as Core Location writes it.
    open override var description: String {
        let place = String(format: "%+.8f,%+.8f", coordinate.latitude, coordinate.longitude)
        return
            "<\(place)> +/- \(String(format: "%.2f", horizontalAccuracy))m (speed \(String(format: "%.2f", speed)) mps "
            + "/ course \(String(format: "%.2f", course))) @ \(timestamp)"
    }
}

/// Lengths on the ellipsoid of the earth.
enum Geodesic {
    /// The radius at the equator in metres, and the flattening (WGS 84).
    private static let radius = 6_378_137.0
    private static let flattening = 1 / 298.257223563

    static func distance(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Double {
        func reduced(_ latitude: Double) -> Double { atan((1 - flattening) * tan(latitude * .pi / 180)) }
        let (b1, b2) = (reduced(one.latitude), reduced(other.latitude))
        let (dLat, dLon) = (b2 - b1, (other.longitude - one.longitude) * .pi / 180)
        let h = pow(sin(dLat / 2), 2) + cos(b1) * cos(b2) * pow(sin(dLon / 2), 2)
        let angle = 2 * asin(min(1, h.squareRoot()))
        guard angle > 0 else { return 0 }
        let (p, q) = ((b1 + b2) / 2, (b2 - b1) / 2)
        let half = angle / 2
        // At the far side of the earth the formula has no value; the sphere's is within half a percent.
        guard abs(cos(half)) > 1e-9 else { return radius * angle }
        let x = (angle - sin(angle)) * pow(sin(p) * cos(q) / cos(half), 2)
        let y = (angle + sin(angle)) * pow(cos(p) * sin(q) / sin(half), 2)
        return radius * (angle - flattening / 2 * (x + y))
    }
}
