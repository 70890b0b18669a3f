/// A style of navigation views.
///
/// A navigation view is a stack, as it is on every screen of a phone, unless columns are asked for or it has several views.
@MainActor @preconcurrency
public protocol NavigationViewStyle: Sendable {
    /// Whether its views are columns beside each other; nil where several are, and one is not.
    nonisolated var _hasColumns: Bool? { get }
}

extension NavigationViewStyle {
    nonisolated public var _hasColumns: Bool? { nil }
}

/// A navigation view that shows one view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    nonisolated public init() {}
    nonisolated public var _hasColumns: Bool? { false }
}

/// The navigation view's own style: columns where it has several views, which are one after the other where there is no room
/// for them beside each other, else a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    nonisolated public init() {}
}

/// A navigation view whose views are columns beside each other where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated public var _hasColumns: Bool? { true }
}

/// The older name of columns.
@available(*, deprecated, renamed: "ColumnNavigationViewStyle")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    nonisolated public init() {}
    nonisolated public var _hasColumns: Bool? { true }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns beside each other.
    nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One view at a time.
    nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The navigation view's own style.
    nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

nonisolated extension View {
    /// Sets the style of the navigation views within this view.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewHasColumns, style._hasColumns)
    }
}

private struct NavigationViewHasColumnsKey: EnvironmentKey { static let defaultValue: Bool? = nil }

extension EnvironmentValues {
    var navigationViewHasColumns: Bool? {
        get { self[NavigationViewHasColumnsKey.self] }
        set { self[NavigationViewHasColumnsKey.self] = newValue }
    }
}

/// A navigation view with its style: one, two or three columns by how many views there are, or a stack.
struct StyledNavigationView<Content: View>: View {
    let content: Content
    @Environment(\.navigationViewHasColumns) private var hasColumns

    var body: some View {
        let several = (content as? any ColumnContent)?.columns
        if hasColumns ?? (several != nil) {
            let columns = several ?? [AnyView(content)]
            if columns.count > 2 {
                NavigationSplitView {
                    columns[0]
                } content: {
                    columns[1]
                } detail: {
                    columns[2]
                }
            } else {
                NavigationSplitView {
                    columns.first
                } detail: {
                    columns.count > 1 ? columns[1] : nil
                }
            }
        } else if let first = several?.first {
            // A stack begins with the first view, and has no place for the others.
            NavigationStack { first }
        } else {
            NavigationStack { content }
        }
    }
}

extension View {
    /// Configures the navigation bar items for this view.
    @available(
        *, deprecated,
        message: "Use toolbar(content:) with navigationBarLeading and navigationBarTrailing placement."
    )
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .navigationBarLeading) { leading }
            ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
    }

    /// Configures the navigation bar items for this view.
    @available(*, deprecated, message: "Use toolbar(content:) with navigationBarLeading placement.")
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
    }

    /// Configures the navigation bar items for this view.
    @available(*, deprecated, message: "Use toolbar(content:) with navigationBarTrailing placement.")
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
    }
}

/// Views beside each other, each of which is a column.
@MainActor
private protocol ColumnContent {
    var columns: [AnyView] { get }
}

extension TupleView: ColumnContent {
    fileprivate var columns: [AnyView] {
        func erased(_ view: some View) -> AnyView { AnyView(view) }
        return Mirror(reflecting: value).children.compactMap { child in
            (child.value as? any View).map { erased($0) }
        }
    }
}
