public import VitrineAppIntents
public import VitrineSwiftUI

/// Puts the entries of a preview together.
@resultBuilder
public struct PreviewTimelineBuilder {
    /// An entry.
    public static func buildExpression<Entry: TimelineEntry>(_ expression: Entry) -> [any TimelineEntry] {
        [expression]
    }
    /// All of them.
    public static func buildBlock(_ components: [any TimelineEntry]...) -> [any TimelineEntry] {
        components.flatMap { $0 }
    }
    /// Those of a condition.
    public static func buildOptional(_ component: [any TimelineEntry]?) -> [any TimelineEntry] {
        component ?? []
    }
    /// Those of a loop.
    public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
        components.flatMap { $0 }
    }
}

/// A preview of a widget in Xcode's canvas. Its code is checked; nothing of it is in a program that runs.
@freestanding(declaration)
public macro Preview<Content: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A preview of a widget in Xcode's canvas. Its code is checked; nothing of it is in a program that runs.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")

/// A preview of a widget in Xcode's canvas. Its code is checked; nothing of it is in a program that runs.
@freestanding(declaration)
public macro Preview<Content: Widget, Intent: WidgetConfigurationIntent, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> Content, timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")
