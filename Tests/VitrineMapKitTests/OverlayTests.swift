import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineMapKit

@MainActor
@Suite("Overlays of a map")
struct OverlayTests {
    private func page(_ renderer: @escaping (any MKOverlay) -> MKOverlayRenderer) -> MapPage {
        let page = MapPage(200, 200)
        page.log.renderer = renderer
        page.host.perform {
            page.map.region = MKCoordinateRegion(
                center: place(0, 0), latitudinalMeters: 2000, longitudinalMeters: 2000)
        }
        return page
    }

    private func isRed(_ page: MapPage, _ x: CGFloat, _ y: CGFloat) -> Bool {
        let color = page.host.color(at: CGPoint(x: x, y: y))
        return color.red > 0.9 && color.green < 0.2
    }

    private func at(_ page: MapPage, _ x: CGFloat, _ y: CGFloat) -> CLLocationCoordinate2D {
        page.map.convert(CGPoint(x: x, y: y), toCoordinateFrom: nil)
    }

    private func red(_ renderer: MKOverlayPathRenderer) -> MKOverlayPathRenderer {
        renderer.fillColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        return renderer
    }

    @Test("A circle covers its radius, and moves with the map without being drawn anew")
    func circle() {
        let page = page { red(MKCircleRenderer(overlay: $0)) }
        page.host.perform { page.map.addOverlay(MKCircle(center: place(0, 0), radius: 500)) }
        page.settle()
        #expect(
            isRed(page, 100, 100) && isRed(page, 148, 100) && !isRed(page, 152, 100) && !isRed(page, 138, 138)
        )
        let drawings = page.map.overlayStage.above.drawings
        page.host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 140, y: 150))
        page.settle()
        #expect(page.map.overlayStage.above.drawings == drawings)
        let middle = page.map.convert(place(0, 0), toPointTo: nil)
        #expect(middle.x > 120 && isRed(page, middle.x + 45, 100) && !isRed(page, middle.x - 55, 100))
    }

    @Test("An area has holes, and is cut where the map is near")
    func polygon() {
        let page = page { red(MKPolygonRenderer(overlay: $0)) }
        let outline = [at(page, 20, 20), at(page, 180, 20), at(page, 180, 180), at(page, 20, 180)]
        let hole = [at(page, 80, 80), at(page, 120, 80), at(page, 120, 120), at(page, 80, 120)]
        page.host.perform {
            page.map.addOverlay(
                MKPolygon(
                    coordinates: outline, count: 4, interiorPolygons: [MKPolygon(coordinates: hole, count: 4)]
                ))
        }
        page.settle()
        #expect(isRed(page, 50, 50) && !isRed(page, 100, 100) && !isRed(page, 10, 100))
        // Of a land half of the world wide its part is drawn, whatever the scale.
        page.host.perform {
            page.map.removeOverlays(page.map.overlays)
            let land = [place(-40, -90), place(40, -90), place(40, 0), place(-40, 0)]
            page.map.addOverlay(MKPolygon(coordinates: land, count: 4))
            page.map.region = MKCoordinateRegion(
                center: place(0, 0), latitudinalMeters: 60, longitudinalMeters: 60)
        }
        page.settle()
        #expect(isRed(page, 50, 100) && !isRed(page, 150, 100))
    }

    @Test("Lines are as wide on the screen at each scale, and may be drawn in part")
    func lines() {
        let page = page {
            let renderer = MKPolylineRenderer(overlay: $0)
            renderer.strokeColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            renderer.lineWidth = 10
            renderer.lineCap = .butt
            renderer.strokeEnd = 0.75
            return renderer
        }
        let places = [at(page, 0, 100), at(page, 200, 100)]
        page.host.perform { page.map.addOverlay(MKPolyline(coordinates: places, count: 2)) }
        page.settle()
        #expect(
            isRed(page, 100, 96) && !isRed(page, 100, 92) && isRed(page, 145, 100) && !isRed(page, 155, 100))
        page.host.tap(at: CGPoint(x: 100, y: 100), count: 2)
        page.settle()
        #expect(isRed(page, 100, 96) && !isRed(page, 100, 92))
    }

    @Test("Overlays are in order within levels, and change places")
    func order() {
        let page = page { MKOverlayRenderer(overlay: $0) }
        let all = (0..<4).map { MKCircle(center: place(0, 0), radius: Double($0 + 1)) }
        page.map.addOverlays([all[0], all[1]])
        page.map.addOverlay(all[2], level: .aboveRoads)
        page.map.insertOverlay(all[3], below: all[1])
        func radii(_ overlays: [any MKOverlay]) -> [Double] { overlays.map { ($0 as! MKCircle).radius } }
        #expect(radii(page.map.overlays) == [3, 1, 4, 2])
        page.map.exchangeOverlay(all[0], with: all[2])
        #expect(radii(page.map.overlays(in: .aboveLabels)) == [3, 4, 2])
        page.map.removeOverlay(all[3])
        #expect(radii(page.map.overlays) == [1, 3, 2])
    }

    @Test("A way along the earth leaves the straight line to the north, and goes over the meridian")
    func geodesic() {
        let places = [place(40, 140), place(40, -120)]
        let line = MKGeodesicPolyline(coordinates: places, count: 2)
        #expect(line.pointCount > 100)
        #expect(line.mapPoints.map { MapWorld.latitude($0.y) }.max()! > 48)
        #expect(line.boundingMapRect.spans180thMeridian && line.boundingMapRect.width < MapWorld.size / 2)
        #expect(line.location(atPointIndex: line.pointCount - 1) == 1)
    }

    @Test("GeoJSON is points, lines, areas and features")
    func geoJSON() throws {
        let text = """
            {"type": "FeatureCollection", "features": [{"type": "Feature", "id": 7, "properties": {"a": 1},
            "geometry": {"type": "Polygon", "coordinates": [[[0,0],[2,0],[2,2],[0,0]],[[1,0.5],[1.5,0.5],[1.5,1],[1,0.5]]]}},
            {"type": "Feature", "properties": null, "geometry": {"type": "Point", "coordinates": [13, 52]}}]}
            """
        let features = try MKGeoJSONDecoder().decode(Data(text.utf8)).map {
            try #require($0 as? MKGeoJSONFeature)
        }
        #expect(features.map(\.identifier) == ["7", nil] && features[0].properties != nil)
        let area = try #require(features[0].geometry.first as? MKPolygon)
        #expect(area.pointCount == 3 && area.interiorPolygons?.count == 1)
        #expect((features[1].geometry.first as? MKPointAnnotation)?.coordinate.latitude == 52)
        for wrong in ["[]", "{\"type\": \"Point\", \"coordinates\": [1]}", "{\"type\": \"Thing\"}", "no"] {
            #expect(throws: MKError.self) { try MKGeoJSONDecoder().decode(Data(wrong.utf8)) }
        }
    }
}

@MainActor
@Suite("Maps of tiles", .serialized)
struct TileTests {
    /// A folder with tiles of one colour for each level.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("tiles-" + UUID().uuidString)

        @MainActor init(_ levels: ClosedRange<Int>) {
            for z in levels {
                let color = z % 2 == 0 ? UIColor.red : UIColor.blue
                let format = UIGraphicsImageRendererFormat()
                format.scale = 1
                let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image {
                    color.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
                }
                for x in 0..<(1 << z) {
                    let folder = url.appendingPathComponent("\(z)/\(x)")
                    try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                    for y in 0..<(1 << z) {
                        try! image.pngData()!.write(to: folder.appendingPathComponent("\(y).png"))
                    }
                }
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private func wait(_ page: MapPage, until isDone: () -> Bool) async {
        for _ in 0..<400 where !isDone() {
            try? await Task.sleep(for: .milliseconds(5))
            page.settle()
        }
    }

    @Test("Tiles come from files, in place of the map, and then it is loaded")
    func files() async {
        let folder = Folder(0...2)
        let page = MapPage(256, 256)
        let tiles = MKTileOverlay(urlTemplate: folder.url.absoluteString + "/{z}/{x}/{y}.png")
        tiles.canReplaceMapContent = true
        tiles.maximumZ = 2
        page.log.renderer = { MKTileOverlayRenderer(overlay: $0) }
        _ = page.log.take()
        page.host.perform { page.map.addOverlay(tiles, level: .aboveLabels) }
        page.settle()
        await wait(page) { page.log.lines.contains("finish loading") }
        let loading = page.log.take().filter { $0.contains("load") || $0.contains("rendered") }
        #expect(loading == ["start loading", "finish loading", "rendered true"])
        #expect(page.map.grid.isHidden)
        let red = page.host.color(at: CGPoint(x: 100, y: 100))
        #expect(red.red > 0.9 && red.blue < 0.1)
        // Nearer, level 1 shows; beyond the last level its tiles are drawn larger.
        page.host.perform {
            page.map.region = .init(
                center: place(10, 10), span: .init(latitudeDelta: 90, longitudeDelta: 180))
        }
        page.settle()
        await wait(page) { page.host.color(at: CGPoint(x: 100, y: 100)).red < 0.1 }
        #expect(page.host.color(at: CGPoint(x: 100, y: 100)).blue > 0.9)
        page.host.perform {
            page.map.region = .init(center: place(10, 10), span: .init(latitudeDelta: 2, longitudeDelta: 2))
        }
        page.settle()
        await wait(page) { page.host.color(at: CGPoint(x: 100, y: 100)).red > 0.9 }
        #expect(page.host.color(at: CGPoint(x: 100, y: 100)).red > 0.9)
    }

    @Test("Templates name tiles, rows from the south where they are flipped")
    func template() {
        let tiles = MKTileOverlay(urlTemplate: "https://a.b/{z}/{x}/{y}@{scale}x.png")
        let path = MKTileOverlayPath(x: 1, y: 2, z: 3, contentScaleFactor: 2)
        #expect(tiles.url(forTilePath: path).absoluteString == "https://a.b/3/1/2@2x.png")
        tiles.isGeometryFlipped = true
        #expect(tiles.url(forTilePath: path).absoluteString == "https://a.b/3/1/5@2x.png")
    }

    @Test("A tile that is missing is an error, and leaves what is known of a coarser level")
    func missing() async {
        let folder = Folder(0...0)
        let tiles = MKTileOverlay(urlTemplate: folder.url.absoluteString + "/{z}/{x}/{y}.png")
        await #expect(throws: URLError.self) {
            try await tiles.loadTile(at: MKTileOverlayPath(x: 0, y: 0, z: 5, contentScaleFactor: 1))
        }
        let page = MapPage(256, 256)
        page.log.renderer = { MKTileOverlayRenderer(overlay: $0) }
        page.host.perform { page.map.addOverlay(tiles) }
        page.settle()
        await wait(page) { page.host.color(at: CGPoint(x: 100, y: 100)).red > 0.9 }
        page.host.perform {
            page.map.region = .init(
                center: place(10, 10), span: .init(latitudeDelta: 90, longitudeDelta: 180))
        }
        page.settle()
        try? await Task.sleep(for: .milliseconds(50))
        page.settle()
        #expect(page.host.color(at: CGPoint(x: 100, y: 100)).red > 0.9)
    }
}

@MainActor
@Suite("What Apple's services would know")
struct ServiceTests {
    @Test("Searches and ways end as without a connection, in a later turn, and may be ended before")
    func unanswered() async {
        let search = MKLocalSearch(request: .init(naturalLanguageQuery: "Coffee"))
        let error = await withCheckedContinuation { done in
            search.start { _, error in done.resume(returning: error) }
            #expect(search.isSearching)
        }
        #expect(MKError.serverFailure ~= error! && !search.isSearching)
        await #expect(throws: MKError.self) { try await MKDirections(request: .init()).calculate() }
        await #expect(throws: MKError.self) {
            try await MKLookAroundSceneRequest(coordinate: place(0, 0)).scene
        }
        let ended = MKDirections(request: .init())
        nonisolated(unsafe) var isCalled = false
        ended.calculate { _, _ in isCalled = true }
        ended.cancel()
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(!isCalled && !ended.isCalculating)
    }

    @Test("Places have addresses and names")
    func placemarks() {
        let place = MKPlacemark(
            coordinate: place(52.5, 13.4),
            addressDictionary: [
                "Street": "Unter den Linden 1", "City": "Berlin", "ZIP": "10117", "CountryCode": "DE",
            ])
        #expect(place.title == "Unter den Linden 1, Berlin, 10117" && place.countryCode == "DE")
        #expect(MKPlacemark(placemark: place).coordinate.latitude == 52.5)
        #expect(MKPlacemark(coordinate: VitrineMapKitTests.place(1, 2)).title == "1.00000, 2.00000")
        let item = MKMapItem(placemark: place)
        #expect(item.name == "Unter den Linden 1" && MKMapItem.forCurrentLocation().isCurrentLocation)
        #expect(item.address?.absoluteString == "geo:52.5,13.4?q=52.5,13.4(Unter%20den%20Linden%201)")
        let filter = MKPointOfInterestFilter(including: [.cafe])
        #expect(
            filter.includes(.cafe) && filter.excludes(.bank)
                && MKPointOfInterestFilter.includingAll.includes(.bank))
    }

    @MainActor
    @Test("A snapshot is what a view shows")
    func snapshot() async throws {
        let options = MKMapSnapshotter.Options()
        options.region = .init(center: place(0, 0), latitudinalMeters: 1000, longitudinalMeters: 1000)
        options.size = CGSize(width: 100, height: 50)
        options.scale = 2
        let snapshot = try await MKMapSnapshotter(options: options).start()
        #expect(snapshot.image.size == CGSize(width: 100, height: 50) && snapshot.image.scale == 2)
        let point = snapshot.point(for: place(0, 0))
        #expect(abs(point.x - 50) < 0.01 && abs(point.y - 25) < 0.01)
    }
}
