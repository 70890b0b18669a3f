/// A preference that a navigation stack reads, and that ends there.
protocol NavigationPreference: PreferenceKey {}

struct NavigationRenamingKey: NavigationPreference {
    static var defaultValue: NavigationRenaming? { nil }
    static func reduce(value: inout NavigationRenaming?, nextValue: () -> NavigationRenaming?) {
        value = nextValue() ?? value
    }
}

/// What a new title is written to.
struct NavigationRenaming {
    let title: Binding<String>
}

struct NavigationTitleKey: NavigationPreference {
    static var defaultValue: String? { nil }
    static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

/// Makes the menu that the title opens.
struct NavigationTitleMenuKey: NavigationPreference {
    static var defaultValue: NavigationTitleMenu? { nil }
    static func reduce(value: inout NavigationTitleMenu?, nextValue: () -> NavigationTitleMenu?) {
        value = nextValue() ?? value
    }
}

/// What the title opens.
struct NavigationTitleMenu {
    let menu: @MainActor () -> UIMenu?
}

struct NavigationTitleModeKey: NavigationPreference {
    static var defaultValue: NavigationBarItem.TitleDisplayMode { .automatic }
    static func reduce(
        value: inout NavigationBarItem.TitleDisplayMode, nextValue: () -> NavigationBarItem.TitleDisplayMode
    ) {
        let next = nextValue()
        if next != .automatic { value = next }
    }
}

struct NavigationBackHiddenKey: NavigationPreference {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}

/// A configuration for a navigation bar that represents a view at the top of a navigation stack.
public struct NavigationBarItem: Sendable {
    /// A style for displaying the title of a navigation bar.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As the screen before; large for the root.
        case automatic
        /// In the middle of the bar.
        case inline
        /// Below the bar, until the content is scrolled.
        case large
    }
}

nonisolated extension View {
    /// Configures the view's title for purposes of navigation.
    public func navigationTitle(_ title: Text) -> some View {
        preference(key: NavigationTitleKey.self, value: title.string)
    }

    /// Configures the view's title for purposes of navigation, using a localized string.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Configures the view's title for purposes of navigation, using a string.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// Configures the view's title for purposes of navigation, using a binding, which the user changes from the title's menu.
    public func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(title.wrappedValue))
            .preference(key: NavigationRenamingKey.self, value: NavigationRenaming(title: title))
    }

    /// Configures the title display mode for this view.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
    {
        preference(key: NavigationTitleModeKey.self, value: displayMode)
    }

    /// Sets the title of this view in the navigation bar.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of this view in the navigation bar.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    /// Sets the title of this view in the navigation bar.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Sets the title and display mode of this view in the navigation bar.
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// Sets the title and display mode of this view in the navigation bar.
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

    /// Sets the title and display mode of this view in the navigation bar.
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// Hides the navigation bar's back button for the view; the swipe from the edge is off then, too.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        preference(key: NavigationBackHiddenKey.self, value: hidesBackButton)
    }

    /// Hides the navigation bar for this view.
    @available(*, deprecated, message: "Use toolbar(.hidden, for: .navigationBar)")
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
    }

    /// Configures the toolbar title display mode for this view.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        preference(key: NavigationTitleModeKey.self, value: mode.mode)
    }
}

/// A type that defines the behavior of title of a toolbar.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    /// As the screen before; large for the root.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// Below the bar, until the content is scrolled.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// In the middle of the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}
