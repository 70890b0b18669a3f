import AVKit
import Charts
import MapKit
import SwiftUI

@main
struct FrameworksApp: App {
    var body: some Scene { WindowGroup { Overview() } }
}

struct Overview: View {
    @State private var position = MapCameraPosition.region(
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.41), latitudinalMeters: 1_000,
            longitudinalMeters: 1_000))
    private let player = AVPlayer()

    var body: some View {
        VStack {
            Text(.pickACity)
            Text(.minSec(3, 20))
            Map(position: $position) {
                Marker("Here", coordinate: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.41))
            }
            Chart([1, 3, 2], id: \.self) { BarMark(x: .value("Name", "\($0)"), y: .value("Count", $0)) }
            VideoPlayer(player: player)
        }
        .onAppear {
            let region = position.region!
            let center = MKMapPoint(region.center)
            let rate = player.rate
            print(
                "\(String(localized: .minSec(3, 20))), \(center.coordinate.latitude.rounded()), \(rate),",
                CMTime(value: 3, timescale: 2).seconds)
        }
    }
}
