public import Foundation
public import VitrineSwiftUI

/// How the colours of widgets are shown.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
    /// The name.
    public let description: String
    /// As they are.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// In two colours of the system's.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// By their brightness, on the screen of a device that is locked.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

private struct WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemMedium } }
private struct WidgetRenderingModeKey: EnvironmentKey {
    static var defaultValue: WidgetRenderingMode { .fullColor }
}
private struct WidgetContentMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}
private struct ShowsWidgetContainerBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// The size and shape of the widget that the view is in.
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }
    /// How the colours of the widget are shown.
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetRenderingModeKey.self] }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }
    /// The margins that the widget has, or would have, where it has taken them away.
    public var widgetContentMargins: EdgeInsets {
        get { self[WidgetContentMarginsKey.self] }
        set { self[WidgetContentMarginsKey.self] = newValue }
    }
    /// Whether the background of the widget is shown.
    public var showsWidgetContainerBackground: Bool {
        get { self[ShowsWidgetContainerBackgroundKey.self] }
        set { self[ShowsWidgetContainerBackgroundKey.self] = newValue }
    }
}

extension ContainerBackgroundPlacement {
    /// The widget that the view is in.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

struct WidgetURLKey: PreferenceKey {
    static var defaultValue: URL? { nil }
    static func reduce(value: inout URL?, nextValue: () -> URL?) { value = value ?? nextValue() }
}

nonisolated extension View {
    /// Sets the address that is opened by who taps the widget.
    @MainActor public func widgetURL(_ url: URL?) -> some View {
        preference(key: WidgetURLKey.self, value: url)
    }

    /// Whether the view has the accent's colour, where widgets have two colours. Here they have all.
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

    /// Shows the view as a widget of a size in a preview.
    @MainActor public func previewContext(_ value: WidgetPreviewContext) -> some View {
        WidgetFrame(
            family: value.family,
            size: WidgetSize.of(screen: CGSize(width: 390, height: 844), isTablet: false).size(
                of: value.family)
                ?? CGSize(width: 795, height: 379)
        ) { self }
    }
}

/// A widget of a size, in a preview.
public struct WidgetPreviewContext: Sendable {
    let family: WidgetFamily
    /// Of a size, in points of a phone of 390 by 844; the largest, of a tablet.
    public init(family: WidgetFamily) { self.family = family }
}

/// What is behind widgets on the screen of a device that is locked.
public struct AccessoryWidgetBackground: View {
    /// Makes it.
    public init() {}
    /// A veil.
    public var body: some View { Color.white.opacity(0.18) }
}
