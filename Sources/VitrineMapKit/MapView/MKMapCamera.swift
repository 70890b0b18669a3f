public import Foundation
public import VitrineCoreLocation
public import VitrineUIKit

/// From where a map is seen.
///
/// Maps are flat here, as Apple's are where their kind has no depth: a camera that a map has takes over is looking down,
/// whatever its pitch.
open class MKMapCamera: NSObject, NSCopying {
    /// The place in the middle.
    open var centerCoordinate: CLLocationCoordinate2D
    /// How far the camera is from that, in metres.
    open var centerCoordinateDistance: CLLocationDistance
    /// How far the camera looks up from the ground below it, in degrees.
    open var pitch: CGFloat
    /// The direction that is up, in degrees from north.
    open var heading: CLLocationDirection

    /// How high the camera is, in metres.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.01) }
    }

    /// Makes a camera at no distance over 0, 0.
    public override convenience init() {
        self.init(lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 0, pitch: 0, heading: 0)
    }

    /// Makes a camera.
    ///
    /// - Parameters:
    ///   - distance: From the place in the middle, in metres.
    ///   - pitch: In degrees; 0 looks down.
    ///   - heading: In degrees from north.
    public init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
        pitch: CGFloat, heading: CLLocationDirection
    ) {
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
        super.init()
    }

    /// Makes a camera that looks at a place from another one.
    ///
    /// - Parameter eyeAltitude: Above the ground, in metres.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
        fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        let (center, eye) = (MKMapPoint(centerCoordinate), MKMapPoint(eyeCoordinate))
        let ground = center.distance(to: eye)
        let heading = ground < 0.01 ? 0 : atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: hypot(ground, eyeAltitude),
            pitch: CGFloat(atan2(ground, eyeAltitude) * 180 / .pi),
            heading: heading < 0 ? heading + 360 : heading)
    }

    /// Another camera that is the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
            heading: heading)
    }

    /// Cameras that see the same are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKMapCamera else { return false }
        return other.centerCoordinate.latitude == centerCoordinate.latitude
            && other.centerCoordinate.longitude == centerCoordinate.longitude
            && other.centerCoordinateDistance == centerCoordinateDistance && other.pitch == pitch
            && other.heading == heading
    }

    /// Hashes what it sees.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(centerCoordinate.latitude)
        hasher.combine(centerCoordinate.longitude)
        hasher.combine(centerCoordinateDistance)
        return hasher.finalize()
    }

    /// What the view's height is of the distance: a field of view of 30 degrees. Apple does not publish its own.
    private static let heightOfDistance = 2 * tan(15 * Double.pi / 180)

    /// The distance from which a height over the ground fills a view.
    static func distance(showing meters: Double) -> CLLocationDistance { meters / heightOfDistance }
    /// The height over the ground that fills a view from a distance.
    static func meters(shownFrom distance: CLLocationDistance) -> Double { distance * heightOfDistance }
}

extension MKMapView {
    /// Where the middle of the map may be.
    public final class CameraBoundary: NSObject, NSCopying, @unchecked Sendable {
        /// On the map.
        public let mapRect: MKMapRect
        /// In degrees.
        public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

        /// A rectangle on the map; nil for one of no size.
        public init?(mapRect: MKMapRect) {
            guard !mapRect.isEmpty, mapRect.isFinite else { return nil }
            self.mapRect = mapRect
        }

        /// A region; nil for one that is none.
        public init?(coordinateRegion region: MKCoordinateRegion) {
            guard region.isValid, region.span.latitudeDelta > 0, region.span.longitudeDelta > 0 else {
                return nil
            }
            mapRect = region.mapRect
        }

        /// Itself: it does not change.
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// How near and far the camera may be.
    public final class CameraZoomRange: NSObject, NSCopying, @unchecked Sendable {
        /// Metres; the default is ``MKMapCameraZoomDefault``.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// Metres; the default is ``MKMapCameraZoomDefault``.
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// A range; nil for one whose end is before its beginning.
        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            guard minDistance < 0 || maxDistance < 0 || minDistance <= maxDistance else { return nil }
            minCenterCoordinateDistance = minDistance
            maxCenterCoordinateDistance = maxDistance
        }

        /// A range without an end.
        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
        }

        /// A range without a beginning.
        public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            self.init(
                minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxDistance)
        }

        /// Itself: it does not change.
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }
}

/// No limit of a zoom range.
public let MKMapCameraZoomDefault: CLLocationDistance = -1
