public import VitrineSwiftUI
import VitrineUIKit

/// Finds the map that a control is for: that of its scope, or the one whose controls it is among.
@MainActor
private func reference(_ scope: Namespace.ID?, _ settings: MapSettings) -> MapReference? {
    scope.map(MapReference.scope) ?? settings.controlled
}

/// Shows where north is, and turns the map back to it.
public struct MapCompass: View {
    private let scope: Namespace.ID?
    @Environment(\.mapSettings) private var settings

    /// A compass of the map of a scope, or of the one whose controls it is among.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    /// The compass.
    public var body: some View {
        if let map = reference(scope, settings), settings.controlVisibility != .hidden {
            CompassRepresentable(reference: map, visibility: settings.controlVisibility)
                .frame(width: 42, height: 42)
        }
    }
}

private struct CompassRepresentable: UIViewRepresentable {
    @ObservedObject var reference: MapReference
    let visibility: Visibility

    func makeUIView(context: Context) -> MKCompassButton { MKCompassButton(mapView: reference.map) }

    func updateUIView(_ compass: MKCompassButton, context: Context) {
        if compass.mapView !== reference.map { compass.mapView = reference.map }
        compass.compassVisibility = visibility == .visible ? .visible : .adaptive
    }
}

/// Shows how long distances are on a map.
public struct MapScaleView: View {
    private let scope: Namespace.ID?
    private let alignment: HorizontalAlignment
    @Environment(\.mapSettings) private var settings

    /// A scale of the map of a scope, or of the one whose controls it is among.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {
        self.scope = scope
        alignment = anchorEdge == .leading ? .leading : .trailing
    }

    /// The scale.
    public var body: some View {
        if let map = reference(scope, settings), settings.controlVisibility != .hidden {
            ScaleRepresentable(reference: map, isLeading: alignment == .leading).frame(width: 170, height: 28)
        }
    }
}

private struct ScaleRepresentable: UIViewRepresentable {
    @ObservedObject var reference: MapReference
    let isLeading: Bool

    func makeUIView(context: Context) -> MKScaleView { MKScaleView(mapView: reference.map) }

    func updateUIView(_ scale: MKScaleView, context: Context) {
        if scale.mapView !== reference.map { scale.mapView = reference.map }
        scale.legendAlignment = isLeading ? .leading : .trailing
    }
}

/// Has the map follow the user.
public struct MapUserLocationButton: View {
    private let scope: Namespace.ID?
    @Environment(\.mapSettings) private var settings

    /// A button of the map of a scope, or of the one whose controls it is among.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    /// The button.
    public var body: some View {
        if let map = reference(scope, settings), settings.controlVisibility != .hidden {
            LocationButton(reference: map)
        }
    }
}

private struct LocationButton: View {
    @ObservedObject var reference: MapReference

    private var isFollowing: Bool { reference.map.map { $0.userTrackingMode != .none } ?? false }

    var body: some View {
        Button {
            reference.coordinator?.followUser()
        } label: {
            Image(systemName: isFollowing ? "location.fill" : "location")
                .font(.system(size: 18))
                .frame(width: 44, height: 44)
                .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))
                .shadow(color: .black.opacity(0.12), radius: 3, y: 1)
        }
        .buttonStyle(.plain)
        .foregroundStyle(.tint)
        .accessibilityLabel("Current Location")
    }
}

/// Tilts the map. Maps are flat here, so that it does not show: as on Apple's systems for maps without depth.
public struct MapPitchToggle: View {
    /// A button of the map of a scope, or of the one whose controls it is among.
    public init(scope: Namespace.ID? = nil) {}

    /// Nothing.
    public var body: some View { EmptyView() }
}
