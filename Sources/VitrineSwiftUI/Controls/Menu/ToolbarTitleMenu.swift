import VitrineUIKit

/// The title menu of a toolbar: what the title of the screen opens, in the middle of the bar.
public struct ToolbarTitleMenu<Content> {
    let content: Content
}

extension ToolbarTitleMenu: ToolbarContent where Content: View {
    /// Primitive content.
    public typealias Body = Never

    /// Makes a menu with entries.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Adds itself; of several the last one counts.
    public func _collect(_ items: inout _ToolbarItems) {
        let content = AnyView(content)
        items.titleMenu = { MenuAssembly.menu(of: content, $0) }
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Makes a menu without entries: the title opens nothing.
    nonisolated public init() { content = EmptyView() }
}

nonisolated extension View {
    /// Sets the menu that the title of the screen opens. A large title opens none until it is in the middle of the bar.
    @MainActor public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = ToolbarTitleMenu(content: content)
        return toolbar { menu }
    }
}
