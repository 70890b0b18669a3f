public import Foundation

/// What a map shows: one of its subclasses.
open class MKMapConfiguration: NSObject, NSCopying {
    /// Whether the ground has heights.
    public enum ElevationStyle: Int, Sendable {
        /// It is flat.
        case flat
        /// It has hills and valleys; maps are flat here all the same.
        case realistic
    }

    /// Whether the ground has heights. Maps are flat here all the same.
    open var elevationStyle: ElevationStyle

    init(elevation: ElevationStyle) {
        elevationStyle = elevation
        super.init()
    }

    /// Another one that is the same.
    open func copy(with zone: NSZone? = nil) -> Any { MKMapConfiguration(elevation: elevationStyle) }
}

/// Streets.
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How strong colours are.
    public enum EmphasisStyle: Int, Sendable {
        /// As maps are.
        case `default`
        /// Faint, so that what lies on the map stands out.
        case muted
    }

    /// How strong colours are.
    open var emphasisStyle: EmphasisStyle
    /// Which places of interest show: none do, as the map has no places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether the traffic shows. Nothing on the map has any.
    open var showsTraffic = false

    /// Makes a configuration.
    public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
        self.emphasisStyle = emphasisStyle
        super.init(elevation: elevationStyle)
    }

    /// Makes a configuration.
    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKStandardMapConfiguration(elevationStyle: elevationStyle, emphasisStyle: emphasisStyle)
        copy.pointOfInterestFilter = pointOfInterestFilter
        copy.showsTraffic = showsTraffic
        return copy
    }
}

/// Pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration {
    /// Makes a configuration.
    public init(elevationStyle: ElevationStyle = .flat) { super.init(elevation: elevationStyle) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        MKImageryMapConfiguration(elevationStyle: elevationStyle)
    }
}

/// Pictures from above, with streets.
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// Which places of interest show: none do, as the map has no places.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether the traffic shows. Nothing on the map has any.
    open var showsTraffic = false

    /// Makes a configuration.
    public init(elevationStyle: ElevationStyle = .flat) { super.init(elevation: elevationStyle) }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKHybridMapConfiguration(elevationStyle: elevationStyle)
        copy.pointOfInterestFilter = pointOfInterestFilter
        copy.showsTraffic = showsTraffic
        return copy
    }
}
