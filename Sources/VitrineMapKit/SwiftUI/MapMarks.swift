public import Foundation
public import VitrineCoreLocation
public import VitrineSwiftUI

/// A balloon at a place.
public struct Marker<Label: View> {
    private let look: MarkerLook

    nonisolated init(look: MarkerLook) { self.look = look }

    /// A balloon with a label, whose icon stands in it.
    nonisolated public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        look = MarkerLook(coordinate: coordinate, glyph: .label, label: AnyView(label()))
    }

    /// Adds the balloon.
    @MainActor public func _collect(_ items: inout _MapItems) {
        if let tag = look.tag, items.style.tag == nil {
            items.with({ $0.tag = tag }) { $0.add(.marker(look)) }
        } else {
            items.add(.marker(look))
        }
    }
}

extension Marker where Label == Text {
    /// A balloon with a pin in it.
    nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(look: MarkerLook(coordinate: coordinate, title: Text(titleKey)))
    }

    /// A balloon with a pin in it.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
        self.init(look: MarkerLook(coordinate: coordinate, title: Text(title)))
    }

    /// A balloon at a place that is known, which is selected by that.
    nonisolated public init(item: MKMapItem) {
        self.init(
            look: MarkerLook(
                coordinate: item.placemark.coordinate, title: item.name.map { Text(verbatim: $0) },
                tag: AnyHashable(item)))
    }
}

extension Marker where Label == VitrineSwiftUI.Label<Text, Image> {
    /// A balloon with a symbol in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
    ) {
        self.init(
            look: MarkerLook(coordinate: coordinate, title: Text(titleKey), glyph: .symbol(systemImage)))
    }

    /// A balloon with a symbol in it.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
    ) {
        self.init(look: MarkerLook(coordinate: coordinate, title: Text(title), glyph: .symbol(systemImage)))
    }

    /// A balloon with a picture of the program's in it, as a template.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D)
    {
        self.init(
            look: MarkerLook(coordinate: coordinate, title: Text(titleKey), glyph: .picture(image, nil)))
    }

    /// A balloon with a picture of the program's in it, as a template.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D)
    {
        self.init(look: MarkerLook(coordinate: coordinate, title: Text(title), glyph: .picture(image, nil)))
    }
}

extension Marker where Label == VitrineSwiftUI.Label<Text, Text> {
    /// A balloon with letters in it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
    ) {
        self.init(
            look: MarkerLook(coordinate: coordinate, title: Text(titleKey), glyph: .monogram(monogram)))
    }

    /// A balloon with letters in it.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
    ) {
        self.init(look: MarkerLook(coordinate: coordinate, title: Text(title), glyph: .monogram(monogram)))
    }
}

/// A view at a place, with a title below.
public struct Annotation<Label: View, Content: View> {
    private let look: HostedLook

    /// A view with a label.
    ///
    /// - Parameter anchor: The point of the view that is at the place.
    nonisolated public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        look = HostedLook(
            coordinate: coordinate, anchor: anchor, label: AnyView(label()), content: AnyView(content()))
    }

    /// Adds the view.
    @MainActor public func _collect(_ items: inout _MapItems) { items.add(.view(look)) }
}

extension Annotation where Label == Text {
    /// A view with a title.
    ///
    /// - Parameter anchor: The point of the view that is at the place.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        look = HostedLook(
            coordinate: coordinate, anchor: anchor, title: Text(titleKey), content: AnyView(content()))
    }

    /// A view with a title.
    ///
    /// - Parameter anchor: The point of the view that is at the place.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        look = HostedLook(
            coordinate: coordinate, anchor: anchor, title: Text(title), content: AnyView(content()))
    }
}

/// Where the user is.
public struct UserAnnotation<Content: View> {
    private let content: AnyView?

    /// A view where the user is.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = AnyView(content()) }

    /// Adds the place.
    @MainActor public func _collect(_ items: inout _MapItems) { items.add(.user(content)) }
}

extension UserAnnotation where Content == EmptyView {
    /// The dot of maps.
    nonisolated public init() { content = nil }
}

/// A line on a map.
public struct MapPolyline {

    /// How a line goes from one place to the next.
    public struct ContourStyle: Hashable, Sendable {
        fileprivate let isGeodesic: Bool
        /// Straight on the map.
        public static let straight = ContourStyle(isGeodesic: false)
        /// Along the earth, which is the shortest way.
        public static let geodesic = ContourStyle(isGeodesic: true)
    }

    private let points: [MKMapPoint]

    /// A line of places.
    nonisolated public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        self.init(points: coordinates.map(MKMapPoint.init), contourStyle: contourStyle)
    }

    /// A line of points on the map.
    nonisolated public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        self.points = contourStyle.isGeodesic ? MKGeodesicPolyline(points).mapPoints : points
    }

    /// One of MapKit's.
    nonisolated public init(_ polyline: MKPolyline) { points = polyline.mapPoints }
    /// The line of a way.
    nonisolated public init(_ route: MKRoute) { points = route.polyline.mapPoints }

    /// Adds the line.
    @MainActor public func _collect(_ items: inout _MapItems) { items.add(.polyline(points)) }
}

/// An area on a map.
public struct MapPolygon {
    private let points: [MKMapPoint]
    private let holes: [MKPolygon]

    /// An area of places.
    nonisolated public init(coordinates: [CLLocationCoordinate2D]) {
        self.init(points: coordinates.map(MKMapPoint.init))
    }

    /// An area of points on the map.
    nonisolated public init(points: [MKMapPoint]) {
        self.points = points
        holes = []
    }

    /// One of MapKit's.
    nonisolated public init(_ polygon: MKPolygon) {
        points = polygon.mapPoints
        holes = polygon.interiorPolygons ?? []
    }

    /// Adds the area.
    @MainActor public func _collect(_ items: inout _MapItems) { items.add(.polygon(points, holes: holes)) }
}

/// A circle on a map.
public struct MapCircle {
    private let circle: MKCircle

    /// A circle of a radius in metres.
    nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        circle = MKCircle(center: center, radius: radius)
    }

    /// The largest circle in a rectangle on the map.
    nonisolated public init(mapRect: MKMapRect) { circle = MKCircle(mapRect: mapRect) }
    /// One of MapKit's.
    nonisolated public init(_ circle: MKCircle) { self.circle = circle }

    /// Adds the circle.
    @MainActor public func _collect(_ items: inout _MapItems) {
        items.add(.circle(circle.coordinate, radius: circle.radius))
    }
}

/// Things on a map with something that a modifier says.
struct ModifiedMapContent<Content: MapContent> {
    let content: Content
    let change: (inout MapItemStyle) -> Void

    @MainActor func _collect(_ items: inout _MapItems) { items.with(change) { content._collect(&$0) } }
}

nonisolated extension MapContent {
    private func styled(_ change: @escaping (inout MapItemStyle) -> Void) -> some MapContent {
        ModifiedMapContent(content: self, change: change)
    }

    /// Says by which value it is selected.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { styled { $0.tag = AnyHashable(tag) } }

    /// Says in which colour it is.
    public func tint(_ tint: Color?) -> some MapContent {
        styled { $0.tint = tint.map { AnyShapeStyle($0) } }
    }

    /// Says in which style it is.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { styled { $0.tint = AnyShapeStyle(tint) } }

    /// Says what areas are filled with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
        styled { $0.foreground = AnyShapeStyle(style) }
    }

    /// Says how outlines are drawn.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        styled { $0.stroke = (AnyShapeStyle(content), StrokeStyle(lineWidth: lineWidth)) }
    }

    /// Says how outlines are drawn.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        styled { $0.stroke = (AnyShapeStyle(content), style) }
    }

    /// Says how outlines are drawn, in the tint.
    public func stroke(lineWidth: CGFloat = 1) -> some MapContent {
        styled { $0.stroke = (nil, StrokeStyle(lineWidth: lineWidth)) }
    }

    /// Says how outlines are drawn, in the tint.
    public func stroke(style: StrokeStyle) -> some MapContent { styled { $0.stroke = (nil, style) } }

    /// Says whether titles show.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        styled { $0.titles = visibility }
    }

    /// Says whether subtitles show.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
        styled { $0.subtitles = visibility }
    }

    /// Says how high overlays lie.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { styled { $0.level = level } }
}

extension Marker: MapContent {
    public typealias Body = Never
}

extension Annotation: MapContent {
    public typealias Body = Never
}

extension UserAnnotation: MapContent {
    public typealias Body = Never
}

extension MapPolyline: MapContent {
    public typealias Body = Never
}

extension MapPolygon: MapContent {
    public typealias Body = Never
}

extension MapCircle: MapContent {
    public typealias Body = Never
}

extension ModifiedMapContent: MapContent {
    typealias Body = Never
}
