public import Foundation
public import VitrineCoreLocation
public import VitrineUIKit

extension MKMapView {
    /// The part of the earth that is seen. Traps for one that is none, as one whose numbers are no numbers.
    public var region: MKCoordinateRegion {
        get { MKCoordinateRegion(visibleMapRect) }
        set { setRegion(newValue, animated: false) }
    }

    /// Shows a part of the earth: all of it, and as much around it as the map's shape makes necessary.
    ///
    /// Traps for a region that is none, as one whose numbers are no numbers.
    public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        demandValid(region)
        wish(.rect(region.mapRect, padding: .zero), animated: animated)
    }

    /// The part of the earth that would be seen for a region.
    public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        demandValid(region)
        return MKCoordinateRegion(mapRectThatFits(region.mapRect))
    }

    private func demandValid(_ region: MKCoordinateRegion) {
        guard region.isValid else {
            fatalError(
                "Invalid Region \(region.text). Latitudes are from -90 to 90, longitudes from -180 to 180, and spans positive."
            )
        }
    }

    /// The place in the middle. Traps for one that is none.
    public var centerCoordinate: CLLocationCoordinate2D {
        get { MKCoordinateRegion(visibleMapRect).center }
        set { setCenter(newValue, animated: false) }
    }

    /// Shows a place in the middle. Traps for one that is none.
    public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            fatalError(
                "Invalid Coordinate <\(coordinate.latitude), \(coordinate.longitude)> for the middle of a map: latitudes are from -90 to 90, longitudes from -180 to 180."
            )
        }
        wish(.center(MKMapPoint(coordinate)), animated: animated)
    }

    /// The part of the map that is seen, within the margins. It goes beyond the edge of the world at the 180th meridian.
    public var visibleMapRect: MKMapRect {
        get {
            guard let projection else {
                return switch wish {
                case .rect(let rect, _): rect
                case .center(let point):
                    Self.startRect.offsetBy(
                        dx: point.x - Self.startRect.midX, dy: point.y - Self.startRect.midY)
                case .camera(let camera): Self.rect(of: camera)
                case nil: Self.startRect
                }
            }
            return projection.mapRect(of: bounds.inset(by: contentInsets))
        }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// Shows a part of the map: all of it, and as much around it as the map's shape makes necessary.
    public func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
        setVisibleMapRect(mapRect, edgePadding: .zero, animated: animate)
    }

    /// Shows a part of the map with margins around it.
    ///
    /// - Parameter insets: In points of the view.
    public func setVisibleMapRect(
        _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
    ) {
        guard mapRect.isFinite, mapRect.width >= 0, mapRect.height >= 0 else {
            fatalError(
                "Invalid map rectangle \(MKStringFromMapRect(mapRect)): its numbers must be finite, and its size not negative."
            )
        }
        wish(.rect(mapRect, padding: insets), animated: animate)
    }

    /// The part of the map that would be seen for a rectangle.
    public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
        mapRectThatFits(mapRect, edgePadding: .zero)
    }

    /// The part of the map that would be seen for a rectangle with margins around it.
    public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        guard mapRect.isFinite, bounds.width > 0, bounds.height > 0 else { return mapRect }
        return bounded(projection(for: .rect(mapRect, padding: insets))).mapRect(
            of: bounds.inset(by: contentInsets))
    }

    /// From where the map is seen: a copy. Setting it takes over all but the pitch.
    public var camera: MKMapCamera {
        get {
            guard let projection else {
                if case .camera(let camera) = wish { return camera.copy() as! MKMapCamera }
                return MKMapCamera(
                    lookingAtCenter: centerCoordinate,
                    fromDistance: Self.distance(showing: visibleMapRect, at: centerCoordinate.latitude),
                    pitch: 0,
                    heading: 0)
            }
            let center = MKMapPoint(x: MapWorld.wrapped(projection.center.x), y: projection.center.y)
                .coordinate
            let meters =
                Double(bounds.height) / projection.scale * MKMetersPerMapPointAtLatitude(center.latitude)
            return MKMapCamera(
                lookingAtCenter: center, fromDistance: MKMapCamera.distance(showing: meters), pitch: 0,
                heading: projection.heading)
        }
        set { setCamera(newValue, animated: false) }
    }

    /// Sees the map from elsewhere. Traps for a camera that looks at no place.
    public func setCamera(_ camera: MKMapCamera, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(camera.centerCoordinate),
            camera.centerCoordinateDistance.isFinite,
            camera.heading.isFinite
        else {
            fatalError(
                "Invalid camera at <\(camera.centerCoordinate.latitude), \(camera.centerCoordinate.longitude)>, \(camera.centerCoordinateDistance) m away: its place must be on earth, and its distance and heading finite."
            )
        }
        wish(.camera(camera.copy() as! MKMapCamera), animated: animated)
    }

    // MARK: Converting

    /// The place at a point of a view; of the map's own without one.
    public func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        guard let projection = laidOutProjection else { return kCLLocationCoordinate2DInvalid }
        let point = projection.mapPoint(at: view.map { convert(point, from: $0) } ?? point)
        return MKMapPoint(x: MapWorld.wrapped(point.x), y: min(max(point.y, 0), MapWorld.size)).coordinate
    }

    /// The point of a view at a place.
    public func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        guard let projection = laidOutProjection, CLLocationCoordinate2DIsValid(coordinate) else {
            return .zero
        }
        let point = projection.point(of: MKMapPoint(coordinate))
        return view.map { convert(point, to: $0) } ?? point
    }

    /// The rectangle of a view around a region.
    public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        demandValid(region)
        guard let projection = laidOutProjection else { return .zero }
        let rect = region.mapRect
        let middle = projection.point(of: MKMapPoint(x: MapWorld.wrapped(rect.midX), y: rect.midY))
        let size = CGSize(width: rect.width * projection.scale, height: rect.height * projection.scale)
        let turn = CGAffineTransform(rotationAngle: -projection.heading * .pi / 180)
        let turned = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            .applying(turn).offsetBy(dx: middle.x, dy: middle.y)
        return view.map { convert(turned, to: $0) } ?? turned
    }

    /// The region around a rectangle of a view.
    public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        guard let projection = laidOutProjection else { return MKCoordinateRegion() }
        return MKCoordinateRegion(projection.mapRect(of: view.map { convert(rect, from: $0) } ?? rect))
    }

    private var laidOutProjection: MapProjection? {
        if projection == nil, bounds.width > 0, bounds.height > 0 { arrange() }
        return projection
    }
}
