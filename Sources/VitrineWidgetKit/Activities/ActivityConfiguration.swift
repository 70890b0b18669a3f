public import VitrineActivityKit
public import VitrineSwiftUI

/// What is shown of something live. Nothing is, as on a device without a place for it: a window of widgets leaves it
/// out.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    /// Primitive.
    public typealias Body = Never

    /// What is shown on the screen of a device that is locked, and around its camera.
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}

    /// Nothing.
    public func _describe() -> _WidgetDescriptions { _WidgetDescriptions() }
}

/// Something live, as its views know it.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    /// What it is known by.
    public let activityID: String
    /// What is known from the beginning.
    public let attributes: Attributes
    /// What has changed.
    public let state: Attributes.ContentState
    /// Whether that is old.
    public let isStale: Bool
}

/// What is shown around the camera of a device.
public struct DynamicIsland {
    /// Large, in two halves, and alone as small as it goes.
    public init<Expanded, Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> Leading,
        @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}

    /// Sets the address that is opened by who taps it.
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    /// Sets the colour of the line around it.
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    /// Sets margins.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }
}

/// How large it is.
public struct DynamicIslandMode: Equatable, Sendable {
    private let name: String
    /// Large.
    public static let expanded = DynamicIslandMode(name: "expanded")
    /// The left half.
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    /// The right half.
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    /// As small as it goes.
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// Where something stands where it is large.
public struct DynamicIslandExpandedRegionPosition: Equatable, Sendable {
    private let name: String
    /// On the left.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// On the right.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// In the middle.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// Something that stands where it is large.
public struct DynamicIslandExpandedRegion<Content: View> {
    let content: () -> Content
    /// Views at a place.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) { self.content = content }
}

/// All that stands where it is large.
public struct DynamicIslandExpandedContent<Content> {}

/// Puts together what stands where it is large.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    /// All of it.
    public static func buildBlock<each Content: View>(
        _ content: repeat DynamicIslandExpandedRegion<each Content>
    ) -> DynamicIslandExpandedContent<(repeat each Content)> { DynamicIslandExpandedContent() }
}

nonisolated extension View {
    /// Sets the colour behind what is live.
    public func activityBackgroundTint(_ color: Color?) -> some View { self }
    /// Sets the colour of the system's button beside what is live.
    public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}

/// What of something live a preview shows.
public struct ActivityPreviewViewKind: Equatable, Sendable {
    private let name: String
    /// What is on the screen of a device that is locked.
    public static let content = ActivityPreviewViewKind(name: "content")
    /// What is around its camera.
    public static func dynamicIsland(_ state: DynamicIslandPreviewViewState) -> ActivityPreviewViewKind {
        ActivityPreviewViewKind(name: "dynamicIsland")
    }
    /// How large that is.
    public enum DynamicIslandPreviewViewState: Sendable {
        /// In two halves, as small as it goes, or large.
        case compact, minimal, expanded
    }
}

extension ActivityAttributes {
    /// A preview of something live. Its code is checked, and nothing is shown.
    @MainActor
    public func previewContext(
        _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View { EmptyView() }
}

/// Puts the states of a preview together.
@resultBuilder
public struct PreviewActivityBuilder<State: Decodable & Encodable & Hashable> {
    /// A state.
    public static func buildExpression(_ expression: State) -> [State] { [expression] }
    /// All of them.
    public static func buildBlock(_ components: [State]...) -> [State] { components.flatMap { $0 } }
}

/// A preview of something live in Xcode's canvas. Its code is checked; nothing of it is in a program that runs.
@freestanding(declaration)
public macro Preview<Content: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> Content,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates:
        @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "VitrineMacros", type: "PreviewMacro")
