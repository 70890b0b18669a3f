/// A protocol that describes the behaviour and appearance of a list.
@MainActor @preconcurrency
public protocol ListStyle {
    /// Which of the system's looks it is.
    var _look: _ListLook { get }
}

/// The looks of lists.
public enum _ListLook: Sendable {
    case automatic, plain, grouped, insetGrouped, inset, sidebar
}

/// The list style that describes a platform's default behaviour and appearance for a list.
public struct DefaultListStyle: ListStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The platform's look.
    public var _look: _ListLook { .automatic }
}

/// The list style that describes the behaviour and appearance of a plain list.
public struct PlainListStyle: ListStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// Rows from edge to edge; headers stay in sight.
    public var _look: _ListLook { .plain }
}

/// The list style that describes the behaviour and appearance of a grouped list.
public struct GroupedListStyle: ListStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// Sections on a grouped background, from edge to edge.
    public var _look: _ListLook { .grouped }
}

/// The list style that describes the behaviour and appearance of an inset grouped list.
public struct InsetGroupedListStyle: ListStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// Sections as rounded cards.
    public var _look: _ListLook { .insetGrouped }
}

/// The list style that describes the behaviour and appearance of an inset list.
public struct InsetListStyle: ListStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// A plain list with margins.
    public var _look: _ListLook { .inset }
}

/// The list style that describes the behaviour and appearance of a sidebar list.
public struct SidebarListStyle: ListStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// Rows without background on grey, the selected one rounded; on a phone an inset grouped list.
    public var _look: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    /// The platform's default.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// A plain list.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// A grouped list.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// An inset grouped list.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// A sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// An inset list.
    public static var inset: InsetListStyle { InsetListStyle() }
}

private struct ListLookKey: EnvironmentKey { static let defaultValue = _ListLook.automatic }
private struct ListBackgroundKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private struct MinimumRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
private struct IsListRowKey: EnvironmentKey { static let defaultValue = false }
private struct IsSidebarRowKey: EnvironmentKey { static let defaultValue = false }
private struct ListSelectionKey: EnvironmentKey { static let defaultValue: ListSelectionLink? = nil }
private struct IsListContentKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    var listLook: _ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    var scrollContentBackground: Visibility {
        get { self[ListBackgroundKey.self] }
        set { self[ListBackgroundKey.self] = newValue }
    }

    /// The least height of a row of a list, in points. 44 by Apple's documentation of touch targets.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// The look that lists have here: in the sidebar of a split view their own style is that of sidebars, and where there is
    /// room for one column that is an inset grouped list.
    var resolvedListLook: _ListLook {
        let look = listLook == .automatic && splitPlace == .sidebar ? .sidebar : listLook
        guard look == .sidebar else { return look }
        return interfaceIdiom == .pad && splitPlace != .collapsed ? .sidebar : .insetGrouped
    }

    /// The list that the view is a row of.
    var listSelection: ListSelectionLink? {
        get { self[ListSelectionKey.self] }
        set { self[ListSelectionKey.self] = newValue }
    }

    /// Whether the view is in a row of a sidebar.
    var isSidebarRow: Bool {
        get { self[IsSidebarRowKey.self] }
        set { self[IsSidebarRowKey.self] = newValue }
    }

    /// Whether the view is in a row of a list, where a standard button is the whole row.
    var isListRow: Bool {
        get { self[IsListRowKey.self] }
        set { self[IsListRowKey.self] = newValue }
    }

    /// Whether the view is in a list: what it consists of becomes rows, unless it is in a row already.
    var isListContent: Bool {
        get { self[IsListContentKey.self] }
        set { self[IsListContentKey.self] = newValue }
    }
}

struct ListStyleModifier<S: ListStyle>: EnvironmentTransform {
    let style: S
    typealias Body = Never
    func apply(to environment: inout EnvironmentValues) { environment.listLook = style._look }
}

nonisolated extension View {
    /// Sets the style for lists within this view.
    public func listStyle<S: ListStyle>(_ style: S) -> some View { modifier(ListStyleModifier(style: style)) }

    /// Specifies the visibility of the background for scrollable views within this view.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
}
