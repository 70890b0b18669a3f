/// The room between rows and sections that a program asks for, in points; nil for the style's.
struct ListSpacing: Equatable {
    var rows: CGFloat?
    var sections: CGFloat?
}

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let points: CGFloat?
    /// That of the style.
    public static let `default` = ListSectionSpacing(points: nil)
    /// Less than that of the style: 17 points (our choice; the value is not published).
    public static let compact = ListSectionSpacing(points: 17)
    /// Some number of points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(points: spacing)
    }
}

/// How much something stands out.
public enum Prominence: Sendable, Hashable {
    /// As usual.
    case standard
    /// More than usual.
    case increased
}

private struct SectionMarginsKey: EnvironmentKey { static let defaultValue = EdgeLengths() }
private struct MinimumHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private struct ListSpacingKey: EnvironmentKey { static let defaultValue = ListSpacing() }
private struct HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

extension EnvironmentValues {
    var listSpacing: ListSpacing {
        get { self[ListSpacingKey.self] }
        set { self[ListSpacingKey.self] = newValue }
    }

    /// The room around sections of lists, where the program asks for it.
    var listSectionMargins: EdgeLengths {
        get { self[SectionMarginsKey.self] }
        set { self[SectionMarginsKey.self] = newValue }
    }

    /// The least height of the header of a section of a list, in points; nil, as unless set, is the header's own.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }

    /// How much headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the room between rows of a list, in points; nil is the style's. In cards each row is one of its own.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listSpacing.rows, spacing) }

    /// Sets the room between sections of a list.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSpacing.sections, spacing.points)
    }

    /// Sets the room between sections of a list, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSpacing.sections, spacing)
    }

    /// Sets the room around sections of a list at some edges, in points, in the place of that of the style; nil is the
    /// style's. Other edges stay as they are. Header and footer are within it.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        transformEnvironment(\.listSectionMargins) { $0.set(edges, length) }
    }

    /// Sets how much headers of sections stand out: increased ones are large and bold.
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
