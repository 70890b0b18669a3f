import Fuzzing
import Testing

@testable import VitrineMapKit

@Suite("Points and rectangles of the map")
struct MapGeometryTests {
    /// Mercator's projection at known places: the world is 2^28 points wide.
    @Test(
        "Places have points",
        arguments: [
            (0.0, 0.0, 134_217_728.0, 134_217_728.0), (0, -180, 0, 134_217_728),
            (0, 180, 268_435_456, 134_217_728), (85.051_128_779_806_59, 0, 134_217_728, 0),
            (90, 0, 134_217_728, 0), (-90, 0, 134_217_728, 268_435_456),
            // Of a tile of level 1 each quarter.
            (66.513_260_443_111_86, 90, 201_326_592, 67_108_864),
        ])
    func points(_ latitude: Double, _ longitude: Double, _ x: Double, _ y: Double) {
        let point = MKMapPoint(place(latitude, longitude))
        #expect(abs(point.x - x) < 1e-3 && abs(point.y - y) < 1e-3)
    }

    @Test("What is no place has no point, and what is no point no place")
    func invalid() {
        let point = MKMapPoint(kCLLocationCoordinate2DInvalid)
        #expect(point.x == -1 && point.y == -1)
        #expect(!CLLocationCoordinate2DIsValid(point.coordinate))
        #expect(!CLLocationCoordinate2DIsValid(MKMapPoint(x: .nan, y: 0).coordinate))
        #expect(MKMapPoint(place(.nan, 0)).x == -1)
    }

    @Test("Places come back from their points")
    func roundTrip() {
        var dice = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let (latitude, longitude) = (dice.double(-85...85), dice.double(-180...180))
            let back = MKMapPoint(place(latitude, longitude)).coordinate
            #expect(abs(back.latitude - latitude) < 1e-7 && abs(back.longitude - longitude) < 1e-7)
        }
    }

    @Test("Map points are as long as the circle of latitude is")
    func scale() {
        #expect(abs(MKMetersPerMapPointAtLatitude(0) - 0.149_291) < 1e-6)
        #expect(abs(MKMetersPerMapPointAtLatitude(60) - 0.074_646) < 1e-6)
        #expect(abs(MKMapPointsPerMeterAtLatitude(0) - 6.698_3) < 1e-3)
        let one = MKMapPoint(place(0, 0)).distance(to: MKMapPoint(place(0, 1)))
        #expect(abs(one - 111_319.49) < 1)
        #expect(MKRoadWidthAtZoomScale(1) > 100 && MKRoadWidthAtZoomScale(0.001) == 2000)
    }

    @Test("Rectangles meet, join and are cut")
    func rectangles() {
        let rect = MKMapRect(x: 10, y: 20, width: 100, height: 50)
        func text(_ rect: MKMapRect) -> String { MKStringFromMapRect(rect) }
        #expect(
            [rect.minX, rect.midX, rect.maxX, rect.minY, rect.midY, rect.maxY] == [10, 60, 110, 20, 45, 70])
        #expect(text(rect.union(MKMapRectMake(0, 0, 5, 5))) == "{{0.0, 0.0}, {110.0, 70.0}}")
        #expect(text(rect.intersection(MKMapRectMake(0, 0, 20, 30))) == "{{10.0, 20.0}, {10.0, 10.0}}")
        #expect(rect.intersection(MKMapRectMake(200, 0, 20, 30)).isNull)
        #expect(text(rect.insetBy(dx: 10, dy: -5)) == "{{20.0, 15.0}, {80.0, 60.0}}")
        #expect(rect.insetBy(dx: 51, dy: 0).isNull)
        #expect(text(rect.offsetBy(dx: 1, dy: -1)) == "{{11.0, 19.0}, {100.0, 50.0}}")
        let cut = rect.divided(atDistance: 30, from: .maxXEdge)
        #expect(text(cut.slice) == "{{80.0, 20.0}, {30.0, 50.0}}")
        #expect(text(cut.remainder) == "{{10.0, 20.0}, {70.0, 50.0}}")
        #expect(rect.divided(atDistance: 90, from: .minYEdge).remainder.isEmpty)
        #expect(rect.contains(MKMapPointMake(10, 20)) && !rect.contains(MKMapPointMake(110, 20)))
        #expect(rect.contains(MKMapRectMake(10, 20, 100, 50)) && !rect.contains(MKMapRectMake(9, 20, 5, 5)))
        #expect(
            !rect.intersects(MKMapRectMake(110, 20, 5, 5)) && rect.intersects(MKMapRectMake(109, 69, 5, 5)))
        #expect(MKMapRect.null.union(rect).width == 100 && MKMapRect.null.isEmpty)
    }

    @Test("Over the 180th meridian a rectangle goes beyond the world")
    func meridian() {
        let world = MKMapSize.world.width
        let east = MKMapRect(x: world - 100, y: 0, width: 300, height: 10)
        #expect(east.spans180thMeridian)
        #expect(MKStringFromMapRect(east.remainder()) == "{{0.0, 0.0}, {200.0, 10.0}}")
        let west = MKMapRect(x: -50, y: 0, width: 80, height: 10)
        #expect(west.remainder().minX == world - 50 && west.remainder().width == 50)
        #expect(!MKMapRect.world.spans180thMeridian && MKMapRect.world.remainder().isNull)
        #expect(east.partsInWorld.map(\.width) == [100, 200])
        let fiji = MKCoordinateRegion(center: place(-17, 179), span: MKCoordinateSpanMake(4, 6))
        #expect(fiji.mapRect.spans180thMeridian)
        #expect(abs(MKCoordinateRegion(fiji.mapRect).center.longitude - 179) < 1e-9)
    }

    @Test("Regions come back from their rectangles")
    func regions() {
        var dice = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            let region = MKCoordinateRegion(
                center: place(dice.double(-70...70), dice.double(-179...179)),
                span: MKCoordinateSpan(
                    latitudeDelta: dice.double(0.0001...20), longitudeDelta: dice.double(0.0001...300)))
            let back = MKCoordinateRegion(region.mapRect)
            #expect(abs(back.center.latitude - region.center.latitude) < 1e-6)
            #expect(abs(back.center.longitude - region.center.longitude) < 1e-6)
            #expect(abs(back.span.latitudeDelta - region.span.latitudeDelta) < 1e-6)
            #expect(abs(back.span.longitudeDelta - region.span.longitudeDelta) < 1e-6)
        }
        let square = MKCoordinateRegion(
            center: place(0, 0), latitudinalMeters: 111_320, longitudinalMeters: 111_320)
        #expect(abs(square.span.longitudeDelta - 1) < 1e-4 && abs(square.span.latitudeDelta - 1.006_7) < 1e-3)
        let north = MKCoordinateRegion(
            center: place(60, 0), latitudinalMeters: 1000, longitudinalMeters: 1000)
        #expect(abs(north.span.longitudeDelta / north.span.latitudeDelta - 1.995) < 0.01)
    }

    @Test("Distances are rounded and have the units of the place")
    func distances() {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(fromDistance: 12) == "10 m")
        #expect(formatter.string(fromDistance: 347) == "350 m")
        #expect(formatter.string(fromDistance: 1240) == "1,2 km")
        #expect(formatter.string(fromDistance: 25_400) == "25 km")
        formatter.locale = Locale(identifier: "en_US")
        #expect(formatter.string(fromDistance: 1609.344 * 2.26) == "2.3 mi")
        #expect(formatter.string(fromDistance: 30) == "100 ft")
        formatter.units = .metric
        formatter.unitStyle = .full
        #expect(formatter.string(fromDistance: 2000) == "2 kilometers")
        #expect(formatter.distance(from: "1.5 km") == 1500)
        #expect(formatter.distance(from: "far") == 0)
    }

    @Test("A camera that looks from a place knows its distance, heading and pitch")
    func camera() {
        let camera = MKMapCamera(
            lookingAtCenter: place(0, 0), fromEyeCoordinate: place(0, -1), eyeAltitude: 111_319.5)
        #expect(abs(camera.heading - 90) < 1e-6 && abs(camera.pitch - 45) < 1e-3)
        #expect(abs(camera.altitude - 111_319.5) < 1)
        #expect(camera.isEqual(camera.copy()))
    }
}

@Suite("Where things are on the map")
struct PointIndexTests {
    private final class Item: MapPlaced {
        var point: MKMapPoint
        init(_ point: MKMapPoint) { self.point = point }
    }

    @Test("An index finds what looking at everything finds")
    func found() {
        var dice = SeededGenerator(seed: 11)
        let index = PointIndex<Item>()
        var all: [Item] = []
        func point() -> MKMapPoint {
            // Many are at few places.
            dice.chance(0.3)
                ? MKMapPoint(x: 1000, y: 1000)
                : MKMapPoint(
                    x: dice.double(0...MapWorld.size * 0.999), y: dice.double(0...MapWorld.size * 0.999))
        }
        for _ in 0..<1500 {
            if dice.chance(0.3), !all.isEmpty {
                let item = all.remove(at: dice.int(0...(all.count - 1)))
                index.remove(item)
            } else {
                let item = Item(point())
                all.append(item)
                index.insert(item)
            }
            guard dice.chance(0.05) else { continue }
            let rect = MKMapRect(
                x: dice.double(-1e8...2e8), y: dice.double(0...2e8), width: dice.double(0...2e8),
                height: dice.double(0...2e8))
            let expected = all.filter { item in
                rect.partsInWorld.contains {
                    item.point.x >= $0.minX && item.point.x <= $0.maxX && item.point.y >= $0.minY
                        && item.point.y <= $0.maxY
                }
            }
            #expect(
                Set(index.items(in: rect).map(ObjectIdentifier.init))
                    == Set(expected.map(ObjectIdentifier.init)))
            #expect(index.count == all.count)
        }
    }

    @Test("Who shares a cell, or is near to a neighbour, is together")
    func clusters() {
        func member(_ number: Int, _ name: String, _ x: Double) -> ClusterPlan.Member {
            .init(number: number, name: name, point: MKMapPoint(x: x, y: 5))
        }
        let members = [
            member(1, "a", 1), member(2, "a", 9), member(3, "b", 2), member(4, "a", 95), member(5, "a", 101),
            member(6, "a", 500),
        ]
        #expect(ClusterPlan.groups(members, cell: 50) == [[1, 2], [4, 5]])
        #expect(ClusterPlan.groups(members.reversed(), cell: 50) == [[1, 2], [4, 5]])
        #expect(ClusterPlan.groups(members, cell: 1) == [])
    }
}
