public import VitrineSwiftUI

/// What a map of SwiftUI's shows.
public struct MapStyle: @unchecked Sendable {
    /// Whether the ground has heights. Maps are flat here.
    public struct Elevation: Hashable, Sendable {
        private let number: Int
        /// As the map thinks best.
        public static let automatic = Elevation(number: 0)
        /// It is flat.
        public static let flat = Elevation(number: 1)
        /// It has hills and valleys.
        public static let realistic = Elevation(number: 2)
    }

    /// How strong colours are.
    public struct StandardEmphasis: Hashable, Sendable {
        private let number: Int
        /// As maps are.
        public static let automatic = StandardEmphasis(number: 0)
        /// Faint.
        public static let muted = StandardEmphasis(number: 1)
    }

    let configuration: MKMapConfiguration

    /// Streets.
    public static let standard = MapStyle.standard()
    /// Pictures from above.
    public static let imagery = MapStyle.imagery()
    /// Pictures from above, with streets.
    public static let hybrid = MapStyle.hybrid()

    /// Streets.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle {
        let configuration = MKStandardMapConfiguration(
            elevationStyle: elevation == .realistic ? .realistic : .flat,
            emphasisStyle: emphasis == .muted ? .muted : .default)
        configuration.pointOfInterestFilter = pointsOfInterest.filter
        configuration.showsTraffic = showsTraffic
        return MapStyle(configuration: configuration)
    }

    /// Pictures from above.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle {
        MapStyle(
            configuration: MKImageryMapConfiguration(
                elevationStyle: elevation == .realistic ? .realistic : .flat))
    }

    /// Pictures from above, with streets.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle {
        let configuration = MKHybridMapConfiguration(
            elevationStyle: elevation == .realistic ? .realistic : .flat)
        configuration.pointOfInterestFilter = pointsOfInterest.filter
        configuration.showsTraffic = showsTraffic
        return MapStyle(configuration: configuration)
    }
}

/// Which kinds of places of interest are wanted.
public struct PointOfInterestCategories: @unchecked Sendable {
    let filter: MKPointOfInterestFilter
    /// All of them.
    public static let all = PointOfInterestCategories(filter: .includingAll)
    /// None of them.
    public static let excludingAll = PointOfInterestCategories(filter: .excludingAll)
    /// Some of them.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        Self(filter: MKPointOfInterestFilter(including: categories))
    }
    /// All but some of them.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        Self(filter: MKPointOfInterestFilter(excluding: categories))
    }
}

/// What modifiers around a map say of it.
struct MapSettings {
    var style: MapStyle?
    var controls: AnyView?
    var controlVisibility = Visibility.automatic
    var handlers: [(frequency: MapCameraUpdateFrequency, action: (MapCameraUpdateContext) -> Void)] = []
    /// What reads the map from outside.
    var references: [MapReference] = []
    /// The map whose control a view is.
    var controlled: MapReference?
}

private struct MapSettingsKey: EnvironmentKey {
    nonisolated(unsafe) static let defaultValue = MapSettings()
}

extension EnvironmentValues {
    var mapSettings: MapSettings {
        get { self[MapSettingsKey.self] }
        set { self[MapSettingsKey.self] = newValue }
    }
}

nonisolated extension View {
    private func mapSetting(_ change: @escaping (inout MapSettings) -> Void) -> some View {
        transformEnvironment(\.mapSettings, transform: change)
    }

    /// Says what maps in the view show.
    public func mapStyle(_ style: MapStyle) -> some View { mapSetting { $0.style = style } }

    /// Says which controls maps in the view have.
    public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
        let controls = AnyView(content())
        return mapSetting { $0.controls = controls }
    }

    /// Says whether controls of maps show.
    public func mapControlVisibility(_ visibility: Visibility) -> some View {
        mapSetting { $0.controlVisibility = visibility }
    }

    /// Does something when a map in the view stands in another way.
    ///
    /// - Parameter frequency: When it is told; by default when the map has come to rest.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        mapSetting { $0.handlers.append((frequency, { action($0) })) }
    }

    /// Does something when a map in the view stands in another way.
    ///
    /// - Parameter frequency: When it is told; by default when the map has come to rest.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View {
        mapSetting { $0.handlers.append((frequency, { _ in action() })) }
    }

    /// Connects controls in the view to the map of a scope.
    public func mapScope(_ scope: Namespace.ID) -> some View {
        // Scopes are found by their names.
        self
    }
}
