import Foundation
import VitrineCoreLocation
public import VitrineSwiftUI
import VitrineUIKit

/// What is on a map, as it is collected.
public struct _MapItems {
    var items: [MapItem] = []
    /// What modifiers around say.
    var style = MapItemStyle()
    /// Where in the content it is.
    private var path: [AnyHashable] = []

    init() {}

    mutating func within(_ step: AnyHashable, _ collect: (inout _MapItems) -> Void) {
        path.append(step)
        collect(&self)
        path.removeLast()
    }

    mutating func with(_ change: (inout MapItemStyle) -> Void, _ collect: (inout _MapItems) -> Void) {
        let before = style
        change(&style)
        collect(&self)
        style = before
    }

    mutating func add(_ kind: MapItem.Kind) { items.append(MapItem(path: path, kind: kind, style: style)) }
}

/// What modifiers say of things on a map.
struct MapItemStyle {
    var tag: AnyHashable?
    var tint: AnyShapeStyle?
    var foreground: AnyShapeStyle?
    var stroke: (style: AnyShapeStyle?, line: StrokeStyle)?
    var titles = Visibility.automatic
    var subtitles = Visibility.automatic
    var level: MKOverlayLevel?
}

/// Something on a map.
struct MapItem {
    enum Kind {
        case marker(MarkerLook)
        case view(HostedLook)
        case pin(CLLocationCoordinate2D)
        case user(AnyView?)
        case polyline([MKMapPoint])
        case polygon([MKMapPoint], holes: [MKPolygon])
        case circle(CLLocationCoordinate2D, radius: Double)
    }

    let path: [AnyHashable]
    let kind: Kind
    let style: MapItemStyle

    /// The part of the map that it covers; null for where the user is.
    var rect: MKMapRect {
        switch kind {
        case .marker(let look): Self.rect(look.coordinate)
        case .view(let look): Self.rect(look.coordinate)
        case .pin(let place): Self.rect(place)
        case .user: .null
        case .polyline(let points), .polygon(let points, _): MKMapRect(around: points)
        case .circle(let center, let radius): MKCircle(center: center, radius: radius).boundingMapRect
        }
    }

    private static func rect(_ place: CLLocationCoordinate2D) -> MKMapRect {
        guard CLLocationCoordinate2DIsValid(place) else { return .null }
        return MKMapRect(origin: MKMapPoint(place), size: MKMapSize())
    }
}

/// A balloon.
struct MarkerLook {
    /// What stands in the balloon.
    enum Glyph {
        case none
        case symbol(String)
        case picture(String, Bundle?)
        case monogram(Text)
        /// The icon of the label.
        case label
    }

    var coordinate: CLLocationCoordinate2D
    /// What stands below; nil for the title of the label.
    var title: Text?
    var glyph = Glyph.none
    var label: AnyView?
    /// By which it is selected unless it has a tag.
    var tag: AnyHashable?
}

/// A view of SwiftUI's.
struct HostedLook {
    var coordinate: CLLocationCoordinate2D
    /// The point of the view that is at the place.
    var anchor: UnitPoint
    var title: Text?
    var label: AnyView?
    var content: AnyView
}
