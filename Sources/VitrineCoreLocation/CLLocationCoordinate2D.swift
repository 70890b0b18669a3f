/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres; negative where a value is not known.
public typealias CLLocationAccuracy = Double
/// Metres a second; negative where it is not known.
public typealias CLLocationSpeed = Double
/// Degrees from north, clockwise; negative where it is not known.
public typealias CLLocationDirection = Double
/// Metres a second; negative where it is not known.
public typealias CLLocationSpeedAccuracy = Double
/// Degrees; negative where it is not known.
public typealias CLLocationDirectionAccuracy = Double

/// As exact as for leading the way in a car.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// As exact as it can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// What a program is told that may not know it exactly.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// Every move is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// Every turn is told.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// No place on earth.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// A place by its latitude and longitude (WGS 84).
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees north of the equator, from -90 to 90.
    public var latitude: CLLocationDegrees
    /// Degrees east of Greenwich, from -180 to 180.
    public var longitude: CLLocationDegrees

    /// Makes the place 0, 0.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// Makes a place.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Whether a coordinate is a place on earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// Makes a coordinate.
public func CLLocationCoordinate2DMake(
    _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
