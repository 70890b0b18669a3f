/// The customizations that a user has made to a tab view.
///
/// Users change the tabs of a sidebar; there is none here, and what a program has kept of another device stays as it is.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    private var sections: [String: [String]] = [:]
    private var visibility: [String: Bool] = [:]

    /// Makes a customization without changes.
    public init() {}

    /// The order of the tabs of a section, by their identifiers; nil where it was not changed.
    public subscript(sectionID id: String) -> [String]? {
        get { sections[id] }
        set { sections[id] = newValue }
    }

    /// Takes back the changes of the order of tabs.
    public mutating func resetSectionOrder() { sections = [:] }
    /// Takes back the changes of what is visible.
    public mutating func resetVisibility() { visibility = [:] }
}

/// A placement for tabs in a tab view using the adaptable sidebar style.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    fileprivate let isSidebar: Bool
    /// The tab bar.
    public static let tabBar = AdaptableTabBarPlacement(isSidebar: false)
    /// The sidebar: there is none here.
    public static let sidebar = AdaptableTabBarPlacement(isSidebar: true)
}

/// The customization behavior of customizable tab view content.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let rawValue: Int
    /// As the system has it.
    public static let automatic = TabCustomizationBehavior(rawValue: 0)
    /// The tab can be moved.
    public static let reorderable = TabCustomizationBehavior(rawValue: 1)
    /// The tab stays where it is.
    public static let disabled = TabCustomizationBehavior(rawValue: 2)
}

nonisolated extension View {
    /// Specifies the customizations to apply to the sidebar representation of the tab view: without a sidebar nothing.
    public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}

extension TabContent {
    /// The identity by which users' customizations know the tab.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

    /// Configures the customization behavior of the tab: without a sidebar no user customizes it.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    /// Configures the default visibility of a tab in customizable contexts: in the tab bar a tab is hidden, in a sidebar there
    /// is none.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        hidden(visibility == .hidden && placements.contains { !$0.isSidebar })
    }
}
