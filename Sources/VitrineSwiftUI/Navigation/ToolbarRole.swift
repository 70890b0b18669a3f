import VitrineUIKit

struct ToolbarRoleKey: NavigationPreference {
    static var defaultValue: ToolbarRole? { nil }
    static func reduce(value: inout ToolbarRole?, nextValue: () -> ToolbarRole?) {
        value = nextValue() ?? value
    }
}

struct ToolbarRemovalKey: NavigationPreference {
    static var defaultValue: Set<ToolbarDefaultItemKind> { [] }
    static func reduce(
        value: inout Set<ToolbarDefaultItemKind>, nextValue: () -> Set<ToolbarDefaultItemKind>
    ) { value.formUnion(nextValue()) }
}

/// The purpose of content that populates the toolbar.
public struct ToolbarRole: Equatable, Sendable {
    let style: UINavigationItem.ItemStyle
    /// As the platform has it: `navigationStack`.
    public static let automatic = ToolbarRole(style: .navigator)
    /// The screens of a stack: the title in the middle, the back button with a title.
    public static let navigationStack = ToolbarRole(style: .navigator)
    /// A browser: the title at the leading edge.
    public static let browser = ToolbarRole(style: .browser)
    /// An editor of a document: the title at the leading edge, the back button without a title.
    public static let editor = ToolbarRole(style: .editor)
}

/// A kind of item that toolbars have by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let number: Int
    /// The title.
    public static let title = ToolbarDefaultItemKind(number: 1)
}

nonisolated extension View {
    /// Configures the semantic role for the content populating the toolbar.
    public func toolbarRole(_ role: ToolbarRole) -> some View {
        preference(key: ToolbarRoleKey.self, value: role)
    }

    /// Removes a toolbar item present by default: the title, which screens above still have on their back button.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        preference(
            key: ToolbarRemovalKey.self, value: defaultItemKind.map { [$0] } ?? [])
    }
}
