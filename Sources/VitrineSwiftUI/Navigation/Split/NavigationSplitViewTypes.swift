/// The visibility of the leading columns in a navigation split view.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
    enum Kind: Int, Codable, Sendable { case automatic, all, doubleColumn, detailOnly }
    let kind: Kind

    /// As the system thinks best for the room there is.
    public static var automatic: NavigationSplitViewVisibility { Self(kind: .automatic) }
    /// All columns of a view.
    public static var all: NavigationSplitViewVisibility { Self(kind: .all) }
    /// The content column beside the detail; in a view of two columns both.
    public static var doubleColumn: NavigationSplitViewVisibility { Self(kind: .doubleColumn) }
    /// The detail alone.
    public static var detailOnly: NavigationSplitViewVisibility { Self(kind: .detailOnly) }
}

/// A column of a navigation split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    enum Kind: Int, Sendable { case sidebar, content, detail }
    let kind: Kind

    /// The first column.
    public static var sidebar: NavigationSplitViewColumn { Self(kind: .sidebar) }
    /// The one between the others, in a view of three.
    public static var content: NavigationSplitViewColumn { Self(kind: .content) }
    /// The last and widest column.
    public static var detail: NavigationSplitViewColumn { Self(kind: .detail) }
}

/// How the columns of a navigation split view stand to each other.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    /// Which of the system's styles it is.
    var _behavior: UISplitViewController.SplitBehavior { get }
}

/// The style that the room decides about.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// The system's choice.
    public var _behavior: UISplitViewController.SplitBehavior { .automatic }
}

/// The style in which the detail makes room for the other columns.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// Beside each other.
    public var _behavior: UISplitViewController.SplitBehavior { .tile }
}

/// The style in which the detail keeps its size, and other columns lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// Over the detail.
    public var _behavior: UISplitViewController.SplitBehavior { .overlay }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The style that the room decides about.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The detail makes room for the other columns.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its size.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

private struct SplitBehaviorKey: EnvironmentKey {
    static let defaultValue = UISplitViewController.SplitBehavior.automatic
}

private struct SplitPlaceKey: EnvironmentKey { static let defaultValue = SplitPlace.none }

/// Where a view is in a navigation split view.
enum SplitPlace: Sendable {
    case none, sidebar, content, detail
    /// In one of its columns, where there is room for one.
    case collapsed
}

extension EnvironmentValues {
    var splitBehavior: UISplitViewController.SplitBehavior {
        get { self[SplitBehaviorKey.self] }
        set { self[SplitBehaviorKey.self] = newValue }
    }

    var splitPlace: SplitPlace {
        get { self[SplitPlaceKey.self] }
        set { self[SplitPlaceKey.self] = newValue }
    }
}

/// A width that a column asks for, in points.
struct SplitColumnWidthRequest: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat
    var maximum: CGFloat?
}

struct SplitColumnWidthKey: NavigationPreference {
    static var defaultValue: SplitColumnWidthRequest? { nil }
    static func reduce(value: inout SplitColumnWidthRequest?, nextValue: () -> SplitColumnWidthRequest?) {
        value = value ?? nextValue()
    }
}

private struct SplitStyleModifier: EnvironmentTransform {
    let behavior: @MainActor () -> UISplitViewController.SplitBehavior
    typealias Body = Never
    func apply(to environment: inout EnvironmentValues) { environment.splitBehavior = behavior() }
}

nonisolated extension View {
    /// Sets the style for navigation split views within this view.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        nonisolated(unsafe) let style = style
        return modifier(SplitStyleModifier { style._behavior })
    }

    /// Sets a fixed, preferred width for the column containing this view.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(
            key: SplitColumnWidthKey.self,
            value: SplitColumnWidthRequest(minimum: width, ideal: width, maximum: width))
    }

    /// Sets a flexible, preferred width for the column containing this view.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(
            key: SplitColumnWidthKey.self,
            value: SplitColumnWidthRequest(minimum: min, ideal: ideal, maximum: max))
    }
}
