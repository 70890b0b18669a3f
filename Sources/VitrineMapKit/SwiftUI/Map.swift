public import Foundation
public import VitrineCoreLocation
public import VitrineSwiftUI

/// What a map of SwiftUI's was made with.
struct MapSetup {
    /// Who says what the map shows.
    enum Source {
        case region(Binding<MKCoordinateRegion>)
        case rect(Binding<MKMapRect>)
        case position(Binding<MapCameraPosition>)
        /// At the beginning only.
        case initial(MapCameraPosition)
    }

    /// What is selected, whatever its type is.
    struct Selection {
        var get: () -> AnyHashable?
        /// Takes a value of another type for none.
        var set: (AnyHashable?) -> Void
        /// Whether things with a tag can be selected.
        var takes: (AnyHashable) -> Bool

        init<Value: Hashable>(_ binding: Binding<Value?>) {
            get = { binding.wrappedValue.map { AnyHashable($0) } }
            set = { binding.wrappedValue = $0?.base as? Value }
            takes = { $0.base is Value }
        }
    }

    var source: Source
    var modes = MapInteractionModes.all
    var bounds: MapCameraBounds?
    var selection: Selection?
    var scope: Namespace.ID?
    var showsUser = false
    var tracking: Binding<MapUserTrackingMode>?
    var collect: @MainActor (inout _MapItems) -> Void = { _ in }

    /// Whether it is a map of iOS 17, which goes on below bars and insets.
    var isModern: Bool {
        switch source {
        case .region, .rect: false
        case .position, .initial: true
        }
    }
}

/// A map.
public struct Map<Content: View>: View {
    private let setup: MapSetup

    init(setup: MapSetup) { self.setup = setup }

    /// The map.
    public var body: some View { MapBody(setup: setup) }
}

/// The content of maps without any, before iOS 17.
public struct _DefaultMapContent: View {
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// The content of maps with annotations, before iOS 17.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View
where Items.Element: Identifiable {
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// The content of maps.
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
    /// Nothing: the map shows it.
    public var body: some View { EmptyView() }
}

extension Map where Content == _DefaultMapContent {
    /// A map of a region, which fingers change.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        setup = MapSetup(
            source: .region(coordinateRegion), modes: interactionModes, showsUser: showsUserLocation,
            tracking: userTrackingMode)
    }

    /// A map of a rectangle, which fingers change.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        setup = MapSetup(
            source: .rect(mapRect), modes: interactionModes, showsUser: showsUserLocation,
            tracking: userTrackingMode)
    }
}

extension Map {
    /// A map of a region, which fingers change, with annotations.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems items: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        setup = MapSetup(
            source: .region(coordinateRegion), modes: interactionModes, showsUser: showsUserLocation,
            tracking: userTrackingMode, collect: Self.collecting(items, annotationContent))
    }

    /// A map of a rectangle, which fingers change, with annotations.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems items: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        setup = MapSetup(
            source: .rect(mapRect), modes: interactionModes, showsUser: showsUserLocation,
            tracking: userTrackingMode, collect: Self.collecting(items, annotationContent))
    }

    private static func collecting<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        _ items: Items, _ content: @escaping (Items.Element) -> Annotation
    ) -> @MainActor (inout _MapItems) -> Void where Items.Element: Identifiable {
        { all in
            for item in items {
                all.within(AnyHashable(item.id)) { content(item)._add(to: &$0) }
            }
        }
    }
}

extension Map {
    /// A map of what a binding says, which fingers change, with content that can be selected.
    public init<SelectionValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectionValue?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectionValue, C> {
        let content = content()
        setup = MapSetup(
            source: .position(position), modes: interactionModes, bounds: bounds, selection: .init(selection),
            scope: scope, collect: { content._collect(&$0) })
    }

    /// A map of what a binding says, which fingers change, with content.
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        let content = content()
        setup = MapSetup(
            source: .position(position), modes: interactionModes, bounds: bounds, scope: scope,
            collect: { content._collect(&$0) })
    }

    /// A map of a position at the beginning, with content that can be selected.
    public init<SelectionValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectionValue?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectionValue, C> {
        let content = content()
        setup = MapSetup(
            source: .initial(initialPosition), modes: interactionModes, bounds: bounds,
            selection: .init(selection), scope: scope, collect: { content._collect(&$0) })
    }

    /// A map of a position at the beginning, with content.
    public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        let content = content()
        setup = MapSetup(
            source: .initial(initialPosition), modes: interactionModes, bounds: bounds, scope: scope,
            collect: { content._collect(&$0) })
    }
}

extension Map where Content == MapContentView<Never, EmptyMapContent> {
    /// A map of what a binding says, which fingers change.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        setup = MapSetup(source: .position(position), modes: interactionModes, bounds: bounds, scope: scope)
    }

    /// A map of a position at the beginning.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        setup = MapSetup(
            source: .initial(initialPosition), modes: interactionModes, bounds: bounds, scope: scope)
    }
}

/// Something at a place on a map of iOS 14.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// Adds it to what is on the map.
    func _add(to items: inout _MapItems)
}

/// A balloon at a place.
public struct MapMarker {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    /// A balloon; nil for the system's red.
    nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }
}

extension MapMarker: MapAnnotationProtocol {
    /// Adds the balloon.
    public func _add(to items: inout _MapItems) {
        items.with({ $0.tint = tint.map { AnyShapeStyle($0) } }) {
            $0.add(.marker(MarkerLook(coordinate: coordinate)))
        }
    }
}

/// A pin at a place.
public struct MapPin {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    /// A pin; nil for the system's red.
    nonisolated public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }
}

extension MapPin: MapAnnotationProtocol {
    /// Adds the pin.
    public func _add(to items: inout _MapItems) {
        items.with({ $0.tint = tint.map { AnyShapeStyle($0) } }) { $0.add(.pin(coordinate)) }
    }
}

/// A view at a place.
public struct MapAnnotation<Content: View> {
    private let look: HostedLook

    /// A view.
    ///
    /// - Parameter anchorPoint: The point of the view that is at the place, as parts of its size.
    nonisolated public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        look = HostedLook(
            coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y),
            content: AnyView(content()))
    }
}

extension MapAnnotation: MapAnnotationProtocol {
    /// Adds the view.
    public func _add(to items: inout _MapItems) { items.add(.view(look)) }
}
