/// How much it matters that an annotation shows where others are in its way.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// From 0 to 1000.
    public let rawValue: Float
    /// Makes a priority, from 0 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority, from 0 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// It always shows.
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    /// It shows before most others.
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    /// Others show before it.
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// The order in which annotations stand over one another.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// From 0 to 1000.
    public let rawValue: Float
    /// Makes a priority, from 0 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority, from 0 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Over all others.
    public static let max = MKAnnotationViewZPriority(rawValue: 1000)
    /// As one that is selected.
    public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 750)
    /// As one that is not.
    public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
    /// Below all others.
    public static let min = MKAnnotationViewZPriority(rawValue: 0)
}

/// Whether a text of an annotation shows.
public enum MKFeatureVisibility: Int, Sendable {
    /// As the map thinks best: titles do, subtitles of what is selected.
    case adaptive
    /// It does not.
    case hidden
    /// It does.
    case visible
}

/// The name under which the map looks for views of annotations where the delegate gives none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The name under which the map looks for views of clusters where the delegate gives none.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
    "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"
