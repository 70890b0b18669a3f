public import Foundation
public import VitrineCombine
public import VitrineCoreLocation
import VitrineQuartzCore
public import VitrineSwiftUI
import VitrineUIKit

/// A map that views outside of it know.
@MainActor
final class MapReference: ObservableObject {
    /// Changes with how the map stands.
    @Published private(set) var version = 0
    weak var map: MKMapView?
    weak var coordinator: MapCoordinator?
    /// Where the map is, and where the reader around it is, in SwiftUI's spaces.
    var mapPlace: GeometryProxy?
    var readerPlace: GeometryProxy?

    nonisolated init() {}

    func changed() { version += 1 }

    /// The map has changed while views are evaluated, which hear of it afterwards.
    func changesLater() { RuntimeContext.current.laterTurns.perform { [weak self] in self?.changed() } }

    /// Controls find the maps of scopes by these.
    private static var scopes: [Namespace.ID: MapReference] = [:]

    static func scope(_ id: Namespace.ID) -> MapReference {
        if let known = scopes[id] { return known }
        // What nobody has a map for any more goes when another one comes.
        scopes = scopes.filter { $0.value.map != nil }
        let new = MapReference()
        scopes[id] = new
        return new
    }
}

/// Lets views know the map in them.
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @State private var reference = MapReference()

    /// Makes a view whose content knows the map in it.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    /// The content.
    public var body: some View {
        let reference = reference
        content(MapProxy(reference: reference))
            .transformEnvironment(\.mapSettings) { $0.references.append(reference) }
            .background(
                GeometryReader { proxy in
                    let _ = reference.readerPlace = proxy
                    Color.clear
                })
    }
}

/// Knows a map.
@MainActor @preconcurrency
public struct MapProxy {
    let reference: MapReference

    /// The place at a point; nil where there is no map.
    ///
    /// - Parameters:
    ///   - point: In the coordinate space.
    ///   - space: Local is that of the reader.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D?
    {
        guard let map = reference.map, map.projection != nil, let offset = offset(space) else { return nil }
        let place = map.convert(CGPoint(x: point.x - offset.x, y: point.y - offset.y), toCoordinateFrom: map)
        return CLLocationCoordinate2DIsValid(place) ? place : nil
    }

    /// The point at a place; nil where there is no map.
    ///
    /// - Parameter space: Local is that of the reader.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol)
        -> CGPoint?
    {
        guard let map = reference.map, map.projection != nil, CLLocationCoordinate2DIsValid(coordinate),
            let offset = offset(space)
        else { return nil }
        let point = map.convert(coordinate, toPointTo: map)
        return CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    }

    /// A camera that sees all of a region; nil where there is no map.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { camera(framing: region.mapRect) }

    /// A camera that sees all of a rectangle; nil where there is no map.
    public func camera(framing rect: MKMapRect) -> MapCamera? {
        guard let map = reference.map, map.projection != nil else { return nil }
        let fitting = map.mapRectThatFits(rect)
        let center = MKMapPoint(x: MapWorld.wrapped(fitting.midX), y: fitting.midY).coordinate
        return MapCamera(
            centerCoordinate: center, distance: MKMapView.distance(showing: fitting, at: center.latitude))
    }

    /// Where the map's corner is in a space.
    private func offset(_ space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let map = reference.mapPlace else { return nil }
        if case .local = space.coordinateSpace {
            guard let reader = reference.readerPlace else { return nil }
            let (own, around) = (map.frame(in: .global).origin, reader.frame(in: .global).origin)
            return CGPoint(x: own.x - around.x, y: own.y - around.y)
        }
        return map.frame(in: space).origin
    }
}
