import Fuzzing
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineMapKit

@MainActor
@Suite("Regions of a map view")
struct MapRegionTests {
    private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) < tolerance }

    @Test("A region is seen whole, in the middle, and as much more as the shape makes necessary")
    func fitting() {
        let page = MapPage(200, 400)
        let region = MKCoordinateRegion(
            center: place(0, 10), span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2))
        page.host.perform { page.map.region = region }
        #expect(near(page.map.region.center.latitude, 0) && near(page.map.region.center.longitude, 10))
        #expect(near(page.map.region.span.longitudeDelta, 2))
        #expect(near(page.map.region.span.latitudeDelta, 4, 0.01))
        #expect(near(page.map.regionThatFits(region).span.latitudeDelta, page.map.region.span.latitudeDelta))
        #expect(page.map.visibleMapRect.contains(region.mapRect.insetBy(dx: 1, dy: 1)))
    }

    @Test("A region is kept that is set before there is room")
    func early() {
        let region = MKCoordinateRegion(
            center: place(50, 8), latitudinalMeters: 5000, longitudinalMeters: 5000)
        let map = MKMapView()
        map.region = region
        #expect(near(map.region.center.latitude, 50) && near(map.centerCoordinate.longitude, 8))
        let log = MapLog()
        map.delegate = log
        map.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        map.layoutIfNeeded()
        #expect(log.take() == ["will false", "step", "did false"])
        #expect(near(map.region.span.latitudeDelta, region.span.latitudeDelta, 1e-3))
        // Another size shows the same.
        map.frame.size = CGSize(width: 300, height: 300)
        map.layoutIfNeeded()
        #expect(
            near(map.region.center.latitude, 50)
                && near(map.region.span.latitudeDelta, region.span.latitudeDelta, 1e-3))
    }

    @Test("Points and places are each other's, turned as well")
    func conversions() {
        let page = MapPage(300, 500)
        var dice = SeededGenerator(seed: 5)
        for _ in 0..<100 {
            let camera = MKMapCamera(
                lookingAtCenter: place(dice.double(-60...60), dice.double(-180...180)),
                fromDistance: exp(dice.double(5...14)), pitch: 0, heading: dice.double(0...360))
            page.host.perform { page.map.camera = camera }
            let point = CGPoint(x: dice.double(0...300), y: dice.double(0...500))
            let there = page.map.convert(point, toCoordinateFrom: page.map)
            let back = page.map.convert(there, toPointTo: page.map)
            #expect(hypot(back.x - point.x, back.y - point.y) < 0.01)
            #expect(near(page.map.camera.heading, camera.heading, 1e-6))
        }
        #expect(page.map.convert(kCLLocationCoordinate2DInvalid, toPointTo: nil) == .zero)
    }

    @Test("Regions and rectangles of a view are each other's")
    func rectangles() {
        let page = MapPage(200, 200)
        let region = MKCoordinateRegion(
            center: place(40, -3), latitudinalMeters: 1000, longitudinalMeters: 1000)
        page.host.perform { page.map.region = region }
        let rect = page.map.convert(page.map.region, toRectTo: nil)
        #expect(near(rect.minX, 0, 0.01) && near(rect.width, 200, 0.01) && near(rect.height, 200, 0.01))
        let half = page.map.convert(CGRect(x: 50, y: 50, width: 100, height: 100), toRegionFrom: page.map)
        #expect(near(half.span.longitudeDelta * 2, page.map.region.span.longitudeDelta, 1e-9))
    }

    @Test("Padding keeps a rectangle away from edges")
    func padding() {
        let page = MapPage(200, 200)
        let rect = MKMapRect(x: 1e8, y: 1e8, width: 1000, height: 1000)
        page.host.perform {
            page.map.setVisibleMapRect(
                rect, edgePadding: UIEdgeInsets(top: 100, left: 100, bottom: 0, right: 0), animated: false)
        }
        let point = page.map.convert(rect.origin.coordinate, toPointTo: nil)
        #expect(near(point.x, 100, 0.01) && near(point.y, 100, 0.01))
    }

    @Test("The world is as large as the view at least, and the camera stays within its bounds")
    func bounds() throws {
        let page = MapPage(200, 400)
        page.host.perform {
            page.map.region = MKCoordinateRegion(
                center: place(80, 0), span: MKCoordinateSpan(latitudeDelta: 170, longitudeDelta: 360))
        }
        #expect(
            near(page.map.visibleMapRect.height, MapWorld.size, 1) && near(page.map.visibleMapRect.minY, 0, 1)
        )
        let boundary = try #require(
            MKMapView.CameraBoundary(
                coordinateRegion: .init(
                    center: place(50, 10), span: .init(latitudeDelta: 2, longitudeDelta: 2))))
        page.host.perform {
            page.map.cameraBoundary = boundary
            page.map.cameraZoomRange = MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 100_000)
            page.map.centerCoordinate = place(0, 0)
        }
        #expect(
            near(page.map.centerCoordinate.longitude, 9, 1e-6)
                && near(page.map.centerCoordinate.latitude, 49, 0.05))
        #expect(page.map.camera.centerCoordinateDistance < 100_001)
        #expect(
            MKMapView.CameraZoomRange(minCenterCoordinateDistance: 5, maxCenterCoordinateDistance: 4) == nil)
        #expect(MKMapView.CameraBoundary(mapRect: .null) == nil)
    }

    @Test("The delegate hears of the beginning, the steps and the end of an animated change")
    func animated() {
        let page = MapPage(200, 200)
        _ = page.log.take()
        page.log.steps = 0
        page.host.perform {
            page.map.setRegion(
                .init(center: place(10, 10), latitudinalMeters: 1000, longitudinalMeters: 1000),
                animated: true)
        }
        #expect(page.log.take() == ["will true"])
        page.settle()
        #expect(page.log.take() == ["step", "did true"])
        #expect(page.log.steps > 10)
        #expect(near(page.map.centerCoordinate.latitude, 10, 1e-6))
        // What is seen already changes nothing.
        page.host.perform { page.map.centerCoordinate = page.map.centerCoordinate }
        #expect(page.log.take() == [])
    }

    @Test("A map on screen says that there are no tiles to load")
    func loading() {
        let page = MapPage(200, 200)
        #expect(
            page.log.take() == [
                "will false", "step", "did false", "start loading", "fail loading true", "rendered false",
            ])
    }

    @Test("What is no region ends the program, with the region")
    func refused() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                MKMapView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).region = MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: 91, longitude: 0),
                    span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                MKMapView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).region = MKCoordinateRegion(
                    center: CLLocationCoordinate2D(latitude: 1, longitude: 0),
                    span: MKCoordinateSpan(latitudeDelta: .nan, longitudeDelta: 1))
            }
        }
        let region = MKCoordinateRegion(
            center: place(91, 0), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        #expect(region.text == "<center:+91.00000000, +0.00000000 span:+1.00000000, +1.00000000>")
    }
}

@MainActor
@Suite("Fingers on a map")
struct MapGestureTests {
    private func page() -> MapPage {
        let page = MapPage(400, 400)
        page.host.perform {
            page.map.region = MKCoordinateRegion(
                center: place(0, 0), latitudinalMeters: 10_000, longitudinalMeters: 10_000)
        }
        _ = page.log.take()
        return page
    }

    @Test("A finger moves the map, and it goes on after a fling")
    func pan() {
        let page = page()
        let start = page.map.convert(CGPoint(x: 200, y: 200), toCoordinateFrom: nil)
        page.host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 300, y: 200))
        page.settle()
        let moved = page.map.convert(start, toPointTo: nil)
        #expect(abs(moved.x - 290) <= 11 && abs(moved.y - 200) < 0.1)
        #expect(page.log.take() == ["will false", "step", "did false"])
        page.host.fling(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 100))
        page.settle()
        #expect(page.map.convert(start, toPointTo: nil).y < 0)
        #expect(page.log.take() == ["will false", "step", "did false"])
    }

    @Test("Two taps zoom in at the place, and two fingers zoom and turn")
    func zoom() {
        let page = page()
        let there = page.map.convert(CGPoint(x: 100, y: 100), toCoordinateFrom: nil)
        let before = page.map.region.span.longitudeDelta
        page.host.tap(at: CGPoint(x: 100, y: 100), count: 2)
        page.settle()
        #expect(abs(page.map.region.span.longitudeDelta * 2 - before) < 1e-9)
        let point = page.map.convert(there, toPointTo: nil)
        #expect(hypot(point.x - 100, point.y - 100) < 0.5)
        page.host.pinchTouchpad(by: 0.5, at: CGPoint(x: 100, y: 100))
        page.settle()
        #expect(abs(page.map.region.span.longitudeDelta / before - 1) < 0.1)
        page.host.rotateTouchpad(by: .pi / 2, at: CGPoint(x: 200, y: 200))
        page.settle()
        #expect(page.map.camera.heading > 200 && page.map.camera.heading < 300)
    }

    @Test("The wheel zooms where the pointer is, and a touchpad moves the map")
    func wheel() {
        let page = page()
        let there = page.map.convert(CGPoint(x: 300, y: 100), toCoordinateFrom: nil)
        let before = page.map.region.span.longitudeDelta
        page.host.scrollWheel(-1, at: CGPoint(x: 300, y: 100))
        page.settle()
        #expect(abs(before / page.map.region.span.longitudeDelta - exp2(1.0 / 3)) < 0.01)
        let point = page.map.convert(there, toPointTo: nil)
        #expect(hypot(point.x - 300, point.y - 100) < 0.5)
        page.host.scrollTouchpad(by: CGVector(dx: 0, dy: 50), at: CGPoint(x: 200, y: 200))
        page.settle()
        #expect(page.map.convert(there, toPointTo: nil).y < 80)
    }

    @Test("What is not enabled does nothing")
    func disabled() {
        let page = page()
        page.host.perform {
            page.map.isScrollEnabled = false
            page.map.isZoomEnabled = false
        }
        let before = page.map.visibleMapRect
        page.host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 300, y: 200))
        page.host.tap(at: CGPoint(x: 100, y: 100), count: 2)
        page.settle()
        #expect(MKMapRectEqualToRect(page.map.visibleMapRect, before))
    }
}
