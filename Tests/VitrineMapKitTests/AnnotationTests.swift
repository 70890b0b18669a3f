import Testing
import VitrineFoundation
import VitrineTesting
import VitrineUIKit

@testable import VitrineMapKit

@MainActor
@Suite("Annotations of a map")
struct AnnotationTests {
    private func page(_ width: CGFloat = 400, meters: Double = 10_000) -> MapPage {
        let page = MapPage(width, width)
        page.host.perform {
            page.map.region = MKCoordinateRegion(
                center: place(0, 0), latitudinalMeters: meters, longitudinalMeters: meters)
        }
        page.settle()
        _ = page.log.take()
        return page
    }

    /// A place that a program describes itself, without texts.
    private final class Bare: NSObject, MKAnnotation {
        let coordinate: CLLocationCoordinate2D
        init(_ coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
    }

    /// As `@objc dynamic var coordinate` is translated.
    private final class Moving: NSObject, MKAnnotation {
        @_Observed var coordinate: CLLocationCoordinate2D
        var title: String? = "Bus"
        init(_ coordinate: CLLocationCoordinate2D) { _coordinate = _Observed(wrappedValue: coordinate) }
    }

    @Test("Texts of any annotation are optional twice, as optional requirements are")
    func texts() {
        let pin: any MKAnnotation = mark(0, 0, "Pin")
        if let title = pin.title, let text = title {
            #expect(text == "Pin")
        } else {
            Issue.record("no title")
        }
        #expect(pin.title!! == "Pin" && pin.title != "Other")
        let text: String? = Bare(place(0, 0)).title ?? "none"
        #expect(text == nil)
    }

    @Test("Views are made in the next layout, at their places, in one call")
    func added() throws {
        let page = page()
        let (a, b) = (mark(0, 0, "A"), mark(60, 60, "far"))
        page.host.perform { page.map.addAnnotations([a, b, mark(0.01, 0.01, "C")]) }
        #expect(page.map.view(for: a) == nil)
        page.settle()
        #expect(page.log.take() == ["viewFor A", "viewFor C", "didAdd 2"])
        let view = try #require(page.map.view(for: a))
        #expect(view is MKMarkerAnnotationView && page.map.view(for: b) == nil)
        #expect(abs(view.center.x - 200) < 0.5 && abs(view.center.y - 186) < 0.5)
        #expect(page.map.annotations.count == 3)
        #expect(page.map.annotations(in: page.map.visibleMapRect).count == 2)
        page.host.perform { page.map.removeAnnotation(a) }
        page.settle()
        #expect(view.superview == nil && page.map.annotations.count == 2)
    }

    @Test("Views of registered classes are made and used again")
    func reuse() throws {
        final class Flag: MKAnnotationView {
            static var made = 0
            var reused = 0
            override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
                Flag.made += 1
                super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
                bounds.size = CGSize(width: 10, height: 10)
            }
            required init?(coder: NSCoder) { nil }
            override func prepareForReuse() {
                super.prepareForReuse()
                reused += 1
            }
        }
        let page = page()
        page.map.register(Flag.self, forAnnotationViewWithReuseIdentifier: "flag")
        page.log.view = { page.map.dequeueReusableAnnotationView(withIdentifier: "flag", for: $0) }
        #expect(page.map.dequeueReusableAnnotationView(withIdentifier: "flag") == nil)
        page.host.perform { for row in 0..<5 { page.map.addAnnotation(mark(0.005 * Double(row), 0)) } }
        page.settle()
        #expect(Flag.made == 5)
        page.host.perform {
            page.map.removeAnnotations(page.map.annotations)
            for row in 0..<7 { page.map.addAnnotation(mark(0.005 * Double(row), 0.01)) }
        }
        page.settle()
        #expect(Flag.made == 7)
        #expect(
            page.map.annotations.compactMap { page.map.view(for: $0) as? Flag }.reduce(0) { $0 + $1.reused }
                == 5)
        page.log.view = nil
    }

    @Test("A changed coordinate moves the view, of point annotations and of what says when it changes")
    func moved() throws {
        let page = page()
        let (pin, bus) = (mark(0, 0), Moving(place(0, 0)))
        page.host.perform { page.map.addAnnotations([pin, bus]) }
        page.settle()
        let (first, second) = try (#require(page.map.view(for: pin)), #require(page.map.view(for: bus)))
        page.host.perform {
            pin.coordinate = page.map.convert(CGPoint(x: 300, y: 100), toCoordinateFrom: nil)
            bus.coordinate = page.map.convert(CGPoint(x: 50, y: 60), toCoordinateFrom: nil)
        }
        #expect(abs(first.center.x - 300) < 0.1 && abs(first.center.y - 86) < 0.1)
        #expect(abs(second.center.x - 50) < 0.1 && abs(second.center.y - 46) < 0.1)
        page.host.perform { bus.coordinate = place(70, 70) }
        page.settle()
        #expect(page.map.view(for: bus) == nil)
        page.host.perform { bus.coordinate = place(0, 0) }
        page.settle()
        #expect(page.map.view(for: bus) != nil)
        page.host.perform { page.map.removeAnnotation(bus) }
        bus.coordinate = place(1, 1)
        #expect(page.map.annotations.count == 1)
    }

    @Test("What is no place is kept, and shown when it is one")
    func invalid() {
        let page = page()
        let pin = mark(-180, -180)
        page.host.perform { page.map.addAnnotation(pin) }
        page.settle()
        #expect(page.map.view(for: pin) == nil && page.map.annotations.count == 1)
        page.host.perform { pin.coordinate = place(0, 0) }
        page.settle()
        #expect(page.map.view(for: pin) != nil)
    }

    @Test("Of ten thousand annotations those in view and near have views, and moving the map makes few")
    func many() {
        let page = page(meters: 20_000)
        page.host.perform {
            for row in 0..<100 {
                for column in 0..<100 {
                    page.map.addAnnotation(mark(Double(row) * 0.05 - 2.5, Double(column) * 0.05 - 2.5))
                }
            }
        }
        page.settle()
        let shown = page.map.stage.present.count
        // 20 km are 0.18 degrees: about 4 × 4 in view, twice as far around.
        #expect(shown > 12 && shown < 100)
        let arrangements = page.map.stage.arrangements
        page.log.steps = 0
        page.host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 300, y: 200))
        page.settle()
        #expect(page.log.steps > 10)
        // Within what was prepared nothing is done for single annotations.
        #expect(page.map.stage.arrangements == arrangements)
        page.host.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 390, y: 200))
        page.settle()
        #expect(page.map.stage.arrangements > arrangements && page.map.stage.arrangements < arrangements + 6)
    }

    @Test("A tap selects what is there, another one next to it nothing")
    func selection() {
        let page = page()
        page.host.perform { page.map.addAnnotations([mark(0, 0, "A"), mark(0.02, 0.02, "B")]) }
        page.settle()
        _ = page.log.take()
        page.host.tap(at: CGPoint(x: 200, y: 180))
        page.settle()
        #expect(page.log.take() == ["select view", "select annotation"])
        #expect(page.map.selectedAnnotations.first?.title == "A")
        page.host.tap(at: page.map.convert(place(0.02, 0.02), toPointTo: nil))
        page.settle()
        #expect(
            page.log.take() == ["deselect view", "deselect annotation", "select view", "select annotation"])
        page.host.tap(at: CGPoint(x: 20, y: 380))
        page.settle()
        #expect(page.log.take() == ["deselect view", "deselect annotation"])
        #expect(page.map.selectedAnnotations.isEmpty)
    }

    @Test("A callout shows texts, tells of its accessory, and moves the map where it has no room")
    func callout() throws {
        let page = page()
        let button = UIButton(type: .detailDisclosure)
        page.log.view = {
            let view = MKPinAnnotationView(annotation: $0, reuseIdentifier: nil)
            view.canShowCallout = true
            view.rightCalloutAccessoryView = button
            return view
        }
        let pin = mark(0, 0, "Pin", "Point")
        page.host.perform {
            page.map.addAnnotations([pin, mark(0.044, 0, "Top")])
            page.map.selectAnnotation(pin, animated: false)
        }
        page.settle()
        let callout = try #require(page.map.stage.callout)
        #expect(callout.frame.maxY <= 169 && callout.frame.width > 80)
        _ = page.log.take()
        page.host.tap(button)
        page.settle()
        #expect(page.log.take() == ["accessory"])
        #expect(page.map.selectedAnnotations.count == 1)
        page.host.perform { page.map.selectAnnotation(page.map.annotations[1], animated: true) }
        page.settle()
        #expect(page.log.take().contains("did true"))
        #expect(page.map.stage.callout.map { $0.frame.minY >= 7.5 } == true)
        page.host.perform { page.map.deselectAnnotation(nil, animated: false) }
        #expect(page.map.stage.callout == nil)
        page.log.view = nil
    }

    @Test("A long press lifts what can be dragged, and its coordinate is another one")
    func dragging() throws {
        let page = page()
        page.log.view = {
            let view = MKMarkerAnnotationView(annotation: $0, reuseIdentifier: nil)
            view.isDraggable = true
            return view
        }
        let pin = mark(0, 0)
        page.host.perform { page.map.addAnnotation(pin) }
        page.settle()
        _ = page.log.take()
        page.host.dragAndDrop(from: CGPoint(x: 200, y: 185), to: CGPoint(x: 260, y: 285))
        page.settle()
        let lines = page.log.take().filter { $0.hasPrefix("drag") }
        #expect(
            lines == [
                "drag none starting", "drag starting dragging", "drag dragging ending", "drag ending none",
            ])
        let point = page.map.convert(pin.coordinate, toPointTo: nil)
        #expect(abs(point.x - 260) < 1 && abs(point.y - 299) < 2)
        page.log.view = nil
    }

    @Test("What is too near is a cluster, which comes apart when the map is zoomed")
    func clusters() throws {
        let page = page()
        page.log.view = {
            let view = MKMarkerAnnotationView(annotation: $0, reuseIdentifier: nil)
            view.clusteringIdentifier = $0 is MKClusterAnnotation ? nil : "c"
            return view
        }
        let near: [MKPointAnnotation] = (0..<4).map { mark(0.0005 * Double($0), 0.0005, "N\($0)") }
        page.host.perform { page.map.addAnnotations(near + [mark(0.03, 0.03, "Alone")]) }
        page.settle()
        let cluster = try #require(page.map.stage.clusters.values.first?.annotation as? MKClusterAnnotation)
        #expect(
            cluster.memberAnnotations.count == 4 && cluster.title == "N0" && cluster.subtitle == "+3 more")
        #expect(page.map.view(for: near[0])?.superview == nil)
        #expect(page.map.view(for: near[0])?.cluster === page.map.view(for: cluster))
        #expect(page.map.annotations.count == 5)
        page.host.perform {
            page.map.region = .init(
                center: place(0.0007, 0.0005), latitudinalMeters: 250, longitudinalMeters: 250)
        }
        page.settle()
        #expect(page.map.stage.clusters.isEmpty)
        #expect(near.allSatisfy { page.map.view(for: $0)?.superview != nil })
        page.log.view = nil
    }

    @Test("Of what is in one another's way the greater priority shows")
    func priorities() {
        let page = page()
        let (low, high) = (mark(0, 0, "low"), mark(0.0002, 0, "high"))
        page.log.view = {
            let view = MKMarkerAnnotationView(annotation: $0, reuseIdentifier: nil)
            view.displayPriority = $0.title == "low" ? .defaultLow : .defaultHigh
            return view
        }
        page.host.perform { page.map.addAnnotations([low, high]) }
        page.settle()
        #expect(page.map.view(for: low)?.isHidden == true && page.map.view(for: high)?.isHidden == false)
        page.host.perform {
            page.map.region = .init(center: place(0, 0), latitudinalMeters: 100, longitudinalMeters: 100)
        }
        page.settle()
        #expect(page.map.view(for: low)?.isHidden == false)
        page.log.view = nil
    }

    @Test("Showing annotations shows all of them, over the 180th meridian where that is shorter")
    func showing() {
        let page = page()
        page.host.perform { page.map.showAnnotations([mark(-17, 178), mark(-14, -172)], animated: false) }
        page.settle()
        #expect(page.map.region.span.longitudeDelta < 30)
        #expect(page.map.annotations.allSatisfy { page.map.view(for: $0) != nil })
    }

    @Test("A map asks where the user is, shows it, and follows until a finger moves it")
    func user() async {
        let device = LocationDevice(place: place(48, 11))
        let asking = CLLocationManager(device: device)
        asking.requestWhenInUseAuthorization()
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        let page = page()
        page.map.follower.device = device
        page.host.perform { page.map.userTrackingMode = .follow }
        page.settle()
        #expect(page.map.showsUserLocation && abs(page.map.centerCoordinate.latitude - 48) < 1e-6)
        #expect(
            page.map.isUserLocationVisible && page.map.view(for: page.map.userLocation) is MKUserLocationView)
        #expect(page.log.take().first == "start locating")
        page.host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 100, y: 300))
        page.settle()
        #expect(page.map.userTrackingMode == .none)
        page.host.perform { page.map.showsUserLocation = false }
        #expect(page.log.take().last == "stop locating" && page.map.annotations.isEmpty)
    }
}
