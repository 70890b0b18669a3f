/// An area with a name.
open class CLRegion: NSObject {
    /// The name.
    public let identifier: String
    /// Whether the program is to be told when it is entered.
    open var notifyOnEntry = true
    /// Whether the program is to be told when it is left.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }

    /// Regions of one name are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    /// Hashes the name.
    open override var hash: Int { identifier.hashValue }
}

/// A circle on earth.
open class CLCircularRegion: CLRegion {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance

    /// Makes a circle.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Whether a place is within.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic.distance(center, coordinate) <= radius
    }
}
