/// A style of navigation views.
///
/// There are no columns: a navigation view is a stack, as it is on every screen of a phone.
@MainActor @preconcurrency
public protocol NavigationViewStyle: Sendable {}

/// A navigation view that shows one view at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    nonisolated public init() {}
}

/// The navigation view's own style: a stack.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Makes the style.
    nonisolated public init() {}
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
    /// Sets the style of the navigation views within this view: all there are make a stack.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
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
