public import Foundation
public import VitrineCoreLocation

/// Something that GeoJSON says.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKShape: MKGeoJSONObject {}

/// A thing with shapes and properties.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    /// Its name, or its number as text.
    public let identifier: String?
    /// Its properties, as JSON.
    public let properties: Data?
    /// Its shapes.
    public let geometry: [any MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
        self.identifier = identifier
        self.properties = properties
        self.geometry = geometry
    }
}

/// Reads GeoJSON (RFC 7946).
open class MKGeoJSONDecoder: NSObject {
    /// Makes a decoder.
    public override init() { super.init() }

    /// Reads features and shapes.
    ///
    /// - Throws: ``MKError/decodingFailed`` for what is no GeoJSON.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw MKError(.decodingFailed)
        }
        switch object["type"] as? String {
        case "FeatureCollection":
            guard let features = object["features"] as? [[String: Any]] else {
                throw MKError(.decodingFailed)
            }
            return try features.map(feature)
        case "Feature": return [try feature(object)]
        default: return try shapes(object)
        }
    }

    private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        guard object["type"] as? String == "Feature" else { throw MKError(.decodingFailed) }
        let identifier = (object["id"] as? String) ?? (object["id"] as? NSNumber)?.stringValue
        let properties = (object["properties"] as? [String: Any]).flatMap {
            try? JSONSerialization.data(withJSONObject: $0)
        }
        let geometry = try (object["geometry"] as? [String: Any]).map(shapes) ?? []
        return MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry)
    }

    private func shapes(_ object: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
        let places = object["coordinates"]
        switch object["type"] as? String {
        case "Point": return [MKPointAnnotation(coordinate: try place(places))]
        case "MultiPoint": return try list(places).map { MKPointAnnotation(coordinate: try place($0)) }
        case "LineString": return [try line(places)]
        case "MultiLineString": return [MKMultiPolyline(try list(places).map(line))]
        case "Polygon": return [try area(places)]
        case "MultiPolygon": return [MKMultiPolygon(try list(places).map(area))]
        case "GeometryCollection":
            guard let parts = object["geometries"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
            return try parts.flatMap(shapes)
        default: throw MKError(.decodingFailed)
        }
    }

    private func list(_ value: Any?) throws -> [Any] {
        guard let list = value as? [Any] else { throw MKError(.decodingFailed) }
        return list
    }

    private func place(_ value: Any?) throws -> CLLocationCoordinate2D {
        let numbers = try list(value).compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count >= 2 else { throw MKError(.decodingFailed) }
        let place = CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
        guard CLLocationCoordinate2DIsValid(place) else { throw MKError(.decodingFailed) }
        return place
    }

    private func line(_ value: Any?) throws -> MKPolyline {
        MKPolyline(try list(value).map { MKMapPoint(try place($0)) })
    }

    /// The first ring is the outline, others are holes. Rings end where they begin.
    private func area(_ value: Any?) throws -> MKPolygon {
        let rings = try list(value).map { ring -> [MKMapPoint] in
            var points = try list(ring).map { MKMapPoint(try place($0)) }
            if points.count > 1, MKMapPointEqualToPoint(points[0], points[points.count - 1]) {
                points.removeLast()
            }
            return points
        }
        guard let outline = rings.first else { throw MKError(.decodingFailed) }
        return MKPolygon(outline, rings.dropFirst().map { MKPolygon($0, nil) })
    }
}
