/// A specification for the appearance and interaction of a tab view.
@MainActor @preconcurrency
public protocol TabViewStyle: Sendable {
    /// Which of the styles there are it is.
    nonisolated var _kind: _TabViewKind { get }
}

/// The styles of tab views.
public enum _TabViewKind: Sendable {
    /// With a bar.
    case bar
    /// Pages, with dots.
    case page(PageTabViewStyle.IndexDisplayMode)
}

/// The default tab view style: a bar.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// A bar.
    nonisolated public var _kind: _TabViewKind { .bar }
}

/// A style with a bar, whatever the size of the screen.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Makes the style.
    nonisolated public init() {}
    /// A bar.
    nonisolated public var _kind: _TabViewKind { .bar }
}

/// A style that turns pages.
public struct PageTabViewStyle: TabViewStyle {
    /// When there are dots.
    public struct IndexDisplayMode: Sendable, Equatable {
        enum Mode { case automatic, always, never }
        let mode: Mode
        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode(mode: .automatic)
        /// Always.
        public static let always = IndexDisplayMode(mode: .always)
        /// Never.
        public static let never = IndexDisplayMode(mode: .never)
    }

    private let indexDisplayMode: IndexDisplayMode

    /// Makes the style.
    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
    }

    /// Pages.
    nonisolated public var _kind: _TabViewKind { .page(indexDisplayMode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar.
    nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A bar, which on larger screens can be a sidebar. There is no sidebar here: a bar, as on an iPhone.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// A bar.
    nonisolated public var _kind: _TabViewKind { .bar }
    /// Makes the style.
    nonisolated public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar, which on larger screens can be a sidebar. There is no sidebar here: a bar, as on an iPhone.
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
        SidebarAdaptableTabViewStyle()
    }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar, whatever the size of the screen.
    nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that are turned, with dots where there is more than one.
    nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages that are turned.
    nonisolated public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// Defines the look of the dots of pages.
@MainActor @preconcurrency
public protocol IndexViewStyle: Sendable {
    /// When there is a background behind the dots.
    nonisolated var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, with a background or without.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a background behind the dots.
    public struct BackgroundDisplayMode: Sendable {
        let style: UIPageControl.BackgroundStyle
        /// While they are touched.
        public static let automatic = BackgroundDisplayMode(style: .automatic)
        /// While they are touched.
        public static let interactive = BackgroundDisplayMode(style: .automatic)
        /// Always.
        public static let always = BackgroundDisplayMode(style: .prominent)
        /// Never.
        public static let never = BackgroundDisplayMode(style: .minimal)
    }

    /// When there is a background.
    nonisolated public let _background: BackgroundDisplayMode

    /// Makes the style.
    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        _background = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots, with a background while they are touched.
    nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots.
    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

private struct TabViewKindKey: EnvironmentKey { static let defaultValue = _TabViewKind.bar }
private struct IndexBackgroundKey: EnvironmentKey {
    static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.automatic
}

extension EnvironmentValues {
    var tabViewKind: _TabViewKind {
        get { self[TabViewKindKey.self] }
        set { self[TabViewKindKey.self] = newValue }
    }
    var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[IndexBackgroundKey.self] }
        set { self[IndexBackgroundKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style for the tab views within this view.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewKind, style._kind)
    }

    /// Sets the style for the dots of pages within this view.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.indexBackground, style._background)
    }
}
