import SwiftUITestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting
import VitrineUIKit

@testable import VitrineMapKit

@MainActor
@Suite("Maps of SwiftUI")
struct MapTests {
    private struct Stop: Identifiable, Hashable {
        let id: Int
        var coordinate: CLLocationCoordinate2D { place(Double(id) * 0.01, 0) }
        static func == (a: Stop, b: Stop) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    private final class Model {
        var region = MKCoordinateRegion(
            center: place(0, 0), latitudinalMeters: 10_000, longitudinalMeters: 10_000)
        var position = MapCameraPosition.automatic
        var selection: Int?
        var lines: [String] = []
    }

    private func map(_ host: TestHost) throws -> MKMapView { try #require(Self.find(host.window)) }

    private static func find(_ view: UIView) -> MKMapView? {
        view as? MKMapView ?? view.subviews.lazy.compactMap { find($0) }.first
    }

    private func host<V: View>(_ view: V, safeArea: UIEdgeInsets = .zero) -> TestHost {
        let host = TestHost(view, size: CGSize(width: 300, height: 300), scale: 1, safeArea: safeArea)
        host.settle()
        return host
    }

    @Test("A region's binding follows fingers, and the map follows the binding")
    func region() throws {
        struct Page: View {
            @State var region = MKCoordinateRegion(
                center: place(0, 0), latitudinalMeters: 10_000, longitudinalMeters: 10_000)
            let model: Model
            var body: some View {
                let _ = model.region = region
                VStack(spacing: 0) {
                    Map(coordinateRegion: $region, annotationItems: [Stop(id: 0), Stop(id: 1)]) { stop in
                        MapMarker(coordinate: stop.coordinate, tint: .purple)
                    }
                    Button("Paris") { region.center = place(48.86, 2.35) }.frame(height: 40)
                }
            }
        }
        let model = Model()
        let host = host(Page(model: model))
        let map = try map(host)
        #expect(abs(map.region.center.latitude) < 1e-6 && map.annotations.count == 2)
        #expect((map.view(for: map.annotations[0]) as? MKMarkerAnnotationView)?.markerTintColor != nil)
        host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 50, y: 100))
        host.settle()
        #expect(model.region.center.longitude > 0.01 && model.region.isSame(as: map.region))
        host.tap(at: CGPoint(x: 150, y: 280))
        host.settle()
        #expect(
            abs(map.region.center.latitude - 48.86) < 1e-6 && abs(map.region.center.longitude - 2.35) < 1e-6)
    }

    private struct Page: View {
        @State var position = MapCameraPosition.automatic
        @State var selection: Int?
        let model: Model
        var count = 3
        var body: some View {
            let _ = (model.position = position, model.selection = selection)
            VStack(spacing: 0) {
                Map(position: $position, selection: $selection) {
                    ForEach(0..<count) { Marker("Stop \($0)", coordinate: Stop(id: $0).coordinate).tag($0) }
                    if count > 2 { Marker("Letters", monogram: Text("AB"), coordinate: place(0, 0.02)) }
                    MapPolyline(coordinates: [place(0, 0), place(0.02, 0.02)]).stroke(.red, lineWidth: 4)
                    MapCircle(center: place(0.01, 0), radius: 200).foregroundStyle(.blue.opacity(0.3))
                    Annotation("View", coordinate: place(0.02, 0.02)) {
                        Color.green.frame(width: 30, height: 20)
                    }
                }
                .onMapCameraChange { model.lines.append("end") }
                .onMapCameraChange(frequency: .continuous) { context in
                    model.lines.append("at \(Int(context.region.center.latitude))")
                }
                Button("Rome") {
                    position = .region(
                        .init(center: place(41.9, 12.5), latitudinalMeters: 900, longitudinalMeters: 900))
                }
                .frame(height: 40)
            }
        }
    }

    @Test("A map shows all of its content, until a finger moves it or a position is set")
    func position() throws {
        let model = Model()
        let host = host(Page(model: model))
        let map = try map(host)
        #expect(map.annotations.count == 5 && map.overlays.count == 2)
        #expect(
            map.annotations.allSatisfy { map.bounds.contains(map.convert($0.coordinate, toPointTo: nil)) })
        #expect(model.position == .automatic && !model.position.positionedByUser)
        model.lines = []
        host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 80, y: 200))
        host.settle()
        #expect(model.position.positionedByUser && model.position.region == nil)
        #expect(
            model.lines.last == "end" && model.lines.filter { $0 == "end" }.count == 1
                && model.lines.count > 5)
        host.tap(at: CGPoint(x: 150, y: 280))
        host.settle()
        #expect(
            abs(map.centerCoordinate.latitude - 41.9) < 1e-6
                && model.position.region?.center.longitude == 12.5)
    }

    @Test("A tap selects a tag, and a tap beside it nothing")
    func selection() throws {
        let model = Model()
        let host = host(Page(model: model))
        let map = try map(host)
        let stop = map.convert(Stop(id: 2).coordinate, toPointTo: nil)
        host.tap(at: CGPoint(x: stop.x, y: stop.y - 12))
        host.settle()
        #expect(model.selection == 2 && map.selectedAnnotations.count == 1)
        host.tap(at: CGPoint(x: 290, y: 130))
        host.settle()
        #expect(model.selection == nil && map.selectedAnnotations.isEmpty)
    }

    @Test("Views of annotations are at their places, as large as they are, and have the environment")
    func views() throws {
        struct Page: View {
            @State var count = 0
            var body: some View {
                Map(
                    initialPosition: .region(
                        .init(center: place(0, 0), latitudinalMeters: 1000, longitudinalMeters: 1000))
                ) {
                    Annotation("", coordinate: place(0, 0), anchor: .bottom) {
                        Button("Tap \(count)") { count += 1 }.frame(width: 80, height: 40)
                    }
                }
            }
        }
        let host = host(Page())
        let map = try map(host)
        let view = try #require(map.view(for: map.annotations[0]))
        #expect(view.frame == CGRect(x: 110, y: 110, width: 80, height: 40))
        host.tap(at: CGPoint(x: 150, y: 130))
        host.settle()
        host.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 200, y: 250))
        host.settle()
        #expect(view.center.x == 150 && map.convert(place(0, 0), toPointTo: nil).x < 140)
    }

    @Test("A map goes on below the safe area, and shows its middle within")
    func insets() throws {
        let host = host(
            Map(
                initialPosition: .region(
                    .init(center: place(10, 10), latitudinalMeters: 1000, longitudinalMeters: 1000))),
            safeArea: UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
        let map = try map(host)
        #expect(map.convert(map.bounds, to: nil) == CGRect(x: 0, y: 0, width: 300, height: 300))
        let middle = map.convert(place(10, 10), toPointTo: nil)
        #expect(abs(middle.x - 150) < 0.01 && abs(middle.y - 200) < 0.01)
    }

    @Test("A reader knows places of points, and points of places")
    func reader() throws {
        struct Page: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(height: 50)
                    MapReader { proxy in
                        Map(
                            initialPosition: .region(
                                .init(center: place(0, 0), latitudinalMeters: 1000, longitudinalMeters: 1000))
                        )
                        .onTapGesture { point in
                            guard let place = proxy.convert(point, from: .local),
                                let back = proxy.convert(place, to: .global)
                            else { return model.lines.append("nothing") }
                            model.lines.append("\(Int(back.x.rounded())) \(Int(back.y.rounded()))")
                            let middle = proxy.convert(VitrineMapKitTests.place(0, 0), to: .local)!
                            model.lines.append("\(Int(middle.x.rounded())) \(Int(middle.y.rounded()))")
                        }
                    }
                }
            }
        }
        let model = Model()
        let host = host(Page(model: model))
        host.tap(at: CGPoint(x: 60, y: 90))
        host.settle()
        #expect(model.lines == ["60 90", "150 125"])
    }

    @Test("Positions, cameras and styles are values")
    func values() {
        #expect(MapCameraPosition.automatic != .userLocation(fallback: .automatic))
        #expect(MapCameraPosition.userLocation(followsHeading: true, fallback: .automatic).followsUserHeading)
        let camera = MapCamera(centerCoordinate: place(1, 2), distance: 500, heading: 90)
        #expect(MapCameraPosition.camera(camera).camera == MapCamera(camera.mapCamera))
        #expect(MapStyle.hybrid.configuration is MKHybridMapConfiguration)
        #expect(MapInteractionModes.all.contains([.pan, .zoom]))
    }
}
