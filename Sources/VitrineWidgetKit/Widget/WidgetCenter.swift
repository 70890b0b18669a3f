public import Foundation
import VitrineSupport

/// Knows the widgets that are shown, and has them ask for entries.
///
/// Those are the ones of the program's window, where a widget is its `@main`; else there are none, as on a device to
/// whose Home Screen nobody has added any.
public final class WidgetCenter: Sendable {
    /// The one for everybody.
    public static let shared = WidgetCenter()

    /// Has the widgets of a kind ask for entries.
    public func reloadTimelines(ofKind kind: String) { MainThread.run { WidgetBoard.shared.reload(kind) } }

    /// Has all widgets ask for entries.
    public func reloadAllTimelines() { MainThread.run { WidgetBoard.shared.reload() } }

    /// Says which widgets are shown.
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        nonisolated(unsafe) let completion = completion
        MainThread.run { completion(.success(Self.infos)) }
    }

    /// Which widgets are shown.
    public func currentConfigurations() async throws -> [WidgetInfo] { await MainActor.run { Self.infos } }

    @MainActor private static var infos: [WidgetInfo] {
        WidgetBoard.shared.models.map { WidgetInfo(kind: $0.widget.kind, family: $0.context.family) }
    }

    /// Says that what can be configured has changed. Here nobody configures.
    public func invalidateConfigurationRecommendations() {}
}

/// A widget that is shown.
public struct WidgetInfo: Hashable, Sendable, Identifiable {
    /// What it is known by among those of its program.
    public let kind: String
    /// Its size and shape.
    public let family: WidgetFamily
    /// The widget.
    public var id: WidgetInfo { self }
}

/// Has controls ask for their values.
public final class ControlCenter: Sendable {
    /// The one for everybody.
    public static let shared = ControlCenter()
    /// Has the controls of a kind ask for their values.
    public func reloadControls(ofKind kind: String) { MainThread.run { ControlBoard.shared.reload(kind) } }
    /// Has all controls ask for their values.
    public func reloadAllControls() { MainThread.run { ControlBoard.shared.reload() } }
}
