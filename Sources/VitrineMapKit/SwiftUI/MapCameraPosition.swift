public import Foundation
public import VitrineCoreLocation
public import VitrineSwiftUI

/// From where a map is seen.
public struct MapCamera: Equatable, Hashable, Sendable {
    /// The place in the middle.
    public var centerCoordinate: CLLocationCoordinate2D
    /// How far the camera is from that, in metres.
    public var distance: Double
    /// The direction that is up, in degrees from north.
    public var heading: Double
    /// How far the camera looks up from the ground below it, in degrees. Maps are flat here.
    public var pitch: Double

    /// Makes a camera.
    public init(
        centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
    ) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }

    /// Makes one of MapKit's.
    public init(_ mkMapCamera: MKMapCamera) {
        self.init(
            centerCoordinate: mkMapCamera.centerCoordinate, distance: mkMapCamera.centerCoordinateDistance,
            heading: mkMapCamera.heading, pitch: Double(mkMapCamera.pitch))
    }

    var mapCamera: MKMapCamera {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: distance, pitch: CGFloat(pitch), heading: heading
        )
    }

    public static func == (left: MapCamera, right: MapCamera) -> Bool {
        left.centerCoordinate.latitude == right.centerCoordinate.latitude
            && left.centerCoordinate.longitude == right.centerCoordinate.longitude
            && left.distance == right.distance && left.heading == right.heading && left.pitch == right.pitch
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(centerCoordinate.latitude)
        hasher.combine(centerCoordinate.longitude)
        hasher.combine(distance)
        hasher.combine(heading)
        hasher.combine(pitch)
    }
}

/// What a map shows: a place, or whatever is on it.
public struct MapCameraPosition: Equatable, @unchecked Sendable {
    indirect enum Kind {
        case automatic
        case camera(MapCamera)
        case region(MKCoordinateRegion)
        case rect(MKMapRect)
        case item(MKMapItem)
        case user(followsHeading: Bool, fallback: MapCameraPosition)
        /// A finger has moved the map.
        case byUser
    }

    let kind: Kind
    /// Whether the camera may tilt by itself. Maps are flat here.
    public var allowsAutomaticPitch: Bool { false }

    /// All that is on the map.
    public static let automatic = MapCameraPosition(kind: .automatic)
    /// From a camera.
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { Self(kind: .camera(camera)) }
    /// A part of the earth.
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
        Self(kind: .region(region))
    }
    /// A part of the map.
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { Self(kind: .rect(rect)) }
    /// A place.
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
        Self(kind: .item(item))
    }
    /// Where the user is; until that is known, another position.
    public static func userLocation(
        followsHeading: Bool = false, fallback: MapCameraPosition
    ) -> MapCameraPosition { Self(kind: .user(followsHeading: followsHeading, fallback: fallback)) }

    /// The part of the map; nil for other positions.
    public var rect: MKMapRect? { if case .rect(let rect) = kind { rect } else { nil } }
    /// The part of the earth; nil for other positions.
    public var region: MKCoordinateRegion? { if case .region(let region) = kind { region } else { nil } }
    /// The camera; nil for other positions.
    public var camera: MapCamera? { if case .camera(let camera) = kind { camera } else { nil } }
    /// The place; nil for other positions.
    public var item: MKMapItem? { if case .item(let item) = kind { item } else { nil } }
    /// What shows until it is known where the user is; nil for other positions.
    public var fallbackPosition: MapCameraPosition? {
        if case .user(_, let fallback) = kind { fallback } else { nil }
    }
    /// Whether the map follows the user.
    public var followsUserLocation: Bool { if case .user = kind { true } else { false } }
    /// Whether the map follows where the user looks.
    public var followsUserHeading: Bool { if case .user(let follows, _) = kind { follows } else { false } }
    /// Whether a finger has moved the map.
    public var positionedByUser: Bool { if case .byUser = kind { true } else { false } }

    public static func == (left: MapCameraPosition, right: MapCameraPosition) -> Bool {
        switch (left.kind, right.kind) {
        case (.automatic, .automatic), (.byUser, .byUser): true
        case (.camera(let a), .camera(let b)): a == b
        case (.region(let a), .region(let b)): a.isSame(as: b)
        case (.rect(let a), .rect(let b)): MKMapRectEqualToRect(a, b)
        case (.item(let a), .item(let b)): a === b
        case (.user(let a, let p), .user(let b, let q)): a == b && p == q
        default: false
        }
    }
}

extension MKCoordinateRegion {
    func isSame(as other: MKCoordinateRegion) -> Bool {
        center.latitude == other.center.latitude && center.longitude == other.center.longitude
            && span.latitudeDelta == other.span.latitudeDelta
            && span.longitudeDelta == other.span.longitudeDelta
    }
}

/// Where the middle of a map may be, and how near and far its camera.
public struct MapCameraBounds: @unchecked Sendable {
    let boundary: MKMapView.CameraBoundary?
    let range: MKMapView.CameraZoomRange?

    /// Within a region.
    public init(
        centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
        maximumDistance: Double? = nil
    ) {
        boundary = MKMapView.CameraBoundary(coordinateRegion: centerCoordinateBounds)
        range = Self.range(minimumDistance, maximumDistance)
    }

    /// Within a rectangle on the map.
    public init(
        centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil
    ) {
        boundary = MKMapView.CameraBoundary(mapRect: centerCoordinateBounds)
        range = Self.range(minimumDistance, maximumDistance)
    }

    /// Anywhere.
    public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
        boundary = nil
        range = Self.range(minimumDistance, maximumDistance)
    }

    private static func range(_ minimum: Double?, _ maximum: Double?) -> MKMapView.CameraZoomRange? {
        MKMapView.CameraZoomRange(
            minCenterCoordinateDistance: minimum ?? MKMapCameraZoomDefault,
            maxCenterCoordinateDistance: maximum ?? MKMapCameraZoomDefault)
    }
}

/// What fingers do to a map.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// They move it.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// They zoom it.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// They tilt it. Maps are flat here.
    public static let pitch = MapInteractionModes(rawValue: 4)
    /// They turn it.
    public static let rotate = MapInteractionModes(rawValue: 8)
    /// All of that.
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// How a map of iOS 14 follows the user.
public enum MapUserTrackingMode: Sendable {
    /// It does not.
    case none
    /// The user stays in the middle.
    case follow
}

/// When changes of a map are told.
public enum MapCameraUpdateFrequency: Sendable {
    /// With each step.
    case continuous
    /// When the map has come to rest.
    case onEnd
}

/// How a map stands after a change.
public struct MapCameraUpdateContext: Sendable {
    /// From where it is seen.
    public let camera: MapCamera
    /// The part of the earth.
    public let region: MKCoordinateRegion
    /// The part of the map.
    public let rect: MKMapRect
}
