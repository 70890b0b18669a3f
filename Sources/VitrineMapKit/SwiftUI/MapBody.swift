import Foundation
import VitrineSwiftUI
import VitrineUIKit

/// The view of a map, with its controls.
struct MapBody: View {
    let setup: MapSetup
    @Environment(\.mapSettings) private var settings
    @State private var reference = MapReference()

    private var known: MapReference { setup.scope.map(MapReference.scope) ?? reference }

    var body: some View {
        if setup.isModern {
            GeometryReader { proxy in
                MapRepresentable(
                    setup: setup, settings: settings, reference: known, insets: proxy.safeAreaInsets
                )
                .background(placeReader)
                .ignoresSafeArea()
                .overlay(alignment: .topTrailing) { controls }
            }
        } else {
            MapRepresentable(setup: setup, settings: settings, reference: known, insets: nil)
                .background(placeReader)
        }
    }

    private var placeReader: some View {
        GeometryReader { proxy in
            let _ = remember(proxy)
            Color.clear
        }
    }

    private func remember(_ proxy: GeometryProxy) {
        known.mapPlace = proxy
        for other in settings.references { other.mapPlace = proxy }
    }

    @ViewBuilder private var controls: some View {
        if let controls = settings.controls, settings.controlVisibility != .hidden {
            VStack(alignment: .trailing, spacing: 8) { controls }
                .transformEnvironment(\.mapSettings) { $0.controlled = known }
                .padding(8)
        }
    }
}

/// Brings a map of UIKit's into SwiftUI.
struct MapRepresentable: UIViewRepresentable {
    let setup: MapSetup
    let settings: MapSettings
    let reference: MapReference
    /// What bars and insets cover; nil where the view's own margins count.
    let insets: EdgeInsets?

    func makeCoordinator() -> MapCoordinator { MapCoordinator() }

    func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView()
        let coordinator = context.coordinator
        coordinator.map = map
        map.delegate = coordinator
        map.onChange = { [weak coordinator] in coordinator?.mapDidMove() }
        reference.coordinator = coordinator
        return map
    }

    func updateUIView(_ map: MKMapView, context: Context) {
        for known in [reference] + settings.references where known.map !== map {
            known.map = map
            known.changesLater()
        }
        reference.coordinator = context.coordinator
        if let insets {
            map.insetsLayoutMarginsFromSafeArea = false
            let isMirrored = context.environment.layoutDirection == .rightToLeft
            let margins = UIEdgeInsets(
                top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing)
            if map.layoutMargins != margins || !map.hasOwnMargins { map.layoutMargins = margins }
        }
        context.coordinator.update(
            setup, settings, reference, environment: context.environment,
            isAnimated: context.transaction.animation != nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: MKMapView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
    }

    static func dismantleUIView(_ map: MKMapView, coordinator: MapCoordinator) {
        map.onChange = nil
        map.delegate = nil
        map.showsUserLocation = false
    }
}
